import { observer } from 'mobx-react-lite';
import type { Order } from '#domain/order.ts';
import { orderGroup } from '#domain/order-state.ts';
import { useReaderChange } from '../checkout/use-order.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words.ts';
import styles from './order-view.module.css';

/** Why it is not told who gets an order and where to, and how to see it; an unpaid one has had no letter. */
export const Withheld = observer(function Withheld({ order }: { order: Order }) {
  const { dialogs, session } = useStores();
  const words = useWords();
  const { isSignedIn } = session;
  const key = orderGroup(order) === 'to-pay' ? 'order.withheld.unpaid' : 'order.withheld';
  useReaderChange(order.id);
  return (
    <>
      <p className={styles.withheld}>{words(key, { isSignedIn: String(isSignedIn) })}</p>
      {!isSignedIn && (
        <div className={styles.ways}>
          <Button variant="outline" size="small" onClick={() => dialogs.open('auth', {})}>
            {words('header.sign-in')}
          </Button>
        </div>
      )}
    </>
  );
});
