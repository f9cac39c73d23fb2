import { expectFieldsLarge, smallFields } from './field-size.ts';
import { HOODIE_M } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('a field of small letters is seen', async ({ page }) => {
  await open(page, '/ua/catalog');
  await page.locator('[name=q]').evaluate((one) => (one.style.fontSize = '15px'));
  expect(await page.evaluate(smallFields)).toEqual(['q: 15 px']);
});

test('fields that come when they are asked for are as large on a phone', async ({ page }) => {
  await open(page, '/ua/catalog');
  await page.getByRole('button', { name: say('listing.filters') }).click();
  await page.getByText(say('listing.filter-price'), { exact: true }).click();
  await expect(page.getByRole('textbox', { name: /₴/ })).toHaveCount(2);
  await expectFieldsLarge(page);
  await open(page, '/ua');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('search.open') })
    .click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await expectFieldsLarge(page);
});

test.describe('with a basket', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('the fields of a basket and its code are as large on a phone', async ({ page }) => {
    await open(page, '/ua/basket');
    await page.getByText(say('basket.promo.ask')).click();
    await expect(page.getByRole('textbox', { name: say('basket.promo.label') })).toBeVisible();
    await expectFieldsLarge(page);
  });
});
