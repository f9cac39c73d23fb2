// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLocks } from '#adapters/browser/locks.ts';
import type { BasketItem } from '#domain/basket.ts';
import { missingFrom, uniteBaskets } from '#domain/basket-merge.ts';
import { STORAGE_BASKET_STAMP } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { createCustomerBasket } from '#stores/customer-basket.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';
import { createFakeBasketPort } from '../support/fake-ports.ts';
import { item } from './shop-fakes.ts';

const SOLD_OUT = new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
const LOST = new AppError('unreachable');

const contents = (items: BasketItem[]) => items.map((one) => JSON.stringify(one)).toSorted();

interface Opened {
  server?: BasketItem[] | ReturnType<typeof createFakeBasketPort>;
  guest?: BasketItem[];
  /** Variants the server refuses to take more of. */
  soldOut?: string[];
  /** Variants of which there are only so many. */
  few?: Record<string, number>;
}

function openBasket({ server: kept = [], guest: left = [], soldOut = [], few = {} }: Opened = {}) {
  const server = Array.isArray(kept) ? createFakeBasketPort(kept) : kept;
  const guest = createFakeBasketPort(left);
  const keyValue = createFakeKeyValue();
  const merged: [taken: number, refused: number][] = [];
  const owner = { id: 'session-1' as string | undefined };
  let ids = 0;
  const { read, replace } = server;
  const strict = {
    ...server,
    replace: async (items: BasketItem[]) => {
      const more = missingFrom(await read(), items);
      if (more.some(({ variantId }) => soldOut.includes(variantId))) throw SOLD_OUT;
      if (items.some(({ variantId, quantity }) => quantity > (few[variantId] ?? quantity))) throw SOLD_OUT;
      return replace(items);
    },
  };
  const locks = { ...createLocks(undefined), spansTabs: true };
  const openTab = () =>
    createCustomerBasket({
      server: strict,
      guest,
      locks,
      keyValue,
      newId: () => `stamp-${(ids += 1)}`,
      owner: () => owner.id,
      onMerged: (...lines) => void merged.push(lines),
    });
  return { basket: openTab(), openTab, server, guest, keyValue, merged, owner };
}

