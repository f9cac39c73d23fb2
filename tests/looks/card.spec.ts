import type { Locator, Page } from '@playwright/test';
import type { WireVariantItem } from '#contract/catalog.ts';
import { awake, expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');
const [YELLOW, BRICK, INK, WHITE] = ['rgb(255, 201, 31)', 'rgb(168, 58, 34)', 'rgb(26, 21, 18)', 'rgb(255, 255, 255)'];

/** A little before the day of all stories (on-that-day.ts). */
const LATELY = '2026-11-18T09:00:00.000Z';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** From now on the first three things of every listing are new, reduced, and sold out though reduced. */
async function makeUnlike(page: Page): Promise<void> {
  await page.route('**/v1/products/variants/search?*', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = (await response.json()) as { items: WireVariantItem[] };
    const withStock = (item: WireVariantItem, inStock: boolean): WireVariantItem => ({
      ...item,
      variant: { ...item.variant, sizes: item.variant.sizes.map((size) => ({ ...size, inStock })) },
    });
    const [first, second, third, ...others] = items;
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few goods');
    const unlike = [
      { ...withStock(first, true), discountPrice: null, createdAt: LATELY },
      { ...withStock(second, true), price: 2_000, discountPrice: 1_600 },
      { ...withStock(third, false), discountPrice: 1 },
    ];
    await route.fulfill({ response, json: { ...rest, items: [...unlike, ...others] } });
  });
}

const looksOf = (element: Locator, ...names: string[]): Promise<string[]> =>
  element.evaluate((node, properties) => {
    const style = getComputedStyle(node);
    return properties.map((property) => style.getPropertyValue(property));
  }, names);

test('a card has its label sewn to the corner, in a color of its own; what is sold out is faint and struck through', async ({
  page,
}) => {
  await makeUnlike(page);
  await open(page, '/ua/catalog');
  await page.getByRole('combobox', { name: say('listing.sort') }).selectOption('new');
  const cards = page.getByRole('article');
  const [fresh, reduced, soldOut] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  const labels = [
    [fresh, say('listing.label-new'), YELLOW, INK],
    [reduced, say('listing.label-sale', { percent: 20 }), BRICK, WHITE],
    [soldOut, say('listing.label-sold-out'), undefined, undefined],
  ] as const;
  await expect(soldOut.getByText(say('listing.label-sold-out'), { exact: true })).toBeVisible();
  const grounds = new Set<string>();
  for (const [card, words, ground, letters] of labels) {
    const label = card.locator('[data-disc]').getByText(words, { exact: true });
    await expect(label).toBeVisible();
    const [background = '', color] = await looksOf(label, 'background-color', 'color');
    grounds.add(background);
    if (ground !== undefined) expect.soft([background, color], words).toEqual([ground, letters]);
    const [at, tile] = await Promise.all([label.boundingBox(), card.locator('[data-disc]').boundingBox()]);
    expect.soft([at?.x, (at?.y ?? 0) - (tile?.y ?? 0)], `${words}: flush at the top left`).toEqual([tile?.x, 16]);
  }
  expect.soft(grounds.size, 'the label of what is sold out is neither yellow nor brick').toBe(3);

  const faint = (card: Locator): Promise<string[]> => looksOf(card.locator('[data-disc] img').first(), 'opacity');
  expect.soft([await faint(soldOut), await faint(fresh)]).toEqual([['0.42'], ['1']]);

  const sizes = (card: Locator): Locator => card.getByRole('group').getByRole('button');
  await sizes(soldOut).first().waitFor();
  const bar = await looksOf(fresh.getByRole('group'), 'background-color', 'height');
  expect.soft(bar, 'the bar of sizes').toEqual([INK, '46px']);
  expect
    .soft(await looksOf(sizes(fresh).nth(1), 'border-left-style', 'text-decoration-line'))
    .toEqual(['solid', 'none']);
  expect.soft(await looksOf(sizes(fresh).nth(0), 'border-left-width')).toEqual(['0px']);
  expect.soft(await looksOf(sizes(soldOut).nth(1), 'text-decoration-line'), 'struck through').toEqual(['line-through']);
  const [there, gone] = [await looksOf(sizes(fresh).nth(1), 'color'), await looksOf(sizes(soldOut).nth(1), 'color')];
  expect.soft(gone, 'and grey').not.toEqual(there);
});

test('the way to another category is a row of its own: half a yellow label, half a photo', async ({ page }) => {
  await open(page, '/ua/catalog');
  const places = page.locator('ul:has(> li > article) > li');
  const insert = places.nth(4);
  const boxOf = async (one: Locator): Promise<{ x: number; width: number; end: number }> => {
    const { x, width } = (await one.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    return { x, width, end: x + width };
  };
  const [first, last, whole] = [await boxOf(places.nth(0)), await boxOf(places.nth(3)), await boxOf(insert)];
  expect(whole.width).toBeCloseTo(last.end - first.x, 0);

  const label = insert.locator('div:has(> p)');
  await expect(label).toHaveCSS('background-color', YELLOW);
  const [words, photo] = [await boxOf(label), await boxOf(insert.locator('img'))];
  for (const half of [words, photo]) expect(Math.abs(half.width / whole.width - 0.5)).toBeLessThan(0.1);
  expect([words.x, photo.end]).toEqual([whole.x, whole.end]);
  expect(words.end, 'nothing between them').toBeGreaterThanOrEqual(photo.x);
});

test('the sixth card shows who wears its thing from edge to edge; who points at it sees the thing itself', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await open(page, '/ua/catalog');
  const card = page.getByRole('article').nth(5);
  const tile = card.locator('[data-disc]');
  const [worn, bare] = [tile.locator('img').nth(0), tile.locator('img').nth(1)];
  await tile.scrollIntoViewIfNeeded();
  await expect(worn).toHaveAttribute('src', /-worn-/);
  const [whole, photo] = [await tile.boundingBox(), await worn.boundingBox()];
  expect(photo).toEqual(whole);
  await expect(bare).toBeHidden();
  const file = (await bare.getAttribute('src'))?.replace(/-\d+\.avif$/, '-') ?? '';
  expect(asked.filter((url) => url.includes(file) && /-\d+\.avif$/.test(url) && !url.includes('-worn-'))).toEqual([]);
  await card.hover({ position: { x: 60, y: 160 } });
  await expect(bare).toBeVisible();
  await expect(tile.locator(':scope > span')).toHaveCSS('opacity', '0');
});

test('until photos are there each place of one is lit as a tile, whatever color the photo has', async ({ page }) => {
  await page.route('**/photos/**', () => {});
  for (const address of ['/ua', '/ua/catalog']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await awake(page);
    const main = page.getByRole('main');
    const tile = main.locator('article [data-disc]').first();
    const [ground = ''] = await looksOf(tile, 'background-image');
    expect(ground).toMatch(/^radial-gradient/);
    const places = main.locator('span:has(> img)');
    expect(await places.count(), address).toBeGreaterThan(1);
    for (const place of await places.all()) {
      expect.soft(await looksOf(place, 'background-image', 'background-color')).toEqual([ground, 'rgba(0, 0, 0, 0)']);
    }
  }
});
