import { useId, useRef, useState } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { CardLabel } from '../../product-card/card-label.tsx';
import { discTone } from '../../product-card/disc.ts';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../words.ts';
import { PhotoZoom } from './photo-zoom.tsx';
import styles from './product-gallery.module.css';

const MAIN_SIZES = '(min-width: 1680px) 960px, (min-width: 1024px) 58vw, 94vw';
const HALF_SIZES = '(min-width: 1024px) 29vw, 47vw';

/** The pictures of a thing: swiped, or chosen by the small ones below. Give it the variant's id as key. */
export function ProductGallery({ variant }: { variant: Variant }) {
  const words = useWords();
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const { photos, name } = variant;
  const [first, second] = photos;
  const current = photos[shown];

  const show = (index: number): void => {
    setShown(index);
    if (strip.current !== null) strip.current.scrollLeft = strip.current.clientWidth * index;
  };
  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };

  return (
    <div className={styles.gallery}>
      <div className={styles.main} data-disc={discTone(variant.color.hex)} data-first={shown === 0 || undefined}>
        <ul
          ref={strip}
          className={styles.strip}
          aria-label={words('product.gallery', { name })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls is reached by keys as well
          tabIndex={photos.length > 1 ? 0 : undefined}
          onScroll={follow}
        >
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.slide}>
              <Picture className={styles.photo} photo={photo} sizes={MAIN_SIZES} priority={index === 0} />
            </li>
          ))}
        </ul>
        <div className={styles.label}>
          <CardLabel variant={variant} withSale={false} />
        </div>
        {current?.sources[0] !== undefined && <PhotoZoom id={`${id}-zoom`} photo={current} />}
      </div>
      {second !== undefined && (
        <div className={styles.tile}>
          <Picture className={styles.whole} photo={second} sizes={HALF_SIZES} decorative />
        </div>
      )}
      {first !== undefined && second !== undefined && (
        <div className={styles.tile}>
          <Picture className={styles.near} photo={first} sizes={MAIN_SIZES} decorative />
        </div>
      )}
      {photos.length > 1 && (
        <div className={styles.thumbs}>
          {photos.map((photo, index) => (
            <button
              key={photo.id}
              type="button"
              className={styles.thumb}
              aria-label={words('product.photo', { number: index + 1, total: photos.length })}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <Picture photo={photo} sizes="76px" decorative />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
