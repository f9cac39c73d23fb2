import { expect, test } from 'vitest';
import type { Order } from '#domain/order.ts';
import { orderChanges } from '#domain/order-changes.ts';
import { ABROAD, BRANCH, COLOR, item, order } from '../stores/shop-fakes.ts';

const LINE = { ...item('a'), name: 'Худі', vendorCode: 'SH-1', color: COLOR, price: 200_000, isGift: false };
const NAMED = { name: 'Худі', color: COLOR.name, size: 'M' };
const PRICES = { products: 200_000, discount: 20_000, shipping: 7_000, total: 187_000 };
const SEEN = order('o', { lines: [LINE], promoCode: 'SHOV10', prices: PRICES, shippingMethod: BRANCH });

const changes = (now: Partial<Order>) => orderChanges(SEEN, { ...SEEN, ...now });

test('an order that came back as it was has nothing to say, in another language neither', () => {
  expect(changes({})).toEqual([]);
  const shippingMethod = { ...BRANCH, name: 'Parcel branch' };
  expect(changes({ lines: [{ ...LINE, name: 'Hoodie' }], shippingMethod })).toEqual([]);
});

test('how it is to be paid, and what is paid in advance, is the choice of the shopper', () => {
  const payment = { status: 'WAITING_FOR_PAYMENT', method: 'CASH_ON_DELIVERY' } as const;
  expect(changes({ payment, prices: { ...PRICES, prepayment: 20_000 } })).toEqual([]);
});

test.each<[string, Partial<Order>, object]>([
  ['a price', { lines: [{ ...LINE, price: 250_000 }] }, { what: 'price', ...NAMED, former: 200_000, now: 250_000 }],
  [
    'a discount',
    { lines: [{ ...LINE, discountPrice: 150_000 }] },
    { what: 'price', ...NAMED, former: 200_000, now: 150_000 },
  ],
  ['a quantity', { lines: [{ ...LINE, quantity: 3 }] }, { what: 'quantity', ...NAMED, former: 1, now: 3 }],
  ['a line that is gone', { lines: [] }, { what: 'gone', ...NAMED }],
  ['a gift that came', { lines: [LINE, { ...LINE, isGift: true }] }, { what: 'gift-added', ...NAMED }],
  ['a way of delivery', { shippingMethod: ABROAD }, { what: 'way', name: ABROAD.name }],
  ['a tax', { prices: { ...PRICES, tax: 500 } }, { what: 'tax', former: 0, now: 500 }],
  ['what delivery costs', { prices: { ...PRICES, shipping: 0 } }, { what: 'shipping', former: 7_000, now: 0 }],
])('%s that is otherwise is said', (_, now, change) => {
  expect(changes(now)).toEqual([change]);
});

test('another size is another line', () => {
  expect(changes({ lines: [{ ...LINE, size: 'L' }] })).toEqual([
    { what: 'gone', ...NAMED },
    { what: 'added', ...NAMED, size: 'L' },
  ]);
});

test('a code that gives nothing any more is gone, though the order still carries it', () => {
  expect(changes({ prices: { ...PRICES, discount: 0, total: 207_000 } })).toEqual([
    { what: 'promo-gone', name: 'SHOV10' },
    { what: 'total', former: 187_000, now: 207_000 },
  ]);
});
