import { observer } from 'mobx-react-lite';
import { freeShippingFrom } from '#domain/shipping.ts';
import { lineKey } from '#stores/basket-line.ts';
import { useStores } from '../stores.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './basket-thread.module.css';

const PEGGED = 3;
const SAG = 'M0 4Q50 24 100 4';

/**
 * The thread on which hangs what is in the basket, the newest first: sewn from the basket as far as the way to a free delivery
 * has been gone. It dips at every change. Those who listen hear the number of things and what is left elsewhere.
 */
export const BasketThread = observer(function BasketThread() {
  const { basket, catalog } = useStores();
  const from = freeShippingFrom(catalog.shippingMethods);
  const left = from > 0 ? (basket.leftForFreeShipping / from) * 100 : 0;
  return (
    <div className={styles.thread} aria-hidden="true">
      {/* One of two motions that are alike: another one begins anew. */}
      <div className={styles.dip} data-beat={basket.pieces % 2}>
        <svg
          className={styles.sewn}
          style={{ clipPath: `inset(0 0 0 ${left}%)` }}
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
        >
          <path d={SAG} vectorEffect="non-scaling-stroke" />
        </svg>
        <svg
          className={styles.rest}
          style={{ clipPath: `inset(0 ${100 - left}% 0 0)` }}
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
        >
          <path d={SAG} vectorEffect="non-scaling-stroke" />
        </svg>
        <div className={styles.goods}>
          {basket.lines.slice(0, PEGGED).map(({ variant, ...line }) => (
            <div key={lineKey(line)} className={styles.pegged}>
              {variant?.photos[0] && (
                <Picture photo={variant.photos[0]} sizes="28px" decorative className={styles.photo} />
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});
