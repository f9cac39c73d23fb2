import type { OrderState } from '#domain/order-state.ts';
import { orderState } from '#domain/order-state.ts';
import { isPaymentResult } from '#domain/order.ts';
import type { Stores } from '#views/stores.ts';
import type { Match } from './match.ts';

/** What the shopper who comes from the bank hears first. */
const RESULT_KEYS: Partial<Record<OrderState, string>> = {
  unpaid: 'title.unpaid',
  declined: 'title.failure',
  packing: 'title.success',
};

/** Which order a screen is about: undefined for a screen of none, empty where its address names none. */
function orderIdOf({ row, parameters, path }: Match, query: URLSearchParams): string | undefined {
  if (row?.name === 'checkout-id') return parameters['id'];
  const named = query.get('order');
  if (isPaymentResult(path)) return named ?? '';
  return row?.name === 'profile' ? (named ?? undefined) : undefined;
}

function isMissing({ checkout: { state } }: Stores): boolean {
  return state.status === 'failed' && 'key' in state.error && state.error.key === 'checkout.error.order-not-found';
}

/**
 * The key of the title of a screen that is about an order: what has become of it, once that is known, or that there is
 * none. Undefined where the screen's own title does.
 */
export function orderTitleKey(match: Match, stores: Stores, search: string): string | undefined {
  const id = orderIdOf(match, new URLSearchParams(search));
  if (id === undefined) return undefined;
  if (id === '' || isMissing(stores)) return 'title.no-order';
  if (!isPaymentResult(match.path)) return match.row?.name === 'profile' ? 'title.order' : undefined;
  const order = stores.checkout.checkout?.order;
  if (order?.id !== id) return 'title.order';
  return RESULT_KEYS[orderState(order)] ?? 'title.order';
}
