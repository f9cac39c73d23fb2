import { expect, test } from 'vitest';
import { sentBy } from '#domain/sent-by.ts';
import { buildOrder, buildShippingMethod } from '#fixtures/build.ts';

const method = buildShippingMethod();
const order = buildOrder();

test('an order sent another way costs its goods, that way, and the tax as it is told', () => {
  const { products } = order.prices;
  const untaxed = sentBy(order, method, undefined);
  expect(untaxed.shippingMethod).toBe(method);
  expect(untaxed.prices).toEqual({ products, discount: 0, shipping: method.price, total: products + method.price });
  const taxed = sentBy(order, method, 1_600);
  expect(taxed.prices).toEqual({ ...untaxed.prices, tax: 1_600, total: untaxed.prices.total + 1_600 });
});

test('an order whose way is not chosen yet has none, and keeps what is paid in advance and its discount', () => {
  const prices = { ...order.prices, discount: 20_000, total: order.prices.total - 20_000, prepayment: 20_000 };
  const sent = sentBy({ ...order, shippingMethod: method, prices }, undefined, undefined);
  expect(sent).not.toHaveProperty('shippingMethod');
  expect(sent.prices).toEqual({ ...prices, shipping: 0 });
});
