import { observer } from 'mobx-react-lite';
import type { Size, Variant } from '#domain/catalog.ts';
import { QUANTITY_MAX } from '#domain/constants.ts';
import { useStores } from '../../stores.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import styles from './buying-news.module.css';

interface BuyingNewsProps {
  variant: Variant;
  size: Size | undefined;
  /** How many of it were just put into the basket. */
  added: number | undefined;
}

/** What was just put into the basket, or that this size is there already. */
export const BuyingNews = observer(function BuyingNews({ variant, size, added }: BuyingNewsProps) {
  const { basket } = useStores();
  const words = useWords();
  const { id, name } = variant;
  const isJustAdded = added !== undefined && size !== undefined;
  const isFull = size !== undefined && basket.roomFor({ variantId: id, size }) === 0;
  return (
    <>
      <output className={styles.status}>
        {isJustAdded &&
          words('bought.added', {
            name,
            kind: size,
            size: words(`size.${size}`),
            quantity: added,
            pieces: basket.pieces,
          })}
        {isJustAdded && isFull && ` ${words('basket.line.most', { quantity: QUANTITY_MAX })}`}
      </output>
      {!isJustAdded && size !== undefined && basket.has({ variantId: id, size }) && (
        <p className={styles.mine}>
          <TextLink to="/basket">{words('bought.before')}</TextLink>
        </p>
      )}
    </>
  );
});
