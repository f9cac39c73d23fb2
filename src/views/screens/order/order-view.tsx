import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { formatDate } from '#domain/date.ts';
import type { Order } from '#domain/order.ts';
import { orderStages } from '#domain/order-stages.ts';
import { dueOnDelivery, paymentState } from '#domain/payment.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { OrderLines } from '../checkout/order-lines.tsx';
import { OrderSums } from '../checkout/order-sums.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderStages } from './order-stages.tsx';
import { useStateWords } from './order-words.ts';
import { OrderWays } from './order-ways.tsx';
import { Panel } from './panel.tsx';
import { ShopOnPaper } from './shop-on-paper.tsx';
import { Withheld } from './withheld.tsx';
import styles from './order-view.module.css';

interface OrderViewProps {
  order: Order;
  /** More that can be done with it where it is shown. */
  children?: ReactNode;
}

/** What the last sum is called: paid only when all of it is. */
function totalKey(order: Order): string {
  return paymentState(order) === 'COMPLETED' && dueOnDelivery(order) === 0 ? 'order.paid' : 'order.total';
}

/** One order, whatever has become of it: where it is, what is in it, where it goes, how it is paid, what can be done. */
export const OrderView = observer(function OrderView({ order, children }: OrderViewProps) {
  const words = useWords();
  const said = useStateWords(order);
  const { profile } = useStores().locale;
  const id = useId();
  return (
    <article className={styles.order} aria-labelledby={`${id}-title`}>
      <ShopOnPaper />
      <header className={styles.head}>
        <h1 id={`${id}-title`}>{said.title}</h1>
        <p className={styles.text}>{said.text}</p>
        {/* Where there are stages the first says it; they are not printed. */}
        <p className={styles.date} data-in-stages={orderStages(order).length > 0 || undefined}>
          {words('order.made')} <time dateTime={order.createdAt}>{formatDate(order.createdAt, profile.dateOrder)}</time>
        </p>
      </header>
      <OrderStages order={order} />
      <div className={styles.columns}>
        <Panel title={words('order.view.goods')}>
          <OrderLines lines={order.lines} />
          <OrderSums order={order} totalKey={totalKey(order)} />
        </Panel>
        <div className={styles.side}>
          <Panel title={words('order.view.facts')}>
            <OrderFacts order={order} />
            {order.isWithheld && <Withheld order={order} />}
          </Panel>
          <Panel title={words('order.view.ways')}>
            <OrderWays order={order}>{children}</OrderWays>
          </Panel>
        </div>
      </div>
    </article>
  );
});
