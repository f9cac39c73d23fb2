import { observer } from 'mobx-react-lite';
import type { Order } from '#domain/order.ts';
import { canBePaid, orderState } from '#domain/order-state.ts';
import { trackingAddress } from '#domain/tracking.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useWords } from '../../words.ts';
import { BuyAgain } from './buy-again.tsx';
import styles from './order-row.module.css';

/** Where a parcel on its way can be followed, if anywhere. */
export function useTracking(order: Order): string | undefined {
  const { profile } = useStores().locale;
  return orderState(order) === 'sent' ? trackingAddress(profile.tracking, order) : undefined;
}

/** The one thing most wanted of an order as it stands: to pay, to ask, to follow its parcel, or to buy it again. */
export const OrderAction = observer(function OrderAction({ order }: { order: Order }) {
  const words = useWords();
  const tracking = useTracking(order);
  if (canBePaid(order))
    return (
      <Button to={`/checkout/${order.id}`} size="small">
        {words('account.order.pay')}
      </Button>
    );
  // Made with a phone only, perhaps of something that is still to be sewn: it goes on by telephone, not at the checkout.
  if (orderState(order) === 'called-about')
    return (
      <Button to="/contacts" variant="outline" size="small">
        {words('order.ask')}
      </Button>
    );
  if (tracking !== undefined)
    return (
      <ExternalLink href={tracking} className={styles.track}>
        {words('account.order.track')}
      </ExternalLink>
    );
  return <BuyAgain order={order} />;
});
