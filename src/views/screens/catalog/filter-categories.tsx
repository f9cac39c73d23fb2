import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores.ts';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { useWords } from '../../words.ts';
import { FilterBox } from './filter-box.tsx';
import styles from './filter-list.module.css';

interface FilterCategoriesProps {
  current: string | undefined;
  /** What else is in the address: '?sizes=M', or ''. */
  search: string;
}

/** Leads from one category to another and keeps the other filters. */
export const FilterCategories = observer(function FilterCategories({ current, search }: FilterCategoriesProps) {
  const { catalog } = useStores();
  const words = useWords();
  if (catalog.categories.length === 0) return undefined;
  const all = [{ id: undefined, name: words('listing.whole') }, ...catalog.categories];
  return (
    <FilterBox title={words('listing.filter-category')} chosen={catalog.category(current)?.name ?? ''}>
      {all.map(({ id, name }) => (
        <LocaleLink
          key={id ?? ''}
          className={styles.option}
          to={(id === undefined ? '/catalog' : `/catalog/${id}`) + search}
          aria-current={id === current ? 'page' : undefined}
        >
          {name}
        </LocaleLink>
      ))}
    </FilterBox>
  );
});
