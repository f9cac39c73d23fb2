import { observer } from 'mobx-react-lite';
import type { OrderChange } from '#domain/order-changes.ts';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { sizeKey } from '../../size-key.ts';
import { useWords } from '../../words.ts';
import styles from './order-news.module.css';

/** What of the order is not as the shopper saw it a moment ago: beside the button that pays, which waits for another press. */
export const OrderChanges = observer(function OrderChanges() {
  const { seen } = useStores().checkout;
  const words = useWords();
  const price = usePrice();
  const { changes } = seen;
  if (changes.length === 0) return undefined;
  const line = (change: OrderChange): string => {
    const key = `order.changed.${change.what}`;
    const values = { ...change, ...('size' in change && { size: words(sizeKey(change.size)) }) };
    if (!('former' in values)) return words(key, values);
    const said = (value: number): string | number => (change.what === 'quantity' ? value : price(value));
    return words(key, { ...values, former: said(values.former), now: said(values.now) });
  };
  return (
    <div className={styles.news} role="alert">
      <p>{words('order.changed')}</p>
      <ul>
        {[...new Set(changes.map(line))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
});
