import { expect, test } from 'vitest';
import { isReturnable } from '#domain/returns.ts';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';

test('everything can be given back but socks, as the terms have it', () => {
  const kept = CATALOGUE.products.filter((product) => !isReturnable(product));
  const socks = CATALOGUE.products.filter(({ name }) => name.uk.startsWith('Шкарпетки'));
  expect(kept).toEqual(socks);
  expect(socks.length).toBeGreaterThan(0);
});

test('a kind is a part of the code, wherever it stands, and no letters within another', () => {
  const codes = ['SH-0603-SK', 'SH-0603-SK-2', 'SH-0102-HD', 'SK0102-HD', ''];
  expect(codes.map((vendorCode) => isReturnable({ vendorCode }))).toEqual([false, false, true, true, true]);
});
