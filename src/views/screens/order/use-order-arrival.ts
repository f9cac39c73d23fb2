import { arrivalOf, formatArrival, isPast } from '#domain/arrival.ts';
import type { Order } from '#domain/order.ts';
import { orderState, paidAt } from '#domain/order-state.ts';
import { useStores } from '../../stores.ts';

const ON_ITS_WAY: ReadonlySet<string> = new Set(['packing', 'sent']);

/**
 * Says on which days an order that is being seen to comes. Undefined before it is paid, once it is over, where it is not told
 * when it was paid, and when those days are past: a parcel that is late is asked about, not promised.
 */
export function useOrderArrival(order: Order): string | undefined {
  const { locale, ui } = useStores();
  const { dispatch } = locale.profile;
  const { shippingMethod } = order;
  if (dispatch === undefined || shippingMethod === undefined || !ON_ITS_WAY.has(orderState(order))) return undefined;
  const arrival = arrivalOf([shippingMethod], Date.parse(paidAt(order)), dispatch);
  if (arrival === undefined || isPast(arrival, ui.serverNow(), dispatch)) return undefined;
  return formatArrival(arrival, locale.language);
}
