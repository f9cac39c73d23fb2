import type { Money } from './money.ts';
import type { Order, PaymentMethod, PaymentStatus } from './order.ts';
import type { ShippingRegion } from './shipping.ts';

/** Where a courier takes money: at home, in either build. */
export const CASH_REGIONS: readonly ShippingRegion[] = ['UA', 'US'];

/** The ways to pay that a server takes for this address: pay on delivery needs a courier of this country. */
export function paymentMethods({ shippingInfo }: Pick<Order, 'shippingInfo'>): PaymentMethod[] {
  const isHome = shippingInfo !== undefined && CASH_REGIONS.includes(shippingInfo.region);
  return isHome ? ['CARD', 'CASH_ON_DELIVERY'] : ['CARD'];
}

/** What the provider is about to ask for; undefined for a prepayment that the server has not named yet. */
export function amountToPay({ prices }: Pick<Order, 'prices'>, method: PaymentMethod): Money | undefined {
  return method === 'CARD' ? prices.total : prices.prepayment;
}

type Paid = Pick<Order, 'status' | 'payment' | 'prices'>;

/** What has been received: everything by card; of cash on delivery the prepayment, until the parcel is handed over. */
export function paidSoFar({ payment, prices }: Pick<Order, 'payment' | 'prices'>): Money {
  if (payment.status !== 'COMPLETED') return 0;
  return payment.paid ?? prices.prepayment ?? prices.total;
}

/** What the shopper pays when the parcel comes; 0 where nothing is left or nothing will come. */
export function dueOnDelivery(order: Paid): Money {
  const { status, payment, prices } = order;
  if (payment.status !== 'COMPLETED' || status === 'CANCELED') return 0;
  return Math.max(0, prices.total - paidSoFar(order));
}

/** A part of the sum is a payment of its own kind: only the whole of it is called paid. */
export function paymentState(order: Paid): PaymentStatus | 'PREPAID' {
  const { payment, prices } = order;
  return payment.status === 'COMPLETED' && paidSoFar(order) < prices.total ? 'PREPAID' : payment.status;
}
