import { observer } from 'mobx-react-lite';
import type { Size, Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import { useStores } from '../../stores.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import styles from './buying-news.module.css';

interface BuyingNewsProps {
  variant: Variant;
  size: Size | undefined;
  /** How many of it were just put into the basket. */
  added: number | undefined;
  /** That the size is gone has been told. */
  isTold: boolean;
}

/** What was just put into the basket, that this size is there already, or that it was sold out since it was looked at. */
export const BuyingNews = observer(function BuyingNews({ variant, size, added, isTold }: BuyingNewsProps) {
  const { basket, product } = useStores();
  const words = useWords();
  const { id, name } = variant;
  const isJustAdded = added !== undefined && size !== undefined;
  const isGone = size && product.former && isInStock(product.former, size) && !isInStock(variant, size);
  return (
    <>
      <output className={styles.status} data-gone={isGone || undefined}>
        {isJustAdded &&
          words('bought.added', {
            name,
            kind: size,
            size: words(`size.${size}`),
            quantity: added,
            pieces: basket.pieces,
          })}
        {isGone && !isTold && words('error.item-not-in-stock')}
      </output>
      {!isJustAdded && size !== undefined && basket.has({ variantId: id, size }) && (
        <p className={styles.mine}>
          <TextLink to="/basket">{words('bought.before')}</TextLink>
        </p>
      )}
    </>
  );
});
