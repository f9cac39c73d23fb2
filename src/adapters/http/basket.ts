import * as z from 'zod/mini';
import { basketItem } from '#contract/order.ts';
import type { BasketItem } from '#domain/basket.ts';
import type { ServerBasketPort } from '#ports/basket.ts';
import type { Client, WriteMethod } from './client.ts';
import type { Report } from './decode.ts';
import { decodeList, noReport } from './decode.ts';
import { toWireItems } from './mapping/order.ts';

const BASKET = '/v1/customer-profile/basket';

/** Lines are decoded one by one; in an answer a line may carry more than the contract asks for. */
const basket = z.object({ items: z.array(z.unknown()) });
const line = z.object(basketItem.shape);

/** The basket of a signed-in customer, kept by the server (spec section 7). Nothing of it is repeated by itself. */
export function createServerBasket(client: Client, report: Report = noReport): ServerBasketPort {
  const itemsOf = (answer: z.infer<typeof basket>) => decodeList(line, answer.items, 'basket', report);

  async function send(method: WriteMethod, path: string, body: unknown) {
    return itemsOf(await client.send(method, `${BASKET}${path}`, body, basket));
  }
  const one = (item: BasketItem) => toWireItems([item])[0];

  const read = async (signal?: AbortSignal) => itemsOf(await client.read(BASKET, basket, { signal }));
  const replace = (items: BasketItem[]) => send('PATCH', '', { items: toWireItems(items) });

  return {
    read,
    add: (item) => send('PUT', '/add', one(item)),
    change: (item) => send('PATCH', '/update', one(item)),
    remove: ({ variantId, size }) => send('DELETE', '/delete', { variantId, size }),
    replace,
    revise: async (make) => replace(make(await read())),
    removeBought: () => read(),
  };
}
