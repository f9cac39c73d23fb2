import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BasketItem } from '#domain/basket.ts';
import { missingFrom, uniteBaskets } from '#domain/basket-merge.ts';
import { item } from '../stores/shop-fakes.ts';

const line = fc.record({
  variantId: fc.constantFrom('a', 'b', 'c', 'd'),
  size: fc.constantFrom('M' as const, 'L' as const),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const basket = fc.uniqueArray(line, { selector: ({ variantId, size }) => `${variantId} ${size}` });

const contents = (items: BasketItem[]) =>
  Object.fromEntries(items.map(({ variantId, size, quantity }) => [`${variantId} ${size}`, quantity]));

/** What the law says, counted another way. */
function expected(...baskets: BasketItem[][]) {
  const counted: Record<string, number> = {};
  for (const [key, quantity] of baskets.flatMap((one) => Object.entries(contents(one))))
    counted[key] = Math.max(counted[key] ?? 0, quantity);
  return counted;
}

describe('two baskets as one', () => {
  it('hold the larger quantity of what is in both, and everything else', () => {
    const server = [item('a', 'M', 2), item('b', 'M', 5)];
    const guest = [item('c', 'M', 1), item('a', 'M', 3), item('b', 'M', 1)];
    expect(uniteBaskets(server, guest)).toEqual([item('c', 'M', 1), item('a', 'M', 3), item('b', 'M', 5)]);
  });

  it('lose nothing and double nothing, whatever is in them', () => {
    fc.assert(
      fc.property(basket, basket, (server, guest) => {
        const united = uniteBaskets(server, guest);
        expect(contents(united)).toEqual(expected(server, guest));
        expect(united).toHaveLength(Object.keys(expected(server, guest)).length);
      }),
    );
  });

  it('stay the same when they are made one again', () => {
    fc.assert(
      fc.property(basket, basket, (server, guest) => {
        const united = uniteBaskets(server, guest);
        expect(uniteBaskets(united, guest)).toEqual(united);
        expect(missingFrom(united, guest)).toEqual([]);
      }),
    );
  });
});
