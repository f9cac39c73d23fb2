import type { Photo } from '#domain/photo.ts';
import { GudzykIcon } from '../../ui/gudzyk.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../words.ts';
import styles from './photo-zoom.module.css';

/** A picture as large as it is, over everything; works without scripts and is fetched only when opened. */
export function PhotoZoom({ id, photo }: { id: string; photo: Photo }) {
  const words = useWords();
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={words('product.zoom')}>
        <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
          <path d="M24 16v16M16 24h16" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
      <dialog id={id} popover="auto" className={styles.panel} aria-label={photo.alt}>
        <Picture photo={photo} className={styles.photo} sizes="1000px" decorative />
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={words('product.zoom-close')}
        >
          <GudzykIcon open />
        </button>
      </dialog>
    </>
  );
}
