import { observer } from 'mobx-react-lite';
import { freeShipping } from '#domain/shipping.ts';
import { useStores } from '../stores.ts';
import { usePrice } from '../ui/price.tsx';
import { useWords } from '../words.ts';
import styles from './hint-bar.module.css';

/** From what sum which delivery is free, and nothing when no way of delivery ever is; or what the profile promises; then the discount. */
export const HintBar = observer(function HintBar() {
  const words = useWords();
  const price = usePrice();
  const { catalog, locale } = useStores();
  const [free] = freeShipping(catalog.shippingMethods);
  const isFrom = locale.profile.hint === 'free-from';
  if (isFrom && free === undefined) return undefined;
  return (
    <aside className={styles.hint} aria-label={words('hint.label')}>
      <span>
        {isFrom && free
          ? words('hint.free-shipping', { price: price(free.from), where: words('free.where', { ...free }) })
          : words('hint.shipping-days')}
      </span>
      <span>{words('hint.discount')}</span>
    </aside>
  );
});
