// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuestBasket, decodeGuestBasket } from '#adapters/browser/guest-basket.ts';
import { createLocks } from '#adapters/browser/locks.ts';
import type { BasketItem } from '#domain/basket.ts';
import { SIZES } from '#domain/catalog.ts';
import { LOCK_BASKET, STORAGE_BASKET } from '#domain/constants.ts';
import type { BasketPort } from '#ports/basket.ts';
import { settle } from '../../support/fake-clock.ts';
import { createFakeKeyValue } from '../../support/fake-key-value.ts';

const COAL = '7a9d3f10-52c4-4e8b-a1d6-3c0f9b82e745';
const ULTRA = '5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90';
const ONE: BasketItem = { variantId: COAL, size: 'M', quantity: 1 };
const TWO: BasketItem = { variantId: ULTRA, size: 'L', quantity: 2 };

const locks = createLocks(navigator.locks);

function basketWith(...items: BasketItem[]) {
  const keyValue = createFakeKeyValue(items.length > 0 ? { [STORAGE_BASKET]: JSON.stringify({ items }) } : {});
  return { basket: createGuestBasket(keyValue, locks), keyValue };
}

const anyLine = fc.record({
  variantId: fc.uuid({ version: 4 }),
  size: fc.constantFrom(...SIZES),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const manyLines = fc.uniqueArray(anyLine, { selector: (line) => `${line.variantId} ${line.size}`, maxLength: 20 });

describe('a guest', () => {
  it('has an empty basket at first', async () => {
    expect(await basketWith().basket.read()).toEqual([]);
  });

  it('finds everything again on the next visit', async () => {
    const { basket, keyValue } = basketWith();
    await basket.add(ONE);
    await basket.add(TWO);
    expect(await createGuestBasket(keyValue, locks).read()).toEqual([TWO, ONE]);
  });

  it('adding the same size twice has one line of two', async () => {
    const { basket } = basketWith(ONE);
    expect(await basket.add(ONE)).toEqual([{ ...ONE, quantity: 2 }]);
  });

  it('changes and removes lines', async () => {
    const { basket } = basketWith(ONE, TWO);
    expect(await basket.change({ ...ONE, quantity: 7 })).toEqual([{ ...ONE, quantity: 7 }, TWO]);
    expect(await basket.remove({ variantId: ULTRA, size: 'L' })).toEqual([{ ...ONE, quantity: 7 }]);
    expect(await basket.read()).toEqual([{ ...ONE, quantity: 7 }]);
  });

  it('leaves nothing behind with an empty basket', async () => {
    const { basket, keyValue } = basketWith(ONE);
    await basket.remove(ONE);
    expect(keyValue.read(STORAGE_BASKET)).toBeUndefined();
  });

  it('keeps what another tab added in the meantime', async () => {
    const { basket, keyValue } = basketWith(ONE);
    await basket.read();
    keyValue.writeElsewhere(STORAGE_BASKET, JSON.stringify({ items: [ONE, TWO] }));
    expect(await basket.change({ ...ONE, quantity: 3 })).toEqual([{ ...ONE, quantity: 3 }, TWO]);
  });

  it('with 200 lines is told that one more does not fit, and loses none', async () => {
    const items = Array.from({ length: 200 }, (_, index) => ({
      ...ONE,
      variantId: `7a9d3f10-52c4-4e8b-a1d6-${String(index).padStart(12, '0')}`,
    }));
    const { basket } = basketWith(...items);
    await expect(basket.add(TWO)).rejects.toMatchObject({ name: 'AppError', code: 'VALIDATION_ERROR' });
    expect(await basket.read()).toEqual(items);
    const [first] = await basket.add(items[0] as BasketItem);
    expect(first?.quantity).toBe(2);
  });
});

describe('two tabs within the same moment', () => {
  const lines = (...items: BasketItem[]): string => JSON.stringify({ items });

  /** One tab has read the basket and is about to write it; meanwhile another one does this. */
  async function meanwhile(before: BasketItem[], written: string, act: (basket: BasketPort) => Promise<BasketItem[]>) {
    const { basket, keyValue } = basketWith(...before);
    const { promise: isWritten, resolve: write } = Promise.withResolvers<void>();
    const other = createLocks(navigator.locks).alone(LOCK_BASKET, async () => {
      await isWritten;
      keyValue.writeElsewhere(STORAGE_BASKET, written);
    });
    const acted = act(basket);
    await settle();
    write();
    await other;
    expect(await acted, 'what it is told').toEqual(await basket.read());
    return basket.read();
  }

  it('remove a line and raise it: it is gone, whichever was first', async () => {
    expect(await meanwhile([ONE], lines({ ...ONE, quantity: 2 }), (basket) => basket.remove(ONE))).toEqual([]);
    expect(await meanwhile([ONE], lines(), (basket) => basket.change({ ...ONE, quantity: 2 }))).toEqual([]);
  });

  it('add a thing each: both are there', async () => {
    expect(await meanwhile([], lines(ONE), (basket) => basket.add(TWO))).toEqual([TWO, ONE]);
  });

  it.each<[string, (basket: BasketPort) => Promise<BasketItem[]>]>([
    ['another size of a line', (basket) => basket.revise((items) => items.map((one) => ({ ...one, size: 'S' })))],
    ['what was paid for', (basket) => basket.removeBought([])],
  ])('%s is written after what the other one writes', async (_, act) => {
    const { basket } = basketWith(TWO);
    expect(await meanwhile([ONE], lines(TWO), act)).toEqual(await act(basket));
  });
});

describe('what the storage holds', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(manyLines, (items) => {
        expect(decodeGuestBasket(JSON.stringify({ items }))).toEqual(items);
        expect(decodeGuestBasket(JSON.stringify(items))).toEqual(items);
      }),
    );
  });

  it.each([
    undefined,
    '',
    'null',
    '7',
    '"<img src=x onerror=alert(1)>"',
    '{"basket":"<img>"}',
    '{"items":{}}',
    '{"items":[',
    '[null]',
    '[[]]',
    '{"__proto__":{"items":[{}]}}',
    '[{"variantId":"__proto__","size":"M","quantity":1}]',
    `[{"variantId":"${COAL}","size":"constructor","quantity":1}]`,
    `[{"variantId":"${COAL}/..","size":"M","quantity":1}]`,
  ])('%s is an empty basket', (text) => {
    expect(decodeGuestBasket(text)).toEqual([]);
    expect(({} as Record<string, unknown>)['items']).toBeUndefined();
  });

  it.each([
    [0, 1],
    [-1, 1],
    [1.5, 1],
    [1e9, 99],
    ['3', 3],
    ['2e1', 20],
    ['', 1],
    [null, 1],
    [{}, 1],
    [undefined, 1],
  ])('a quantity of %j is %d', (quantity, expected) => {
    expect(decodeGuestBasket(JSON.stringify([{ ...ONE, quantity }]))).toEqual([{ ...ONE, quantity: expected }]);
  });

  it('two lines of one size are one line of the larger quantity', () => {
    expect(decodeGuestBasket(JSON.stringify([ONE, TWO, { ...ONE, quantity: 5 }]))).toEqual([
      { ...ONE, quantity: 5 },
      TWO,
    ]);
  });

  it('keeps only the fields of a line', () => {
    expect(decodeGuestBasket(JSON.stringify([{ ...ONE, price: 1, name: '<b>' }]))).toEqual([ONE]);
  });

  it('loses no good line among damaged ones, in 1,000 states', async () => {
    const damaged = fc.oneof(
      fc.jsonValue(),
      anyLine.map(({ variantId, quantity }) => ({ variantId, quantity })),
    );
    await fc.assert(
      fc.asyncProperty(manyLines, fc.array(damaged, { maxLength: 10 }), fc.nat(), async (good, bad, seed) => {
        const mixed: unknown[] = [...good];
        bad.forEach((one, index) => mixed.splice((seed + index * 7) % (mixed.length + 1), 0, one));
        const keyValue = createFakeKeyValue({ [STORAGE_BASKET]: JSON.stringify({ items: mixed }) });
        expect(await createGuestBasket(keyValue, locks).read()).toEqual(good);
      }),
      { numRuns: 1_000 },
    );
  });

  it('of any kind is survived by every action, in 1,000 states', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => json.slice(1)),
      manyLines.map((l) => JSON.stringify(l).slice(0, -9)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (corrupt) => {
        const basket = createGuestBasket(createFakeKeyValue({ [STORAGE_BASKET]: corrupt }), locks);
        await basket.change(ONE);
        await basket.remove(ONE);
        expect((await basket.add(TWO))[0]).toEqual(TWO);
        expect((await basket.read()).length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is cut at 200 lines, however long it is', () => {
    const items = Array.from({ length: 50_000 }, (_, index) => ({
      ...ONE,
      variantId: `7a9d3f10-52c4-4e8b-a1d6-${String(index).padStart(12, '0')}`,
    }));
    const again = { ...(items[0] as BasketItem), quantity: 9 };
    const kept = [again, ...items.slice(1, 200)];
    expect(decodeGuestBasket(JSON.stringify({ items: [...items, again] }))).toEqual(kept);
  });
});
