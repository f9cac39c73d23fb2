// `npm run speed`: how fast the three main pages are on a slow phone line, beside copies of themselves without scripts.
// Needs a build (`npm run build`). Prints medians and ratios; ratios of one run can be compared, single times cannot.
import { serve } from '@hono/node-server';
import { chromium, type Browser } from 'playwright';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { compressed } from '#server/compressed.ts';
import { configOf } from '#server/config.ts';
import { createShop } from '#server/shop.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.mjs';

const RUNS = Number(process.argv[2] ?? 5);
const GOAL = 1.2;
/** 1.6 Mbit/s, 150 ms, a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;
const SETTLE_MS = 1_500;
const VIEWPORT = { width: 390, height: 844 };

interface Figures {
  first: number;
  largest: number;
  blocking: number;
  shift: number;
  kilobytes: number;
  requests: number;
}

const dist = new URL('../../dist/', import.meta.url);
const shop = await createShop({ config: configOf({}), dist, backend: createEmbeddedBackend() });

/** The same shop, its pages without any script: the floor of what these pages can be. */
async function withoutScripts(request: Request): Promise<Response> {
  const response = await shop.fetch(
    new Request(request, { headers: { ...Object.fromEntries(request.headers), 'accept-encoding': '' } }),
  );
  if (!response.headers.get('content-type')?.startsWith('text/html')) return shop.fetch(request);
  const html = (await response.text()).replaceAll(
    /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
  const bare = new Response(html, { status: response.status, headers: response.headers });
  return compressed(bare, request.headers.get('accept-encoding') ?? undefined);
}

function listen(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<{ origin: string; close: () => void }> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
}

/** What the page itself saw, gathered by its own observers. */
function observe(): void {
  const seen = { largest: 0, blocking: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, use: (entry: PerformanceEntry & { value?: number }) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  watch('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
  watch('layout-shift', (entry) => (seen.shift += entry.value ?? 0));
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', LINE);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  let requests = 0;
  protocol.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const figures = await page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { first: first?.startTime ?? 0, ...(globalThis as unknown as { seen: Omit<Figures, 'first'> }).seen };
  });
  await context.close();
  return { ...figures, kilobytes: bytes / 1024, requests };
}

function median(runs: Figures[], name: keyof Figures): number {
  const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const full = await listen((request) => shop.fetch(request));
const bare = await listen(withoutScripts);
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath === undefined ? {} : { executablePath }),
});
const listing = await (await fetch(`${full.origin}/ua/catalog`)).text();
const [, product = '/ua/catalog'] = /href="(\/ua\/catalog\/product\/[^"]+)"/.exec(listing) ?? [];
const row = (cells: string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(10))).join('');

process.stdout.write(`${RUNS} runs each, median; 1.6 Mbit/s, 150 ms, processor ${SLOWER} times slower\n`);
process.stdout.write(`${row(['', 'first ms', 'largest ms', 'blocking', 'shift', 'KB', 'requests'])}\n`);
for (const [name, path] of Object.entries({ home: '/ua', listing: '/ua/catalog', product })) {
  const runs: { full: Figures[]; bare: Figures[] } = { full: [], bare: [] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.full.push(await measure(browser, full.origin + path));
    runs.bare.push(await measure(browser, bare.origin + path));
  }
  const cells = (figures: Figures[]): string[] =>
    (['first', 'largest', 'blocking', 'shift', 'kilobytes', 'requests'] as const).map((one) =>
      median(figures, one).toFixed(one === 'shift' ? 3 : 0),
    );
  const ratio = median(runs.full, 'largest') / median(runs.bare, 'largest');
  process.stdout.write(`${row([name, ...cells(runs.full)])}\n${row(['  without scripts', ...cells(runs.bare)])}\n`);
  process.stdout.write(`  largest paint, with / without scripts: ${ratio.toFixed(2)} (goal ${GOAL})\n`);
}
await browser.close();
full.close();
bare.close();
