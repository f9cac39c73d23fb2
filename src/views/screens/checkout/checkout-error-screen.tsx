import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { Checkout, Order } from '#domain/order.ts';
import { isChangeable } from '#domain/order.ts';
import { amountToPay } from '#domain/payment.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { usePrice } from '../../ui/price.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { Notice } from './notice.tsx';
import { OrderChanges } from './order-changes.tsx';
import { OrderTrouble } from './order-trouble.tsx';
import { StepError } from './step-error.tsx';
import styles from './checkout-error-screen.module.css';
import { useOrder } from './use-order.ts';
import { WayGone } from './way-gone.tsx';

/** The key of what happened to the payment. */
function reasonKey({ payment }: Order): string {
  if (payment.error !== undefined) return `payment.error.${payment.error}`;
  return payment.status === 'FAILED' ? 'payment.error.failed' : 'payment.error.abandoned';
}

const PaymentFailed = observer(function PaymentFailed({ known }: { known: Checkout }) {
  const { checkout } = useStores();
  const words = useWords();
  const price = usePrice();
  const { order } = known;
  const { id, number, payment, prices } = order;
  const method = payment.method ?? 'CARD';
  const toPay = amountToPay(order, method) ?? prices.total;
  return (
    <Notice title={words('order.failed.title')} text={words(reasonKey(order))}>
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
          <TextLink to={`/checkout/${id}?step=payment`}>{words('order.failed.other-way')}</TextLink>
        </div>
      </div>
    </Notice>
  );
});

/** A payment that came to nothing: what happened, that the order is kept, and one press to pay again. */
export const CheckoutErrorScreen = observer(function CheckoutErrorScreen() {
  const words = useWords();
  const [query] = useSearchParams();
  const id = query.get('order') ?? undefined;
  const known = useOrder(id);
  if (known === undefined) return <OrderTrouble id={id} />;
  const { order } = known;
  if (isChangeable(order)) return <PaymentFailed known={known} />;
  return (
    <Notice title={words('checkout.finished.title')} text={words('checkout.error.order-finished')}>
      <Button to={`/checkout/success?order=${order.id}`}>{words('checkout.finished.look')}</Button>
      <TextLink to="/catalog">{words('checkout.to-catalog')}</TextLink>
    </Notice>
  );
});
