import { expectNoBarriers } from './barriers.ts';
import { cards, closeFilters, field, names, openAlive, openFilter, say, suggested } from './finding.ts';
import { awake, expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';

/** Chromium fetches a lazy photo 2,500 px ahead of being seen; while the page is laid out that may reach a row further. */
const AHEAD_PX = 3_200;

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of firstOf(1, WINDOWS))
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
      const more = page.getByRole('link', { name: /Показати ще/ });
      // A press while the goods of the last colour are on their way asks for nothing.
      await expect(more).not.toHaveAttribute('aria-busy');
      await more.click();
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
