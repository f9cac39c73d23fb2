import type { BasketItem, BasketKey } from '#domain/basket.ts';

/** Where a basket is kept: the browser for a guest, the server for a customer. Each method gives the basket after it. */
export interface BasketPort {
  read(signal?: AbortSignal): Promise<BasketItem[]>;
  /** Adds to what is there; not safe to repeat. */
  add(item: BasketItem, signal?: AbortSignal): Promise<BasketItem[]>;
  change(item: BasketItem, signal?: AbortSignal): Promise<BasketItem[]>;
  remove(key: BasketKey, signal?: AbortSignal): Promise<BasketItem[]>;
  replace(items: BasketItem[], signal?: AbortSignal): Promise<BasketItem[]>;
  /** Keeps what is made of the basket as it is now: what another tab has put in meanwhile is not lost. */
  revise(make: (items: BasketItem[]) => BasketItem[], signal?: AbortSignal): Promise<BasketItem[]>;
  /** What an order has paid for is out of it; a server sees to that by itself. */
  removeBought(bought: BasketItem[], signal?: AbortSignal): Promise<BasketItem[]>;
}

export const BasketPort = Symbol('BasketPort');
