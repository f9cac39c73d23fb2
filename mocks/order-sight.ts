import type { WireOrder } from '#contract/order.ts';
import type { CheckedCall } from './call.ts';
import type { StoredOrder } from './state.ts';

/** Who asks, as far as that is known. */
type Asker = Pick<CheckedCall, 'customer' | 'orderKey'>;

/** So long a guest needs no key: a browser that keeps nothing buys too. */
const OPEN_MS = 60 * 60 * 1_000;

function hasKey({ key }: StoredOrder, { orderKey }: Asker): boolean {
  return key !== undefined && key === orderKey;
}

function isUnder({ customer }: StoredOrder, email: string | undefined): boolean {
  return email !== undefined && customer.email?.toLowerCase() === email;
}

/** Whether this guest's order is certainly of who asks: by its key, or by its e-mail, once that is confirmed. */
function isCertain(order: StoredOrder, asker: Asker): boolean {
  const { user } = asker.customer ?? {};
  return hasKey(order, asker) || (user?.emailConfirmed === true && isUnder(order, user.email));
}

/** Whether who asks may know all of an order, and pay for it. Nobody but its customer asks for a customer's. */
export function isOpenTo(order: StoredOrder, asker: Asker, now: number): boolean {
  return order.ownerId !== undefined || isCertain(order, asker) || now - Date.parse(order.createdAt) < OPEN_MS;
}

/** Whether who asks may say who gets it and where to. By that an order is taken over, so for that it is never open to all. */
export function mayAddress(order: StoredOrder, asker: Asker): boolean {
  return order.key === undefined || isCertain(order, asker);
}

/**
 * From now on it is of the customer who asks, if it is certainly theirs; its key opens it no more. Gives whether that is
 * new.
 */
export function claim(order: StoredOrder, asker: Asker): boolean {
  if (asker.customer === undefined || order.ownerId !== undefined || !isCertain(order, asker)) return false;
  order.ownerId = asker.customer.user._id;
  delete order.key;
  return true;
}

/** As `claim`, of an order that is only looked at: one under another e-mail was shown by a friend. */
export function claimSeen(order: StoredOrder, asker: Asker): boolean {
  return isUnder(order, asker.customer?.user.email) && claim(order, asker);
}

/** An order without what tells of a person: who gets it, where to, in which parcel and when, by which payment. */
export function withheld(order: WireOrder): WireOrder {
  const { shippingInfo: _, trackingNumber: __, dates: ___, comment: ____, ...rest } = order;
  const { transactionId: _____, ...payment } = order.payment;
  return { ...rest, payment, customer: {}, withheld: true };
}
