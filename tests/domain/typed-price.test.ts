import { expect, test } from 'vitest';
import { PRICE_AT_MOST, typedPrice } from '#domain/typed-price.ts';

test.each([
  ['1500', 150_000],
  [' 1 500 ', 150_000],
  ['1\u00A0500 ₴', 150_000],
  ['₴1,500', 150_000],
  ['1.500', 150_000],
  ['1500,50', 150_000],
  ['1,500.99', 150_000],
  ['500 грн.', 50_000],
  ['0', 0],
  ['00 ₴', 0],
  ['0500', 50_000],
  ['12345678', PRICE_AT_MOST],
  ['9'.repeat(400), PRICE_AT_MOST],
])('a price typed as «%s» is understood', (typed, price) => {
  expect(typedPrice(typed)).toBe(price);
});

test.each(['', 'дешево', '-5', '1e3', '1.2.3', '15_00', '٣٠٠'])('«%s» is no price', (typed) => {
  expect(typedPrice(typed)).toBeUndefined();
});
