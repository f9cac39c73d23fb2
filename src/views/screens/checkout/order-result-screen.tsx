import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { canBePaid, isThankedFor } from '#domain/order-state.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { OrderResult } from './order-result.tsx';
import { OrderTrouble } from './order-trouble.tsx';
import { PaymentDue } from './payment-due.tsx';
import { ThankYou } from './thank-you.tsx';
import { useOrder } from './use-order.ts';

/**
 * What has become of the order in the address, read anew, so that it survives a reload. A provider may know one address
 * to come back to, so every address of a result tells of every state.
 */
export const OrderResultScreen = observer(function OrderResultScreen() {
  const [query] = useSearchParams();
  const id = query.get('order') ?? undefined;
  const words = useWords();
  const { ui } = useStores();
  const known = useOrder(id);
  if (known === undefined) return <OrderTrouble id={id} title={words('title.order')} />;
  const { order } = known;
  if (canBePaid(order)) return <PaymentDue key={order.id} known={known} />;
  if (isThankedFor(order, ui.now())) return <ThankYou order={order} />;
  return <OrderResult order={order} />;
});
