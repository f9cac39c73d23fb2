// @vitest-environment node
import { expect, test } from 'vitest';
import { major, minor, priceOrder, priceText } from '#mocks/prices.ts';

const METHOD = { price: 7_000, freeShippingFrom: 300_000 };
const PLAIN = { isCashOnDelivery: false };

test('goods, shipping and total are whole kopiykas that add up', () => {
  const lines = [
    { unit: 10, quantity: 3 },
    { unit: 129_999, quantity: 2 },
  ];
  const prices = priceOrder({ lines, method: METHOD, ...PLAIN });
  expect(prices).toEqual({ products: 260_028, discount: 0, shipping: 7_000, total: 267_028 });
});

test.each([
  [299_999, 7_000],
  [300_000, 0],
])('goods for %i kopiykas are sent for %i', (unit, shipping) => {
  expect(priceOrder({ lines: [{ unit, quantity: 1 }], method: METHOD, ...PLAIN }).shipping).toBe(shipping);
});

test('a way of delivery without a threshold is never free', () => {
  const method = { price: 12_000, freeShippingFrom: null };
  expect(priceOrder({ lines: [{ unit: 9_999_999, quantity: 1 }], method, ...PLAIN }).shipping).toBe(12_000);
});

test('a promo code counts from its least sum on', () => {
  const promo = { type: 'AMOUNT', discount: 20_000, minApplyPrice: 200_000 } as const;
  const discountFor = (unit: number): number =>
    priceOrder({ lines: [{ unit, quantity: 1 }], promo, ...PLAIN }).discount;
  expect([discountFor(199_999), discountFor(200_000)]).toEqual([0, 20_000]);
});

test('a discount leaves the goods at one hryvnia at least', () => {
  const promo = { type: 'PERCENTAGE', discount: 250, minApplyPrice: 0 } as const;
  expect(priceOrder({ lines: [{ unit: 50_000, quantity: 1 }], promo, ...PLAIN }).total).toBe(100);
  expect(priceOrder({ lines: [{ unit: 40, quantity: 1 }], promo, ...PLAIN }).discount).toBe(0);
});

test('the prepayment is 200 hryvnias, or all of it when the order costs less', () => {
  const prepaymentFor = (unit: number): number | undefined =>
    priceOrder({ lines: [{ unit, quantity: 1 }], isCashOnDelivery: true }).prepayment;
  expect([prepaymentFor(245_000), prepaymentFor(15_000)]).toEqual([20_000, 15_000]);
});

test('amounts of the wire come and go without losing a kopiyka', () => {
  for (const amount of [0.07, 1.1, 19.99, 1_234.56, 2_450]) expect(major(minor(amount))).toBe(amount);
});

test.each([
  [245_000, '₴2,450'],
  [245_050, '₴2,450.50'],
  [5, '₴0.05'],
])('%i kopiykas are written %s', (amount, text) => {
  expect(priceText(amount, '₴')).toBe(text);
});
