import { useEffect, useRef, useState } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { Gudzyk } from '../../ui/gudzyk.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../words.ts';
import { Hydrated } from '../../hydrated.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import styles from './photo-zoom.module.css';

const ZoomedPhotos = lazyPart(async () => (await import('./zoomed-photos.tsx')).ZoomedPhotos);

interface PhotoZoomProps {
  id: string;
  variant: Variant;
  /** Which of its photos. */
  shown: number;
  onShow: (index: number) => void;
}

/**
 * The pictures over everything, as large as they are. Without scripts it is the one that is shown; with them, all of them,
 * fetched when first opened.
 */
export function PhotoZoom({ id, variant, shown, onShow }: PhotoZoomProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLDialogElement>(null);
  // The browser may have opened it before anybody listened.
  useEffect(() => setIsOpen(panel.current?.matches(':popover-open') === true), []);
  const photo = variant.photos[shown];
  if (photo?.sources[0] === undefined) return undefined;

  const one = <Picture photo={photo} className={styles.photo} sizes="1000px" decorative />;
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={words('product.zoom')}>
        <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
          <path d="M24 16v16M16 24h16" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label={photo.alt}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen ? (
          <Hydrated fallback={one}>
            <ZoomedPhotos variant={variant} first={shown} onShow={onShow} standIn={one} />
          </Hydrated>
        ) : (
          one
        )}
        <Gudzyk
          className={styles.close}
          label={words('common.close')}
          open
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </dialog>
    </>
  );
}
