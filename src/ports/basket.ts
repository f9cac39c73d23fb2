import type { BasketItem, BasketKey } from '#domain/basket.ts';

/** Where a basket is kept: the browser for a guest, the server for a customer. Each method gives the basket after it. */
export interface BasketPort {
  read(signal?: AbortSignal): Promise<BasketItem[]>;
  /** Adds to what is there; not safe to repeat. */
  add(item: BasketItem): Promise<BasketItem[]>;
  change(item: BasketItem): Promise<BasketItem[]>;
  remove(key: BasketKey): Promise<BasketItem[]>;
  /** Keeps what is made of the basket as it is now: what another tab has put in meanwhile is not lost. */
  revise(make: (items: BasketItem[]) => BasketItem[]): Promise<BasketItem[]>;
  /** What an order has paid for is out of it; a server sees to that by itself. */
  removeBought(bought: BasketItem[]): Promise<BasketItem[]>;
}

/** A customer's, before what a guest has left is taken along. */
export interface ServerBasketPort extends BasketPort {
  replace(items: BasketItem[]): Promise<BasketItem[]>;
}

export const BasketPort = Symbol('BasketPort');
