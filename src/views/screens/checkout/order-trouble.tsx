import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { Notice } from './notice.tsx';
import styles from './notice.module.css';
import { useReaderChange } from './use-order.ts';

/** Only the account it was made with is shown it: whoever signs in has it asked for again at once. */
const ForeignOrder = observer(function ForeignOrder({ id }: { id: string }) {
  const { dialogs, session } = useStores();
  const words = useWords();
  useReaderChange(id);
  if (session.hasEndedHere)
    return (
      <Notice title={words('checkout.back.title')} text={words('checkout.back.text')}>
        <Button onClick={() => dialogs.open('auth', {})}>{words('header.sign-in')}</Button>
        <TextLink to="/catalog">{words('checkout.to-catalog')}</TextLink>
      </Notice>
    );
  return (
    <Notice
      title={words('checkout.foreign.title')}
      text={words(session.isSignedIn ? 'checkout.foreign.other-account' : 'checkout.foreign.text')}
    >
      {session.isSignedIn ? (
        <Button to="/profile">{words('header.profile')}</Button>
      ) : (
        <Button onClick={() => dialogs.open('auth', {})}>{words('header.sign-in')}</Button>
      )}
    </Notice>
  );
});

/** Of a session that is over, or of another account. */
const NOT_FOR_THEM: ReadonlySet<string | undefined> = new Set(['checkout.error.not-here', 'error.invalid-token']);

interface OrderTroubleProps {
  id: string | undefined;
  /** What it is called where it cannot be had now; an order that is being filled in, unless told otherwise. */
  title?: string;
  /** Where it leads instead of to a new one. */
  way?: ReactNode;
}

/** Stands in for an order that is not there: it loads, it does not exist, or it cannot be had now. */
export const OrderTrouble = observer(function OrderTrouble({ id, title, way }: OrderTroubleProps) {
  const { checkout, basket, ui } = useStores();
  const words = useWords();
  const { state } = checkout;
  const failure = state.status === 'failed' && 'key' in state.error ? state.error.key : undefined;

  if (!ui.isAwake) return <CheckoutSkeleton />;
  if (id === undefined || failure === 'checkout.error.order-not-found')
    return (
      <Notice title={words('checkout.missing.title')} text={words('checkout.error.order-not-found')}>
        {way ?? (
          <>
            {basket.isEmpty ? (
              <Button to="/catalog">{words('checkout.to-catalog')}</Button>
            ) : (
              <Button to="/checkout">{words('checkout.new-order')}</Button>
            )}
            <TextLink to="/basket">{words('checkout.to-basket')}</TextLink>
          </>
        )}
      </Notice>
    );
  if (NOT_FOR_THEM.has(failure)) return <ForeignOrder id={id} />;
  if (state.status !== 'failed') return <CheckoutSkeleton />;
  return (
    <section className={styles.notice}>
      <h1>{title ?? words('checkout.title')}</h1>
      <ErrorBox error={state.error} onRetry={() => void checkout.open(id)} />
      {way}
    </section>
  );
});