describe('the basket of somebody who signs in', () => {
  it('takes what was in the guest’s basket along, and says how many pieces more it is', async () => {
    const { basket, guest, merged } = openBasket({
      server: [item('a', 'M', 2)],
      guest: [item('b', 'M', 2), item('a', 'M', 3)],
    });
    expect(await basket.read()).toEqual([item('b', 'M', 2), item('a', 'M', 3)]);
    expect(await guest.read()).toEqual([]);
    expect(merged).toEqual([[3, 0]]);
  });

  it('loses what was bought on the server and nowhere else: nothing is taken out twice', async () => {
    const { basket, server, keyValue } = openBasket({ server: [item('a', 'M', 2), item('b')] });
    expect(await basket.removeBought([item('a', 'M', 1)])).toEqual([item('a', 'M', 1), item('b')]);
    expect(server.calls.map(({ method }) => method)).toEqual(['removeBought']);
    expect(keyValue.read(STORAGE_BASKET_STAMP)).toBe('stamp-1');
  });

  it('is asked for in one call when the guest’s was empty', async () => {
    const { basket, server, merged } = openBasket({ server: [item('a')] });
    expect(await basket.read()).toEqual([item('a')]);
    expect(server.calls.map(({ method }) => method)).toEqual(['read']);
    expect(merged).toEqual([]);
  });

  it('says nothing when the server had all of it already', async () => {
    const { basket, guest, merged, server } = openBasket({ server: [item('a', 'M', 3)], guest: [item('a', 'M', 2)] });
    await basket.read();
    expect(await guest.read()).toEqual([]);
    expect(merged).toEqual([]);
    expect(server.calls.map(({ method }) => method)).toEqual(['read']);
  });

  it('takes every line the server will have; pieces that are sold out are told and gone', async () => {
    const { basket, guest, merged } = openBasket({
      server: [item('a'), item('few')],
      guest: [item('b'), item('gone', 'M', 2), item('few', 'M', 4), item('c')],
      soldOut: ['gone', 'few'],
    });
    expect(await basket.read()).toEqual([item('b'), item('c'), item('a'), item('few')]);
    expect(await guest.read()).toEqual([]);
    // Two of the one, and three more of the other.
    expect(merged).toEqual([[2, 5]]);
  });

  it('has a piece of what there is less of than a guest wanted; the other pieces are told', async () => {
    const { basket, merged } = openBasket({ guest: [item('few', 'M', 6), item('b', 'M', 2)], few: { few: 3 } });
    expect(await basket.read()).toEqual([item('few'), item('b', 'M', 2)]);
    expect(merged).toEqual([[3, 5]]);
  });

  it('neither asks for a refused line nor tells of it again, on the next page either', async () => {
    const { basket, openTab, server, merged } = openBasket({ guest: [item('gone')], soldOut: ['gone'] });
    await basket.read();
    const { length } = server.calls;
    await openTab().read();
    expect(server.calls.slice(length).map(({ method }) => method)).toEqual(['read']);
    expect(merged).toHaveLength(1);
  });

  it('keeps every line in the browser while the server cannot be reached, and merges at the next reading', async () => {
    const { basket, guest, server } = openBasket({ server: [item('a')], guest: [item('b')] });
    server.failNext(LOST, 'replace');
    await expect(basket.read()).rejects.toBe(LOST);
    expect(await guest.read()).toEqual([item('b')]);
    expect(await basket.read()).toEqual([item('b'), item('a')]);
    expect(await guest.read()).toEqual([]);
  });

  it('is merged once by two tabs', async () => {
    const { basket, openTab, merged, server } = openBasket({ guest: [item('b', 'M', 2)] });
    const [here, there] = await Promise.all([basket.read(), openTab().read()]);
    expect([here, there]).toEqual([[item('b', 'M', 2)], [item('b', 'M', 2)]]);
    expect(merged).toHaveLength(1);
    expect(server.calls.filter(({ method }) => method === 'replace')).toHaveLength(1);
  });

  it('loses nothing and doubles nothing, wherever it is cut off and however often it is tried again', async () => {
    const line = fc.record({
      variantId: fc.constantFrom('a', 'b', 'c', 'd'),
      size: fc.constantFrom('M' as const, 'L' as const),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const lines = fc.uniqueArray(line, { selector: ({ variantId, size }) => `${variantId} ${size}` });
    // Each call in turn: it works, it never reaches the server, or its answer is lost after the server has done it.
    const fates = fc.array(fc.constantFrom('works', 'not sent', 'answer lost'), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(lines, lines, fates, async (kept, left, plan) => {
        let held: BasketItem[] = kept;
        const call = async (run: () => BasketItem[]): Promise<BasketItem[]> => {
          const fate = plan.shift() ?? 'works';
          if (fate !== 'not sent') held = run();
          if (fate !== 'works') throw LOST;
          return held;
        };
        const server = {
          ...createFakeBasketPort(),
          read: () => call(() => held),
          replace: (next: BasketItem[]) => call(() => next),
        };
        const { basket, guest } = openBasket({ guest: left, server });
        for (let tries = 0; tries < 10; tries += 1) {
          const answer = await basket.read().catch(() => undefined);
          const remaining = await guest.read();
          expect(missingFrom(uniteBaskets(held, remaining), left)).toEqual([]);
          if (answer !== undefined) expect(contents(answer)).toEqual(contents(held));
        }
        expect(contents(held)).toEqual(contents(uniteBaskets(kept, left)));
        expect(await guest.read()).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('an answer about a basket', () => {
  it('that comes after signing out is shown to nobody', async () => {
    const { basket, server, owner } = openBasket({ server: [item('a')] });
    const release = server.holdNext('add');
    const adding = basket.add(item('b'));
    owner.id = undefined;
    release();
    await expect(adding).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('that comes when somebody else is signed in is shown to nobody', async () => {
    const { basket, server, owner } = openBasket({ server: [item('a')] });
    const release = server.holdNext('read');
    const reading = basket.read();
    owner.id = 'session-2';
    release();
    await expect(reading).rejects.toMatchObject({ kind: 'cancelled' });
  });
});

it('a change of a customer’s basket is told to other tabs', async () => {
  const { basket, keyValue } = openBasket();
  await basket.add(item('a'));
  const first = keyValue.read('basket-stamp');
  await basket.change(item('a', 'M', 2));
  expect(first).toBeDefined();
  expect(keyValue.read('basket-stamp')).not.toBe(first);
});
