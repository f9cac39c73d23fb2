import { expect, test } from 'vitest';
import { canBeReturned } from '#domain/order-state.ts';
import { isReturnable } from '#domain/returns.ts';
import { buildOrder, buildOrderLine } from '#fixtures/build.ts';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';

test('everything can be given back but socks, as the terms have it', () => {
  const kept = CATALOGUE.products.filter((product) => !isReturnable(product));
  const socks = CATALOGUE.products.filter(({ name }) => name.uk.startsWith('Шкарпетки'));
  expect(kept).toEqual(socks);
  expect(socks.length).toBeGreaterThan(0);
});

const HOODIE = buildOrderLine({ vendorCode: 'SH-0102-HD' });
const SOCKS = buildOrderLine({ vendorCode: 'SH-0603-SK' });
const RECEIVED = { received: '2026-11-01T18:00:00Z' };

test.each([
  ['while no receipt is known', {}, '2027-11-01T00:00:00Z', true],
  ['on the last of its fourteen days, by any clock', { dates: RECEIVED }, '2026-11-15T23:59:59Z', true],
  ['after them', { dates: RECEIVED }, '2026-11-16T18:00:00Z', false],
  ['with socks beside something else', { lines: [SOCKS, HOODIE] }, '2026-11-02T00:00:00Z', true],
  ['with nothing but socks', { lines: [SOCKS] }, '2026-11-02T00:00:00Z', false],
  ['with nothing but socks and a gift', { lines: [SOCKS, { ...HOODIE, isGift: true }] }, '2026-11-02T00:00:00Z', false],
])('an order can be given back %s: %s, at %s, %s', (_when, given, now, can) => {
  expect(canBeReturned(buildOrder({ status: 'DONE', lines: [HOODIE], ...given }), Date.parse(now))).toBe(can);
});

test('a kind is a part of the code, wherever it stands, and no letters within another', () => {
  const codes = ['SH-0603-SK', 'SH-0603-SK-2', 'SH-0102-HD', 'SK0102-HD', ''];
  expect(codes.map((vendorCode) => isReturnable({ vendorCode }))).toEqual([false, false, true, true, true]);
});
