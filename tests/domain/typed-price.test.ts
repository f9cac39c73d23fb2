import { expect, test } from 'vitest';
import { typedPrice } from '#domain/typed-price.ts';

test.each([
  ['1500', 150_000],
  [' 1 500 ', 150_000],
  ['1\u00A0500 ₴', 150_000],
  ['₴1,500', 150_000],
  ['1.500', 150_000],
  ['1500,50', 150_000],
  ['1,500.99', 150_000],
  ['500 грн.', 50_000],
])('a price typed as «%s» is understood', (typed, price) => {
  expect(typedPrice(typed)).toBe(price);
});

test.each(['', 'дешево', '-5', '0', '1e3', '12345678', '1.2.3', '15_00', '٣٠٠'])('«%s» is no price', (typed) => {
  expect(typedPrice(typed)).toBeUndefined();
});
