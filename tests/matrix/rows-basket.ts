import type { Locator } from '@playwright/test';
import { OSTAP } from '#tests/e2e/customer.ts';
import { CAP, HOODIE_M } from '#tests/e2e/goods.ts';
import { expect, open } from '#tests/e2e/shop.ts';
import type { Row, Visit } from './row.ts';

const toCheckout = ({ page, say }: Visit): Locator => page.getByRole('link', { name: say('basket.checkout') });
const counted = ({ page, say }: Visit, count: number): Locator =>
  page.getByRole('banner').getByText(say('header.basket-count', { count }));
const codeField = ({ page, say }: Visit): Locator =>
  page.getByRole('textbox', { name: say('basket.promo.label'), exact: true });

async function openBasket(visit: Visit): Promise<void> {
  await open(visit.page, '/ua/basket');
  await expect(toCheckout(visit)).toBeVisible();
}

/** The basket of a customer, and the code of anybody. */
export const BASKET: Row[] = [
  {
    call: 'basket.get',
    as: OSTAP,
    basket: [HOODIE_M],
    come: ({ page }) => open(page, '/ua/faq'),
    act: ({ page }) => open(page, '/ua/basket'),
    done: toCheckout,
    makes: { pieces: 1 },
  },
  {
    call: 'basket.replace',
    basket: [HOODIE_M],
    come: openBasket,
    async act({ customer }) {
      if (!(await customer.signInButton.isVisible())) return;
      await customer.openDialog();
      await customer.field('field.email').fill(OSTAP.email);
      await customer.field('field.password').fill(OSTAP.password);
      await customer.press('dialog.auth.login.send');
    },
    // What a guest left is seen all the while.
    done: (visit) =>
      visit.page
        .locator('body')
        .filter({
          has: visit.customer.profileLink,
          hasNot: visit.page.getByRole('button', { name: visit.say('common.retry') }),
        })
        .filter({ has: toCheckout(visit) }),
    isFinal: (fault) => fault === 'PRODUCT_VARIANT_NOT_IN_STOCK' || fault.endsWith('_NOT_FOUND'),
    makes: { pieces: 1 },
  },
  {
    call: 'basket.add',
    as: OSTAP,
    come: ({ page }) => open(page, `/ua/catalog/product/${CAP}`),
    act: ({ customer }) => customer.press('product.add'),
    done: ({ page, say }) => page.getByRole('link', { name: say('product.to-basket') }).first(),
    makes: { pieces: 1 },
  },
  {
    call: 'basket.update',
    as: OSTAP,
    basket: [HOODIE_M],
    come: openBasket,
    act: ({ customer }) => customer.press('common.stepper.more'),
    done: (visit) => counted(visit, 2),
    makes: { pieces: 2 },
  },
  {
    call: 'basket.delete',
    as: OSTAP,
    basket: [HOODIE_M],
    come: openBasket,
    act: ({ page, say }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${say('basket.remove')}`) })
        .first()
        .click(),
    done: ({ page, say }) => page.getByText(say('basket.empty.text')),
  },
  {
    call: 'variants.search',
    by: 'for the basket',
    basket: [HOODIE_M],
    come: ({ page }) => open(page, '/ua/faq'),
    act: ({ page }) => open(page, '/ua/basket'),
    done: toCheckout,
  },
  {
    call: 'promo-codes.search',
    basket: [HOODIE_M],
    async come(visit) {
      await openBasket(visit);
      await visit.customer.press('basket.promo.ask');
    },
    // Looked up once it is typed.
    act: (visit) => codeField(visit).fill('SHOV10'),
    typed: (visit) => [[codeField(visit), 'SHOV10']],
    done: ({ page, say }) => page.getByRole('button', { name: say('basket.promo.remove', { name: 'SHOV10' }) }),
  },
];
