import type { Shop } from './call.ts';
import { Fault } from './faults.ts';
import type { StoredOrder } from './state.ts';

/** What becomes of an order by the hand of who runs the shop: handed over what is paid, canceled what is not done. */
const FROM: Record<'DONE' | 'CANCELED', ReadonlySet<StoredOrder['status']>> = {
  DONE: new Set(['IN_PROCESS']),
  CANCELED: new Set(['NEW', 'IN_PROCESS']),
};

/**
 * Turns an order; with cash on delivery the rest has come in when it is handed over. Throws ORDER_NOT_FOUND, or
 * INCORRECT_PAYMENT_STATUS for a turn that no order takes.
 */
export function turnOrder({ database, now }: Shop, id: string, to: 'DONE' | 'CANCELED'): void {
  const order = database.state.orders.find((one) => one.id === id);
  if (order === undefined) throw new Fault('ORDER_NOT_FOUND');
  if (!FROM[to].has(order.status)) throw new Fault('INCORRECT_PAYMENT_STATUS');
  database.touch(order);
  order.status = to;
  if (to === 'DONE') order.dates = { ...order.dates, received: new Date(now()).toISOString() };
  if (to === 'DONE' && order.paid !== undefined) order.payment = { ...order.payment, paid: order.paid.prices.total };
}
