import { observer } from 'mobx-react-lite';
import { Fragment, useDeferredValue, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Variant } from '#domain/catalog.ts';
import { discountPercent } from '#domain/catalog.ts';
import { QUANTITY_MIN } from '#domain/constants.ts';
import { titleLines } from '#domain/text.ts';
import { Afterwards, useAfterwards } from '../../afterwards.tsx';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { ErrorScreen } from '../../layout/error-screen.tsx';
import { NoSuchPage } from '../../layout/no-such-page.tsx';
import { SaveButton } from '../../product-card/save-button.tsx';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { useStores } from '../../stores.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Label } from '../../ui/label.tsx';
import { Price } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import { ArtProduct } from './art-part.ts';
import { BuyBox } from './buy-box.tsx';
import { GoodsRow } from './goods-row.tsx';
import { Hydrated } from '../../hydrated.tsx';
import { RecentGoods } from './recent-goods.tsx';
import { PriceNews } from './price-news.tsx';
import { ShareButton } from './share-button.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import styles from './product-screen.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';
import { StoryButton } from './story-button.tsx';
import { useChosenColor } from './use-chosen-color.ts';

/** What it is called, what it costs and how it is bought. */
function ProductInfo({ variant }: { variant: Variant }) {
  const words = useWords();
  const percent = discountPercent(variant);
  const [{ id, color }] = useChosenColor(variant);
  const [quantity, setQuantity] = useState(QUANTITY_MIN);
  const isArt = variant.details.sheet !== undefined;
  return (
    <div className={styles.info}>
      <div className={styles.code}>
        <p>
          {words('product.code', { code: variant.vendorCode })}
          {isArt || `\u00A0· ${words(`listing.type.${variant.type}`)}`}
        </p>
        <Hydrated>
          <span className={styles.tools}>
            <ShareButton variant={variant} />
            {/* Here each colour is saved by itself. */}
            <SaveButton variant={{ ...variant, id, color, siblings: [] }} />
          </span>
        </Hydrated>
      </div>
      <h1 className={styles.name}>
        {titleLines(variant.name).map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be alike, and only change together
          <Fragment key={index}>
            {/* The spaces between lines are for those who hear them. */}
            <span className={styles.line}>{line}</span>{' '}
          </Fragment>
        ))}
      </h1>
      <p className={styles.price}>
        <Price price={variant.price} discountPrice={variant.discountPrice} size="large" />
        {percent !== undefined && <Label tone="sale">{words('listing.label-sale', { percent })}</Label>}
        <Hydrated>
          <PriceNews variant={variant} />
        </Hydrated>
      </p>
      {isArt && <ArtProduct variant={variant} part="choices" />}
      <BuyBox variant={variant} quantity={quantity} onQuantity={setQuantity} />
      <Afterwards>
        <ProductFacts variant={variant} quantity={quantity} />
        <div className={styles.live}>
          <Hydrated>
            <StoryButton variant={variant} />
          </Hydrated>
        </div>
        <ProductDetails variant={variant} />
      </Afterwards>
    </div>
  );
}

/** Other things to look at, drawn in slices: they may come just when the thing itself is first seen. */
const RelatedGoods = observer(function RelatedGoods() {
  const { product } = useStores();
  const words = useWords();
  const isDrawn = useAfterwards();
  const variants = useDeferredValue(product.related);
  if (!isDrawn || variants.length === 0) return undefined;
  return (
    <GoodsRow title={words('product.related')} link={<ArrowLink to="/catalog">{words('product.catalogue')}</ArrowLink>}>
      <ProductGrid variants={variants} />
    </GoodsRow>
  );
});

/** One thing in one colour. */
export const ProductScreen = observer(function ProductScreen() {
  const { catalog, listing, product } = useStores();
  const { id = '' } = useParams();
  const words = useWords();
  const { state, variant } = product.shown(id);
  if (state.status === 'missing') return <NoSuchPage />;
  if (variant === undefined)
    return state.status === 'failed' ? (
      <ErrorScreen error={state.error} onRetry={() => void product.open(id)} />
    ) : (
      <div className={styles.screen}>
        <ProductSkeleton />
      </div>
    );
  const category = variant.categoryIds.map((one) => catalog.category(one)).find((one) => one !== undefined);
  const trail = [
    { label: words('listing.home'), to: '/' },
    { label: words('listing.title'), to: listing.wayTo('/catalog') },
    ...(category === undefined ? [] : [{ label: category.name, to: listing.wayTo(`/catalog/${category.id}`) }]),
    { label: variant.name },
  ];
  return (
    <div className={styles.screen}>
      <Breadcrumbs trail={trail} />
      <div className={styles.product}>
        {variant.details.sheet === undefined ? (
          <ProductGallery key={variant.id} variant={variant} />
        ) : (
          <ArtProduct key={variant.id} variant={variant} part="views" />
        )}
        {/* How many are meant goes along to another colour, not to another thing. */}
        <ProductInfo key={variant.productId} variant={variant} />
      </div>
      <RelatedGoods />
      <Hydrated>
        <RecentGoods key={variant.id} variant={variant} />
      </Hydrated>
    </div>
  );
});
