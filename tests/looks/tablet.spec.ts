import type { Page } from '@playwright/test';
import { HOODIE } from '#tests/e2e/goods.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');

test.use({ viewport: { width: 768, height: 1024 } });

test('on a tablet the small photos stay under the large one, and no word is cut in two', async ({ page }) => {
  await open(page, `/ua/catalog/product/${HOODIE}`);
  const main = page.getByRole('main');
  const last = main.getByRole('button', { name: /^Фото \d+ з \d+$/ }).last();
  const strip = main.getByRole('list', { name: /^Фото/ });
  const [{ x = 0, width = 0 }, large] = [(await last.boundingBox()) ?? {}, await strip.boundingBox()];
  expect(x + width, 'the last of the small ones').toBeLessThanOrEqual((large?.x ?? 0) + (large?.width ?? 0) + 1);
  for (const name of [say('share.button'), say('product.add')]) {
    const button = main.getByRole('button', { name, exact: true });
    const lines = await button.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, `lines of ${name}`).toBe(1);
  }
});

test('on a tablet the end of the page is one line', async ({ page }) => {
  await open(page, '/ua/contacts');
  const top = async (locator: ReturnType<Page['locator']>): Promise<number> => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return y + height / 2;
  };
  const foot = page.getByRole('contentinfo');
  const way = foot.getByRole('button', { name: say('footer.to-top') });
  expect(await top(way)).toBeCloseTo(await top(foot.getByText('Visa')), -1);
});
