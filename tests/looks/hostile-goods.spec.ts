import type { Locator, Page } from '@playwright/test';
import { HOODIE, HOODIE_M } from '#tests/e2e/goods.ts';
import { HOSTILITIES, HostileGoods } from './hostile-goods.ts';
import { makeOrder } from '#tests/e2e/orders.ts';
import { awake, expect, FAILED_ANSWER, open, test } from '#tests/e2e/shop.ts';
import { expectWordsFit } from '#tests/e2e/text-fits.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');
const WIDTHS = [320, 390, 768, 1440];

test.use({ reducedMotion: 'reduce' });

/** As browsers tell it; not in the library of types yet. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

type Shifted = Window & { shifts?: string[] };

async function expectAllFits(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectWordsFit(page, `${where} at ${width} px`);
    // A screen that is leaving is still there, without a size.
    const tiles = await page
      .getByRole('main')
      .locator('article > [data-disc]')
      .evaluateAll((all) =>
        all
          .map((tile) => tile.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ width, height }) => width / height),
      );
    for (const shape of tiles) expect(shape, `the shape of a tile in ${where} at ${width} px`).toBeCloseTo(0.8, 2);
  }
}

/** These words of an element are read from left to right, and stand after all that comes before them. */
async function expectInOrder(place: Locator, words: string): Promise<void> {
  const places = await place.evaluate((element, tail) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: number[] = [];
    const [LINE_PX, WINDOW_PX] = [12, 10_000];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const at of (node.nodeValue ?? '').split('').keys()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, top } = range.getBoundingClientRect();
        letters.push(Math.round(top / LINE_PX) * WINDOW_PX + left);
      }
    const from = (element.textContent ?? '').indexOf(tail);
    return { before: Math.max(...letters.slice(0, from)), tail: letters.slice(from, from + tail.length) };
  }, words);
  expect(places.tail, `«${words}»`).toEqual(places.tail.toSorted((a, b) => a - b));
  expect(places.before, `what comes before «${words}»`).toBeLessThanOrEqual(places.tail[0] ?? 0);
}

test('home, the listing and every product keep their layout, whatever the goods are', async ({ page, server }) => {
  test.slow();
  const goods = await HostileGoods.from(server.url);
  await open(page, '/ua/faq');
  await goods.plant(page);
  await page.locator('footer a[href="/ua/catalog"]').click();
  await expect(page.getByRole('heading', { name: 'Щ'.repeat(200) })).toBeVisible();
  await expectAllFits(page, 'the listing');
  for (const hostility of HOSTILITIES) {
    await page.locator(`article :is(h2, h3) a[href="/ua/catalog/product/${goods.idOf(hostility)}"]`).click();
    await expect(page.getByRole('button', { name: say('product.add'), exact: true })).toBeVisible();
    await expectAllFits(page, `the product of ${hostility.what}`);
    if (hostility.hasNoPhotos === true)
      await expect(page.getByRole('main').locator('svg[role=img]').first(), 'its name for a photo').toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: say('listing.title') })).toBeVisible();
  }
  await page.locator('footer a[href="/ua"]').click();
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
  await expectAllFits(page, 'home');
});

test('the basket and the checkout keep their layout, whatever is bought', async ({ page, server }) => {
  test.slow();
  const goods = await HostileGoods.from(server.url);
  await goods.plant(page);
  await goods.fillBasket(page);
  await open(page, '/ua/basket');
  await expect(page.getByRole('list', { name: say('basket.lines') }).getByText('Щ'.repeat(200))).toBeVisible();
  await expectAllFits(page, 'the basket');
  const turning = page.getByRole('listitem').filter({ hasText: 'підступна назва' });
  await expectInOrder(turning.getByText('בד כחול').last(), 'розмір');
  await turning
    .getByRole('button', { name: say('basket.remove') })
    .last()
    .click();
  await expect(page.getByText(/^Прибрали з\sкошика: \u2068[^\u202E]+\u2069, один\sрозмір/)).toBeVisible();
  await goods.fillBasket(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const [stage, address] of [
    ['payment', (id: string) => `${id}?step=payment`],
    ['paid', (id: string) => `success?order=${id}`],
  ] as const) {
    const id = await makeOrder(server.url, goods.basket, stage);
    await open(page, `/ua/checkout/${address(id)}`);
    const unfold = page.getByRole('button', { name: say('order.show-goods', { count: HOSTILITIES.length }) });
    if (stage === 'payment') await unfold.click();
    await expect(page.getByRole('list', { name: say('order.lines') }).getByText('Щ'.repeat(200))).toBeVisible();
    await expectAllFits(page, `the order at ${stage}`);
    await page.setViewportSize({ width: 390, height: 900 });
  }
});

for (const [what, answer] of [
  ['cannot be had', { status: 404, body: '' }],
  ['are broken files', { status: 200, contentType: 'image/avif', body: 'no picture' }],
] as const)
  test.describe(`photos that ${what}`, () => {
    test.use({ basket: { items: [HOODIE_M] } });

    test(`photos that ${what} show their colour and name in their place`, async ({ page, alarms }) => {
      alarms.expect(FAILED_ANSWER);
      await page.route('**/photos/**', (route) => route.fulfill(answer));
      for (const address of ['/ua/catalog', `/ua/catalog/product/${HOODIE}`]) {
        await open(page, address);
        const shown = page.getByRole('main').locator('svg[role=img]').first();
        await expect(shown, address).toHaveAccessibleName(/\p{L}{3}/u);
        await expect(shown.locator('rect')).toHaveAttribute('fill', /^#[0-9a-f]{6}$/i);
        const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
        expect(Math.min(width, height), `${address}: its shape`).toBeGreaterThan(100);
        await expectAllFits(page, address);
      }
      await open(page, '/ua/basket');
      const line = page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem');
      await expect(line.locator('svg rect').first()).toBeVisible();
      await expectAllFits(page, 'the basket');
    });
  });

for (const address of ['/ua', '/ua/catalog', `/ua/catalog/product/${HOODIE}`])
  test(`photos that come late leave name and colour to be seen and move nothing at ${address.replace(HOODIE, '…')}`, async ({
    page,
  }) => {
    const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/photos/**', async (route) => {
      await isTime;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push(...(entry as LayoutShift).sources.map(({ node }) => node?.parentElement?.outerHTML ?? ''));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await awake(page);
    const first = page.getByRole('main').locator('img').first();
    const before = await first.boundingBox();
    expect(Math.min(before?.width ?? 0, before?.height ?? 0), 'its place').toBeGreaterThan(100);
    const card = page.getByRole('main').locator('article').first();
    await expect(card.getByRole('heading'), 'its name').toBeVisible();
    await expect(card.locator('circle').first(), 'its colour').toBeVisible();
    // Letters of another width than those that stood in for them are another story.
    await page.evaluate(() => document.fonts.ready.then(() => (window as Shifted).shifts?.splice(0)));
    answer();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await first.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => (window as Shifted).shifts)).toEqual([]);
  });
