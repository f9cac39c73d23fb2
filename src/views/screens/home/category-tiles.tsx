import type { Category } from '#domain/catalog.ts';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../words.ts';
import styles from './category-tiles.module.css';

const PLACES = 4;
/** Which of them is twice as wide as high, or more. */
const WIDE = 1;

/** Four of the categories, from both ends of the menu and its middle, so that cloth and paper hang side by side. */
export function tilesOf(categories: Category[]): Category[] {
  const known = [...categories].sort((a, b) => a.order - b.order);
  if (known.length <= PLACES) return known;
  const places = [0, known.length - 1, known.length - 2, Math.floor(known.length / 2)];
  return places.flatMap((place) => known[place] ?? []);
}

/** Pictures that lead into the categories. */
export function CategoryTiles({ categories }: { categories: Category[] }) {
  const words = useWords();
  if (categories.length === 0) return undefined;
  return (
    <nav className={styles.tiles} aria-label={words('home.categories')}>
      {tilesOf(categories).map(({ id, name, photo, widePhoto }, index) => (
        <LocaleLink key={id} to={`/catalog/${id}`} className={styles.tile}>
          {photo !== undefined && (
            <Picture
              className={styles.photo}
              photo={(index === WIDE && widePhoto) || photo}
              sizes={index === 0 ? '(min-width: 768px) 41vw, 100vw' : '(min-width: 768px) 58vw, 100vw'}
              opaque
              decorative
            />
          )}
          <span className={styles.caption}>
            <span className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            {name}
          </span>
        </LocaleLink>
      ))}
    </nav>
  );
}
