import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { BeginCheckout } from './begin-checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { Notice } from './notice.tsx';
import { OrderResult } from './order-result.tsx';
import { OrderTrouble } from './order-trouble.tsx';
import { useOrder } from './use-order.ts';
import { lazyPart } from '../../lazy-part.tsx';

/** The fields are heavy and the server cannot draw them: a chunk of their own. */
const CheckoutSteps = lazyPart(async () => (await import('./checkout-steps.tsx')).CheckoutSteps);

const OpenOrder = observer(function OpenOrder({ id }: { id: string }) {
  const { checkout } = useStores();
  const words = useWords();
  const known = useOrder(id);
  if (known === undefined) return <OrderTrouble id={id} />;
  if (known.order.isWithheld) return <OrderResult order={known.order} />;
  if (checkout.isFinished)
    return (
      <Notice title={words('checkout.finished.title')} text={words('checkout.error.order-finished')}>
        <Button to={`/checkout/success?order=${id}`}>{words('checkout.finished.look')}</Button>
        <TextLink to="/catalog">{words('checkout.to-catalog')}</TextLink>
      </Notice>
    );
  return <CheckoutSteps checkout={known} standIn={<CheckoutSkeleton />} />;
});

/** From the basket to the payment: makes the order, or goes on with the one in the address. */
export const CheckoutScreen = observer(function CheckoutScreen() {
  const { ui } = useStores();
  const { id } = useParams();
  if (!ui.isAwake) return <CheckoutSkeleton />;
  return id === undefined ? <BeginCheckout /> : <OpenOrder key={id} id={id} />;
});
