import { useId, useState } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { CardLabel } from '../../product-card/card-label.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../words.ts';
import { ArtBack } from './art-back.tsx';
import { ArtChoices } from './art-choices.tsx';
import styles from './art-product.module.css';
import { ArtWall } from './art-wall.tsx';
import { useSheetSize } from './use-sheet-size.ts';
import { PhotoZoom } from './photo-zoom.tsx';

const TILE_SIZES = '(min-width: 768px) 29vw, 47vw';

interface ArtProductProps {
  variant: Variant;
  /** The pictures at the left, or what is chosen and read at the right. */
  part: 'views' | 'choices';
}

/** A picture on paper as one looks at it: on a wall as large as it is, from near, and from behind. */
export function ArtProduct({ variant, part }: ArtProductProps) {
  return part === 'views' ? <ArtViews variant={variant} /> : <ArtChoices variant={variant} />;
}

function ArtViews({ variant }: { variant: Variant }) {
  const words = useWords();
  const id = useId();
  const [shown, show] = useState(0);
  const { sheet, framed } = useSheetSize(variant);
  const [whole, near, room] = variant.photos;
  return (
    <div className={styles.views}>
      <figure className={styles.wall}>
        <ArtWall variant={variant} />
        <figcaption className={styles.words}>{words('art.true-scale')}</figcaption>
        <div className={styles.label}>
          <CardLabel variant={variant} withSale={false} />
        </div>
        <PhotoZoom id={`${id}-zoom`} variant={variant} shown={shown} onShow={show} />
      </figure>
      {near && (
        <figure className={styles.tile}>
          <Picture className={styles.filling} photo={near} sizes={TILE_SIZES} />
          <figcaption className={styles.words}>{words('art.edge')}</figcaption>
        </figure>
      )}
      {framed && (
        <figure className={styles.tile}>
          <ArtBack color={variant.color.hex} code={variant.vendorCode} size={sheet} />
          <figcaption className={styles.words}>{words('art.back')}</figcaption>
        </figure>
      )}
      {room && (
        <div className={styles.tile}>
          <Picture className={styles.filling} photo={room} sizes={TILE_SIZES} />
        </div>
      )}
      {framed && whole && (
        <div className={styles.tile}>
          <Picture className={styles.whole} photo={whole} sizes={TILE_SIZES} decorative />
        </div>
      )}
    </div>
  );
}
