import type { Category } from '#domain/catalog.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../words.ts';
import styles from './category-insert.module.css';

/** The category a listing shows a way to: the last of the menu, or the first in that one itself. */
export function insertFor(categories: Category[], current: string | undefined): Category | undefined {
  const known = categories.filter((category) => category.photo !== undefined).toSorted((a, b) => b.order - a.order);
  return known[0]?.id === current ? known.at(-1) : known[0];
}

/** Half a label, half a picture: what else the shop has. */
export function CategoryInsert({ category }: { category: Category }) {
  const words = useWords();
  return (
    <div className={styles.insert} data-ground="yellow">
      {category.photo !== undefined && (
        <Picture className={styles.photo} photo={category.photo} sizes="62vw" opaque decorative />
      )}
      <div className={styles.label}>
        <p className={styles.lead}>{words('listing.also')}</p>
        <p className={styles.name}>
          <LocaleLink className={styles.link} to={`/catalog/${category.id}`}>
            {category.name}
          </LocaleLink>
        </p>
        <span className={styles.look} aria-hidden="true">
          {words('listing.look')}
          <Icon name="arrow" />
        </span>
      </div>
    </div>
  );
}
