import type { Photo } from '#domain/photo.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './frieze.module.css';

const SIZES = '(min-width: 1680px) 530px, 34vw';

/** One painting in pieces, each going on in the next. */
export function Frieze({ photos }: { photos: readonly Photo[] }) {
  return (
    <ul className={styles.frieze} data-later>
      {photos.map((photo) => (
        <li key={photo.id}>
          <Picture className={styles.piece} photo={photo} sizes={SIZES} opaque />
        </li>
      ))}
    </ul>
  );
}
