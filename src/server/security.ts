import { createHash } from 'node:crypto';
import { JSON_POLICY } from '#app/head/head-tags.ts';
import type { Config } from './config.ts';
import { hasTrackers } from './trackers.ts';

/** SHA-256 of nothing: the empty style element into which dialogs insert rules through the object model. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content Security Policy of every page: no inline script, no style but the page's own (`styles`, by its hash), no
 * eval, nothing foreign that is not named.
 */
export function contentSecurityPolicy(
  config: Config,
  hasGoogle = config.googleClientId !== undefined,
  styles?: string,
): string {
  const { apiUrl, branchesUrl, imageOrigins, paymentOrigins } = config;
  const own = "'self'";
  const api = apiUrl === undefined ? [] : [apiUrl];
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [own],
    'style-src': [own, EMPTY_STYLE, ...(styles === undefined ? [] : [hashOf(styles)])],
    'img-src': [own, 'data:', ...api, ...imageOrigins],
    'font-src': [own, 'data:'],
    'connect-src': [own, ...api, ...(branchesUrl === undefined ? [] : [new URL(branchesUrl).origin])],
    'manifest-src': [own],
    'worker-src': [own],
    // Who counts visits, and who signs in, is shut up in a page of our own; the shop's page itself names nobody.
    ...((hasTrackers(config) || hasGoogle) && { 'frame-src': [own] }),
    'form-action': [own, ...paymentOrigins],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one there may be makes nothing that runs: src/app/head/head-tags.ts.
    'trusted-types': [JSON_POLICY],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function hashOf(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
}

/** Headers of every answer. */
export function securityHeaders(config: Config, hasGoogle?: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config, hasGoogle),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The window in which one chooses a Google account answers to the page that opened it.
    'cross-origin-opener-policy': config.googleClientId === undefined ? 'same-origin' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
}
