import type { Order } from '#domain/order.ts';
import { orderGroup } from '#domain/order-state.ts';
import type { OrdersTab } from '#stores/orders.ts';

/** The tab that an address names; the current orders unless it is another. */
export function tabOf(query: URLSearchParams): OrdersTab {
  return query.get('tab') === 'archive' ? 'archive' : 'current';
}

/** Where the orders of a tab are, inside the shop. */
export function ordersAddress(tab: OrdersTab): string {
  return `/profile?tab=${tab}`;
}

/** Where one order is, with the way back to those beside it. */
export function orderAddress(order: Order): string {
  const tab = orderGroup(order) === 'over' ? 'archive' : 'current';
  return `${ordersAddress(tab)}&order=${encodeURIComponent(order.id)}`;
}
