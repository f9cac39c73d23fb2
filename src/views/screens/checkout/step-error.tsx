import { observer } from 'mobx-react-lite';
import type { CheckoutStep } from '#domain/order.ts';
import type { CheckoutDraft } from '#stores/checkout-draft.ts';
import { isForAccount } from '#stores/checkout-errors.ts';
import { Button } from '../../ui/button.tsx';
import { useStores } from '../../stores.ts';
import { ErrorWords } from '../../ui/error-words.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { SoldOut } from './sold-out.tsx';
import styles from './step-error.module.css';

/** Where to go from what a server may say, which may be anything; it is tried again where it happened. */
const WAY_ON = new Map(
  Object.entries({
    PRODUCT_VARIANT_NOT_IN_STOCK: { to: '/basket', key: 'checkout.to-basket' },
    INCORRECT_PAYMENT_STATUS: { to: '/checkout', key: 'checkout.new-order' },
    ORDER_NOT_FOUND: { to: '/checkout', key: 'checkout.new-order' },
    DONT_HAVE_ACCESS: { to: '/checkout', key: 'checkout.new-order' },
  }),
);

/** Whoever has an account with what was typed signs in with it. */
function emailOf({ contacts }: CheckoutDraft): { email?: string } {
  const email = contacts?.['email'];
  return email === undefined ? {} : { email };
}

/** What went wrong in this step, with a way on; what was typed stays. */
export const StepError = observer(function StepError({ step }: { step: CheckoutStep }) {
  const { checkout, dialogs } = useStores();
  const { error } = checkout;
  const words = useWords();
  if (error?.step !== step) return undefined;
  if (error.goods.length > 0) return <SoldOut goods={error.goods} />;
  const way = WAY_ON.get(error.code ?? '');
  const isOthers = isForAccount(error.code);
  return (
    <div className={styles.error} role="alert">
      <p>
        <ErrorWords error={error.text} />
      </p>
      {way === undefined ? (
        <p className={styles.way}>{words(isOthers ? 'checkout.kept.other-contacts' : 'checkout.kept')}</p>
      ) : (
        <TextLink to={way.to}>{words(way.key)}</TextLink>
      )}
      {isOthers && (
        <Button variant="outline" size="small" onClick={() => dialogs.open('auth', emailOf(checkout.drafts.read()))}>
          {words('header.sign-in')}
        </Button>
      )}
    </div>
  );
});
