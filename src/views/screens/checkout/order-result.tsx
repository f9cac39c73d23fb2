import { observer } from 'mobx-react-lite';
import type { Order } from '#domain/order.ts';
import { useStores } from '../../stores.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { OrderView } from '../order/order-view.tsx';
import styles from './order-result.module.css';

/** An order that is neither thanked for nor paid for here, and the way on. */
export const OrderResult = observer(function OrderResult({ order }: { order: Order }) {
  const { session } = useStores();
  const words = useWords();
  return (
    <div className={styles.result}>
      <OrderView order={order} />
      <p className={styles.on}>
        {session.isSignedIn ? (
          <TextLink to="/profile">{words('order.to-orders')}</TextLink>
        ) : (
          <TextLink to="/catalog">{words('checkout.to-catalog')}</TextLink>
        )}
      </p>
    </div>
  );
});
