import { expect, test } from 'vitest';
import { freeShipping, freeWay } from '#domain/shipping.ts';
import type { ShippingKind, ShippingMethod, ShippingRegion } from '#domain/shipping.ts';
import { buildShippingMethod } from '#fixtures/build.ts';

function way(kind: ShippingKind, regions: ShippingRegion[], price: number, from?: number): ShippingMethod {
  const { freeShippingFrom: _, ...method } = buildShippingMethod({ kind, regions, price });
  return { ...method, ...(from !== undefined && { freeShippingFrom: from }) };
}

const SHOP = [
  way('INTERNATIONAL', ['EU'], 65_000, 1_200_000),
  way('COURIER', ['UA'], 12_000),
  way('PARCEL_BRANCH', ['UA'], 7_000, 300_000),
  way('COURIER', ['EU'], 98_000),
  way('POST', ['OTHER'], 120_000),
];

test('what is free is one way to one region, never delivery as such', () => {
  expect(freeShipping(SHOP)).toEqual([
    { from: 300_000, way: 'PARCEL_BRANCH', region: 'UA' },
    { from: 1_200_000, way: 'INTERNATIONAL', region: 'EU' },
  ]);
});

test('a region to which every way is free from the same sum needs no way named', () => {
  expect(freeShipping([way('POST', ['OTHER'], 5_000, 100), way('COURIER', ['OTHER'], 6_000, 100)])).toEqual([
    { from: 100, way: 'ANY', region: 'OTHER' },
  ]);
});

test('where no way has a threshold nothing becomes free', () => {
  expect(freeShipping([])).toEqual([]);
  expect(freeShipping([way('POST', ['UA'], 6_000), way('COURIER', ['UA'], 0)])).toEqual([]);
});

test('for goods of less worth than the threshold of a region nothing of it is free', () => {
  expect(freeWay('UA', SHOP, 299_999)).toBeUndefined();
  expect(freeWay('UA', SHOP, 300_000)).toEqual({ way: 'PARCEL_BRANCH', region: 'UA' });
  expect(freeWay('EU', SHOP, 300_000)).toBeUndefined();
});
