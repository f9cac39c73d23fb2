import * as fc from 'fast-check';
import { reaction } from 'mobx';
import { expect, test } from 'vitest';
import type { BasketItem } from '#domain/basket.ts';
import type { Variant } from '#domain/catalog.ts';
import { processorMs } from '#tests/support/processor-time.ts';
import { openBasket } from './open-basket.ts';
import { item, variant } from './shop-fakes.ts';

/** What an order takes, and what a shopper does not notice. */
const LINES_MAX = 200;
const FREEZE_MS = 200;

const GOODS = Array.from({ length: LINES_MAX }, (_, at) => variant(`v${at}`, { price: 1_000 + 37 * at }));
const BY_ID = new Map(GOODS.map((one) => [one.id, one]));

const press = fc.record({
  what: fc.constantFrom('add', 'change', 'remove'),
  at: fc.nat(LINES_MAX - 1),
  quantity: fc.integer({ min: 1, max: 99 }),
});

/** A basket once more, the simplest way: the oracle. */
function expected(items: BasketItem[], { what, at, quantity }: { what: string; at: number; quantity: number }) {
  const key = items[at % items.length] as BasketItem;
  if (what === 'remove') return items.filter((one) => one !== key);
  const next = what === 'add' ? Math.min(99, key.quantity + 1) : quantity;
  return items.map((one) => (one === key ? { ...one, quantity: next } : one));
}

test('a basket of up to two hundred lines keeps every line in its place and answers each press at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 20, max: LINES_MAX }),
      fc.array(press, { minLength: 1, maxLength: 10 }),
      async (length, presses) => {
        let items = GOODS.slice(0, length).map(({ id }) => item(id));
        const { basket } = await openBasket(items, GOODS);
        // Somebody looks at it all the time.
        const stop = reaction(
          () => [basket.lines.map((line) => line.trouble), basket.productsPrice, basket.leftForFreeShipping],
          () => {},
        );
        const done: Promise<unknown>[] = [];
        let slowest = 0;
        for (const one of presses) {
          const key = items[one.at % items.length] as BasketItem;
          items = expected(items, one);
          const began = processorMs();
          if (one.what === 'remove') done.push(basket.remove(key));
          else if (one.what === 'change') done.push(basket.change(key, one.quantity));
          else done.push(basket.add(BY_ID.get(key.variantId) as Variant, key.size));
          slowest = Math.max(slowest, processorMs() - began);
          expect(basket.items).toEqual(items);
        }
        await Promise.all(done);
        stop();
        expect(basket.items).toEqual(items);
        const sum = items.reduce((all, one) => all + one.quantity * (BY_ID.get(one.variantId)?.price ?? 0), 0);
        expect(basket.productsPrice).toBe(sum);
        expect(slowest).toBeLessThan(FREEZE_MS);
      },
    ),
    { numRuns: 60, seed: 20_260_115 },
  );
});
