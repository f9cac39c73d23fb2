import type { CDPSession, Locator, Page } from '@playwright/test';
import { bound } from '#domain/line-ends.ts';
import { variantId } from '#fixtures/catalogue/product-row.ts';
import { HOODIE, PHOTOS, variantOf } from './goods.ts';
import { add, PRODUCT, say } from './product-page.ts';
import { expect, open, test } from './shop.ts';
import { expectWordsFit } from './text-fits.ts';
import { hryvnias } from './words.ts';

const REDUCED = variantId('hoodie-nasinnia', 'coal');
/** A thing whose table has the longest words. */
const OVERSIZED = variantId('hoodie-soniakh', 'ultra');
const thumb = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: say('product.photo', { number, total: PHOTOS }), exact: true });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** What a finger does on its way: drawn and held still before it is taken off, or thrown. */
const DRAWN = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1, 1];
const THROWN = [0.25, 0.5, 0.75, 1];

/** Between two moves of a finger; it is put on less than a photo, for a busy browser draws some frames ahead of it. */
const FRAME_MS = 16;
const BETWEEN_SWIPES_MS = 400;

/** A finger that is put onto an element, moved aside (to the left when negative) and taken off. */
async function swipe(finger: CDPSession, element: Locator, aside: number, parts = DRAWN): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const at = (part: number) => ({ x: x + width / 2 + aside * (part - 0.5), y: y + height / 2 });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (const part of parts) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const [width, deviceScaleFactor, file] of [
  [390, 2, 500],
  [412, 1.75, 500],
  [390, 3, 1000],
] as const)
  test.describe(`at ${width} px, ${deviceScaleFactor} points a pixel`, () => {
    test.use({ viewport: { width, height: 844 }, deviceScaleFactor });

    test(`the main photo comes in the file for its width, ${width} × ${deviceScaleFactor}: ${file}`, async ({
      page,
    }) => {
      await open(page, PRODUCT);
      const photo = page.getByRole('list', { name: /^Фото/ }).getByRole('img').first();
      const drawn = await photo.evaluate((image) => {
        const { currentSrc, clientHeight, naturalHeight, naturalWidth, sizes } = image as HTMLImageElement;
        const said = Number(/(\d+)vw$/.exec(sizes)?.[1]) / 100;
        return { currentSrc, width: (clientHeight * naturalWidth) / naturalHeight, said: said * window.innerWidth };
      });
      expect(drawn.currentSrc).toContain(`-${file}.`);
      expect(Math.abs(drawn.said / drawn.width - 1), 'what is said of its width').toBeLessThan(0.06);
    });
  });

test('a finger swipes the photos, one at a time however hard: each comes to rest whole and is the one that is said to be shown', async ({
  page,
  context,
}) => {
  await open(page, PRODUCT);
  const strip = page.getByRole('list', { name: /^Фото/ });
  // How hard a browser takes a finger of ours to be thrown is its own affair; that it stops is said here.
  await expect(strip.getByRole('listitem').first()).toHaveCSS('scroll-snap-stop', 'always');
  const finger = await context.newCDPSession(page);
  const place = (): Promise<number> => strip.evaluate((row) => row.scrollLeft / row.clientWidth);
  for (const [aside, shown, parts] of [
    [-240, 2],
    [-240, 3],
    [240, 2],
    [200, 1, THROWN],
    [240, 1],
    [-200, 2, THROWN],
  ] as const) {
    await swipe(finger, strip, aside, parts);
    await expect.poll(place, `the photo in view after ${aside}`).toBeCloseTo(shown - 1, 2);
    await expect(thumb(page, shown), `after ${aside}`).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('main').locator('button[aria-current]')).toHaveCount(1);
    // At an end the row is there at once, and the browser still busy with the swipe: no hand is that quick.
    await page.waitForTimeout(BETWEEN_SWIPES_MS);
  }
  expect(await page.evaluate(() => window.scrollY), 'the page itself stays').toBe(0);

  await page.getByRole('button', { name: say('product.zoom'), exact: true }).tap();
  const large = page.getByRole('dialog');
  await expect(large.getByRole('status')).toHaveText(say('product.photo', { number: 2, total: PHOTOS }));
  await swipe(finger, large.getByRole('listitem').nth(1), -240);
  await expect(large.getByRole('status')).toHaveText(say('product.photo', { number: 3, total: PHOTOS }));
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(thumb(page, 3)).toHaveAttribute('aria-current', 'true');
});

test('a phone that is turned shows the photo it showed, on the page and enlarged', async ({ page }) => {
  await open(page, PRODUCT);
  const turns = [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ];
  const isStillShown = async (row: Locator, number: number): Promise<void> => {
    const place = (): Promise<number> => row.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
    await expect.poll(place).toBeCloseTo(number - 1, 2);
    const width = (): Promise<number> => row.evaluate(({ clientWidth }) => clientWidth);
    for (const size of turns) {
      const before = await width();
      await page.setViewportSize(size);
      await expect.poll(width).not.toBe(before);
      // What the row scrolls by because it is turned has been heard of by then.
      await page.waitForTimeout(BETWEEN_SWIPES_MS);
      expect(await place(), `the photo in view at ${size.width} px`).toBeCloseTo(number - 1, 2);
      await expect(thumb(page, number).first(), `at ${size.width} px`).toHaveAttribute('aria-current', 'true');
    }
  };
  await thumb(page, 5).tap();
  await isStillShown(page.getByRole('list', { name: /^Фото/ }), 5);

  await page.getByRole('button', { name: say('product.zoom'), exact: true }).tap();
  const large = page.getByRole('dialog');
  await large.getByRole('button', { name: say('photos.previous'), exact: true }).tap();
  await expect(large.getByRole('status')).toHaveText(say('product.photo', { number: 4, total: PHOTOS }));
  await isStillShown(large.getByRole('list'), 4);
  await expect(large.getByRole('status')).toHaveText(say('product.photo', { number: 4, total: PHOTOS }));
});

