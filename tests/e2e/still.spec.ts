import { errors, type Browser, type Page } from '@playwright/test';
import { HOODIE } from './goods.ts';
import { awake, expect, open, quiet, test } from './shop.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const LOCALES = ['ua', 'en'];
const PAGES = [
  { name: 'home', path: '' },
  { name: 'the listing', path: '/catalog' },
  { name: 'the product', path: `/catalog/product/${HOODIE}` },
];
/** The last place that the measurements of speed print, a hundredth of what is called good: a word that gives a few pixels. */
const BY_A_HAIR = 0.001;

/** As browsers tell it; not in the library of types yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Watched = Window & { shifts?: string[] };

/** Writes down everything that moves by itself from now on, a line each. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ left, top, width, height }: DOMRect): string => [left, top, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 90)} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push(`${value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as Watched).shifts ?? ['not watched']);

/** Two frames: what was to be moved has moved. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** As the measurements of speed have it: 1.6 Mbit/s and 150 ms. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Times that a phone's processor is slower: more of a page is painted half come. */
const SLOWER = 3;

/** Beyond it the emulated line has come to a stop, as Chromium's does once in a hundred pages: nothing more comes over it. */
const STOPPED_AFTER_MS = 30_000;

interface Visit {
  viewport: { width: number; height: number };
  address: string;
  line: string;
}

/** Everything that moved at a first visit, a line each; undefined where the line came to a stop. */
async function visitOnce(browser: Browser, { viewport, address, line }: Visit): Promise<string[] | undefined> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (line === 'slow') {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  await watchShifts(page);
  try {
    await page.goto(address, { timeout: STOPPED_AFTER_MS });
  } catch (error) {
    await context.close();
    if (line === 'slow' && error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
  await quiet(page);
  await awake(page);
  await settle(page);
  const shifts = await shiftsOf(page);
  await context.close();
  return shifts;
}

/** The same, once more where the line came to a stop. */
async function visit(browser: Browser, visited: Visit): Promise<string[]> {
  const shifts = (await visitOnce(browser, visited)) ?? (await visitOnce(browser, visited));
  return shifts ?? ['the line came to a stop twice'];
}

for (const viewport of WINDOWS)
  for (const locale of LOCALES)
    test(`nothing moves at a first visit in ${locale} at ${viewport.width} px`, async ({ browser, server }) => {
      test.slow();
      for (const line of ['quick', 'slow'])
        for (const { name, path } of PAGES) {
          const shifts = await visit(browser, { viewport, address: `${server.url}/${locale}${path}`, line });
          const where = `${name} on a ${line} line: ${shifts.join('\n')}`;
          // Letters of another width stand in until the shop's own are there, also where a processor has more to do.
          const sum = shifts.map((shift) => Number.parseFloat(shift)).reduce((total, value) => total + value, 0);
          expect.soft(sum, where).toBeLessThanOrEqual(BY_A_HAIR);
        }
    });

/** Where the first of these stands on the page. */
async function placeOf(page: Page, selector: string): Promise<number[]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round);
}

/** Follows a link without scrolling to it. It is no press of a finger: whatever moves afterwards was not asked for. */
const press = (page: Page, link: string): Promise<void> =>
  page.locator(link).evaluate((element: HTMLElement) => element.click());

for (const { width, height } of WINDOWS)
  test(`what comes late at ${width} px takes the place that was kept for it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // What sways is never in the same place twice.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    await open(page, '/ua/faq');
    let answers = Promise.withResolvers<void>();
    await page.route('**/v1/**', async (route) => {
      await answers.promise;
      await route.continue();
    });
    await settle(page);
    await page.evaluate(() => (window as Watched).shifts?.splice(0));
    await press(page, 'footer a[href="/ua/catalog"]');
    const outline = page.getByRole('main').locator('svg[viewBox="0 0 200 250"]');
    await expect(outline.first()).toBeVisible();
    await expect(outline.first().locator('path'), 'stitches for who asks for less motion').toHaveCSS(
      'animation-name',
      'none',
    );
    await settle(page);
    const tile = await placeOf(page, 'main svg[viewBox="0 0 200 250"]');
    answers.resolve();
    const card = page.getByRole('main').locator('article').first();
    await expect(card).toBeVisible();
    expect(await placeOf(page, 'main article > [data-disc]'), 'the first tile of the listing').toEqual(tile);
    answers = Promise.withResolvers();
    await press(page, 'header a[href="/ua"]');
    await expect(outline.first()).toBeVisible();
    await settle(page);
    const hero = await placeOf(page, 'main [data-place]');
    answers.resolve();
    await expect(page.getByRole('main').locator('article').first()).toBeVisible();
    await settle(page);
    expect(await placeOf(page, 'main [data-place]'), 'what hangs on the line of home').toEqual(hero);
    expect(await shiftsOf(page)).toEqual([]);
  });

test('the check of what moves sees a page pushed down', async ({ page }) => {
  await watchShifts(page);
  await open(page, '/ua/faq');
  await page.evaluate(() => {
    const pushing = document.createElement('p');
    pushing.style.blockSize = '120px';
    document.querySelector('main')?.prepend(pushing);
  });
  await settle(page);
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
});
