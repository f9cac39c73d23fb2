import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { awake, expect, open, test } from './shop.ts';
import { watchThread } from './thread-time.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/**
 * The goal is 150 ms besides what the backend takes, on a processor four times slower. The quickest of several took 65 to
 * 120 ms on a quiet machine and up to 220 beside other stories: above this something has become slow.
 */
const PRESS_MS = 500;
/** Chromium fetches a lazy photo 2,500 px ahead of being seen; while the page is laid out that may reach a row further. */
const AHEAD_PX = 3_200;
/**
 * The goal for a key is 50 ms. On the same slow processor the best of three took 3 to 28, the more the machine had to do
 * besides; as much as this is 19 ms on a processor as it is.
 */
const KEY_MS = 75;

/**
 * The goal of a scroll is 60 frames a second: the page has 17 ms of its thread for each. A busy machine that draws without a
 * graphics card shows fewer of them all the same.
 */
const FRAMES = 90;
const WORK_MS = 1_000 / 60;
const FRAME_MS = 100;

const cards = (page: Page): Locator => page.getByRole('article');
const field = (page: Page): Locator => page.getByRole('search').getByRole('combobox');
const suggested = (page: Page): Locator =>
  page.getByRole('listbox', { name: say('search.suggestions') }).getByRole('option');
const names = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allTextContents();
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 768;

