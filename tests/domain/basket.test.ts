import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BasketItem } from '#domain/basket.ts';
import {
  addItem,
  allowedQuantity,
  changeItem,
  countPieces,
  exchangeItem,
  removeItem,
  restoreItem,
} from '#domain/basket.ts';

const hoodie: BasketItem = { variantId: 'hoodie', size: 'M', quantity: 1 };
const cap: BasketItem = { variantId: 'cap', size: 'ONE_SIZE', quantity: 2 };

test('a guest adding the same size twice has one line of two', () => {
  expect(addItem([hoodie], hoodie)).toEqual([{ ...hoodie, quantity: 2 }]);
});

test('another size is another line, the newest first', () => {
  const large: BasketItem = { ...hoodie, size: 'L' };
  expect(addItem([hoodie, cap], large)).toEqual([large, hoodie, cap]);
});

test('a line of another size keeps its place, and takes in a line of that size', () => {
  const large: BasketItem = { ...hoodie, size: 'L', quantity: 98 };
  expect(exchangeItem([cap, hoodie], hoodie, { ...hoodie, size: 'L' })).toEqual([cap, { ...hoodie, size: 'L' }]);
  expect(exchangeItem([large, cap, { ...hoodie, quantity: 5 }], hoodie, { ...hoodie, size: 'L' })).toEqual([
    cap,
    { ...large, quantity: 99 },
  ]);
  expect(exchangeItem([cap], hoodie, { ...hoodie, size: 'L' })).toEqual([cap]);
  expect(exchangeItem([hoodie], hoodie, hoodie)).toEqual([hoodie]);
  expect(exchangeItem([cap, hoodie], hoodie, { ...hoodie, variantId: 'coal' })).toEqual([
    cap,
    { ...hoodie, variantId: 'coal' },
  ]);
});

test('a line never holds more than 99 pieces', () => {
  expect(addItem([{ ...hoodie, quantity: 98 }], { ...hoodie, quantity: 5 })[0]?.quantity).toBe(99);
});

test.each([
  [0, 1],
  [-1, 1],
  [1.5, 1],
  [1e9, 99],
  ['2e3', 99],
  ['7', 7],
  [' 3 ', 3],
  ['', undefined],
  ['two', undefined],
  [Number.NaN, undefined],
  [undefined, undefined],
  [{}, undefined],
])('a quantity of %j becomes %j', (typed, allowed) => {
  expect(allowedQuantity(typed)).toBe(allowed);
});

test('whatever is typed, a kept quantity is a whole number from 1 to 99', () => {
  fc.assert(
    fc.property(fc.anything(), (typed) => {
      const quantity = allowedQuantity(typed);
      if (quantity !== undefined) expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
    }),
  );
});

test('a line brought back stands where it stood', () => {
  const socks: BasketItem = { variantId: 'socks', size: 'S', quantity: 1 };
  const items = [hoodie, cap, socks];
  expect(restoreItem(removeItem(items, cap), cap, 1)).toEqual(items);
});

test('a change touches its own line only', () => {
  expect(changeItem([hoodie, cap], { ...cap, quantity: 5 })).toEqual([hoodie, { ...cap, quantity: 5 }]);
  expect(countPieces([hoodie, cap])).toBe(3);
});
