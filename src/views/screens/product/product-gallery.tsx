import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { Afterwards } from '../../afterwards.tsx';
import { CardLabel } from '../../product-card/card-label.tsx';
import { discTone } from '../../product-card/disc.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../words.ts';
import { Hydrated } from '../../hydrated.tsx';
import { PhotoZoom } from './photo-zoom.tsx';
import styles from './product-gallery.module.css';
import { usePhotoStrip } from './use-photo-strip.ts';
import { lazyPart } from '../../lazy-part.tsx';

const PatternCard = lazyPart(async () => (await import('./pattern-card.tsx')).PatternCard, 'first');

// As wide as it is drawn, whole and with air above and below; a hair less on a phone, so that 500 px do for two points a pixel.
const MAIN_SIZES = '(min-width: 1680px) 640px, (min-width: 1024px) 38vw, (min-width: 768px) 36vw, 64vw';
const HALF_SIZES = '(min-width: 768px) 29vw, 47vw';

/** The pictures of a thing: swiped, moved by keys, or chosen by the small ones below. Give it the variant's id as key. */
export function ProductGallery({ variant }: { variant: Variant }) {
  const words = useWords();
  const id = useId();
  const { photos, name } = variant;
  const { ref, shown, show, onKey, row } = usePhotoStrip(photos.length);
  const [first, second] = photos;
  const { pattern } = variant.details;
  const near = first !== undefined && <Picture className={styles.near} photo={first} sizes={MAIN_SIZES} decorative />;

  /** The focus goes along with the small picture that is shown. */
  const onThumbKey = (event: KeyboardEvent<HTMLElement>): void => {
    const next = event.currentTarget.parentElement?.children[onKey(event) ?? -1];
    if (next instanceof HTMLElement) next.focus();
  };

  return (
    <div className={styles.gallery} data-pattern={pattern === undefined ? undefined : ''}>
      <div className={styles.main} data-disc={discTone(variant.color.hex)} data-first={shown === 0 || undefined}>
        <ul
          ref={ref}
          className={styles.strip}
          aria-label={words('product.gallery', { name })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls is reached by keys as well
          tabIndex={photos.length > 1 ? 0 : undefined}
          {...row}
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
        {photos.length > 1 && (
          <Hydrated>
            {(['previous', 'next'] as const).map((way) => (
              <button
                key={way}
                type="button"
                className={styles.turn}
                data-way={way}
                // For a mouse: the row itself is moved by arrow keys.
                tabIndex={-1}
                aria-label={words(`photos.${way}`)}
                onClick={() => show((shown + (way === 'next' ? 1 : photos.length - 1)) % photos.length)}
              >
                <Icon name="back" />
              </button>
            ))}
          </Hydrated>
        )}
        <PhotoZoom id={`${id}-zoom`} variant={variant} shown={shown} onShow={show} />
      </div>
      {second !== undefined && (
        <>
          <div className={styles.tile}>
            <Picture className={styles.whole} photo={second} sizes={HALF_SIZES} decorative />
          </div>
          <div className={styles.tile}>
            {pattern === undefined ? (
              near
            ) : (
              <Hydrated fallback={near}>
                <Afterwards fallback={near}>
                  <PatternCard pattern={pattern} photo={first} standIn={near} />
                </Afterwards>
              </Hydrated>
            )}
          </div>
        </>
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
              onClick={() => {
                show(index);
                // The small ones may be below what they change. Not for arrows: the focus they move stays in sight.
                ref.current?.scrollIntoView?.({ block: 'nearest' });
              }}
              onKeyDown={onThumbKey}
            >
              <Picture photo={photo} sizes="76px" decorative className={styles.small} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
