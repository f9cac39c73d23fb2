import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricesOf } from '#domain/price.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import {
  amountLeftForFreeShipping,
  deliveryDays,
  freeShippingFrom,
  methodsFor,
  requiredAddressFields,
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

test('the total is goods minus discount plus shipping', () => {
  const prices = pricesOf(
    [
      { price: 245_000, quantity: 1 },
      { price: 32_000, quantity: 1 },
    ],
    27_700,
    branch,
  );
  expect(prices).toEqual({ products: 277_000, discount: 27_700, shipping: 7_000, total: 256_300 });
});

test('goods never cost less than one hryvnia after a discount, whatever the discount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1e9 }), fc.integer({ min: -1e9, max: 2e9 }), (price, discount) => {
      const { products, discount: taken, total } = pricesOf([{ price, quantity: 1 }], discount);
      expect(total).toBe(products - taken);
      expect(total).toBeGreaterThanOrEqual(100);
      expect(taken).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('an empty basket costs nothing, not even shipping', () => {
  expect(pricesOf([], 500, branch)).toEqual({ products: 0, discount: 0, shipping: 0, total: 0 });
});

test('the sum agrees with exact arithmetic', () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 9_999_999_00 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 200 }), (lines) => {
      const exact = lines.reduce((sum, one) => sum + BigInt(one.price) * BigInt(one.quantity), 0n);
      expect(BigInt(pricesOf(lines).products)).toBe(exact);
    }),
  );
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

test('a delivery label shows the days from and to, or the one day', () => {
  expect(deliveryDays(branch)).toBe('1–3');
  expect(deliveryDays(abroad)).toBe('5');
});

test('each region has its own ways, and each way asks for what it needs', () => {
  expect(methodsFor('EU', [branch, abroad])).toEqual([abroad]);
  expect(requiredAddressFields('PARCEL_BRANCH')).toContain('branchNumber');
  expect(requiredAddressFields('COURIER')).not.toContain('branchNumber');
});
