import { HOODIE_M, orderOf } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';
import { wordsOf } from './words.ts';

for (const { locale, width } of toldBy('en'))
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ basket: { items: [HOODIE_M] }, viewport: { width, height: 844 } });

    test('discount by link', async ({ page, server }) => {
      const say = wordsOf(locale);
      await open(page, `/${locale}/catalog?sort=new&promo=shov10`);
      await expect(page.getByText(say('toast.promo-kept', { name: 'SHOV10' }))).toBeVisible();
      await expect(page).toHaveURL(`/${locale}/catalog?sort=new`);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`/${locale}/catalog$`));
      await page.reload();
      await page.getByRole('banner').locator('a[href$="/basket"]').click();
      const summary = page.getByRole('complementary', { name: say('basket.summary') });
      await expect(summary.getByText(say('order.promo-code', { name: 'SHOV10' }))).toBeVisible();
      await page.getByRole('link', { name: say('basket.checkout') }).click();
      await expect(page).toHaveURL(/\/checkout\/[\da-f-]{36}/);
      const [id = ''] = /[\da-f-]{36}/.exec(page.url()) ?? [];
      expect((await orderOf(server.url, id)).prices.discount).toBeGreaterThan(0);
    });
  });
