import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BasketKey } from '#domain/basket.ts';
import type { PriceLine } from '#domain/price.ts';
import { pricesOf } from '#domain/price.ts';
import type { PromoCode } from '#domain/promo-code.ts';
import { PROMO_NAME_MAX_LENGTH } from '#domain/constants.ts';
import { promoName } from '#domain/promo-code.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import {
  amountLeftForFreeShipping,
  deliveryDays,
  freeShippingFrom,
  methodsFor,
  shippingPrice,
} from '#domain/shipping.ts';

const branch: ShippingMethod = {
  id: 'branch',
  name: 'Відділення',
  kind: 'PARCEL_BRANCH',
  regions: ['UA'],
  price: 7_000,
  minimumDelivery: 1,
  maximumDelivery: 3,
  freeShippingFrom: 300_000,
};
const abroad: ShippingMethod = {
  id: 'abroad',
  name: 'За кордон',
  kind: 'INTERNATIONAL',
  regions: ['EU'],
  price: 65_000,
  minimumDelivery: 5,
  maximumDelivery: 5,
};

const tenth: PromoCode = { name: 'SHOV10', type: 'PERCENTAGE', discount: 10, minApplyPrice: 0 };
const twoHundred: PromoCode = { name: 'NYTKA200', type: 'AMOUNT', discount: 20_000, minApplyPrice: 200_000 };
const bag: BasketKey = { variantId: 'bag', size: 'ONE_SIZE' };
const present: PromoCode = {
  name: 'TORBA',
  type: 'PRODUCT_VARIANT',
  discount: 0,
  minApplyPrice: 300_000,
  gift: bag,
};
const one = (price: number): PriceLine[] => [{ price, quantity: 1 }];

test('the total is goods minus discount plus shipping', () => {
  const lines = [
    { price: 245_000, fullPrice: 260_000, quantity: 1 },
    { price: 16_000, quantity: 2 },
  ];
  expect(pricesOf({ lines, promo: tenth, method: branch, methods: [branch] })).toMatchObject({
    full: 292_000,
    products: 277_000,
    discount: 27_700,
    shipping: 7_000,
    total: 256_300,
    leftForFreeShipping: 23_000,
  });
});

test('a tax is the server’s word and part of the total', () => {
  expect(pricesOf({ lines: one(100_000), method: branch, tax: 8_250 })).toMatchObject({ tax: 8_250, total: 115_250 });
  expect(pricesOf({ lines: one(100_000) })).not.toHaveProperty('tax');
});

test('a percentage of half a kopiyka is rounded up', () => {
  expect(pricesOf({ lines: one(1_005), promo: tenth }).discount).toBe(101);
  expect(pricesOf({ lines: one(100_000), promo: { ...tenth, discount: 12.34 } }).discount).toBe(12_340);
});

test('a code counts from its least sum on, and says what is left until then', () => {
  const below = pricesOf({ lines: one(199_999), promo: twoHundred });
  expect(below).toMatchObject({ discount: 0, total: 199_999, leftForPromo: 1 });
  expect(pricesOf({ lines: one(200_000), promo: twoHundred })).toMatchObject({ discount: 20_000, leftForPromo: 0 });
});

test('a gift costs nothing, comes from its least sum on and only while there is one', () => {
  const enough = { lines: one(300_000), promo: present };
  expect(pricesOf({ ...enough, isGiftLeft: true })).toMatchObject({ gift: bag, discount: 0, total: 300_000 });
  expect(pricesOf({ ...enough, isGiftLeft: false }).gift).toBeUndefined();
  expect(pricesOf({ ...enough, lines: one(299_999), isGiftLeft: true }).gift).toBeUndefined();
  const { gift: _, ...unnamed } = present;
  expect(pricesOf({ ...enough, promo: unnamed, isGiftLeft: true })).toMatchObject({ gift: undefined, total: 300_000 });
});

