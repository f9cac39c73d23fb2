import type { Shop } from './call.ts';
import { Fault } from './faults.ts';
import type { StoredOrder } from './state.ts';

/** What becomes of an order by the hand of who runs the shop: handed over what is paid, canceled what is not done. */
const FROM: Record<'DONE' | 'CANCELED', ReadonlySet<StoredOrder['status']>> = {
  DONE: new Set(['IN_PROCESS']),
  CANCELED: new Set(['NEW', 'IN_PROCESS']),
};

function orderAt({ database }: Shop, id: string): StoredOrder {
  const order = database.state.orders.find((one) => one.id === id);
  if (order === undefined) throw new Fault('ORDER_NOT_FOUND');
  database.touch(order);
  return order;
}

/** Sends what is paid. Throws ORDER_NOT_FOUND, or INCORRECT_PAYMENT_STATUS for an order that is not to be sent. */
export function sendOrder(shop: Shop, { id, ...parcel }: Pick<StoredOrder, 'id' | 'trackingNumber' | 'comment'>): void {
  const order = orderAt(shop, id);
  if (order.status !== 'IN_PROCESS') throw new Fault('INCORRECT_PAYMENT_STATUS');
  Object.assign(order, parcel, { dates: { ...order.dates, sent: new Date(shop.now()).toISOString() } });
}

/**
 * Turns an order; with cash on delivery the rest has come in when it is handed over. Throws ORDER_NOT_FOUND, or
 * INCORRECT_PAYMENT_STATUS for a turn that no order takes.
 */
export function turnOrder(shop: Shop, id: string, to: 'DONE' | 'CANCELED'): void {
  const order = orderAt(shop, id);
  if (!FROM[to].has(order.status)) throw new Fault('INCORRECT_PAYMENT_STATUS');
  order.status = to;
  if (to === 'DONE') order.dates = { ...order.dates, received: new Date(shop.now()).toISOString() };
  if (to === 'DONE' && order.paid !== undefined) order.payment = { ...order.payment, paid: order.paid.prices.total };
}
