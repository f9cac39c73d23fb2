import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Checkout, Order } from '#domain/order.ts';
import { methodsFor } from '#domain/payment-methods.ts';
import { amountToPay } from '#domain/payment.ts';
import { useRefusal } from '../../form/use-refusal.tsx';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { PriceText, usePrice } from '../../ui/price.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { paymentReasonKey } from '../order/order-words.ts';
import { LookAgain } from './look-again.tsx';
import { OrderChanges } from './order-changes.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './payment-due.module.css';
import { StepError } from './step-error.tsx';
import { TornThread } from './torn-thread.tsx';
import { WayGone } from './way-gone.tsx';

/** What is said of an order nobody has paid: the bank refused, has said nothing, or was never asked. */
function keysOf(order: Order, isAsked: boolean): { title: string; text: string } {
  if (order.payment.status === 'FAILED') return { title: 'order.failed.title', text: paymentReasonKey(order) };
  return { title: 'order.state.unpaid.title', text: isAsked ? 'order.unpaid.text' : 'order.state.unpaid' };
}

/** Nothing is typed here. */
const NO_FORM = { setError: (): void => {} };

/** A payment that came to nothing or has not come: what happened, that the order is kept, and one press to pay again. */
export const PaymentDue = observer(function PaymentDue({ known }: { known: Checkout }) {
  const { checkout } = useStores();
  const words = useWords();
  const price = usePrice();
  const { order } = known;
  const { id, number, payment, prices } = order;
  const method = payment.method ?? 'CARD';
  const toPay = amountToPay(order, method) ?? prices.total;
  // A press that only told what has changed asked nobody.
  const isAsked = payment.method !== undefined && checkout.seen.changes.length === 0;
  const { title, text } = keysOf(order, isAsked);
  const mayBePaid = payment.status !== 'FAILED' && isAsked;
  const rest = prices.total - toPay;
  const mayPay = checkout.openStep === 'payment';
  // A button that pays stays that in its place: where it cannot any more, the way on stands elsewhere.
  const [doesPay] = useState(mayPay);
  const { unknown } = useRefusal(NO_FORM, checkout.errorOf('payment'), []);
  const goOn = <Button to={`/checkout/${id}`}>{words('order.failed.go-on')}</Button>;
  const isBusy = checkout.busy === 'payment';
  return (
    <section className={styles.due}>
      <h1 className={styles.title}>{words(title, { number })}</h1>
      <TornThread lines={order.lines} isMended={isBusy} />
      <div className={styles.rest}>
        <div className={styles.label}>
          <p className={styles.what}>{words('order.to-pay')}</p>
          <p className={styles.sum}>
            <PriceText amount={toPay} />
          </p>
          <p className={styles.why}>{words(text)}</p>
        </div>
        <div className={styles.ways}>
          <p>{words('order.failed.kept', { number, total: price(prices.total) })}</p>
          {rest > 0 && <p>{words(`payment.${method}.note`, { amount: price(toPay), rest: price(rest) })}</p>}
          {unknown}
          <StepError step="payment" />
          <OrderChanges />
          <WayGone checkout={known} />
          {doesPay ? (
            <Button
              className={styles.pay}
              busy={mayPay && (isBusy || checkout.seen.isJustSaid)}
              isOver={!mayPay}
              onClick={() => void checkout.pay(method, toPay)}
            >
              {words('checkout.pay', { amount: price(toPay) })}
            </Button>
          ) : (
            goOn
          )}
          {mayBePaid && <LookAgain id={id} />}
          {doesPay && !mayPay && goOn}
          <div className={styles.others}>
            {methodsFor([order.shippingInfo?.region]).length > 1 && (
              <TextLink to={`/checkout/${id}?step=payment`}>{words('order.failed.other-way')}</TextLink>
            )}
            <TextLink to="/contacts">{words('order.ask')}</TextLink>
          </div>
        </div>
        <OrderLines lines={order.lines} />
      </div>
    </section>
  );
});
