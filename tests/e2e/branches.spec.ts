import type { Locale } from '#domain/profile.ts';
import { expectNoBarriers } from './barriers.ts';
import { buyerOn, GOOD_CARD, payWith } from './buyer.ts';
import { HOODIE_M, orderOf } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

/** Each writes the city in the letters of the other language. */
const BUYERS: { locale: Locale; width: number; typed: string; city: string }[] = [
  { locale: 'ua', width: 1440, typed: 'poltav', city: 'Полтава' },
  { locale: 'en', width: 390, typed: 'Полтав', city: 'Poltava' },
];

test.use({ basket: { items: [HOODIE_M] } });

for (const { locale, width, typed, city } of firstOf(1, BUYERS))
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a guest finds a branch by its city and has the parcel sent there', async ({ page, server }) => {
      const say = wordsOf(locale);
      const buyer = buyerOn(page, locale);
      await open(page, `/${locale}/checkout`);
      await buyer.at('contacts');
      await buyer.typeContacts();
      await buyer.toDelivery();
      await buyer.at('delivery');

      await buyer.field('field.branch').pressSequentially(typed);
      const list = page.getByRole('listbox', { name: say('checkout.branch.list') });
      await expect(list.getByRole('option').first()).toBeVisible();
      await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', '14');
      await expectNoBarriers(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);

      for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowDown');
      await expect(
        list.getByRole('option', { name: say('checkout.branch.LOCKER', { number: '12' }) }),
      ).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(list).toHaveCount(0);
      await expect(buyer.field('field.city')).toHaveValue(city);
      await expect(buyer.field('field.branch')).toHaveValue('12');
      await expect(page.getByText(say('checkout.branch.always'))).toBeVisible();

      await buyer.toPayment();
      await buyer.at('payment');
      const id = buyer.orderId();
      await buyer.payButton().click();
      await payWith(page, GOOD_CARD);
      await expect(page).toHaveURL(`/${locale}/checkout/success?order=${id}`);
      expect((await orderOf(server.url, id)).shippingInfo).toMatchObject({ city, branchNumber: '12' });
    });
  });

test('on the narrowest phone a branch is told whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const buyer = buyerOn(page, 'en');
  await open(page, '/en/checkout');
  await buyer.at('contacts');
  await buyer.typeContacts();
  await buyer.toDelivery();
  await buyer.at('delivery');
  await buyer.field('field.branch').pressSequentially('Kyiv');
  const options = page.getByRole('listbox', { name: wordsOf('en')('checkout.branch.list') }).getByRole('option');
  await expect(options.first()).toBeVisible();
  const cut = await options.evaluateAll((rows) =>
    rows
      .flatMap((row) => [row, ...row.children])
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
