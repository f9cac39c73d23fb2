import type { Money } from './money.ts';
import type { Order, PaymentStatus } from './order.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts';

/** What the provider is about to ask for. A prepayment that the server has not named yet is what the build promises. */
export function amountToPay({ prices }: Pick<Order, 'prices'>, method: PaymentMethod, promised: Money): Money {
  const { total, prepayment = Math.min(promised, total) } = prices;
  return PAYMENT_METHODS[method].asks === 'total' ? total : prepayment;
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
