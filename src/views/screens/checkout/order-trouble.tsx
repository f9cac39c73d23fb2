import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { Notice } from './notice.tsx';
import styles from './notice.module.css';

/** Stands in for an order that is not there: it loads, it does not exist, or it cannot be had now. */
export const OrderTrouble = observer(function OrderTrouble({ id }: { id: string | undefined }) {
  const { checkout, basket, ui } = useStores();
  const words = useWords();
  const { state } = checkout;
  const isMissing =
    state.status === 'failed' && 'key' in state.error && state.error.key === 'checkout.error.order-not-found';

  if (!ui.isAwake) return <CheckoutSkeleton />;
  if (id === undefined || isMissing)
    return (
      <Notice title={words('checkout.missing.title')} text={words('checkout.error.order-not-found')}>
        {basket.isEmpty ? (
          <Button to="/catalog">{words('checkout.to-catalog')}</Button>
        ) : (
          <Button to="/checkout">{words('checkout.new-order')}</Button>
        )}
        <TextLink to="/basket">{words('checkout.to-basket')}</TextLink>
      </Notice>
    );
  if (state.status !== 'failed') return <CheckoutSkeleton />;
  return (
    <section className={styles.notice}>
      <h1>{words('checkout.title')}</h1>
      <ErrorBox error={state.error} onRetry={() => void checkout.open(id)} />
    </section>
  );
});
