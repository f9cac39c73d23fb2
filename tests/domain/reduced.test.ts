import { describe, expect, it } from 'vitest';
import { reducedBy } from '#domain/reduced.ts';
import { buildOrderLine } from '#fixtures/build.ts';

describe('what the own discounts of goods take off an order', () => {
  it('is counted for each piece of each reduced line', () => {
    const lines = [
      buildOrderLine({ price: 245_000, discountPrice: 225_000, quantity: 2 }),
      buildOrderLine({ price: 90_000, discountPrice: 80_050, quantity: 1 }),
      buildOrderLine({ price: 59_000, quantity: 3 }),
    ];
    expect(reducedBy(lines)).toBe(2 * 20_000 + 9_950);
  });

  it('is nothing for what a code gives, and for nothing', () => {
    expect(reducedBy([buildOrderLine({ price: 59_000, discountPrice: 0, quantity: 1, isGift: true })])).toBe(0);
    expect(reducedBy([])).toBe(0);
  });
});
