import { observer } from 'mobx-react-lite';
import type { Variant } from '#domain/catalog.ts';
import { currentPrice } from '#domain/catalog.ts';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import styles from './price-news.module.css';

/** Says that the price beside it is another than a moment ago; for as long as the page shows the same thing. */
export const PriceNews = observer(function PriceNews({ variant }: { variant: Variant }) {
  const { formerPrice } = useStores().product;
  const words = useWords();
  const price = usePrice();
  const now = currentPrice(variant);
  return (
    <output className={styles.news}>
      {formerPrice !== undefined &&
        formerPrice !== now &&
        words('price.changed', { former: price(formerPrice), now: price(now) })}
    </output>
  );
});
