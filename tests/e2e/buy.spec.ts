import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { buyerOn, fillCheckout, GOOD_CARD, payWith } from './buyer.ts';
import { HOODIE, HOODIES, orderOf, variantOf } from './goods.ts';
import { awake, expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { hryvnias, wordsOf, type Say } from './words.ts';

const QUANTITY = 2;

/** Opens the sheet of categories: from the header, or on a narrow screen from the menu. */
async function openCatalogue(page: Page, say: Say): Promise<Locator> {
  const header = page.getByRole('banner').getByRole('link', { name: say('common.catalog'), exact: true });
  if (await header.isVisible()) await header.click();
  else {
    await page.getByRole('button', { name: say('header.menu') }).click();
    await page
      .getByRole('dialog', { name: say('header.menu') })
      .getByText(say('common.catalog'))
      .click();
  }
  return page.getByRole('dialog', { name: say('common.catalog') });
}

/** No code reads language and width together; in the other engines it is bought in both languages. */
const BUYERS: { locale: Locale; width: number; height: number }[] = [
  { locale: 'ua', width: 1440, height: 900 },
  { locale: 'en', width: 390, height: 844 },
];

for (const { locale, width, height } of firstOf(1, BUYERS))
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a guest finds two hoodies, buys them by card and leaves with an empty basket', async ({ page, server }) => {
      const say = wordsOf(locale);
      const coal = await variantOf(server.url, HOODIE, locale);
      const [other] = coal.siblings;
      const chosen = await variantOf(server.url, other?._id ?? '', locale);
      const goods = QUANTITY * (chosen.discountPrice ?? chosen.price);

      await open(page, `/${locale}`);
      const news = await openCatalogue(page, say);
      await news.getByRole('link', { name: say('catalogue.new') }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('listing.title') })).toBeVisible();

      const categories = await openCatalogue(page, say);
      await categories.locator(`a[href="/${locale}/catalog/${HOODIES}"]`).click();
      await expect(page).toHaveURL(`/${locale}/catalog/${HOODIES}`);
      await page.getByRole('main').getByRole('link', { name: coal.name, exact: true }).first().click();

      await expect(page.getByRole('heading', { level: 1, name: coal.name })).toBeVisible();
      await page.getByRole('link', { name: chosen.variant.color.name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/catalog/product/${chosen.variant._id}`));
      const sizes = page.getByRole('group', { name: say('product.size'), exact: true });
      await sizes.getByRole('button', { name: 'L', exact: true }).click();
      await expect(sizes.getByRole('button', { name: 'L', exact: true })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: say('common.stepper.more') }).click();
      await page.getByRole('button', { name: say('product.add'), exact: true }).click();
      await page.getByRole('link', { name: say('product.to-basket') }).click();

      await expect(page.getByRole('heading', { level: 1, name: say('basket.title') })).toBeVisible();
      const line = page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem');
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(chosen.variant.color.name);
      await expect(line.getByRole('textbox')).toHaveValue(String(QUANTITY));
      await expect(page.getByRole('complementary', { name: say('basket.summary') })).toContainText(hryvnias(goods));
      await page.getByRole('link', { name: say('basket.checkout') }).click();

      await fillCheckout(page, locale);
      const buyer = buyerOn(page, locale);
      const id = buyer.orderId();
      const order = await orderOf(server.url, id);
      expect(order.prices.products).toBe(goods);
      expect(order.products).toEqual([
        expect.objectContaining({ variantId: chosen.variant._id, size: 'L', quantity: QUANTITY }),
      ]);
      const total = hryvnias(order.prices.total);
      await expect(page.getByRole('complementary', { name: say('order.summary') })).toContainText(total);
      await expect(buyer.payButton()).toHaveText(say('checkout.pay', { amount: total }));
      await buyer.payButton().click();

      await expect(page.locator('.sum dd')).toHaveText(total);
      await payWith(page, GOOD_CARD);

      await expect(page).toHaveURL(`/${locale}/checkout/success?order=${id}`);
      await awake(page);
      await expect(page.getByRole('heading', { level: 1, name: say('order.success.title') })).toBeVisible();
      await expect(page.getByText(say('order.success.number', { number: order.number }))).toBeVisible();
      await expect(page.getByRole('region', { name: say('order.success.bought') })).toContainText(total);
      expect((await orderOf(server.url, id)).payment.status).toBe('COMPLETED');

      await open(page, `/${locale}/basket`);
      await expect(page.getByText(say('basket.empty.text'))).toBeVisible();
      await expect(page.getByRole('banner').getByText(say('header.basket'), { exact: true })).toBeAttached();
    });
  });
