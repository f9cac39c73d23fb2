import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, ViewportSize } from '@playwright/test';
import { HOODIE, LONG_SLEEVE } from './goods.ts';
import { awake, expect, open, quiet, test } from './shop.ts';
import { firstOf, IS_BY_EACH } from './shoppers.ts';
import { watchLateShifts } from './watch-late-shifts.ts';
import { BY_A_HAIR, forgetShifts, shiftsOf, sumOf, watchShifts } from './watch-shifts.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Words of either language stand in letters that come late; those of Ukrainian are the longer ones. */
const LOCALES = IS_BY_EACH ? ['ua', 'en'] : ['ua'];
const PAGES = [
  { name: 'home', path: '' },
  { name: 'the listing', path: '/catalog' },
  { name: 'the product', path: `/catalog/product/${HOODIE}` },
  // In the letters that stand in the way to it just has room for one line of a phone, in its own it has not.
  { name: 'a product with a long way to it', path: `/catalog/product/${LONG_SLEEVE}` },
];

/** Two frames: what was to be moved has moved. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** What comes at once; then nothing until it has been painted. */
const PIECE_BYTES = 211;
const PAINTED_WITHIN_MS = 34;
/** More of a page than a window shows at first. */
const CUT_BYTES = 24_000;

/**
 * The shop on the worst of lines: a page comes piece by piece, each painted before the next, and the letters after
 * everything else. What moves moves there each time, not once in a while.
 */
async function cutShop(origin: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const { url = '/', headers } = request;
      const answer = await fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' }, redirect: 'manual' });
      const { 'content-encoding': _, ...kept } = Object.fromEntries(answer.headers);
      const bytes = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { ...kept, 'content-length': bytes.length });
      const start = bytes.indexOf('<body');
      if (start === -1) return void response.end(bytes);
      response.write(bytes.subarray(0, start));
      for (let at = start; at < start + CUT_BYTES; at += PIECE_BYTES) {
        await delay(PAINTED_WITHIN_MS);
        response.write(bytes.subarray(at, at + PIECE_BYTES));
      }
      response.end(bytes.subarray(start + CUT_BYTES));
    };
    void pass();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Every page is visited at the same time, and each of their pieces is painted: they wait for each other. */
const ALL_AT_ONCE = { timeout: 30_000 };

/** Everything that moved at a first visit, a line each. */
async function visit(browser: Browser, viewport: ViewportSize, address: string): Promise<string[]> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await watchShifts(page);
  await page.goto(address);
  await quiet(page);
  await awake(page, ALL_AT_ONCE);
  await settle(page);
  const shifts = await shiftsOf(page);
  await context.close();
  return shifts;
}

for (const viewport of firstOf(1, WINDOWS))
  for (const locale of LOCALES)
    test(`nothing moves at a first visit in ${locale} at ${viewport.width} px`, async ({ browser, server }) => {
      test.slow();
      const cut = await cutShop(server.url);
      for (const [line, origin] of Object.entries({ quick: server.url, cut: cut.url })) {
        // A cut line is idle most of the time: all of them at once.
        const visits = PAGES.map(async ({ name, path }) => {
          const shifts = await visit(browser, viewport, `${origin}/${locale}${path}`);
          const where = `${name} on a ${line} line: ${shifts.join('\n')}`;
          // Letters of another width stand in until the shop's own are there.
          expect.soft(sumOf(shifts), where).toBeLessThanOrEqual(BY_A_HAIR);
        });
        await Promise.all(visits);
      }
      cut.stop();
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
    await forgetShifts(page);
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

test('the checks of what moves see a page pushed down', async ({ page }) => {
  await watchShifts(page);
  const movedLate = await watchLateShifts(page);
  await open(page, '/ua/faq');
  expect(await movedLate()).toBe(0);
  await page.evaluate(() => {
    const pushing = document.createElement('p');
    pushing.style.blockSize = '120px';
    document.querySelector('main')?.prepend(pushing);
  });
  await settle(page);
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
  await expect.poll(movedLate).toBeGreaterThan(0);
});
