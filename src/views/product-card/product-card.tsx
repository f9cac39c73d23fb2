import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import type { Photo } from '#domain/photo.ts';
import { Hydrated } from '../hydrated.tsx';
import { useStores } from '../stores.ts';
import { LocaleLink } from '../ui/locale-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { useWords } from '../words.ts';
import { CardColors } from './card-colors.tsx';
import { CardLabel } from './card-label.tsx';
import { cardNote } from './card-note.ts';
import { discTone } from './disc.ts';
import styles from './product-card.module.css';
import { SaveButton } from './save-button.tsx';
import { SizeBar } from './size-bar.tsx';

interface ProductCardProps {
  variant: Variant;
  /** How wide its picture is drawn. */
  sizes: string;
  /** Seen at once, so its picture is fetched at once. */
  priority: boolean;
  headingLevel: 2 | 3;
  /** The size it is looked for in. */
  size: Size | undefined;
  /** The photo of who wears it: shown first, the thing by itself to who points at it. */
  worn: Photo | undefined;
}

/** Says of a thing that it is in the basket, in whichever colour. Apart from its card: another basket has no card drawn anew. */
const InBasket = observer(function InBasket({ variant }: { variant: Variant }) {
  const { basket } = useStores();
  const words = useWords();
  const isIn = [variant, ...variant.siblings].some(({ id }) => basket.hasVariant(id));
  return isIn ? <p className={styles.mine}>{words('listing.in-basket')}</p> : undefined;
});

/** A thing in a list: the whole card leads to it, its sizes lead to the basket. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { variant, sizes, priority, headingLevel, size: wanted, worn } = props;
  const words = useWords();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const photo = variant.photos[0];
  const inStock = variant.sizes.filter((size) => isInStock(variant, size.value));
  const search = wanted === undefined ? '' : `?size=${wanted}`;
  const sizeNames = inStock.map((size) => words('size.short', { size: size.value })).join(', ');
  return (
    <article className={styles.card} data-sold-out={inStock.length === 0 || undefined}>
      <div className={styles.save}>
        <Hydrated>
          <SaveButton variant={variant} />
        </Hydrated>
      </div>
      {/* Before its picture, which stands above it: so the name comes before the sizes for who goes by keys or listens. */}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <LocaleLink className={styles.link} to={`/catalog/product/${variant.id}${search}`}>
            {variant.name}
          </LocaleLink>
        </Heading>
        <p className={styles.price}>
          <Price price={variant.price} discountPrice={variant.discountPrice} />
        </p>
        <p className={styles.note}>{cardNote(variant, words)}</p>
        <CardColors variant={variant} search={search} />
        {sizeNames !== '' && <p className={styles.sizes}>{words('listing.sizes-in-stock', { sizes: sizeNames })}</p>}
      </div>
      <div className={styles.tile} data-disc={discTone(variant.color.hex)}>
        {worn !== undefined && <Picture className={styles.worn} photo={worn} sizes={sizes} opaque />}
        {photo !== undefined && <Picture className={styles.picture} photo={photo} sizes={sizes} priority={priority} />}
        <div className={styles.label}>
          <CardLabel variant={variant} />
          <Hydrated>
            <InBasket variant={variant} />
          </Hydrated>
        </div>
        <div className={styles.bar}>
          {/* Without it a card still leads to its sizes. */}
          <Hydrated>
            <SizeBar variant={variant} />
          </Hydrated>
        </div>
      </div>
    </article>
  );
});
