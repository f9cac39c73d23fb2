import type { Order, OrderCustomer } from './order.ts';

/**
 * What the newest of these orders, newest first, tells of a customer of whom so much is `known`. Of an order in another name
 * it is nothing: that was for somebody else.
 */
export function formerContacts(known: Partial<OrderCustomer>, orders: Order[]): Partial<OrderCustomer> {
  const newest = orders.find(({ customer }) => customer.firstName !== undefined);
  if (newest === undefined) return {};
  const { email: _, phone, ...names } = newest.customer;
  const isNameless = known.firstName === undefined && known.lastName === undefined;
  const isTheirs = known.firstName === names.firstName && known.lastName === names.lastName;
  return {
    ...(isNameless && names),
    ...((isNameless || isTheirs) && known.phone === undefined && phone !== undefined && { phone }),
  };
}
