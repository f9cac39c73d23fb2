import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyLine } from '../../ui/empty-line.tsx';
import { useWords } from '../../words.ts';
import styles from './empty-basket.module.css';

const SUGGESTIONS = 4;

/** Nothing in the basket: the way to the catalogue, and the newest things to begin with. */
export const EmptyBasket = observer(function EmptyBasket() {
  const { catalog, locale } = useStores();
  const words = useWords();
  const language = locale.current;
  useEffect(() => void catalog.loadShowcase('new', SUGGESTIONS), [catalog, language]);
  const newest = catalog.showcase('new', SUGGESTIONS) ?? [];
  return (
    <>
      <EmptyLine title={words('basket.empty.title')} text={words('basket.empty.text')}>
        <Button to="/catalog">{words('basket.empty.catalog')}</Button>
      </EmptyLine>
      {newest.length > 0 && (
        <section className={styles.newest} aria-label={words('basket.empty.newest')}>
          <h2>{words('basket.empty.newest')}</h2>
          <ProductGrid variants={newest} />
        </section>
      )}
    </>
  );
});
