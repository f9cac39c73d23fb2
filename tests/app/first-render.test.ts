import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '#app/app.tsx';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import { createStores } from '#app/container.ts';
import { renderPage } from '#app/entry-server.tsx';
import { matchAddress } from '#app/match.ts';
import { restoreState, type State } from '#app/state.ts';
import { idOf } from '#fixtures/ids.ts';
import { createTestBackend, TEST_NOW } from '#mocks/node.ts';
import { profile } from '#profiles/ua.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createFakeKeyValue } from '#tests/support/fake-key-value.ts';

const ORIGIN = 'https://shov.test';
const NEVER_MADE = '11111111-1111-4111-8111-111111111111';

/** The page as the server draws it, and as a browser begins it with the state that came along. */
async function drawTwice(address: string, faults: string[]) {
  const backend = createTestBackend();
  backend.faults.set(faults);
  const page = await renderPage({
    address,
    origin: ORIGIN,
    baseUrl: ORIGIN,
    fetch: (input, init) => backend.handle(new Request(input, init)),
    now: TEST_NOW,
  });
  const stores = createStores({
    profile,
    fetch: () => Promise.reject(new TypeError('nothing is asked for to begin with')),
    baseUrl: '',
    sendIdempotencyKey: true,
    keyValue: createFakeKeyValue(),
    clock: createFakeClock(TEST_NOW + 60_000),
    navigation: { at: () => '/', open: () => {}, submit: () => {} },
    analytics: new EventQueue(),
    newId: () => '',
    random: () => 0,
    report: () => {},
  });
  const match = matchAddress(new URL(address, ORIGIN).pathname, profile);
  const locale = match?.locale ?? 'ua';
  stores.locale.use(locale);
  await match?.row?.screen.preload();
  restoreState(stores, JSON.parse(page?.state ?? '') as State);
  const begun = await renderToReadableStream(
    createElement(StaticRouter, { location: address }, createElement(App, { stores })),
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await begun.allReady;
  return {
    status: page?.status,
    drawn: await new Response(page?.body).text(),
    begun: await new Response(begun).text(),
  };
}

/** How many of React's edges (`<!--$-->` to `<!--/$-->`) stand in one another at most. */
function deepestEdge(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end] of html.matchAll(/<!--(\/?)\$[!?]?-->/g)) {
    depth += end === '/' ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

test.each([
  ['/ua', [], 200],
  ['/ua/catalog', [], 200],
  ['/en/catalog?sort=new&pages=2', [], 200],
  [`/ua/catalog?q=${encodeURIComponent('постер')}`, [], 200],
  ['/ua/faq', [], 200],
  ['/ua/basket', [], 200],
  [`/en/catalog/product/${idOf('variant:tee-ruzha-coal')}`, [], 200],
  ['/ua/nowhere', [], 404],
  [`/ua/catalog/product/${NEVER_MADE}`, [], 404],
  ['/ua/catalog/nonsense', [], 404],
  ['/ua', ['pages.get:SOMETHING_WENT_WRONG:always'], 503],
  ['/ua/faq', ['pages.get:SOMETHING_WENT_WRONG:always'], 503],
  ['/ua/catalog', ['variants.search:SOMETHING_WENT_WRONG:always'], 503],
  ['/ua/catalog/product', ['variants.search:SOMETHING_WENT_WRONG:always'], 503],
  [`/en/catalog/product/${NEVER_MADE}`, ['variants.get:SOMETHING_WENT_WRONG:always'], 503],
])('%s with %j comes alive as the server drew it, its status %i', async (address, faults, status) => {
  const seen = await drawTwice(address, faults);
  // What stands there for browsers without scripts is left alone by those that run them.
  expect(seen.begun).toBe(seen.drawn.replaceAll(/(<noscript[^>]*>).*?(?=<\/noscript>)/g, '$1'));
  expect(seen.status).toBe(status);
  // A page is awake after its second pass: no slice stands in another.
  expect(deepestEdge(seen.drawn)).toBe(1);
});
