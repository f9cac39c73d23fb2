import type { Order, PaymentMethod } from './order.ts';

/** The ways to pay that a server takes for this address: pay on delivery needs a courier of this country. */
export function paymentMethods({ shippingInfo }: Pick<Order, 'shippingInfo'>): PaymentMethod[] {
  return shippingInfo?.region === 'UA' ? ['CARD', 'CASH_ON_DELIVERY'] : ['CARD'];
}