test('the button to buy and the price stay at the thumb from the top of a product to its end', async ({
  page,
  server,
}) => {
  const { variant, price, discountPrice } = await variantOf(server.url, REDUCED, 'ua');
  const isThere = variant.sizes.find(({ inStock }) => inStock);
  await open(page, `/ua/catalog/product/${REDUCED}?size=${isThere?.value}`);
  expect(discountPrice ?? price, 'it is reduced').toBeLessThan(price);
  const bar = add(page).locator('..');
  await expect(bar).toHaveCSS('height', '64px');
  await expect(bar.getByRole('button'), 'how many is said where the sizes are').toHaveCount(1);
  const places: Record<string, () => Promise<void>> = {
    'the top': () => page.evaluate(() => window.scrollTo(0, 0)),
    'the middle': () => page.getByRole('heading', { level: 1 }).evaluate((name) => name.scrollIntoView()),
    'the end': () => page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' })),
  };
  for (const [place, go] of Object.entries(places)) {
    await go();
    await expect.soft(add(page), place).toBeInViewport({ ratio: 1 });
    await expect.soft(bar, place).toContainText(hryvnias(discountPrice ?? 0));
    const { distance, isOnTop } = await add(page).evaluate((button) => {
      const { left, top, width, height, bottom } = button.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return { distance: window.innerHeight - bottom, isOnTop: button.contains(seen) };
    });
    expect.soft(isOnTop, `${place}: nothing lies over it`).toBe(true);
    // Where the screen ends the bar does too: it stands above the space before the footer.
    if (place !== 'the end') expect.soft(distance, `${place}: from the lower edge`).toBeLessThanOrEqual(24);
  }
  await add(page).tap();
  await expect(page.getByRole('link', { name: say('product.to-basket') }).first()).toBeInViewport({ ratio: 1 });
});

interface Measured {
  details: { measurements: { columns: string[]; rows: { size: string; values: number[] }[] } };
  variant: { sizes: { value: string }[] };
}

test('beside the sizes a table tells the centimetres of each size of this thing, and is closed again', async ({
  page,
  server,
}) => {
  const answer = await fetch(`${server.url}/v1/products/variants/${HOODIE}`, { headers: { 'accept-language': 'uk' } });
  const { details, variant } = (await answer.json()) as Measured;
  const { columns, rows } = details.measurements;
  const sold = rows.filter((row) => variant.sizes.some(({ value }) => value === row.size));
  expect(sold.length, 'it is measured').toBeGreaterThan(4);

  await open(page, `${PRODUCT}?size=M`);
  const opener = page.getByRole('button', { name: say('product.size-table'), exact: true });
  const table = page.getByRole('dialog', { name: say('product.size-table') });
  await expect(table).toBeHidden();
  await opener.tap();
  await expect(table).toBeInViewport({ ratio: 1 });
  const cells = (row: Locator): Promise<string[]> => row.locator('th, td').allTextContents();
  const lines = await Promise.all((await table.getByRole('row').all()).map(cells));
  expect(lines[0]?.slice(1)).toEqual(columns.map(bound));
  expect(lines.slice(1)).toEqual(sold.map(({ size, values }) => [say(`size.${size}`), ...values.map(String)]));
  await expect(table.locator('[data-chosen]')).toHaveText(/^M/);
  await table.getByRole('button', { name: say('common.close'), exact: true }).tap();
  await expect(table).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table).toBeHidden();
  await expect(opener).toBeFocused();
  // A finger beside the table closes it and presses nothing that lies behind.
  await opener.tap();
  await expect(table).toBeInViewport({ ratio: 1 });
  const { x = 0, y = 0 } = (await add(page).boundingBox()) ?? {};
  await page.touchscreen.tap(x + 10, y + 10);
  await expect(table).toBeHidden();
  await add(page).tap();
  await expect(page.getByRole('link', { name: say('header.basket-count', { count: 1 }) })).toBeVisible();
});

test('words of the size table stay whole; where they have no room the table scrolls, and nothing else', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/ua/catalog/product/${OVERSIZED}?size=M`);
    await page.getByRole('button', { name: say('product.size-table'), exact: true }).tap();
    await expect(page.getByRole('dialog', { name: say('product.size-table') })).toBeInViewport({ ratio: 1 });
    await expectWordsFit(page, `${width} px`);
    const last = page.getByRole('table').getByRole('columnheader').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test.describe('on a phone of fine dots', () => {
  test.use({ deviceScaleFactor: 1.75 });

  test('no picture is fetched in two sizes as a page comes', async ({ context }) => {
    for (const address of ['/ua', '/ua/catalog']) {
      // A page of its own: what the one before it still fetches would count as this one's.
      const page = await context.newPage();
      const fetched: string[] = [];
      const note = (request: { url: () => string }): void => {
        const [, picture] = /\/photos\/(.+)-\d+\.avif$/.exec(request.url()) ?? [];
        if (picture !== undefined) fetched.push(picture);
      };
      page.on('request', note);
      await page.goto(address, { waitUntil: 'load' });
      await page.close();
      expect(fetched.length, address).toBeGreaterThan(0);
      expect(fetched.toSorted(), address).toEqual([...new Set(fetched)].toSorted());
    }
  });
});
