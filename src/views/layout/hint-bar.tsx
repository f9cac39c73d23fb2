import { observer } from 'mobx-react-lite';
import { freeShippingFrom } from '#domain/shipping.ts';
import { useStores } from '../stores.ts';
import { usePrice } from '../ui/price.tsx';
import { useWords } from '../words.ts';
import styles from './hint-bar.module.css';

/** From what sum delivery is free; nothing when no way of delivery ever is. */
export const HintBar = observer(function HintBar() {
  const words = useWords();
  const price = usePrice();
  const threshold = freeShippingFrom(useStores().catalog.shippingMethods);
  if (threshold === 0) return undefined;
  return (
    <aside className={styles.hint} aria-label={words('hint.label')}>
      {words('hint.free-shipping', { price: price(threshold) })}
    </aside>
  );
});
