import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Checkout, Order } from '#domain/order.ts';
import { methodsFor, methodTaken } from '#domain/payment-methods.ts';
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
import { SoldOut } from './sold-out.tsx';
import { StepError } from './step-error.tsx';
import { TornThread } from './torn-thread.tsx';
import { useSoldOut } from './use-sold-out.ts';
import { WayGone } from './way-gone.tsx';

/** What is said of an order nobody has paid: its goods are gone, the bank refused, has said nothing, or was never asked. */
function keysOf(order: Order, isAsked: boolean, isGone: boolean): { title: string; text: string } {
  const isFailed = order.payment.status === 'FAILED';
  const title = isFailed ? 'order.failed.title' : 'order.state.unpaid.title';
  if (isGone) return { title, text: 'order.gone' };
  if (isFailed) return { title, text: paymentReasonKey(order) };
  return { title, text: isAsked ? 'order.unpaid.text' : 'order.state.unpaid' };
}

/** Nothing is typed here. */
const NO_FORM = { setError: (): void => {} };

/** A payment that came to nothing or has not come: what happened, that the order is kept, and one press to pay again. */
export const PaymentDue = observer(function PaymentDue({ known }: { known: Checkout }) {
  const { checkout, locale } = useStores();
  const words = useWords();
  const price = usePrice();
  const { order } = known;
  const { id, number, payment, prices } = order;
  const region = order.shippingInfo?.region;
  const method = methodTaken(region, payment.method);
  const toPay = amountToPay(order, method, locale.profile.prepayment);
  // A press that only told what has changed asked nobody.
  const isAsked = payment.method !== undefined && checkout.seen.changes.length === 0;
  const gone = useSoldOut(order);
  const isGone = gone.length > 0;
  const isFailed = payment.status === 'FAILED';
  const { title, text } = keysOf(order, isAsked, isGone);
  const mayBePaid = !isFailed && isAsked;
  const rest = prices.total - toPay;
  const isFilledIn = checkout.openStep === 'payment';
  const mayPay = isFilledIn && !isGone;
  // A button that pays stays that in its place: where it cannot any more, the way on stands elsewhere.
  const [doesPay] = useState(isFilledIn);
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
          <p className={styles.why}>{words(text, { isFailed: String(isFailed) })}</p>
        </div>
        <div className={styles.ways}>
          <p>{words('order.failed.kept', { number, total: price(prices.total) })}</p>
          {rest > 0 && <p>{words(`payment.${method}.note`, { amount: price(toPay), rest: price(rest) })}</p>}
          {unknown}
          <StepError step="payment" />
          {isGone && gone !== checkout.error?.goods && <SoldOut goods={gone} isScreen />}
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
          {doesPay && !isFilledIn && goOn}
          <div className={styles.others}>
            {!isGone && methodsFor([region]).length > 1 && (
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