test('goods never cost less than one hryvnia after a discount, whatever the discount', () => {
  const odd = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300, 0);
  const discount = fc.oneof(fc.integer({ min: -1e9, max: 2e9 }), fc.double(), odd);
  const type = fc.constantFrom('PERCENTAGE' as const, 'AMOUNT' as const);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), discount, type, (price, wanted, kind) => {
      const promo: PromoCode = { name: 'ODD', type: kind, discount: wanted, minApplyPrice: 0 };
      const { products, discount: taken, total } = pricesOf({ lines: one(price), promo });
      expect(total).toBe(products - taken);
      expect(total).toBeGreaterThanOrEqual(Math.min(100, price));
      expect(Object.is(taken, Math.abs(taken))).toBe(true);
    }),
  );
});

test('a discount that would go below one hryvnia says that it was held back', () => {
  const { reasons, total } = pricesOf({ lines: one(50_000), promo: { ...tenth, discount: 250 } });
  expect(total).toBe(100);
  expect(reasons).toContainEqual({
    why: 'promo',
    promo: { ...tenth, discount: 250 },
    isLimited: true,
    amount: -49_900,
  });
});

test('an empty basket costs nothing, not even shipping', () => {
  const empty = pricesOf({ lines: [], promo: twoHundred, method: branch, methods: [branch] });
  expect(empty).toMatchObject({ products: 0, discount: 0, shipping: 0, total: 0, leftForPromo: 200_000 });
  expect(empty.reasons).toEqual([{ why: 'shipping-later', amount: 0 }]);
});

test.each([
  [{ lines: one(90_000) }, ['line', 'shipping-later']],
  [{ lines: one(90_000), promo: twoHundred, method: branch }, ['line', 'promo-below', 'shipping']],
  [{ lines: one(400_000), promo: present, method: branch }, ['line', 'gift-missing', 'shipping-free']],
  [{ lines: one(400_000), promo: present, isGiftLeft: true, tax: 1 }, ['line', 'gift', 'shipping-later', 'tax']],
] as const)('the bill of %j names each of its reasons: %j', (question, why) => {
  expect(pricesOf({ ...question, lines: [...question.lines] }).reasons.map((reason) => reason.why)).toEqual(why);
});

test('shipping is free from its threshold on, not a kopiyka before', () => {
  expect(shippingPrice(branch, 299_999)).toBe(7_000);
  expect(shippingPrice(branch, 300_000)).toBe(0);
  expect(shippingPrice(abroad, 9_000_000)).toBe(65_000);
});

test('the amount left is counted from the smallest threshold and is never below zero', () => {
  const other = { ...branch, freeShippingFrom: 500_000 };
  expect(freeShippingFrom([other, abroad, branch])).toBe(300_000);
  expect(amountLeftForFreeShipping(265_000, [other, branch])).toBe(35_000);
  expect(amountLeftForFreeShipping(900_000, [branch])).toBe(0);
  expect(freeShippingFrom([abroad])).toBe(0);
  expect(freeShippingFrom([])).toBe(0);
});

test('whatever the ways of delivery are, what is left until one is free is a sum to be said, or nothing', () => {
  const threshold = fc.option(fc.integer({ min: 0, max: 1e9 }), { nil: undefined });
  const way = threshold.map((from) => ({ ...abroad, ...(from !== undefined && { freeShippingFrom: from }) }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.array(way, { maxLength: 6 }), (products, methods) => {
      const left = pricesOf({ lines: one(products), methods }).leftForFreeShipping;
      const thresholds = methods.flatMap(({ freeShippingFrom: from }) => from ?? []);
      const least = thresholds.length === 0 ? 0 : Math.min(...thresholds);
      expect(left).toBe(Math.max(0, least - products));
    }),
  );
});

test('a delivery label shows the days from and to, or the one day', () => {
  expect(deliveryDays(branch)).toBe('1–\u20603');
  expect(deliveryDays(abroad)).toBe('5');
});

test('each region has its own ways', () => {
  expect(methodsFor('EU', [branch, abroad])).toEqual([abroad]);
});

test('a code is looked up in capital letters, whatever was typed', () => {
  expect([' shov10 ', 'Нитка', ' '].map(promoName)).toEqual(['SHOV10', 'НИТКА', '']);
  expect(promoName('x'.repeat(PROMO_NAME_MAX_LENGTH + 1))).toBe('X'.repeat(PROMO_NAME_MAX_LENGTH));
});
