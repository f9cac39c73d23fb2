import { expect, test } from 'vitest';
import { discountPercent } from '#domain/catalog.ts';
import { buildVariant } from '#fixtures/build.ts';

test.each([
  [245_000, 196_000, 20],
  [100_000, 66_600, 33],
  [999_999_900, 999_999_800, undefined],
  [245_000, undefined, undefined],
])('a price of %i reduced to %s saves %s percent', (price, discountPrice, percent) => {
  const reduced = discountPrice === undefined ? {} : { discountPrice };
  expect(discountPercent(buildVariant({ price, ...reduced }))).toBe(percent);
});
