import type { Order } from './order.ts';
import { isChangeable } from './order.ts';

/** Where an order is, as its shopper understands it: one word for its two statuses. */
export type OrderState = 'unpaid' | 'declined' | 'called-about' | 'packing' | 'sent' | 'received' | 'canceled';

type Stated = Pick<Order, 'status' | 'payment' | 'isFast' | 'trackingNumber'>;

/** A parcel that has its number is with the carrier. */
export function orderState(order: Stated): OrderState {
  const { status, payment, isFast, trackingNumber } = order;
  if (status === 'CANCELED') return 'canceled';
  if (status === 'DONE') return 'received';
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
  packing: 'on-way',
  sent: 'on-way',
  received: 'over',
  canceled: 'over',
};

export function orderGroup(order: Stated): OrderGroup {
  return GROUPS[orderState(order)];
}

/** One made with a phone only is paid as agreed by telephone, not at the checkout. */
export function canBePaid(order: Stated): boolean {
  return orderGroup(order) === 'to-pay';
}

/** Once it is paid for, or over: before that it is simply gone on with. */
export function canBeBoughtAgain(order: Stated): boolean {
  return ['on-way', 'over'].includes(orderGroup(order));
}

/** Until the parcel is with the carrier. */
export function canBeCanceled(order: Stated): boolean {
  return !['sent', 'received', 'canceled'].includes(orderState(order));
}

export interface OrderStage {
  stage: 'made' | 'paid' | 'agreed' | 'packed' | 'sent' | 'received';
  place: 'done' | 'now' | 'ahead';
}

/** How many stages lie behind an order of this state. */
const BEHIND: Record<Exclude<OrderState, 'canceled'>, number> = {
  unpaid: 1,
  declined: 1,
  'called-about': 1,
  packing: 2,
  sent: 3,
  received: 4,
};

/** From being made to being received; none for a cancelled one, which goes nowhere. */
export function orderStages(order: Stated): OrderStage[] {
  const state = orderState(order);
  if (state === 'canceled') return [];
  const isAgreed = order.isFast && order.payment.status !== 'COMPLETED';
  const stages = ['made', isAgreed ? 'agreed' : 'paid', 'packed', 'sent', 'received'] as const;
  const behind = BEHIND[state];
  return stages.map((stage, index) => ({
    stage,
    place: index < behind ? 'done' : index === behind ? 'now' : 'ahead',
  }));
}
