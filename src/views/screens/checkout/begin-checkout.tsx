import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { Notice } from './notice.tsx';
import styles from './notice.module.css';

/** Makes an order of the basket as soon as the basket is known, and goes on at its address. */
export const BeginCheckout = observer(function BeginCheckout() {
  const { basket, checkout, promo } = useStores();
  const words = useWords();
  const isRead = basket.state.status !== 'idle';
  useEffect(() => {
    if (isRead) void checkout.begin();
    return checkout.leave;
  }, [isRead, checkout]);

  const isUnread = basket.isEmpty && basket.state.status === 'failed';
  const failure = basket.isEmpty ? basket.state : checkout.state;
  // What has just been paid for has left the basket too: then the way leads on.
  if (isRead && basket.isEmpty && !isUnread && checkout.state.status !== 'loading')
    return (
      <Notice title={words('basket.empty.title')} text={words('checkout.no-item-in-cart')}>
        <Button to="/catalog">{words('checkout.to-catalog')}</Button>
      </Notice>
    );
  if (failure.status !== 'failed') return <CheckoutSkeleton />;
  const isWithoutCode = 'key' in failure.error && failure.error.key === 'error.promo-code-not-found';
  // It is active: whose order is not the first one has to hear of that.
  const isOnlyFirst = isWithoutCode && promo.look === 'first-only';
  return (
    <section className={styles.notice}>
      <h1>{words('checkout.title')}</h1>
      <ErrorBox
        error={isOnlyFirst ? { key: 'basket.promo.first-only', values: { name: promo.name } } : failure.error}
        retryKey={isWithoutCode ? 'checkout.without-code' : 'common.retry'}
        onRetry={() => void (isUnread ? basket.read().then(checkout.begin) : checkout.begin())}
      />
      {!isWithoutCode && <p>{words(checkout.mayDouble() ? 'order.may-double' : 'order.press-again')}</p>}
      <TextLink to="/basket">{words('checkout.to-basket')}</TextLink>
    </section>
  );
});
