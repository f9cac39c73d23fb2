import { observer } from 'mobx-react-lite';
import type { Photo } from '#domain/photo.ts';
import { useStores } from '../stores.ts';
import { LocaleLink } from '../ui/locale-link.tsx';
import { useWords } from '../words.ts';
import styles from './catalogue-list.module.css';
import { SHOP_PICTURES } from './shop-pictures.ts';

/** So many entries still fit in the usual size, so many in the smaller one. */
const MANY = 14;
const MOST = 24;

interface CatalogueListProps {
  /** Hears the photo of the entry pointed at, if it has one. */
  onPoint: (photo: Photo | undefined) => void;
}

/** New arrivals and every category, numbered; the more there are, the smaller they are set. */
export const CatalogueList = observer(function CatalogueList({ onPoint }: CatalogueListProps) {
  const words = useWords();
  const { ui, catalog } = useStores();
  const entries = [
    { name: words('catalogue.new'), to: '/catalog?sort=new', photo: SHOP_PICTURES.new },
    ...catalog.categories.map(({ id, name, photo }) => ({ name, to: `/catalog/${id}`, photo })),
  ];
  const amount = entries.length > MOST ? 'most' : entries.length > MANY ? 'many' : 'usual';
  return (
    <nav aria-label={words('catalogue.label')} className={styles.nav}>
      <ol className={styles.list} data-amount={amount}>
        {entries.map(({ name, to, photo }, index) => (
          <li key={to}>
            <LocaleLink
              to={to}
              className={styles.entry}
              onClick={ui.closeOverlays}
              onFocus={() => onPoint(photo)}
              onPointerEnter={() => onPoint(photo)}
            >
              <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>{' '}
              <span className={styles.name}>{name}</span>
            </LocaleLink>
          </li>
        ))}
      </ol>
    </nav>
  );
});
