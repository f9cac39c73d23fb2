import { observer } from 'mobx-react-lite';
import type { Variant } from '#domain/catalog.ts';
import { currentPrice } from '#domain/catalog.ts';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import styles from './price-news.module.css';

/** Says that the price beside it is another than a moment ago; for as long as the page shows the same thing. */
export const PriceNews = observer(function PriceNews({ variant }: { variant: Variant }) {
  const { former } = useStores().product;
  const words = useWords();
  const price = usePrice();
  const [before, now] = [currentPrice(former ?? variant), currentPrice(variant)];
  return (
    <output className={styles.news}>
      {before !== now && words('price.changed', { former: price(before), now: price(now) })}
    </output>
  );
});
