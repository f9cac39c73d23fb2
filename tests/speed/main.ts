// `npm run speed`: how fast the three main pages are on a slow phone, beside copies of themselves without scripts and beside
// the least that such a page can be. Needs a build (`npm run build`). Prints medians and ratios: what is of one run can be
// compared, single times cannot.
import { existsSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { chromium } from 'playwright';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { compressed } from '#server/compressed.ts';
import { configOf } from '#server/config.ts';
import { createShop } from '#server/shop.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../src/build/chromium.mjs';
import { amountsTyped, refuse, understood } from '../../src/build/command-line.ts';
import { limitOf, withoutScripts } from './copies.ts';
import { type Figures, measurePress, measurePresses, measureVisit, median } from './measure.ts';

const [RUNS = 5] = understood(() => amountsTyped('how often', 1));
const PRESSES = 20;

const dist = new URL('../../dist/', import.meta.url);
if (!existsSync(new URL('server/entry-server.js', dist))) refuse('no build in dist/: npm run build');
const shop = await createShop({ config: configOf({}), dist, backend: createEmbeddedBackend() });

/** The shop, its pages made into something else. */
function copiedBy(copy: (html: string) => string) {
  return async (request: Request): Promise<Response> => {
    const headers = { ...Object.fromEntries(request.headers), 'accept-encoding': '' };
    const response = await shop.fetch(new Request(request, { headers }));
    if (!response.headers.get('content-type')?.startsWith('text/html')) return shop.fetch(request);
    const { status } = response;
    const page = new Response(copy(await response.text()), { status, headers: { 'content-type': 'text/html' } });
    return compressed(page, request.headers.get('accept-encoding') ?? undefined);
  };
}

type Answer = (request: Request) => Response | Promise<Response>;

function listen(fetch: Answer): Promise<{ origin: string; close: () => void }> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
}

const shops = {
  shop: await listen((request) => shop.fetch(request)),
  bare: await listen(copiedBy(withoutScripts)),
  limit: await listen(copiedBy(limitOf)),
};
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath === undefined ? {} : { executablePath }),
});
const say = (words: string): void => void process.stdout.write(`${words}\n`);
const row = (name: string, cells: string[]): string =>
  name.padEnd(20) + cells.map((cell) => cell.padStart(12)).join('');

const listing = `${shops.shop.origin}/ua/catalog`;
const [, product = '/ua/catalog'] =
  /href="(\/ua\/catalog\/product\/[^"]+)"/.exec(await (await fetch(listing)).text()) ?? [];
const COLUMNS = ['first', 'largest', 'blocked', 'longest', 'kilobytes', 'requests'] as const;

say(`${RUNS} runs each, median; 412 px, 1.6 Mbit/s, 150 ms, processor four times slower`);
say(row('', ['first ms', 'largest ms', 'blocked ms', 'longest ms', 'KB', 'requests']));
for (const [name, path] of Object.entries({ home: '/ua', listing: '/ua/catalog', product })) {
  const runs: Record<keyof typeof shops, Figures[]> = { shop: [], bare: [], limit: [] };
  for (let run = 0; run < RUNS; run += 1)
    for (const copy of ['shop', 'bare', 'limit'] as const)
      runs[copy].push(await measureVisit(browser, shops[copy].origin + path));
  const of = (copy: keyof typeof shops, column: keyof Figures): number => median(runs[copy].map((one) => one[column]));
  const cells = (copy: keyof typeof shops): string[] => COLUMNS.map((column) => of(copy, column).toFixed(0));
  const beside = (copy: 'bare' | 'limit'): string[] =>
    (['first', 'largest'] as const).map((column) => `${(of('shop', column) / of(copy, column)).toFixed(2)} x`);
  say(row(name, cells('shop')));
  say(row('  without scripts', cells('bare')));
  say(row('  limit', cells('limit')));
  say(row('  / without scripts', beside('bare')));
  say(row('  / limit', beside('limit')));
}
const first: number[] = [];
for (let run = 0; run < RUNS; run += 1) first.push(await measurePress(browser, listing));
const { ms, megabytes } = await measurePresses(browser, listing, PRESSES);
say(
  `a press on a card, to the heading of its thing: ${median(first).toFixed(0)} ms for the first time and slowed down,`,
);
say(`${ms.toFixed(0)} ms again and again; ${megabytes.toFixed(1)} MB of live memory after ${PRESSES} of them`);
await browser.close();
for (const { close } of Object.values(shops)) close();
