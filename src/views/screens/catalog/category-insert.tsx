import type { Category } from '#domain/catalog.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../words.ts';
import styles from './category-insert.module.css';

/** The categories that a listing shows the way to: those beside it, from the last of the menu on. */
export function besides(categories: Category[], current: string | undefined): Category[] {
  return categories.filter(({ id, photo }) => photo !== undefined && id !== current).sort((a, b) => b.order - a.order);
}

/** Half a label, half a picture: what else the shop has, by the first sentence of its own description. */
export function CategoryInsert({ category }: { category: Category }) {
  const { id, name, description, photo, widePhoto } = category;
  const words = useWords();
  return (
    <div className={styles.insert} data-ground="yellow">
      {photo !== undefined && (
        <Picture className={styles.photo} photo={widePhoto ?? photo} sizes="51vw" opaque decorative />
      )}
      <div className={styles.label}>
        <p className={styles.lead}>{words('listing.also')}</p>
        <p className={styles.name}>
          <LocaleLink className={styles.link} to={`/catalog/${id}`}>
            {name}
          </LocaleLink>
        </p>
        <p className={styles.look}>
          {description?.split('.')[0]}
          <Icon name="arrow" />
        </p>
      </div>
    </div>
  );
}
