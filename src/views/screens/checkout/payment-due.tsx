import { observer } from 'mobx-react-lite';
import type { Checkout, Order } from '#domain/order.ts';
import { amountToPay } from '#domain/payment.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { usePrice } from '../../ui/price.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { paymentReasonKey } from '../order/order-words.ts';
import { Notice } from './notice.tsx';
import { OrderChanges } from './order-changes.tsx';
import styles from './payment-due.module.css';
import { StepError } from './step-error.tsx';
import { WayGone } from './way-gone.tsx';

/** What is said of an order nobody has paid: the bank refused, has said nothing, or was never asked. */
function keysOf(order: Order): { title: string; text: string } {
  if (order.payment.status === 'FAILED') return { title: 'order.failed.title', text: paymentReasonKey(order) };
  const isAsked = order.payment.method !== undefined;
  return { title: 'order.state.unpaid.title', text: isAsked ? 'order.unpaid.text' : 'order.state.unpaid' };
}

/** A payment that came to nothing or has not come: what happened, that the order is kept, and one press to pay again. */
export const PaymentDue = observer(function PaymentDue({ known }: { known: Checkout }) {
  const { checkout } = useStores();
  const words = useWords();
  const price = usePrice();
  const { order } = known;
  const { id, number, payment, prices } = order;
  const method = payment.method ?? 'CARD';
  const toPay = amountToPay(order, method) ?? prices.total;
  const { title, text } = keysOf(order);
  const mayBePaid = payment.status !== 'FAILED' && payment.method !== undefined;
  return (
    <Notice title={words(title, { number })} text={words(text)}>
      <div className={styles.rest}>
        <p>{words('order.failed.kept', { number, total: price(prices.total) })}</p>
        <StepError step="payment" />
        <OrderChanges />
        <WayGone checkout={known} />
        <div className={styles.ways}>
          {checkout.openStep === 'payment' ? (
            <Button busy={checkout.busy === 'payment'} onClick={() => void checkout.pay(method, toPay)}>
              {words('checkout.pay', { amount: price(toPay) })}
            </Button>
          ) : (
            <Button to={`/checkout/${id}`}>{words('order.failed.go-on')}</Button>
          )}
          {mayBePaid && (
            <Button variant="outline" onClick={() => void checkout.open(id)}>
              {words('order.unpaid.look-again')}
            </Button>
          )}
          <TextLink to={`/checkout/${id}?step=payment`}>{words('order.failed.other-way')}</TextLink>
        </div>
      </div>
    </Notice>
  );
});
