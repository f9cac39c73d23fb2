import type { CheckedCall, Endpoint, Shop } from '../call.ts';
import { endpoint } from '../call.ts';
import type { State, StoredOrder } from '../state.ts';
import { checkPromo } from '../first-orders.ts';
import { checkoutOnWire, orderOnWire } from '../order-on-wire.ts';
import { claimSeen, isOpenTo, withheld } from '../order-sight.ts';
import { checkExists, checkStock, merged, orderOf } from '../order-rules.ts';
import { afterOrder } from '../worlds.ts';

/** One more than the greatest there is: seeds and a state that was put in place count too. */
function nextNumber({ orders }: State): string {
  return String(1 + Math.max(100_000, ...orders.map(({ number }) => Number(number) || 0)));
}

function newOrder(call: CheckedCall, { database, now, newId }: Shop): StoredOrder {
  return {
    id: newId(),
    number: nextNumber(database.state),
    createdAt: new Date(now()).toISOString(),
    status: 'NEW',
    payment: { status: 'WAITING_FOR_PAYMENT' },
    isFast: false,
    ...(call.customer ? { ownerId: call.customer.user._id } : { key: newId() }),
    customer: {},
    lines: [],
    language: call.language,
  };
}

export const ORDERS: Endpoint[] = [
  endpoint('orders.create', (call, shop) => {
    const { body, language } = call;
    const { state } = shop.database;
    const order = newOrder(call, shop);
    if ('fast' in body) {
      // A pre-order is of what is not in stock, so only the goods themselves have to exist.
      for (const [index, line] of body.products.entries()) checkExists(state, line, `products.${index}`);
      order.isFast = true;
      order.customer = body.customer;
      order.lines = body.products.map((one) => ({ ...one, quantity: 1 }));
    } else {
      order.lines = merged(body.products, 'products');
      checkStock(state, order.lines, 'products');
      if (body.promoCode !== undefined)
        order.promoCode = checkPromo(state, body.promoCode, { ...order, customer: call.customer?.user ?? {} });
    }
    state.orders.push(order);
    const { key } = order;
    const answer = { ...orderOnWire(state, order, language), ...(key !== undefined && { key }) };
    afterOrder(state, order);
    return answer;
  }),
  endpoint('orders.get', (call, { database, now }) => {
    const { state } = database;
    const order = orderOf(state, call);
    if (claimSeen(order, call)) database.save();
    const checkout = checkoutOnWire(state, order, call.language);
    return isOpenTo(order, call, now()) ? checkout : { ...checkout, order: withheld(checkout.order) };
  }),
];
