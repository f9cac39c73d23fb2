import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { RECENT_FROM } from '#domain/constants.ts';
import { useAfterwards } from '../../afterwards.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../product-card/product-grid.tsx';
import { useStores } from '../../stores.ts';
import { useNear } from '../../use-near.ts';
import { useWords } from '../../words.ts';
import { GoodsRow } from './goods-row.tsx';

/** What else this shopper has looked at, once it makes a row. Its place is kept from the beginning, so that nothing below it moves. */
export const RecentGoods = observer(function RecentGoods({ variant }: { variant: Variant }) {
  const { catalog, locale, recentlyViewed } = useStores();
  const words = useWords();
  const isDrawn = useAfterwards();
  const [isNear, place] = useNear();
  const { productId } = variant;
  const ids = recentlyViewed.besides(productId);
  const goods = catalog.goodsOf(ids);
  const { status } = recentlyViewed.state;

  useEffect(() => {
    if (isDrawn) recentlyViewed.see(variant);
  }, [isDrawn, recentlyViewed, variant]);
  useEffect(() => {
    if (isNear) void recentlyViewed.load(productId);
  }, [isNear, locale, locale.current, productId, recentlyViewed]);

  const isOver = isNear && (status === 'ready' || status === 'idle');
  if (!isDrawn || ids.length < RECENT_FROM || (isOver && goods.length < RECENT_FROM)) return undefined;
  return (
    <GoodsRow title={words('recent.title')}>
      <div ref={place}>{isOver ? <ProductGrid variants={goods} /> : <ProductGridSkeleton count={ids.length} />}</div>
    </GoodsRow>
  );
});
