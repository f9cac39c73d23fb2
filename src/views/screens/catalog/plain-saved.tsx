import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { savedIds } from '#domain/saved.ts';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { useStores } from '../../stores.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { useWords } from '../../words.ts';

/** A list that somebody has shared, for who runs no scripts; one's own is in a browser, which would need them. */
export const PlainSaved = observer(function PlainSaved() {
  const { saved } = useStores();
  const words = useWords();
  const [address] = useSearchParams();
  const goods = saved.goodsOf(savedIds(address.get('saved') ?? ''));
  if (goods.length > 0) return <ProductGrid variants={goods} headingLevel={2} />;
  return (
    <>
      <p>{words('saved.no-scripts')}</p>
      <ArrowLink to="/catalog">{words('listing.title')}</ArrowLink>
    </>
  );
});
