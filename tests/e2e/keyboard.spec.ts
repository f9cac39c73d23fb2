import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { buyerOn, GOOD_CARD, OLENA } from './buyer.ts';
import { HOODIE, orderOf } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

/** More stops than any screen of the shop has. */
const MOST_STOPS = 120;

/** What could show that the focus is here: the outline, shadow or frame of the thing itself, or of what is around it. */
async function looksOf(target: Locator): Promise<string[]> {
  return target.evaluate((element) =>
    [element, element.nextElementSibling, element.parentElement].map((one) => {
      if (one === null) return '';
      const { outlineStyle, outlineWidth, boxShadow, borderColor, borderWidth } = getComputedStyle(one);
      return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor, borderWidth].join(' ');
    }),
  );
}

/** Presses Tab until the focus is on the target: it is reached before the page ends, and seen to be there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isHere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  // A form opens with the focus on its first field.
  if (await isHere()) return;
  const left = await looksOf(target);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await isHere())) continue;
    await expect.poll(() => looksOf(target), `the focus on ${String(target)} shows`).not.toEqual(left);
    return;
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

for (const locale of firstOf<Locale>(1, ['ua', 'en']))
  test.describe(`without a pointer, in ${locale}`, () => {
    test('a guest buys a hoodie by the keyboard alone and always sees where the focus is', async ({ page, server }) => {
      const say = wordsOf(locale);
      const buyer = buyerOn(page, locale);
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      const field = (key: string) => buyer.field(key);

      await open(page, `/${locale}/catalog/product/${HOODIE}`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: say('a11y.skip') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();

      const sizes = page.getByRole('group', { name: say('product.size'), exact: true });
      await press(page, sizes.getByRole('button', { name: 'L', exact: true }), 'Space');
      await press(page, button('product.add'));
      await press(page, page.getByRole('link', { name: say('product.to-basket') }));
      await expect(page.getByRole('heading', { level: 1, name: say('basket.title') })).toBeVisible();
      await press(page, page.getByRole('link', { name: say('basket.checkout') }));

      await buyer.at('contacts');
      await type(page, field('field.first-name'), OLENA.firstName);
      await type(page, field('field.last-name'), OLENA.lastName);
      await type(page, field('field.phone'), OLENA.phone);
      await type(page, field('field.email'), OLENA.email);
      await page.keyboard.press('Enter');

      await buyer.at('delivery');
      await type(page, field('field.city'), OLENA.city);
      await type(page, field('field.branch'), OLENA.branch);
      await press(page, button('checkout.delivery.on'));
      await buyer.at('payment');
      const id = buyer.orderId();
      await press(page, buyer.payButton());

      await expect(page).toHaveURL(/\/pay\/checkout\?/);
      await type(page, page.locator('#number'), GOOD_CARD);
      await type(page, page.locator('#expiry'), '12/99');
      await type(page, page.locator('#cvc'), '123');
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(`/${locale}/checkout/success?order=${id}`);
      await expect(page.getByRole('heading', { level: 1, name: say('order.success.title') })).toBeVisible();
      expect((await orderOf(server.url, id)).payment.status).toBe('COMPLETED');
    });
  });
