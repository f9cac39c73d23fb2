import type { Locator } from '@playwright/test';
import { isServerCode, STATUS_OF_CODE } from '#contract/codes.ts';
import { OLENA } from '#tests/e2e/buyer.ts';
import { CAP, HOODIE_M } from '#tests/e2e/goods.ts';
import { makeOrder, makeOwnOrder, type Stage } from '#tests/e2e/orders.ts';
import { open } from '#tests/e2e/shop.ts';
import type { Row, Visit } from './row.ts';

const contacts = ({ buyer }: Visit): Locator => buyer.field('field.email');
/** A field of the screen, not of a dialog that may have opened over it. */
const ownField = ({ page, say }: Visit, key: string): Locator =>
  page.locator('main').getByLabel(say(key), { exact: true });
const cash = ({ page, say }: Visit): Locator => page.getByRole('radio', { name: say('payment.CASH_ON_DELIVERY') });
const orderMade = { orders: 1 };

/** The refusal is about the order, not about what is ordered or who asks. */
const isOfOrder = (fault: string): boolean =>
  isServerCode(fault) && [400, 403, 404].includes(STATUS_OF_CODE[fault]) && fault !== 'PROMO_CODE_NOT_FOUND';

/** Opens an order that has come so far. */
const at =
  (stage: Stage) =>
  async ({ page, server, known }: Visit): Promise<void> => {
    const former = known.get('order');
    if (former !== undefined) return open(page, `/ua/checkout/${former}`);
    const { id, key } = await makeOwnOrder(server.url, [HOODIE_M], stage);
    known.set('order', id);
    await open(page, `/ua/checkout/${id}#key=${key}`);
  };

const delivery: Pick<Row, 'come' | 'type' | 'typed' | 'act' | 'done' | 'makes'> = {
  come: at('delivery'),
  type: ({ buyer }) => buyer.typeDelivery(),
  typed: ({ buyer }) => [
    [buyer.field('field.city'), OLENA.city],
    [buyer.field('field.branch'), OLENA.branch],
  ],
  act: ({ buyer }) => buyer.toPayment(),
  done: ({ buyer }) => buyer.payButton(),
  makes: orderMade,
};

/** From the basket to the bank, and back. */
export const ORDERS: Row[] = [
  {
    call: 'orders.create',
    basket: [HOODIE_M],
    come: ({ page }) => open(page, '/ua/basket'),
    act: ({ page, say }) => page.getByRole('link', { name: say('basket.checkout') }).click(),
    done: contacts,
    makes: orderMade,
  },
  {
    call: 'orders.create',
    by: 'in one click',
    async come({ page, customer }) {
      await open(page, `/ua/catalog/product/${CAP}`);
      await customer.press('product.one-click');
    },
    type: ({ page }) => page.getByRole('dialog').getByRole('textbox').fill(OLENA.phone),
    typed: ({ page }) => [[page.getByRole('dialog').getByRole('textbox'), OLENA.phone]],
    act: ({ page, say }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say('dialog.buy.send') })
        .click(),
    done: ({ page, say }) => page.getByRole('dialog').getByRole('heading', { name: say('dialog.success.title') }),
    makes: orderMade,
  },
  {
    call: 'orders.update-product',
    basket: [HOODIE_M],
    async come({ page, buyer, customer }) {
      await open(page, '/ua/checkout');
      await buyer.at('contacts');
      await open(page, '/ua/basket');
      await customer.press('common.stepper.more');
    },
    act: ({ page, say }) => page.getByRole('link', { name: say('basket.checkout') }).click(),
    done: contacts,
    makes: orderMade,
    isReplaced: isOfOrder,
  },
  {
    call: 'orders.update-customer',
    come: at('contacts'),
    type: ({ buyer }) => buyer.typeContacts(),
    typed: (visit) => [
      [ownField(visit, 'field.first-name'), OLENA.firstName],
      [ownField(visit, 'field.last-name'), OLENA.lastName],
      [ownField(visit, 'field.phone'), OLENA.phone],
      [ownField(visit, 'field.email'), OLENA.email],
    ],
    act: ({ buyer }) => buyer.toDelivery(),
    done: ({ buyer }) => buyer.field('field.city'),
    makes: orderMade,
  },
  { call: 'orders.update-shipping-info', ...delivery },
  { call: 'orders.update-shipping-method', ...delivery },
  {
    call: 'orders.payment-method',
    come: at('payment'),
    type: (visit) => cash(visit).check(),
    chosen: cash,
    act: ({ buyer }) => buyer.payButton().click(),
    // The provider's page.
    done: ({ page }) => page.locator('#number'),
    makes: orderMade,
  },
  {
    call: 'orders.get',
    async come({ page, server, known }) {
      known.set('order', known.get('order') ?? (await makeOrder(server.url, [HOODIE_M], 'paid')));
      await open(page, '/ua/faq');
    },
    act: ({ page, known }) => open(page, `/ua/checkout/success?order=${known.get('order')}`),
    done: ({ page, say }) => page.getByRole('heading', { level: 1, name: say('order.success.title') }),
    makes: orderMade,
  },
];
