import { LANGUAGES, LOCALES } from '#domain/profile.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import { isForItselfAlone } from './public-origin.ts';

/** Where the shop's page finds it. */
export const GOOGLE_PATH = '/google-sign-in';

/** Google's own client (https://developers.google.com/identity/gsi/web/reference/js-reference). */
const GOOGLE = 'https://accounts.google.com/gsi/';
/** Where the bundled backend plays it. */
const STAND_IN = '/v1/__mock/google-client.js';
const STAND_IN_ID = 'stand-in';
const WIDTH_PX = 260;

/** Which client is used, and as whom the shop is known to it. */
export interface GoogleClient {
  id: string;
  isStandIn: boolean;
}

/**
 * Google's client where an id is configured, else the bundled backend's stand-in where its developer's endpoints answer;
 * beside a real backend there is none.
 */
export function googleClientOf(config: Config, isBundled: boolean): GoogleClient | undefined {
  const { googleClientId: id, hasOpenTools } = config;
  if (id !== undefined) return { id, isStandIn: false };
  const hasStandIn = isBundled && (hasOpenTools || isForItselfAlone(config));
  return hasStandIn ? { id: STAND_IN_ID, isStandIn: true } : undefined;
}

/**
 * What runs in the frame: it fetches the client, has its button drawn, and hands what the client gives to the shop's page
 * and to no other.
 */
const SCRIPT = `
const { nonce } = document.currentScript;
const { client, id } = document.documentElement.dataset;
const say = (message) => window.parent.postMessage(message, window.location.origin);
const script = document.createElement('script');
script.addEventListener('error', () => say({ name: 'failed' }));
script.addEventListener('load', () => {
  try {
    const { initialize, renderButton } = window.google.accounts.id;
    initialize({
      client_id: id,
      callback: ({ credential }) => {
        if (typeof credential === 'string') say({ name: 'credential', credential });
      },
    });
    const { lang: locale } = document.documentElement;
    const look = { theme: 'outline', size: 'large', text: 'continue_with', width: ${WIDTH_PX}, locale };
    renderButton(document.querySelector('main'), look);
    say({ name: 'drawn' });
  } catch {
    say({ name: 'failed' });
  }
});
// The client gives it to the styles it writes into the page.
script.nonce = nonce;
script.src = client;
document.head.append(script);
`;

const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/**
 * A page for a script that is not ours, shown in a frame of the sign-in dialog: what it writes, loads and styles stays in
 * here, so the shop's own page keeps its policy. It keeps the shop's origin, which is what Google knows the shop by.
 */
export function googleSignInPage({ id, isStandIn }: GoogleClient, language: string | undefined): Response {
  const nonce = randomUUID();
  const client = isStandIn ? STAND_IN : `${GOOGLE}client`;
  const policy = [
    "default-src 'none'",
    `script-src ${HASH} ${isStandIn ? "'self'" : client}`,
    `style-src 'nonce-${nonce}'${isStandIn ? '' : ` ${GOOGLE}style`}`,
    `connect-src ${isStandIn ? "'self'" : GOOGLE}`,
    ...(isStandIn ? [] : [`frame-src ${GOOGLE}`, 'img-src https://*.googleusercontent.com']),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  const lang = LOCALES.map((one) => LANGUAGES[one].tag).find((tag) => tag === language) ?? LANGUAGES.ua.tag;
  const style = `<style nonce="${nonce}">:root{color-scheme:light}body{margin:0}</style>`;
  const html = `<!doctype html><html lang="${lang}" data-client="${client}" data-id="${id}"><head><meta charset="utf-8"><title>Google</title>${style}</head><body><main></main><script nonce="${nonce}">${SCRIPT}</script></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  });
}
