import type { OrderState, Stated } from './order-state.ts';
import { orderState } from './order-state.ts';
import type { Order } from './order.ts';

export interface OrderStage {
  stage: 'made' | 'paid' | 'agreed' | 'packed' | 'sent' | 'received';
  place: 'done' | 'now' | 'ahead';
  /** When it came there (ISO 8601); never of what lies ahead. */
  at?: string;
}

/** How many stages lie behind an order of this state. */
const BEHIND: Record<Exclude<OrderState, 'canceled' | 'under-way'>, number> = {
  unpaid: 1,
  declined: 1,
  'called-about': 1,
  packing: 2,
  sent: 3,
  received: 4,
};

/** From being made to being received; none for a cancelled one, which goes nowhere, and where they are not told. */
export function orderStages(order: Stated & Pick<Order, 'createdAt' | 'dates'>): OrderStage[] {
  const state = orderState(order);
  if (state === 'canceled' || state === 'under-way') return [];
  const isAgreed = order.isFast && order.payment.status !== 'COMPLETED';
  const stages = ['made', isAgreed ? 'agreed' : 'paid', 'packed', 'sent', 'received'] as const;
  const behind = BEHIND[state];
  const dates: Partial<Record<OrderStage['stage'], string>> = { made: order.createdAt, ...order.dates };
  return stages.map((stage, index) => {
    const at = index > behind ? undefined : dates[stage];
    return {
      stage,
      place: index < behind ? 'done' : index === behind ? 'now' : 'ahead',
      ...(at !== undefined && { at }),
    };
  });
}
