import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { canBeBoughtAgain } from '#domain/order-state.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { OrderTrouble } from '../checkout/order-trouble.tsx';
import { useOrder } from '../checkout/use-order.ts';
import { OrderView } from '../order/order-view.tsx';
import { AgainNews } from './again-news.tsx';
import { BuyAgain } from './buy-again.tsx';
import { ordersAddress, tabOf } from './order-address.ts';
import styles from './profile-screen.module.css';

/** One of the customer's orders, and the way back to the others. */
export const OwnOrder = observer(function OwnOrder({ id }: { id: string }) {
  const words = useWords();
  const [query] = useSearchParams();
  const order = useOrder(id)?.order;
  const back = ordersAddress(tabOf(query));
  const title = order === undefined ? words('title.order') : words('account.order.number', { number: order.number });
  const trail = (
    <Breadcrumbs
      trail={[{ label: words('common.home'), to: '/' }, { label: words('title.profile'), to: back }, { label: title }]}
    />
  );
  if (order === undefined)
    return (
      <div className={styles.profile}>
        {trail}
        <OrderTrouble id={id} title={title} way={<Button to={back}>{words('order.to-orders')}</Button>} />
      </div>
    );
  return (
    <div className={styles.profile}>
      {trail}
      <OrderView order={order}>
        {canBeBoughtAgain(order) && (
          <>
            <BuyAgain order={order} />
            <AgainNews order={order} />
          </>
        )}
      </OrderView>
      <p>
        <TextLink to={back}>{words('order.to-orders')}</TextLink>
      </p>
    </div>
  );
});
