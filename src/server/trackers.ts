import { createHash } from 'node:crypto';
import type { Config } from './config.ts';

/** Where the shop's page finds them. */
export const TRACKERS_PATH = '/trackers';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://www.google-analytics.com', 'https://*.google-analytics.com'];
const PIXEL = 'https://www.facebook.com';

/**
 * What runs in the frame: it takes events of the page around it only, hands them to the tag manager's queue, and asks for
 * the pixel's picture. Names on the right are those of the pixel.
 */
const SCRIPT = `
const names = {
  page: 'PageView',
  'add-to-basket': 'AddToCart',
  purchase: 'Purchase',
  'one-click-order': 'Lead',
  subscribe: 'Subscribe',
  signup: 'CompleteRegistration',
};
const { pixel } = document.documentElement.dataset;
window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || !Object.hasOwn(names, data.name)) return;
  const { name, ...rest } = data;
  window.dataLayer.push({ event: name, ...rest });
  if (!pixel) return;
  const said = { id: pixel, ev: names[name] };
  if (rest.value !== undefined) Object.assign(said, { 'cd[value]': rest.value, 'cd[currency]': rest.currency });
  new Image().src = '${PIXEL}/tr?' + new URLSearchParams(said);
});
window.parent.postMessage('ready', '*');
`;

const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Whether the shop is set up to have its visits counted. */
export function hasTrackers({ tagManagerId, pixelId }: Config): boolean {
  return tagManagerId !== undefined || pixelId !== undefined;
}

/**
 * A page for scripts that are not ours, shown in a frame and without an origin: they can read neither the shop's page nor
 * its address, storage and cookies. It is fetched only once the shopper has agreed.
 */
export function trackersPage({ tagManagerId, pixelId }: Config): Response {
  const isTagged = tagManagerId !== undefined;
  const counters = [...(isTagged ? [TAG_MANAGER, ...ANALYTICS] : []), ...(pixelId === undefined ? [] : [PIXEL])];
  const policy = [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${[HASH, ...(isTagged ? [TAG_MANAGER] : [])].join(' ')}`,
    `connect-src ${counters.join(' ')}`,
    `img-src ${counters.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  const manager = isTagged ? `<script async src="${TAG_MANAGER}/gtm.js?id=${tagManagerId}"></script>` : '';
  const html = `<!doctype html><html lang="en" data-pixel="${pixelId ?? ''}"><meta charset="utf-8"><title>Counters</title><script>${SCRIPT}</script>${manager}</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  });
}
