import { observer } from 'mobx-react-lite';
import type { Order } from '#domain/order.ts';
import { canBeBoughtAgain, orderState } from '#domain/order-state.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words.ts';
import { deliveryLine } from '../checkout/delivery-line.ts';
import { OrderLines } from '../checkout/order-lines.tsx';
import type { Fact } from '../order/facts.tsx';
import { Facts } from '../order/facts.tsx';
import { usePaymentWords, useStateWords } from '../order/order-words.ts';
import { BuyAgain } from './buy-again.tsx';
import { useTracking } from './order-action.tsx';
import { orderAddress } from './order-address.ts';
import styles from './order-more.module.css';

/** What the row of an order has no room for: how it is paid and sent, each thing, and the other ways on. */
export const OrderMore = observer(function OrderMore({ id, order }: { id: string; order: Order }) {
  const words = useWords();
  const { language } = useStores().locale;
  const payment = usePaymentWords(order);
  const said = useStateWords(order);
  // In the row one follows the parcel then.
  const isTracked = useTracking(order) !== undefined;
  const { trackingNumber } = order;
  const facts: Fact[] = [
    { key: 'account.order.payment', value: payment },
    { key: 'account.order.delivery', value: deliveryLine(order, language, words) },
    { key: 'account.order.tracking', value: trackingNumber && <bdi>{trackingNumber}</bdi> },
  ];
  return (
    <div id={id} className={styles.more}>
      {orderState(order) === 'called-about' && <p className={styles.call}>{said.text}</p>}
      <Facts facts={facts} className={styles.facts} />
      <OrderLines lines={order.lines} linked />
      <div className={styles.ways}>
        <Button to={orderAddress(order)} variant="outline" size="small">
          {words('account.order.details')}
        </Button>
        {isTracked && canBeBoughtAgain(order) && <BuyAgain order={order} />}
      </div>
    </div>
  );
});
