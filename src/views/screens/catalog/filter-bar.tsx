import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { PRODUCT_TYPES, SIZES, VARIANT_SORTS, isVariantSort } from '#domain/catalog.ts';
import { type ListingQuery, withChosen } from '#domain/listing.ts';
import { listingParameters } from '#domain/listing-address.ts';
import { useStores } from '../../stores.ts';
import { Gudzyk } from '../../ui/gudzyk.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words.ts';
import styles from './filter-bar.module.css';
import { FilterCategories } from './filter-categories.tsx';
import { FilterList, FilterSwitch } from './filter-list.tsx';
import { FilterPrice } from './filter-price.tsx';

interface FilterBarProps {
  query: ListingQuery;
  /** How many filters are on. */
  count: number;
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** Filters and order. On a narrow screen the filters are a sheet that opens and closes without scripts. */
export const FilterBar = observer(function FilterBar({ query, count, onChange }: FilterBarProps) {
  const { listing } = useStores();
  const words = useWords();
  const id = useId();
  const { categoryId } = query;
  const kept = listingParameters({ ...query, pages: 1 }).toString();
  const { colors, patterns } = listing.choicesOf(categoryId);
  // How many things fit is said once it is known.
  const unknown = listing.state.status === 'failed' ? 'listing.filters-close' : 'listing.loading';
  const show = listing.pagesOf(query) > 0 ? 'listing.filters-show' : unknown;
  const loadChoices = (): void => void listing.loadChoices(categoryId);
  return (
    <div className={styles.bar} data-live>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {words('listing.filters')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <fieldset id={id} popover="auto" className={styles.filters} aria-label={words('listing.filters')}>
        <div className={styles.head}>
          <p className={styles.heading}>{words('listing.filters')}</p>
          <Gudzyk label={words('listing.filters-close')} open popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <FilterCategories current={categoryId} search={kept && `?${kept}`} />
        <FilterList
          title={words('listing.filter-size')}
          options={SIZES.map((size) => ({ value: size, label: words(`size.${size}`) }))}
          chosen={query.sizes}
          onChange={(sizes) => onChange({ sizes })}
        />
        <FilterList
          title={words('listing.filter-color')}
          options={colors.map(({ id: value, name: label, hex }) => ({ value, label, hex }))}
          chosen={query.colors}
          onOpen={loadChoices}
          onChange={(chosen) => onChange({ colors: chosen })}
        />
        <FilterList
          title={words('listing.filter-pattern')}
          options={withChosen(patterns, query.patterns).map((number) => ({
            value: number,
            label: words('pattern.number', { number }),
          }))}
          chosen={query.patterns}
          onOpen={loadChoices}
          onChange={(chosen) => onChange({ patterns: chosen })}
        />
        <FilterList
          title={words('listing.filter-type')}
          options={PRODUCT_TYPES.map((type) => ({ value: type, label: words(`listing.type.${type}`) }))}
          chosen={query.types}
          onChange={(types) => onChange({ types })}
        />
        <FilterPrice query={query} onChange={onChange} />
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
        {/* What else says the count is behind the sheet, out of reach. */}
        <button type="button" className={styles.show} popoverTarget={id} popoverTargetAction="hide" aria-live="polite">
          {words(show, { count: listing.total })}
        </button>
      </fieldset>
      <label className={styles.sort}>
        <span className={styles.sortTitle}>{words('listing.sort')}</span>
        <select
          className={styles.select}
          autoComplete="off"
          value={query.sort}
          onChange={({ target }) => isVariantSort(target.value) && onChange({ sort: target.value })}
        >
          {VARIANT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {words(`listing.sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.arrow} />
      </label>
    </div>
  );
});
