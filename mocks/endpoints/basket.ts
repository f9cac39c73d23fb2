import type { WireBasketItem } from '#contract/order.ts';
import { signedIn } from '../access-token.ts';
import type { Endpoint, Shop } from '../call.ts';
import { endpoint } from '../call.ts';
import type { StoredCustomer } from '../state.ts';
import { Fault } from '../faults.ts';
import { MOST_OF_A_LINE, checkStillInStock, checkStock, merged } from '../order-rules.ts';

function isSame(one: Pick<WireBasketItem, 'variantId' | 'size'>, other: typeof one): boolean {
  return one.variantId === other.variantId && one.size === other.size;
}

function lineOf(basket: WireBasketItem[], item: Pick<WireBasketItem, 'variantId' | 'size'>): WireBasketItem {
  const line = basket.find((one) => isSame(one, item));
  if (line === undefined) throw new Fault('BASKET_ITEM_NOT_FOUND');
  return line;
}

/** Puts a line at its quantity; a line the basket does not know comes first. Only more than before must be in stock. */
function setLine({ database }: Shop, customer: StoredCustomer, item: WireBasketItem): void {
  const known = customer.basket.find((one) => isSame(one, item));
  const check = known === undefined ? checkStock : checkStillInStock;
  if (item.quantity > (known?.quantity ?? 0)) check(database.state, [item], '');
  if (known === undefined) customer.basket = [item, ...customer.basket];
  else customer.basket = customer.basket.map((one) => (one === known ? item : one));
}

/** Replaces the basket; lines that were there already may stay although they are sold out. */
function replaceBasket({ database }: Shop, customer: StoredCustomer, items: WireBasketItem[]): void {
  const lines = merged(items, 'items');
  const isMore = (line: WireBasketItem): boolean =>
    line.quantity > (customer.basket.find((one) => isSame(one, line))?.quantity ?? 0);
  checkStock(database.state, lines, 'items', isMore);
  customer.basket = lines;
}

export const BASKET: Endpoint[] = [
  endpoint('basket.get', (call) => ({ items: signedIn(call).basket })),
  endpoint('basket.replace', (call, shop) => {
    const customer = signedIn(call);
    replaceBasket(shop, customer, call.body.items);
    return { items: customer.basket };
  }),
  endpoint('basket.add', (call, shop) => {
    const customer = signedIn(call);
    const before = customer.basket.find((one) => isSame(one, call.body))?.quantity ?? 0;
    const quantity = Math.min(MOST_OF_A_LINE, before + call.body.quantity);
    setLine(shop, customer, { ...call.body, quantity });
    return { items: customer.basket };
  }),
  endpoint('basket.update', (call, shop) => {
    const customer = signedIn(call);
    lineOf(customer.basket, call.body);
    setLine(shop, customer, call.body);
    return { items: customer.basket };
  }),
  endpoint('basket.delete', (call) => {
    const customer = signedIn(call);
    const line = lineOf(customer.basket, call.body);
    customer.basket = customer.basket.filter((one) => one !== line);
    return { items: customer.basket };
  }),
];
