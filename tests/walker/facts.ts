import { barriersOn } from '../e2e/barriers-on.ts';
import {
  basketOutside,
  type OfferedWay,
  type OrderOutside,
  orderOutside,
  sizesOutside,
  waysOutside,
} from './outside.ts';
import type { Shopper, Thing } from './shopper.ts';
import type { WalkInShop } from './walk-in-shop.ts';

/** What is known at one moment beside the page: what the browser complained of, and what the wire says. */
export interface Facts {
  /** What nobody should ever hear from a browser. */
  complaints: string[];
  /** What changed its meaning while a pointer rested on it. */
  changed: string[];
  /** What shuts somebody out, by axe. */
  barriers: string[];
  /** How many orders the backend has of this walk. */
  made: number;
  /** The order in the address. */
  order: OrderOutside['order'] | undefined;
  /** What the account keeps in its basket; undefined where nobody is signed in. */
  account: Map<Thing, number> | undefined;
  /** The page asked about an order after the shop had last changed by itself. */
  isOrderHeard: boolean;
  /** Every way of delivery that there is now. */
  ways: OfferedWay[];
  /** Every size of the thing in the address, by its code. */
  sizes: string[];
  /** What each own order in a list comes to. */
  totals: Map<string, number>;
}

/** Screens axe has read, in each language and width: it takes a second. */
const readByAxe = new Set<string>();

async function barriers({ sight, locale }: Shopper, walk: WalkInShop): Promise<string[]> {
  const place = `${sight.screen} ${sight.dialog ?? ''} ${locale} ${walk.width}`;
  if (sight.screen === 'bank' || readByAxe.has(place)) return [];
  readByAxe.add(place);
  return barriersOn(walk.page);
}

/** Reads what the page does not show. */
export async function readFacts(shopper: Shopper, walk: WalkInShop): Promise<Facts> {
  const { sight, unseenSince } = shopper;
  const { page, server, complaints, orderHeardAt } = walk;
  const own = await Promise.all(sight.cards.map(({ order }) => orderOutside(page, server, order)));
  const outside = sight.order === undefined ? undefined : await orderOutside(page, server, sight.order);
  return {
    complaints,
    changed: await walk.hand.changed(),
    barriers: await barriers(shopper, walk),
    made: await server.orders(),
    order: outside?.order,
    account: await basketOutside(page, server),
    isOrderHeard: orderHeardAt >= unseenSince,
    sizes: sight.variant === undefined ? [] : await sizesOutside(server, sight.variant),
    ways: sight.screen === 'delivery' ? await waysOutside(server) : [],
    totals: new Map(own.flatMap((one) => (one === undefined ? [] : [[one.order._id, one.order.prices.total]]))),
  };
}
