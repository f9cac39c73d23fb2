import type { Order } from '#domain/order.ts';
import { orderState } from '#domain/order-state.ts';
import { dueOnDelivery, paidSoFar, paymentState } from '#domain/payment.ts';
import { usePrice } from '../../ui/price.tsx';
import { readablePhone } from '../../form/phone.ts';
import { useWords } from '../../words.ts';

/** How far the payment is: 'Paid', of a prepayment both sums, that it is agreed on by telephone, or that none came. */
export function usePaymentWords(order: Order): string {
  const words = useWords();
  const price = usePrice();
  const due = dueOnDelivery(order);
  const paid = price(paidSoFar(order));
  if (due > 0) return words('account.order.payment.PREPAID', { paid, rest: price(due) });
  const state = paymentState(order);
  if (state === 'PREPAID') return words('account.order.payment.PREPAID-ONLY', { paid });
  if (state !== 'WAITING_FOR_PAYMENT') return words(`account.order.payment.${state}`);
  if (order.status === 'CANCELED') return words('account.order.payment.NONE');
  return words(`account.order.payment.${order.isFast ? 'AGREED' : state}`);
}

/** Why a payment came to nothing. */
export function paymentReasonKey({ payment }: Pick<Order, 'payment'>): string {
  return `payment.error.${payment.error ?? 'failed'}`;
}

/** What has become of an order, as a title and a sentence. */
export function useStateWords(order: Order): { title: string; text: string } {
  const words = useWords();
  const price = usePrice();
  const state = orderState(order);
  const { phone } = order.customer;
  const paid = paidSoFar(order);
  const texts: Record<typeof state, () => string> = {
    unpaid: () => words('order.state.unpaid'),
    declined: () => words(paymentReasonKey(order)),
    'called-about': () =>
      words('account.order.call', { hasPhone: String(phone !== undefined), phone: phone ? readablePhone(phone) : '' }),
    'under-way': () => words('order.state.under-way'),
    packing: () => words('order.state.packing'),
    sent: () => words('order.state.sent'),
    received: () => words('order.state.received'),
    canceled: () => words(paid > 0 ? 'order.state.canceled-paid' : 'order.canceled.text', { paid: price(paid) }),
  };
  return { title: words(`order.state.${state}.title`, { number: order.number }), text: texts[state]() };
}
