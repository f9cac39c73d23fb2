import type { Browser, Page } from 'playwright';

/** 1.6 Mbit/s, 150 ms, a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;
/** A phone of the middle, as the measurements of others have it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** By then a page fetches nothing more. */
const QUIET_AFTER_MS = 4_500;
const CARD = 'main a[href*="/catalog/product/"]';

/** Of one visit: ms, but for the last two. */
export interface Figures {
  first: number;
  largest: number;
  /** Beyond 50 ms of each task after the first paint. */
  blocked: number;
  longest: number;
  kilobytes: number;
  requests: number;
}

interface Seen {
  first: number;
  largest: number;
  tasks: [start: number, duration: number][];
}

/** What the page itself sees, gathered by its own observers. */
function observe(): void {
  const seen: Seen = { first: 0, largest: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const watch = (type: string, use: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
}

/** Opens the address as if for the first time, on a slow phone unless told otherwise. */
async function visit(browser: Browser, address: string, isSlow = true) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (isSlow) {
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  const came = { kilobytes: 0, requests: 0 };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    came.kilobytes += encodedDataLength / 1024;
    came.requests += 1;
  });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_AFTER_MS);
  return { page, devtools, came, leave: () => context.close() };
}

export async function measureVisit(browser: Browser, address: string): Promise<Figures> {
  const { page, came, leave } = await visit(browser, address);
  const { first, largest, tasks } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await leave();
  const later = tasks.filter(([start]) => start >= first).map(([, duration]) => duration);
  const blocked = later.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { first, largest, blocked, longest: Math.max(0, ...later), ...came };
}

/** Presses the first card of a listing; ms until the heading of its thing is seen. */
async function pressCard(page: Page): Promise<number> {
  const seen = await page.evaluateHandle(() => {
    const before = document.querySelector('main h1')?.textContent;
    const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
    const { promise, resolve } = Promise.withResolvers<number>();
    const onClick = (): void => {
      const pressedAt = performance.now();
      const look = (): void => {
        if (heading() === '' || heading() === before) requestAnimationFrame(look);
        // After the frame that shows it.
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
      };
      look();
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
    return { promise };
  });
  await page.locator(CARD).first().click();
  return seen.evaluate(({ promise }) => promise);
}

/** ms until the heading of a thing is seen after a press on its card, for the first time and on a slow phone. */
export async function measurePress(browser: Browser, listing: string): Promise<number> {
  const { page, leave } = await visit(browser, listing);
  const ms = await pressCard(page);
  await leave();
  return ms;
}

/** The same again and again without being slowed down: ms in the middle, and MB of live memory in the end. */
export async function measurePresses(browser: Browser, listing: string, times: number) {
  const { page, devtools, leave } = await visit(browser, listing, false);
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    taken.push(await pressCard(page));
    await page.goBack();
    await page.locator(CARD).first().waitFor();
  }
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await leave();
  return { ms: median(taken), megabytes: usedSize / 1024 / 1024 };
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
