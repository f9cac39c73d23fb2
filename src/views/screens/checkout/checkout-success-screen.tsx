import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '#domain/order.ts';
import { isChangeable } from '#domain/order.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { Notice } from './notice.tsx';
import { OrderTrouble } from './order-trouble.tsx';
import { ThankYou } from './thank-you.tsx';
import { useOrder } from './use-order.ts';

/** Nothing has come of this order yet: the payment is on its way, or was never made. */
const Unpaid = observer(function Unpaid({ order }: { order: Order }) {
  const { checkout } = useStores();
  const words = useWords();
  const { id, number } = order;
  return (
    <Notice title={words('order.unpaid.title', { number })} text={words('order.unpaid.text')}>
      <Button to={`/checkout/${id}?step=payment`}>{words('order.unpaid.pay')}</Button>
      <Button variant="outline" onClick={() => void checkout.open(id)}>
        {words('order.unpaid.look-again')}
      </Button>
    </Notice>
  );
});

/** After the payment: what was bought, what it came to and what happens next. Reads the order, so it survives a reload. */
export const CheckoutSuccessScreen = observer(function CheckoutSuccessScreen() {
  const words = useWords();
  const [query] = useSearchParams();
  const id = query.get('order') ?? undefined;
  const order = useOrder(id)?.order;
  if (order === undefined) return <OrderTrouble id={id} />;
  if (order.status === 'CANCELED')
    return (
      <Notice title={words('order.canceled.title', { number: order.number })} text={words('order.canceled.text')}>
        <Button to="/catalog">{words('checkout.to-catalog')}</Button>
        <TextLink to="/contacts">{words('order.ask')}</TextLink>
      </Notice>
    );
  return isChangeable(order) ? <Unpaid order={order} /> : <ThankYou order={order} />;
});
