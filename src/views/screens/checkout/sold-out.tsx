import { observer } from 'mobx-react-lite';
import type { OrderLine } from '#domain/order.ts';
import { lineKey } from '#stores/basket-line.ts';
import { sizeKey } from '../../size-key.ts';
import { useStores } from '../../stores.ts';
import { ErrorWords } from '../../ui/error-words.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import styles from './step-error.module.css';

interface SoldOutProps {
  goods: OrderLine[];
  /** They are what the whole screen is about. */
  isScreen?: boolean;
}

/** What of an order cannot be bought any more, and the way to where that is put right. */
export const SoldOut = observer(function SoldOut({ goods, isScreen = false }: SoldOutProps) {
  const { checkout } = useStores();
  const words = useWords();
  // As the order names them by now: it may have been read in another language since.
  const named = new Map(checkout.checkout?.order.lines.map((line) => [lineKey(line), line]));
  const lines = goods.map((line) => {
    const { name, color, size, quantity } = named.get(lineKey(line)) ?? line;
    const details = words('order.line', { color: color.name, size: words(sizeKey(size)), quantity });
    return `${name}, ${details}`;
  });
  return (
    <div className={styles.error} role="alert">
      <p>
        <ErrorWords error={{ text: words('checkout.error.gone', { goods: lines.join('; ') }) }} isScreen={isScreen} />
      </p>
      <TextLink to="/basket">{words('checkout.to-basket')}</TextLink>
    </div>
  );
});
