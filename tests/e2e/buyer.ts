import type { Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { expect } from './shop.ts';
import { wordsOf } from './words.ts';

export const OLENA = {
  firstName: 'Олена',
  lastName: 'О’Коннор',
  phone: '67 214 0811',
  email: 'olena@poshta.ua',
  city: 'Полтава',
  branch: '12',
};

const UNTIL_THE_YEAR_2099 = '12/99';

/** What a buyer does at the checkout, step by step, in one language. */
export function buyerOn(page: Page, locale: Locale) {
  const say = wordsOf(locale);
  const field = (key: string) => page.getByLabel(say(key), { exact: true });
  const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).click();

  return {
    field,
    /** Waits for a step to be the open one. */
    async at(step: 'contacts' | 'delivery' | 'payment') {
      await expect(page).toHaveURL(new RegExp(`/${locale}/checkout/[\\w-]+\\?step=${step}$`));
      await expect(page.getByRole('listitem').filter({ hasText: say(`checkout.${step}`) })).toHaveAttribute(
        'aria-current',
        'step',
      );
    },
    async typeContacts(who: Partial<typeof OLENA> = {}) {
      const { firstName, lastName, phone, email } = { ...OLENA, ...who };
      await field('field.first-name').fill(firstName);
      await field('field.last-name').fill(lastName);
      await field('field.phone').fill(phone);
      await field('field.email').fill(email);
    },
    async typeDelivery() {
      await field('field.city').fill(OLENA.city);
      await field('field.branch').fill(OLENA.branch);
    },
    toDelivery: () => press('checkout.contacts.on'),
    toPayment: () => press('checkout.delivery.on'),
    payButton: () => page.getByRole('button', { name: new RegExp(`^${say('checkout.pay', { amount: '' }).trim()}`) }),
    orderId: () => /checkout\/([\w-]{36})/.exec(page.url())?.[1] ?? '',
  };
}

/** The whole way from an open checkout to the payment step. */
export async function fillCheckout(page: Page, locale: Locale): Promise<void> {
  const buyer = buyerOn(page, locale);
  await buyer.at('contacts');
  await buyer.typeContacts();
  await buyer.toDelivery();
  await buyer.at('delivery');
  await buyer.typeDelivery();
  await buyer.toPayment();
  await buyer.at('payment');
}

/** Fills in the provider's page. It is not the shop's: it has words of its own. */
export async function payWith(page: Page, card: string): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/checkout\?/);
  await page.locator('#number').fill(card);
  await page.locator('#expiry').fill(UNTIL_THE_YEAR_2099);
  await page.locator('#cvc').fill('123');
  await page.locator('button[value=pay]').click();
}

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
