import type { Checkout, OrderCustomer } from '#domain/order.ts';
import type { OrderPort } from '#ports/order.ts';
import type { PromoStore } from './promo.ts';
import type { SeenOrder } from './seen-order.ts';

/**
 * Tells the server who orders. A code for first orders goes with that, where somebody has ordered before: it is said, and
 * taken no more. Rejects with AppError.
 */
export async function saveContacts(
  port: OrderPort,
  seen: SeenOrder,
  promo: PromoStore | undefined,
  orderId: string,
  customer: OrderCustomer,
): Promise<Checkout> {
  const checkout = await port.updateCustomer(orderId, customer);
  if (seen.losesCode(checkout.order)) promo?.refused('first-only');
  return checkout;
}
