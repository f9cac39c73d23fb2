import * as z from 'zod/mini';
import { basketItem } from '#contract/order.ts';
import type { BasketItem } from '#domain/basket.ts';
import type { BasketPort } from '#ports/basket.ts';
import type { Client, WriteMethod } from './client.ts';
import type { Report } from './decode.ts';
import { decodeList, noReport } from './decode.ts';
import { toWireItems } from './mapping/order.ts';

const BASKET = '/v1/customer-profile/basket';

/** Lines are decoded one by one; in an answer a line may carry more than the contract asks for. */
const basket = z.object({ items: z.array(z.unknown()) });
const line = z.object(basketItem.shape);

/** The basket of a signed-in customer, kept by the server (spec section 7). Nothing of it is repeated by itself. */
export function createServerBasket(client: Client, report: Report = noReport): BasketPort {
  const itemsOf = (answer: z.infer<typeof basket>) => decodeList(line, answer.items, 'basket', report);

  async function send(method: WriteMethod, path: string, body: unknown, signal: AbortSignal | undefined) {
    return itemsOf(await client.send(method, `${BASKET}${path}`, body, basket, { signal }));
  }
  const one = (item: BasketItem) => toWireItems([item])[0];

  const read = async (signal?: AbortSignal) => itemsOf(await client.read(BASKET, basket, { signal }));
  const replace = (items: BasketItem[], signal?: AbortSignal) =>
    send('PATCH', '', { items: toWireItems(items) }, signal);

  return {
    read,
    add: (item, signal) => send('PUT', '/add', one(item), signal),
    change: (item, signal) => send('PATCH', '/update', one(item), signal),
    remove: ({ variantId, size }, signal) => send('DELETE', '/delete', { variantId, size }, signal),
    replace,
    revise: async (make, signal) => replace(make(await read(signal)), signal),
    removeBought: (_bought, signal) => read(signal),
  };
}
