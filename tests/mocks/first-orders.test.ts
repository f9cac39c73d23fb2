// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { REGULAR } from '#fixtures/users.ts';
import type { WireOrder } from '#contract/order.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import type { Line } from './support/guest.ts';
import {
  CUSTOMER,
  ask,
  change,
  choosePayment,
  filledOrder,
  makeOrder,
  orderNow,
  pay,
  twoLines,
} from './support/guest.ts';
import { refusal } from './support/signed-in.ts';

const CODE = 'SHOV10';
const REFUSED = [404, 'PROMO_CODE_NOT_FOUND', ['promoCode.firstOrderOnly']];

let backend: Backend;
let first: Line;
let second: Line;

beforeEach(async () => {
  backend = createTestBackend();
  [first, second] = await twoLines(backend);
});

/** An order of the second thing with the code. */
const withCode = (): Promise<WireOrder> => makeOrder(backend, [second], CODE);

const payFirst = async (): Promise<void> => {
  const { _id } = await filledOrder(backend, [first]);
  await pay(backend, await choosePayment(backend, _id));
};

describe('a code for first orders', () => {
  it('says so', async () => {
    const search = { body: { filter: { name: CODE } } };
    const { body } = await ask<{ items: object[] }>(backend, 'POST', '/v1/promo-codes/search', search);
    expect(body.items).toMatchObject([{ firstOrderOnly: true }]);
  });

  it.each([
    ['the same e-mail', { ...CUSTOMER, email: 'OLENA@example.com', phone: '+380501112233' }],
    ['the same phone', { ...CUSTOMER, email: 'other@example.com' }],
  ])('leaves the order of somebody who has ordered before with %s, and the total is true at once', async (_, who) => {
    await payFirst();
    const { _id, prices } = await withCode();
    expect(prices.discount).toBeGreaterThan(0);
    const { body } = await change(backend, _id, 'update-customer', who);
    expect(body.order.promoCode).toBeUndefined();
    expect(body.prices).toMatchObject({ discount: 0, total: prices.products });
    const again = await change(backend, _id, 'update-product', { products: [second], promoCode: CODE });
    expect(refusal(again)).toEqual(REFUSED);
  });

  it('stays with whoever has ordered nothing, or has left an order unpaid', async () => {
    await payFirst();
    const { _id } = await withCode();
    const other = { ...CUSTOMER, email: 'other@example.com', phone: '+380501112233' };
    expect((await change(backend, _id, 'update-customer', other)).body.order.promoCode).toBe(CODE);
    const left = await withCode();
    await change(backend, left._id, 'update-customer', other);
    expect((await orderNow(backend, left._id)).promoCode).toBe(CODE);
  });

  it('is for one of two orders that were begun together', async () => {
    const { _id } = await filledOrder(backend, [first]);
    const other = await filledOrder(backend, [second]);
    for (const [id, line] of [
      [_id, first],
      [other._id, second],
    ] as const)
      await change(backend, id, 'update-product', { products: [line], promoCode: CODE });
    await pay(backend, await choosePayment(backend, _id));
    const { checkout } = await choosePayment(backend, other._id);
    expect(checkout.order.promoCode).toBeUndefined();
    expect(checkout.prices.discount).toBe(0);
  });

  it('is for one of two orders whose payers are at the bank together', async () => {
    const orders = [await filledOrder(backend, [first], CODE), await filledOrder(backend, [second], CODE)];
    const [one, other] = await Promise.all(orders.map(({ _id }) => choosePayment(backend, _id)));
    await pay(backend, one!);
    const id = other!.checkout.order._id;
    expect(await orderNow(backend, id)).toMatchObject({ prices: { discount: 0 } });
    await pay(backend, other!);
    const { promoCode, payment } = await orderNow(backend, id);
    expect({ promoCode, status: payment.status }).toEqual({ promoCode: undefined, status: 'FAILED' });
  });

  it('is refused to a customer with orders as soon as an order is made', async () => {
    const { email } = REGULAR.user;
    const login = { body: { email, password: REGULAR.password } };
    const { body } = await ask<{ accessToken: string }>(backend, 'POST', '/v1/auth/login', login);
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const wanted = { body: { products: [first], promoCode: CODE }, headers };
    expect(refusal(await ask(backend, 'POST', '/v1/orders/create', wanted))).toEqual(REFUSED);
  });
});
