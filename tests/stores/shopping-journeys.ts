import { expect, vi } from 'vitest';
import type { WireVariantItem } from '#contract/catalog.ts';
import type { Size } from '#domain/catalog.ts';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { listingQuery } from '#domain/listing.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import type { Stores } from '#views/stores.ts';
import { ask } from '../mocks/support/guest.ts';
import { settle } from '../support/fake-clock.ts';
import type { ShopOverBackend } from '../support/shop-over-backend.ts';

const STEP_MS = 100;
const PHONE = '+380672140811';

/** What a guest does with one call, and how it is known what came of it. */
interface Journey {
  /** Its name in the contract, and its path. */
  call: string;
  path: RegExp;
  limitMs: number;
  /** What was there before anything went wrong. */
  before?(shop: ShopOverBackend): Promise<void>;
  act(shop: ShopOverBackend): Promise<void>;
  said(shop: ShopOverBackend): ErrorText | undefined;
  /** What the shopper has before, and still has when it failed; and what there is in the end. */
  has(shop: ShopOverBackend): unknown;
  kept: unknown;
  wanted: unknown;
}

const pages = (count: number) => listingQuery(new URLSearchParams({ pages: String(count) }));

interface Item {
  variantId: string;
  size: Size;
}

const NOTHING: Item = { variantId: '', size: 'M' };
/** Of the shop: a thing to be had in a size, and one that is sold out in a size. */
const goods = { there: NOTHING, soldOut: NOTHING };

/** To be awaited before any journey. */
export async function findGoods(): Promise<void> {
  const search = { body: { filter: { state: 'ACTIVE' }, limit: 100 } };
  const path = '/v1/products/variants/search';
  const { body } = await ask<{ items: WireVariantItem[] }>(createTestBackend(), 'POST', path, search);
  for (const isThere of [true, false])
    for (const { variant } of body.items)
      for (const { value: size, inStock } of variant.sizes)
        if (inStock === isThere) goods[isThere ? 'there' : 'soldOut'] = { variantId: variant._id, size };
}

function stateError({ state }: { state: ShopOverBackend['stores']['listing']['state'] }): ErrorText | undefined {
  return state.status === 'failed' ? state.error : undefined;
}

async function orderOne({ oneClick }: Stores, item: Item): Promise<void> {
  await oneClick.order(item, PHONE);
}

const order: Pick<Journey, 'call' | 'path' | 'limitMs' | 'said' | 'has' | 'kept'> = {
  call: 'orders.create',
  path: /\/orders\/create$/,
  limitMs: WRITE_TIMEOUT_MS,
  said: ({ stores }) => stores.oneClick.error,
  has: ({ stores }) => stores.dialogs.current?.name,
  kept: undefined,
};

export const JOURNEYS = {
  'a listing': {
    call: 'variants.search',
    path: /\/variants\/search$/,
    limitMs: READ_TIMEOUT_MS,
    act: ({ stores }) => stores.listing.open(pages(1)),
    said: ({ stores }) => stateError(stores.listing),
    has: ({ stores }) => stores.listing.items.length,
    kept: 0,
    wanted: 12,
  },
  'more of a listing': {
    call: 'variants.search',
    path: /\/variants\/search$/,
    limitMs: READ_TIMEOUT_MS,
    before: ({ stores }) => stores.listing.open(pages(1)),
    act: ({ stores }) => stores.listing.open(pages(2)),
    said: ({ stores }) => stateError(stores.listing),
    has: ({ stores }) => stores.listing.items.length,
    kept: 12,
    wanted: 24,
  },
  'a product': {
    call: 'variants.get',
    path: /\/variants\/[\w-]{36}$/,
    limitMs: READ_TIMEOUT_MS,
    act: ({ stores }) => stores.product.open(goods.there.variantId),
    said: ({ stores }) => stateError(stores.product),
    has: ({ stores }) => stores.product.state.status === 'ready' && stores.product.variant !== undefined,
    kept: false,
    wanted: true,
  },
  'one click': {
    ...order,
    act: ({ stores }) => orderOne(stores, goods.there),
    wanted: 'success',
  },
  'a pre-order': {
    ...order,
    act: ({ stores }) => orderOne(stores, goods.soldOut),
    wanted: 'success',
  },
} satisfies Record<string, Journey>;

async function ordersAt(backend: Backend): Promise<number> {
  const { body } = await ask<{ orders: number }>(backend, 'GET', '/v1/__mock/state');
  return body.orders;
}

/** How many calls the backend is busy with. */
function watchCalls(backend: Backend): () => number {
  const { handle } = backend;
  let busy = 0;
  backend.handle = async (request) => {
    busy += 1;
    try {
      return await handle(request);
    } finally {
      busy -= 1;
    }
  };
  return () => busy;
}

/** Lets the time of the shop pass, while nothing but time is waited for, until it is over; tells how much of it passed. */
async function over({ clock }: ShopOverBackend, work: Promise<void>, isBusy: () => boolean): Promise<number> {
  const began = clock.now();
  let isOver = false;
  void work.finally(() => (isOver = true));
  for (;;) {
    await vi.waitFor(() => expect(isOver || !isBusy()).toBe(true), { interval: 1, timeout: 5_000 });
    for (let turn = 0; turn < 5; turn += 1) await settle();
    if (isOver) return clock.now() - began;
    if (!isBusy() && clock.waiting > 0) await clock.advance(STEP_MS);
  }
}

/** Goes the journey while the call fails, and again when it does not; planting the failure gives the way to end it. */
export async function expectCalm(
  shop: ShopOverBackend,
  journey: Journey,
  words: ErrorText,
  plant: () => () => void,
): Promise<void> {
  const { backend, stores } = shop;
  await journey.before?.(shop);
  expect(await journey.has(shop)).toEqual(journey.kept);
  const calls = watchCalls(backend);
  const former = await ordersAt(backend);

  const end = plant();
  const isBusy = (): boolean => calls() > 0;
  const isHanging = backend.faults.list().some((fault) => fault.includes('hang'));
  const passed = await over(shop, journey.act(shop), () => !isHanging && isBusy());
  expect(passed).toBeLessThanOrEqual(journey.limitMs + STEP_MS);
  expect(journey.said(shop)).toEqual(words);
  expect(await journey.has(shop)).toEqual(journey.kept);
  expect(stores.basket.items).toEqual([]);

  end();
  await over(shop, journey.act(shop), isBusy);
  expect(journey.said(shop)).toBeUndefined();
  expect(await journey.has(shop)).toEqual(journey.wanted);
  expect((await ordersAt(backend)) - former).toBe(journey.call === 'orders.create' ? 1 : 0);
  expect(stores.toasts.toasts, 'said once, where it was asked for').toEqual([]);
}

/** The call meets this fault of the bundled backend. */
export const plantFault =
  ({ backend }: ShopOverBackend, { call }: Journey, kind: string) =>
  () => {
    backend.faults.set([`${call}:${kind}:always`]);
    return () => backend.faults.set([]);
  };

/** Something between the shop and its backend answers the call. */
export const plantAnswer =
  ({ backend }: ShopOverBackend, { path }: Journey, answer: () => Response) =>
  () => {
    const { handle } = backend;
    backend.handle = async (request) => (path.test(new URL(request.url).pathname) ? answer() : handle(request));
    return () => (backend.handle = handle);
  };
