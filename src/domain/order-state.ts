import { RETURN_MS, THANKED_MS } from './constants.ts';
import type { Order } from './order.ts';
import { isChangeable } from './order.ts';
import { returnableOf } from './returns.ts';

/**
 * Where an order is, as its shopper understands it: one word for its two statuses. 'under-way' is taken on, and whether its
 * parcel is sent is not told here.
 */
export type OrderState =
  | 'unpaid'
  | 'declined'
  | 'called-about'
  | 'under-way'
  | 'packing'
  | 'sent'
  | 'received'
  | 'canceled';

/** What its state is read from. */
export type Stated = Pick<Order, 'status' | 'payment' | 'isFast' | 'isWithheld' | 'trackingNumber'>;

/** A parcel that has its number is with the carrier. */
export function orderState(order: Stated): OrderState {
  const { status, payment, isFast, isWithheld, trackingNumber } = order;
  if (status === 'CANCELED') return 'canceled';
  if (status === 'DONE') return 'received';
  if (!isChangeable(order) && isWithheld) return 'under-way';
  if (!isChangeable(order)) return trackingNumber === undefined ? 'packing' : 'sent';
  if (isFast) return 'called-about';
  return payment.status === 'FAILED' ? 'declined' : 'unpaid';
}

/** What it waits for: the shopper's money, the shop's call, the road; or nothing any more. */
export type OrderGroup = 'to-pay' | 'called-about' | 'on-way' | 'over';

const GROUPS: Record<OrderState, OrderGroup> = {
  unpaid: 'to-pay',
  declined: 'to-pay',
  'called-about': 'called-about',
  'under-way': 'on-way',
  packing: 'on-way',
  sent: 'on-way',
  received: 'over',
  canceled: 'over',
};

export function orderGroup(order: Stated): OrderGroup {
  return GROUPS[orderState(order)];
}

/** By whoever sees all of it. One made with a phone only is paid as agreed by telephone, not at the checkout. */
export function canBePaid(order: Stated): boolean {
  return orderGroup(order) === 'to-pay' && !order.isWithheld;
}

/** Once it is paid for, or over: before that it is simply gone on with. */
export function canBeBoughtAgain(order: Stated): boolean {
  return ['on-way', 'over'].includes(orderGroup(order));
}

/** Until the parcel is with the carrier, as far as that is told. */
export function canBeCanceled(order: Stated): boolean {
  return !order.isWithheld && !['sent', 'received', 'canceled'].includes(orderState(order));
}

/**
 * Whether something of what has come, or is about to, can be given back at this moment (epoch ms): where no receipt is
 * told, whenever it is.
 */
export function canBeReturned(order: Stated & Pick<Order, 'dates' | 'lines'>, now: number): boolean {
  const isLate = now >= Date.parse(order.dates?.received ?? '') + RETURN_MS;
  return returnableOf(order.lines).length > 0 && !isLate && ['sent', 'received'].includes(orderState(order));
}

/** When it was paid (ISO 8601); when it was made, where the server does not say. */
export function paidAt({ dates, createdAt }: Pick<Order, 'dates' | 'createdAt'>): string {
  return dates?.paid ?? createdAt;
}

/**
 * Whether it is thanked for at this moment (epoch ms): its page may be opened again from a letter days later. Where the server
 * does not say when it was paid, whenever it is.
 */
export function isThankedFor(order: Stated & Pick<Order, 'dates'>, now: number): boolean {
  const { paid } = order.dates ?? {};
  return orderState(order) === 'packing' && (paid === undefined || now - Date.parse(paid) < THANKED_MS);
}
