import { observer } from 'mobx-react-lite';
import type { Order } from '#domain/order.ts';
import { formatDate } from '#domain/date.ts';
import { canBeBoughtAgain, canBePaid, orderState } from '#domain/order-state.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { PriceText } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import { deliveryLine } from '../checkout/delivery-line.ts';
import type { Fact } from '../order/facts.tsx';
import { Facts } from '../order/facts.tsx';
import { usePaymentWords, useStateWords } from '../order/order-words.ts';
import { BuyAgain } from './buy-again.tsx';
import { orderAddress } from './order-address.ts';
import styles from './order-card.module.css';
import { OwnLines } from './own-lines.tsx';

/** An order as its customer wants to know it: how far it is, what is in it, and what can be done. */
export const OrderCard = observer(function OrderCard({ order }: { order: Order }) {
  const words = useWords();
  const { profile, language } = useStores().locale;
  const payment = usePaymentWords(order);
  const { id, number, createdAt, status, trackingNumber, prices } = order;
  const delivery = deliveryLine(order, language, words);
  const state = orderState(order);
  const said = useStateWords(order);
  // Made with a phone only, perhaps of something that is still to be sewn: it goes on by telephone, not at the checkout.
  const isCalledAbout = state === 'called-about';
  const facts: Fact[] = [
    {
      key: 'account.order.status',
      value: (
        <span className={styles.state} data-state={state}>
          {words(`account.order.status.${state === 'sent' ? 'SENT' : status}`)}
        </span>
      ),
    },
    { key: 'account.order.payment', value: payment },
    { key: 'account.order.delivery', value: delivery },
    { key: 'account.order.tracking', value: trackingNumber && <bdi>{trackingNumber}</bdi> },
  ];
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <h3>{words('account.order.number', { number })}</h3>
        <time dateTime={createdAt}>{formatDate(createdAt, profile.dateOrder)}</time>
        <strong className={styles.total}>
          <PriceText amount={prices.total} />
        </strong>
      </header>
      <Facts facts={facts} className={styles.facts} />
      <OwnLines lines={order.lines} />
      {isCalledAbout && <p className={styles.call}>{said.text}</p>}
      <div className={styles.ways}>
        {isCalledAbout && (
          <Button to="/contacts" variant="outline" size="small">
            {words('order.ask')}
          </Button>
        )}
        {canBePaid(order) && (
          <Button to={`/checkout/${id}`} size="small">
            {words('account.order.pay')}
          </Button>
        )}
        <Button to={orderAddress(order)} variant="outline" size="small">
          {words('account.order.details')}
        </Button>
        {canBeBoughtAgain(order) && <BuyAgain order={order} />}
      </div>
    </li>
  );
});
