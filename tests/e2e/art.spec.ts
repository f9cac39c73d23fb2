import { expectNoBarriers } from './barriers.ts';
import { POSTER } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';
import { wordsOf } from './words.ts';

/** Of the poster with its frame, and of the tape beside it, in centimetres. */
const FRAMED_HEIGHT = 73;
const TAPE_HEIGHT = 100;
/** How much of a photo's height the thing takes that it shows. */
const SHOWN_HEIGHT = 0.923;

test('on a phone the views of a poster are a row: what it is and costs is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/ua/catalog/product/${POSTER}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('₴').first()).toBeInViewport({ ratio: 1 });
  const next = main.getByRole('figure').nth(1);
  await expect(next, 'there is more of it').toBeInViewport();
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const { locale, width, height } of toldBy('ua'))
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const say = wordsOf(locale);

    test('a poster hangs as large as it is, its frame is chosen by keys, and it is bought without a size', async ({
      page,
    }) => {
      await open(page, `/${locale}/catalog/product/${POSTER}`);
      const main = page.getByRole('main');
      await expect(main.getByText(/50 × 70 (?:см|cm)/).first()).toBeVisible();
      for (const name of [say('product.size'), say('product.size-table')])
        await expect(main.getByText(name, { exact: true })).toHaveCount(0);
      const heightOf = async (what: string): Promise<number> =>
        (await main.locator(what).first().boundingBox())?.height ?? 0;
      const photo = await heightOf('svg foreignObject img');
      expect((photo * SHOWN_HEIGHT) / (await heightOf('svg [data-tape]'))).toBeCloseTo(FRAMED_HEIGHT / TAPE_HEIGHT, 1);
      await expectNoBarriers(page, { where: 'with art' });

      const frames = main.getByRole('list', { name: say('art.frame') }).getByRole('link');
      const other = frames.and(page.locator(':not([aria-current])')).first();
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await other.focus();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(new RegExp(POSTER));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      const add = main.getByRole('button', { name: say('product.add'), exact: true });
      await expect(add, 'the frame that was chosen is there').not.toHaveAttribute('aria-busy');
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: say('header.basket-count', { count: 1 }) })).toBeVisible();
    });
  });
