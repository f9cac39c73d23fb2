import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice, fromMajor, toMajor } from '#domain/money.ts';

test('a price has the symbol first, commas between thousands and decimals only when not whole', () => {
  expect(formatPrice(245_000, '₴')).toBe('₴2,450');
  expect(formatPrice(245_050, '₴')).toBe('₴2,450.50');
  expect(formatPrice(100, '$')).toBe('$1');
  expect(formatPrice(123_456_700, '₴')).toBe('₴1,234,567');
  expect(formatPrice(-44_000, '₴')).toBe('−₴440');
  expect(formatPrice(0, '₴')).toBe('₴0');
});

test('thousands stand apart', () => {
  expect([641_00, 1_239_00, 1_234_567_00].map((amount) => formatPrice(amount, '₴'))).toEqual([
    '₴641',
    '₴1,239',
    '₴1,234,567',
  ]);
});

test('an amount survives the way to the wire and back', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (minor) => fromMajor(toMajor(minor)) === minor));
});
