import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Order } from '#domain/order.ts';
import { canBeCanceled, canBePaid, canBeReturned } from '#domain/order-state.ts';
import { paidSoFar } from '#domain/payment.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import styles from './order-view.module.css';
import { ReturnLetter } from './return-letter.tsx';

/** What can be done with an order now, and how to come by what the shop does by hand. */
export const OrderWays = observer(function OrderWays({ order, children }: { order: Order; children?: ReactNode }) {
  const { ui } = useStores();
  const words = useWords();
  const isReturnable = canBeReturned(order, ui.serverNow());
  return (
    <>
      <div className={styles.ways}>
        {canBePaid(order) && <Button to={`/checkout/${order.id}`}>{words('account.order.pay')}</Button>}
        {children}
        {paidSoFar(order) > 0 && (
          <Button variant="outline" size="small" onClick={() => window.print()}>
            {words('order.print')}
          </Button>
        )}
      </div>
      {canBeCanceled(order) && <p>{words('order.how.cancel')}</p>}
      {isReturnable && <p>{words('order.how.return')}</p>}
      {isReturnable && <ReturnLetter order={order} />}
      <div className={styles.ways}>
        {isReturnable && <TextLink to="/shipping">{words('order.returns')}</TextLink>}
        <TextLink to="/contacts">{words('order.ask')}</TextLink>
      </div>
    </>
  );
});
