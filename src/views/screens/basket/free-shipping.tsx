import { observer } from 'mobx-react-lite';
import { freeShipping } from '#domain/shipping.ts';
import { useStores } from '../../stores.ts';
import { SewProgress } from '../../ui/sew-progress.tsx';
import { useWords } from '../../words.ts';
import styles from './free-shipping.module.css';
import { FreeWords } from './free-words.tsx';

/**
 * How much is left to buy for a delivery to cost nothing, or which do by now; no panel when no way of delivery offers it.
 * As long as prices are on their way its place is kept.
 */
export const FreeShipping = observer(function FreeShipping() {
  const { basket, catalog } = useStores();
  const words = useWords();
  const { leftForFreeShipping: left, productsPrice } = basket;
  const [first, ...more] = freeShipping(catalog.shippingMethods);
  if (first === undefined) return undefined;
  if (!basket.isPriced) return <div className={`${styles.panel} ${styles.waiting}`} aria-hidden="true" />;
  const { from } = first;
  const said = [first, ...more.filter((free) => free.from <= productsPrice)];
  return (
    <section className={styles.panel} aria-label={words('basket.free-panel')}>
      <div aria-live="polite">
        {said.map((free) => (
          <p key={free.region}>
            <FreeWords free={free} left={left} />
          </p>
        ))}
      </div>
      <SewProgress value={from - left} max={from} label={words('basket.free-progress')} />
    </section>
  );
});
