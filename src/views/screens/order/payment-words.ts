import type { Order } from '#domain/order.ts';
import { dueOnDelivery, paidSoFar, paymentState } from '#domain/payment.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';

/** How far the payment is: 'Paid', or of a prepayment both sums. */
export function usePaymentWords(order: Order): string {
  const words = useWords();
  const price = usePrice();
  const due = dueOnDelivery(order);
  const paid = price(paidSoFar(order));
  if (due > 0) return words('account.order.payment.PREPAID', { paid, rest: price(due) });
  const state = paymentState(order);
  return words(state === 'PREPAID' ? 'account.order.payment.PREPAID-ONLY' : `account.order.payment.${state}`, { paid });
}
