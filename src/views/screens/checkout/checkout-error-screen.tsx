import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '#domain/order.ts';
import { isChangeable } from '#domain/order.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { usePrice } from '../../ui/price.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { Notice } from './notice.tsx';
import { OrderTrouble } from './order-trouble.tsx';
import { StepError } from './step-error.tsx';
import styles from './checkout-error-screen.module.css';
import { useOrder } from './use-order.ts';

/** The key of what happened to the payment. */
function reasonKey({ payment }: Order): string {
  if (payment.error !== undefined) return `payment.error.${payment.error}`;
  return payment.status === 'FAILED' ? 'payment.error.failed' : 'payment.error.abandoned';
}

const PaymentFailed = observer(function PaymentFailed({ order }: { order: Order }) {
  const { checkout } = useStores();
  const words = useWords();
  const price = usePrice();
  const { id, number, payment, prices } = order;
  return (
    <Notice title={words('order.failed.title')} text={words(reasonKey(order))}>
      <div className={styles.rest}>
        <p>{words('order.failed.kept', { number, total: price(prices.total) })}</p>
        <StepError step="payment" />
        <div className={styles.ways}>
          <Button busy={checkout.busy === 'payment'} onClick={() => void checkout.pay(payment.method ?? 'CARD')}>
            {words('order.failed.again')}
          </Button>
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
  const order = useOrder(id)?.order;
  if (order === undefined) return <OrderTrouble id={id} />;
  if (isChangeable(order)) return <PaymentFailed order={order} />;
  return (
    <Notice title={words('checkout.finished.title')} text={words('checkout.error.order-finished')}>
      <Button to={`/checkout/success?order=${order.id}`}>{words('checkout.finished.look')}</Button>
      <TextLink to="/catalog">{words('checkout.to-catalog')}</TextLink>
    </Notice>
  );
});
