import { useId } from 'react';
import { SIZES, VARIANT_SORTS, isVariantSort } from '#domain/catalog.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { countFilters } from '#domain/listing.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words.ts';
import styles from './filter-bar.module.css';
import { FilterList, FilterSwitch } from './filter-list.tsx';

const TYPES = ['female', 'male', 'unisex'] as const;

interface FilterBarProps {
  query: ListingQuery;
  /** How many things fit, said on the button that closes the sheet. */
  total: number;
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** Filters and order. On a narrow screen the filters are a sheet that opens and closes without scripts. */
export function FilterBar({ query, total, onChange }: FilterBarProps) {
  const words = useWords();
  const id = useId();
  const count = countFilters(query);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {words('listing.filters')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <fieldset id={id} popover="auto" className={styles.filters} aria-label={words('listing.filters')}>
        <div className={styles.head}>
          <p className={styles.heading}>{words('listing.filters')}</p>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words('listing.filters-close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <FilterList
          title={words('listing.filter-size')}
          options={SIZES.map((size) => ({ value: size, label: words(`size.${size}`) }))}
          chosen={query.sizes}
          onChange={(sizes) => onChange({ sizes })}
        />
        <FilterList
          title={words('listing.filter-type')}
          options={TYPES.map((type) => ({ value: type, label: words(`listing.type.${type}`) }))}
          chosen={query.types}
          onChange={(types) => onChange({ types })}
        />
        <FilterSwitch
          label={words('listing.filter-stock')}
          isOn={query.inStock}
          onChange={(inStock) => onChange({ inStock })}
        />
        <FilterSwitch
          label={words('listing.filter-sale')}
          isOn={query.discounted}
          onChange={(discounted) => onChange({ discounted })}
        />
        <button type="button" className={styles.show} popoverTarget={id} popoverTargetAction="hide">
          {words('listing.filters-show', { count: total })}
        </button>
      </fieldset>
      <label className={styles.sort}>
        <span className={styles.sortTitle}>{words('listing.sort')}</span>
        <select
          className={styles.select}
          value={query.sort}
          onChange={({ target }) => isVariantSort(target.value) && onChange({ sort: target.value })}
        >
          {VARIANT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {words(`listing.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
