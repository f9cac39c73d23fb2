import { observer } from 'mobx-react-lite';
import type { Order } from '#domain/order.ts';
import { sizeKey } from '../../size-key.ts';
import { useWords } from '../../words.ts';
import { useBuyingAgain } from './buying-again.tsx';
import styles from './again-news.module.css';

/** What of an order could not be put into the basket once more, and why: beside what was pressed. */
export const AgainNews = observer(function AgainNews({ order }: { order: Order }) {
  const words = useWords();
  const outcome = useBuyingAgain().outcome(order.id);
  if (outcome === undefined) return undefined;
  return (
    <div className={styles.news} role="alert">
      <p>{words('toast.bought-again-in-part', { count: outcome.count })}</p>
      <ul>
        {outcome.missed.map(({ line: { variantId, name, color, size, quantity }, why }) => (
          <li key={`${variantId} ${size}`}>
            <bdi>{name}</bdi>, {words('order.line', { color: color.name, size: words(sizeKey(size)), quantity })}
            <strong>{'key' in why ? words(why.key, why.values) : why.text}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
});
