import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { SewProgress } from '../../ui/sew-progress.tsx';
import { useWords } from '../../words.ts';
import styles from './free-shipping.module.css';

const strong = (parts: ReactNode): ReactNode => <strong key="strong">{parts}</strong>;

/** How much is left to buy for delivery to cost nothing; no panel when no way of delivery offers it. */
export const FreeShipping = observer(function FreeShipping() {
  const { basket } = useStores();
  const words = useWords();
  const price = usePrice();
  const { freeShippingFrom: from, leftForFreeShipping: left } = basket;
  if (from === 0) return undefined;
  const values = { strong, amount: price(left) };
  return (
    <section className={styles.panel} aria-label={words('basket.free-panel')}>
      <p aria-live="polite">
        <FormattedMessage id={left > 0 ? 'basket.free-left' : 'basket.free-reached'} values={values} />
      </p>
      <SewProgress value={from - left} max={from} label={words('basket.free-progress')} />
    </section>
  );
});
