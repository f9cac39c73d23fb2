import type { Page } from 'playwright';
import { STORAGE_ORDER_KEYS, STORAGE_SESSION } from '#domain/constants.ts';
import type { ServerOrder } from '../e2e/goods.ts';
import type { ShopServer } from '../e2e/shop-server.ts';
import type { Thing } from './shopper.ts';

/** A way of delivery as the wire has it. */
export interface OfferedWay {
  _id: string;
  name: string;
  regions: string[];
}

/** An order as the wire has it. */
export interface OrderOutside {
  order: ServerOrder & {
    _id: string;
    fast: boolean;
    prices: { tax?: number };
    payment: { paid?: number };
    shippingMethod?: { _id: string };
  };
}

/** What the browser has to show to the backend: who is signed in, and the key of each order of a guest. */
async function papersOf(page: Page): Promise<{ authorization: string | undefined; orderKeys: Map<string, string> }> {
  const [token, keys] = await page.evaluate(
    ([session, orders]) =>
      [
        (JSON.parse(localStorage.getItem(session) ?? '{}') as { accessToken?: string }).accessToken,
        JSON.parse(localStorage.getItem(orders) ?? '[]') as [string, string][],
      ] as const,
    [STORAGE_SESSION, STORAGE_ORDER_KEYS] as const,
  );
  return { authorization: token === undefined ? undefined : `Bearer ${token}`, orderKeys: new Map(keys) };
}

/** Reads an order past the shop's code, by what the browser has: its session, the key; undefined where that is refused. */
export async function orderOutside(page: Page, server: ShopServer, id: string): Promise<OrderOutside | undefined> {
  const { authorization, orderKeys } = await papersOf(page);
  const key = orderKeys.get(id);
  const answer = await fetch(`${server.url}/v1/orders/${id}`, {
    headers: {
      'accept-language': 'uk',
      ...(authorization !== undefined && { authorization }),
      ...(key !== undefined && { 'order-key': key }),
    },
  });
  return answer.ok ? ((await answer.json()) as OrderOutside) : undefined;
}

/** The basket of whoever is signed in, past the shop's code; undefined where nobody is, or their session has ended. */
export async function basketOutside(page: Page, { url }: ShopServer): Promise<Map<Thing, number> | undefined> {
  const { authorization } = await papersOf(page);
  if (authorization === undefined) return undefined;
  const answer = await fetch(`${url}/v1/customer-profile/basket`, {
    headers: { 'accept-language': 'uk', authorization },
  });
  if (!answer.ok) return undefined;
  const { items } = (await answer.json()) as { items: { variantId: string; size: string; quantity: number }[] };
  return new Map(items.map(({ variantId, size, quantity }) => [`${variantId} ${size}`, quantity]));
}

/** Every way of delivery that there is now, past the shop's code and past any order. */
export async function waysOutside({ url }: ShopServer): Promise<OfferedWay[]> {
  const answer = await fetch(`${url}/v1/shipping-methods/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'uk' },
    body: JSON.stringify({ filter: { state: 'ACTIVE' }, limit: 100 }),
  });
  return ((await answer.json()) as { items: OfferedWay[] }).items;
}

/** Every size of a thing there is, by its code; none where the shop does not have the thing. */
export async function sizesOutside({ url }: ShopServer, variant: string): Promise<string[]> {
  const answer = await fetch(`${url}/v1/products/variants/${variant}`);
  if (!answer.ok) return [];
  const { variant: thing } = (await answer.json()) as { variant: { sizes: { value: string }[] } };
  return thing.sizes.map(({ value }) => value);
}

/** What is bought by an order, gifts left out. */
export function boughtBy({ order }: OrderOutside): [Thing, number][] {
  return order.products
    .filter(({ gift }) => gift !== true)
    .map(({ variantId, size, quantity }) => [`${variantId} ${size}`, quantity]);
}

/** Something happens to the shop that no shopper did. */
export async function befall(server: ShopServer, what: string, body: object): Promise<void> {
  const answer = await fetch(`${server.url}/v1/__mock/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${what} ${JSON.stringify(body)}: ${answer.status} ${await answer.text()}`);
}
