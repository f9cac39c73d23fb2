import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { LocaleLink } from '../ui/locale-link.tsx';
import { useWords } from '../words.ts';
import styles from './catalogue-list.module.css';

/** So many entries still fit in the usual size, so many in the smaller one. */
const MANY = 14;
const MOST = 24;

interface CatalogueListProps {
  /** Hears the category pointed at; undefined for new arrivals. */
  onPoint: (id: string | undefined) => void;
}

/** New arrivals and every category, numbered; the more there are, the smaller they are set. */
export const CatalogueList = observer(function CatalogueList({ onPoint }: CatalogueListProps) {
  const words = useWords();
  const { ui, catalog } = useStores();
  const entries = [
    { id: undefined, name: words('catalogue.new'), to: '/catalog?sort=new' },
    ...catalog.categories.map(({ id, name }) => ({ id, name, to: `/catalog/${id}` })),
  ];
  const amount = entries.length > MOST ? 'most' : entries.length > MANY ? 'many' : 'usual';
  return (
    <nav aria-label={words('catalogue.label')} className={styles.nav}>
      <ol className={styles.list} data-amount={amount}>
        {entries.map(({ id, name, to }, index) => (
          <li key={to}>
            <LocaleLink
              to={to}
              className={styles.entry}
              onClick={ui.closeOverlays}
              onFocus={() => onPoint(id)}
              onPointerEnter={() => onPoint(id)}
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
