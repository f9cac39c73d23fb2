import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { savedIds } from '#domain/saved.ts';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { useStores } from '../../stores.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { useWords } from '../../words.ts';
import styles from './catalog-screen.module.css';

/** A list that somebody has shared, for who runs no scripts; one's own is in a browser, which would need them. */
export const PlainSaved = observer(function PlainSaved() {
  const { catalog } = useStores();
  const words = useWords();
  const [address] = useSearchParams();
  const goods = catalog.goodsOf(savedIds(address.get('saved') ?? ''));
  const isThere = goods.length > 0;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.note}>{words(isThere ? 'saved.shared' : 'saved.no-scripts')}</p>
        {!isThere && <ArrowLink to="/catalog">{words('listing.title')}</ArrowLink>}
      </div>
      {isThere && <ProductGrid variants={goods} headingLevel={2} />}
    </>
  );
});
