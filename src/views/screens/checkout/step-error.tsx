import { observer } from 'mobx-react-lite';
import type { CheckoutStep } from '#domain/order.ts';
import { lineKey } from '#stores/basket-line.ts';
import type { CheckoutDraft } from '#stores/checkout-draft.ts';
import { isForAccount } from '#stores/checkout-errors.ts';
import { Button } from '../../ui/button.tsx';
import { useStores } from '../../stores.ts';
import { ErrorWords } from '../../ui/error-words.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { sizeKey } from '../../size-key.ts';
import { useWords } from '../../words.ts';
import styles from './step-error.module.css';

/** Where to go from what a server may say, which may be anything; it is tried again where it happened. */
const WAY_ON = new Map(
  Object.entries({
    PRODUCT_VARIANT_NOT_IN_STOCK: { to: '/basket', key: 'checkout.to-basket' },
    INCORRECT_PAYMENT_STATUS: { to: '/checkout', key: 'checkout.new-order' },
    ORDER_NOT_FOUND: { to: '/checkout', key: 'checkout.new-order' },
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
  // As the order names them by now: it may have been read in another language since.
  const named = new Map(checkout.checkout?.order.lines.map((line) => [lineKey(line), line]));
  const goods = error.goods.map((line) => {
    const { name, color, size, quantity } = named.get(lineKey(line)) ?? line;
    const details = words('order.line', { color: color.name, size: words(sizeKey(size)), quantity });
    return `${name}, ${details}`;
  });
  const told = goods.length > 0 ? { text: words('checkout.error.gone', { goods: goods.join('; ') }) } : error.text;
  const way = WAY_ON.get(error.code ?? '');
  const isOthers = isForAccount(error.code);
  return (
    <div className={styles.error} role="alert">
      <p>
        <ErrorWords error={told} />
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