/** Opens an address and waits for what comes once the page is alive: its keys are heard. */
async function openAlive(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

/** Opens one of the filters: in the row, or in the sheet of a narrow screen. */
async function openFilter(page: Page, key: string): Promise<Locator> {
  const sheet = page.getByRole('group', { name: say('listing.filters'), exact: true });
  if (!isWide(page) && !(await sheet.isVisible()))
    await page.getByRole('button', { name: say('listing.filters') }).click();
  const summary = sheet.locator('summary', { hasText: say(key) });
  await summary.click();
  return sheet.getByRole('group', { name: say(key), exact: true });
}

async function closeFilters(page: Page): Promise<void> {
  if (isWide(page)) await page.keyboard.press('Escape');
  else await page.getByRole('button', { name: /^Показати \d+$/ }).click();
}

for (const viewport of WINDOWS)
  test.describe(`finding at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a shopper filters, looks at a thing, comes back to the same place and shares what was found', async ({
      page,
      browser,
      server,
    }) => {
      await openAlive(page, '/ua/catalog');
      const prices = await openFilter(page, 'listing.filter-price');
      await prices.getByLabel(say('listing.price-from', { price: '₴' })).fill('1 000');
      await prices.getByLabel(say('listing.price-to', { price: '₴' })).fill('2,650.00');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/ua/catalog?min=1000&max=2650');
      const colors = await openFilter(page, 'listing.filter-color');
      for (const color of ['Вугілля', 'Крейда', 'Соняшник']) await colors.getByLabel(color).check();
      await closeFilters(page);
      const chips = page.getByRole('list', { name: say('listing.chips') });
      await expect(chips.getByRole('button', { name: /Прибрати фільтр/ })).toHaveCount(5);
      await page.getByRole('link', { name: /Показати ще/ }).click();
      await expect(page).toHaveURL(/pages=2/);
      await expect.poll(() => cards(page).count()).toBeGreaterThan(12);

      const found = await names(page);
      const wanted = cards(page).nth(13);
      await wanted.scrollIntoViewIfNeeded();
      // Two frames: the page has noticed where it is.
      await page.evaluate(
        () => new Promise<void>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen()))),
      );
      const place = await page.evaluate(() => Math.round(window.scrollY));
      expect(place).toBeGreaterThan(300);
      const address = page.url();
      await wanted.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/catalog\/product\//);
      await expect(page.getByRole('heading', { level: 1, name: found[13] ?? '' })).toBeVisible();

      await page.goBack();
      await expect(page).toHaveURL(address);
      expect(await names(page)).toEqual(found);
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);

      const other = await (await browser.newContext({ viewport, serviceWorkers: 'block' })).newPage();
      await other.goto(address.replace('/ua/', '/en/'));
      await awake(other);
      await expect(cards(other)).toHaveCount(found.length);
      await expect(other.getByRole('button', { name: 'Remove filter: Coal' })).toBeVisible();
      await other.goto(address);
      expect(await names(other)).toEqual(found);
      expect(new URL(other.url()).origin).toBe(server.url);
      await other.context().close();
    });

    test('a shopper searches by the keyboard alone, with a slip and in Latin letters', async ({ page }) => {
      await openAlive(page, '/ua/catalog');
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('жнвиа', { delay: 20 });
      const options = suggested(page);
      await expect(options.first()).toContainText('Жнива');
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      await expectNoBarriers(page, { within: ['[role=search]'] });
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Жнива');

      await page.goBack();
      await expect(cards(page).first()).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type('hudi');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/ua/catalog?q=hudi');
      await expect(page).toHaveTitle('ШОВ — Пошук: hudi');
      await expect(page.getByRole('heading', { level: 1, name: '«hudi»' })).toBeVisible();
      await expect(options).toHaveCount(0);
      await expect.poll(async () => (await names(page)).every((name) => name.includes('Худі'))).toBe(true);

      // Both are remembered, the newest first.
      await field(page).fill('');
      await expect(options).toHaveText([/^hudi/, /^жнвиа/, say('search.forget')]);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(options).toHaveCount(0);
    });
  });

/** The work of the page itself is what the quickest of several tries shows: the machine has other things to do as well. */
const TRIES = 3;

test('a key pressed in the search field is worked on briefly while suggestions come and go', async ({ page }) => {
  await openAlive(page, '/ua/catalog');
  await field(page).click();
  await page.keyboard.type('шапка');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const slow: number[] = [];
    Object.assign(window, { slow });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, processingStart, processingEnd } = entry as PerformanceEventTiming;
        if (name === 'keydown' || name === 'input') slow.push(processingEnd - processingStart);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const longest: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await field(page).fill('');
    await page.evaluate(() => void ((window as unknown as { slow: number[] }).slow.length = 0));
    await page.keyboard.type('соняшник', { delay: 60 });
    await expect(suggested(page).first()).toBeVisible();
    longest.push(await page.evaluate(() => Math.max(0, ...(window as unknown as { slow: number[] }).slow)));
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.log(`longest work on a key, CPU 4x slower: ${longest.map(Math.round).join(', ')} ms`);
  expect(Math.min(...longest)).toBeLessThan(KEY_MS);
});

test('in a shop of a thousand things a pressed filter shows its list in no time, and a long list scrolls smoothly', async ({
  page,
  server,
}) => {
  test.slow();
  const world = await fetch(`${server.url}/v1/__mock/world`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'big-catalogue' }),
  });
  expect(world.ok).toBe(true);
  await open(page, '/ua/catalog');
  const sizes = await openFilter(page, 'listing.filter-size');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (const size of ['S', 'M', 'L', 'XL', 'S', 'M', 'L']) {
    const box = sizes.getByLabel(size, { exact: true });
    times.push(
      await box.evaluate(async (input: HTMLInputElement) => {
        const before = performance.now();
        input.click();
        const searched = (): PerformanceEntry | undefined =>
          performance
            .getEntriesByType('resource')
            .find(({ name, startTime }) => startTime >= before && name.includes('/v1/products/variants/search?'));
        await new Promise<void>((resolve) => {
          const look = (): void => {
            // It is dimmed from the press on; so quick an answer may have come that no frame was.
            if (searched() !== undefined && document.querySelector('[aria-busy=true]') === null) resolve();
            else requestAnimationFrame(look);
          };
          look();
        });
        const passed = performance.now() - before;
        return passed - (searched()?.duration ?? 0);
      }),
    );
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const said = times.map(Math.round).join(', ');
  console.log(`from a pressed filter to its list besides the backend, CPU 4x slower: ${said} ms`);
  expect(Math.min(...times)).toBeLessThan(PRESS_MS);

  await open(page, '/ua/catalog?pages=4');
  const worked = await watchThread(page);
  const frames: number[] = [];
  const work: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await page.evaluate(() => window.scrollTo(0, 0));
    const before = await worked();
    frames.push(
      await page.evaluate(async (count) => {
        const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
        const gaps: number[] = [];
        let before = await frame();
        for (let step = 0; step < count; step += 1) {
          window.scrollBy(0, 60);
          const now = await frame();
          gaps.push(now - before);
          before = now;
        }
        return gaps.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN;
      }, FRAMES),
    );
    work.push(((await worked()) - before) / FRAMES);
  }
  console.log(`work on a frame of a scroll: ${work.map((one) => one.toFixed(1)).join(', ')} ms`);
  expect(Math.max(...work)).toBeLessThan(WORK_MS);
  console.log(`95 of 100 frames of a scroll at most: ${frames.map(Math.round).join(', ')} ms`);
  expect(Math.min(...frames)).toBeLessThan(FRAME_MS);
});

test('a pressed filter is asked for with the press, whatever the page has to do right after it', async ({ page }) => {
  await openAlive(page, '/ua/catalog');
  const sizes = await openFilter(page, 'listing.filter-size');
  // The first question has to fetch what asks.
  await sizes.getByLabel('S', { exact: true }).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const waited = await sizes.getByLabel('M', { exact: true }).evaluate(async (input: HTMLInputElement) => {
    const BUSY_MS = 500;
    const keepBusy = (): void => {
      const end = performance.now() + BUSY_MS;
      while (performance.now() < end);
    };
    const before = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', keepBusy);
    port1.start();
    port2.postMessage('busy');
    input.click();
    const searched = (): PerformanceEntry | undefined =>
      performance
        .getEntriesByType('resource')
        .find(({ name, startTime }) => startTime >= before && name.includes('/v1/products/variants/search?'));
    while (searched() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    return ((searched()?.startTime ?? Number.NaN) - before) / BUSY_MS;
  });
  expect(waited).toBeLessThan(1);
});

test('only photos in view or near it are fetched, however long a listing is', async ({ page }) => {
  const photos = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') photos.add(new URL(request.url()).pathname);
  });
  await open(page, '/ua/catalog?pages=5');
  await page.waitForLoadState('networkidle');
  const far = await page
    .locator('article img')
    .evaluateAll(
      (images, margin) =>
        (images as HTMLImageElement[])
          .filter((image) => image.getBoundingClientRect().top > window.innerHeight + margin)
          .map((image) => image.complete && image.naturalWidth > 0),
      AHEAD_PX,
    );
  expect(far.length).toBeGreaterThan(20);
  expect(far.filter(Boolean)).toEqual([]);
  expect(photos.size).toBeLessThan((await page.locator('article img').count()) - far.length + 10);
});

test('the newest of several filters decides, whichever answer comes last', async ({ page }) => {
  await openAlive(page, '/ua/catalog');
  const sizes = await openFilter(page, 'listing.filter-size');
  let held: (() => void) | undefined;
  await page.route('**/v1/products/variants/search?*', async (route) => {
    if (held === undefined) await new Promise<void>((resolve) => (held = resolve));
    await route.continue().catch(() => {});
  });
  await sizes.getByLabel('XXS', { exact: true }).check();
  await expect.poll(() => held !== undefined).toBe(true);
  await sizes.getByLabel('XXS', { exact: true }).uncheck();
  await sizes.getByLabel('M', { exact: true }).check();
  await expect(page).toHaveURL('/ua/catalog?sizes=M');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const shown = await names(page);
  held?.();
  await page.waitForLoadState('networkidle');
  expect(await names(page)).toEqual(shown);
});
