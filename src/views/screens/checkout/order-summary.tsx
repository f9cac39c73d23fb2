import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Order } from '#domain/order.ts';
import { countPieces } from '#domain/basket.ts';
import { useStores } from '../../stores.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { OrderCode } from './order-code.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNews } from './order-news.tsx';
import { OrderSums } from './order-sums.tsx';
import styles from './order-summary.module.css';

/** What is being bought and what it comes to, by the way of delivery that is chosen now; on a phone the goods are folded away until asked for. */
export const OrderSummary = observer(function OrderSummary({ order }: { order: Order }) {
  const { checkout } = useStores();
  const words = useWords();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <aside className={styles.summary} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{words('order.summary')}</h2>
        <TextLink to="/basket" className={styles.basket}>
          {words('checkout.to-basket')}
        </TextLink>
      </div>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isUnfolded}
        aria-controls={`${id}-goods`}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {words('order.show-goods', { count: countPieces(order.lines) })}
        <Icon name="down" />
      </button>
      <div id={`${id}-goods`} className={styles.goods} data-open={isUnfolded}>
        <OrderLines lines={order.lines} />
      </div>
      {checkout.seen.changes.length === 0 && <OrderNews order={order} />}
      {!checkout.isFinished && <OrderCode order={order} />}
      <OrderSums order={checkout.way.shown(order)} totalKey="order.to-pay" />
    </aside>
  );
});
