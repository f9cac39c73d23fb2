import type { Page } from '@playwright/test';
import { HOODIE, PHOTOS, variantOf } from './goods.ts';
import { add, PRODUCT, ring, say } from './product-page.ts';
import { expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { expectNoBarriers } from './barriers.ts';

/** Numbers as people of five countries write them, without their code. */
const PHONES = [
  ['UA', '067 214 08 11', '+380672140811'],
  ['PL', '512 345 678', '+48512345678'],
  ['DE', '0151 23456789', '+4915123456789'],
  ['GB', '07400 123456', '+447400123456'],
  ['FR', '06 12 34 56 78', '+33612345678'],
] as const;

const sizes = (page: Page) => page.getByRole('group', { name: say('product.size'), exact: true });
const photo = (page: Page, number: number) =>
  page.getByRole('main').getByRole('button', { name: say('product.photo', { number, total: PHOTOS }), exact: true });

/** The bodies of orders that this page sends. */
function ordersOf(page: Page): { products: { variantId: string; size: string }[]; customer: { phone: string } }[] {
  const sent: ReturnType<typeof ordersOf> = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/orders/create')) sent.push(request.postDataJSON());
  });
  return sent;
}

for (const width of firstOf(1, [390, 1440]))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test(`a sold-out size is ordered in advance at ${width} px`, async ({ page, server }) => {
      const sent = ordersOf(page);
      await open(page, PRODUCT);
      await page.getByRole('button', { name: say('product.size-sold-out', { size: 'XXS' }) }).click();
      const dialog = page.getByRole('dialog', { name: say('dialog.preorder.title') });
      await expect(dialog).toContainText('XXS');
      await expectNoBarriers(page, { where: 'a pre-order' });
      await dialog.getByLabel(say('field.phone'), { exact: true }).fill('067 214 08 11');
      await dialog.getByRole('button', { name: say('dialog.preorder.send') }).click();
      await expect(page.getByRole('dialog', { name: say('dialog.success.title') })).toBeVisible();
      expect(sent.map(({ products }) => products)).toEqual([[{ variantId: HOODIE, size: 'XXS' }]]);
      expect(await server.orders()).toBe(1);
    });

    test(`one click and a phone of any country order the chosen size at ${width} px`, async ({ page }) => {
      const sent = ordersOf(page);
      await open(page, `${PRODUCT}?size=M`);
      for (const [country, typed, phone] of PHONES)
        await test.step(country, async () => {
          await page.getByRole('button', { name: say('product.one-click') }).click();
          const dialog = page.getByRole('dialog', { name: say('dialog.buy.title') });
          const code = dialog.getByRole('combobox', { name: say('field.phone-country') });
          await code.fill(new Intl.DisplayNames(['uk'], { type: 'region' }).of(country) ?? '');
          await code.press('Enter');
          await dialog.getByLabel(say('field.phone'), { exact: true }).fill(typed);
          await dialog.getByRole('button', { name: say('dialog.buy.send') }).click();
          const thanks = page.getByRole('dialog', { name: say('dialog.success.title') });
          await thanks.getByRole('button', { name: say('dialog.success.close') }).click();
          await expect(thanks).toHaveCount(0);
          const orders = sent.splice(0).map(({ customer, products }) => [customer.phone, products[0]?.size]);
          expect(orders).toEqual([[phone, 'M']]);
        });
    });

    test(`photos, size and basket by keys alone at ${width} px`, async ({ page }) => {
      test.slow();
      await open(page, PRODUCT);
      await photo(page, 1).focus();
      await page.keyboard.press('End');
      await expect(photo(page, PHOTOS)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(photo(page, PHOTOS - 1)).toHaveAttribute('aria-current', 'true');
      await page.getByRole('button', { name: say('product.zoom'), exact: true }).focus();
      await page.keyboard.press('Enter');
      const zoom = page.getByRole('dialog');
      const place = zoom.getByRole('status');
      await expect(place).toHaveText(say('product.photo', { number: PHOTOS - 1, total: PHOTOS }));
      await page.keyboard.press('ArrowRight');
      await expect(place).toHaveText(say('product.photo', { number: PHOTOS, total: PHOTOS }));
      const slide = zoom.getByRole('listitem').nth(PHOTOS - 1);
      await expect
        .poll(async () => Math.round(Math.abs((await slide.boundingBox())?.x ?? width)), 'the photo that came')
        .toBeLessThan(2);
      await expectNoBarriers(page, { where: 'the large photos' });
      await page.keyboard.press('Escape');
      await expect(zoom).toBeHidden();
      await expect(page.getByRole('button', { name: say('product.zoom'), exact: true })).toBeFocused();
      await expect(photo(page, PHOTOS)).toHaveAttribute('aria-current', 'true');

      await add(page).focus();
      await page.keyboard.press('Enter');
      await expect(sizes(page)).toBeFocused();
      await expect(page.getByRole('button', { name: say('product.size-needed'), exact: true })).toBeVisible();
      await expectNoBarriers(page, { where: 'a size is asked for' });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/\?size=XS$/);
      await add(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: say('product.to-basket') })).toBeVisible();
      await expect(add(page)).toBeFocused();
      await expectNoBarriers(page, { where: 'it has been added' });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: say('basket.title') })).toBeVisible();
    });

    test(`a large photo is looked at from near where it is pressed at ${width} px`, async ({ page }) => {
      await open(page, PRODUCT);
      await page.getByRole('button', { name: say('product.zoom'), exact: true }).click();
      const near = page.getByRole('dialog').locator('button[aria-pressed]').first();
      const whole = await near.getByRole('img').boundingBox();
      expect(whole?.width, 'all of it is on the screen').toBeLessThanOrEqual(width);
      await near.click();
      await expect(near).toHaveAttribute('aria-pressed', 'true');
      const { width: large = 0, y = 0, height = 0 } = (await near.getByRole('img').boundingBox()) ?? {};
      expect(large, 'as large as its file').toBeGreaterThanOrEqual(1_000);
      expect(Math.abs(y + height / 2 - 450), 'the middle that was pressed').toBeLessThan(40);
    });

    test(`another size and another color move nothing at ${width} px`, async ({ page, server }) => {
      const { siblings } = await variantOf(server.url, HOODIE, 'ua');
      await open(page, PRODUCT);
      await sizes(page).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy(0, 60));
      const before = await page.evaluate(() => window.scrollY);
      await sizes(page).getByRole('button', { name: 'L', exact: true }).click();
      await expect(page).toHaveURL(/\?size=L$/);
      await ring(page, siblings[0]?.color.name).click();
      await expect(page).toHaveURL(`/ua/catalog/product/${siblings[0]?._id}?size=L`);
      await expect(ring(page, siblings[0]?.color.name)).toHaveAttribute('aria-current', 'true');
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
    });
  });
