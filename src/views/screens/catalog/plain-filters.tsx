import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT_TYPES, SIZES, VARIANT_SORTS } from '#domain/catalog.ts';
import { type ListingQuery, withChosen } from '#domain/listing.ts';
import { listingParameters } from '#domain/listing-address.ts';
import { toMajor } from '#domain/money.ts';
import { PATTERN_PARAMETER } from '#domain/pattern-number.ts';
import { PRICE_AT_MOST } from '#domain/typed-price.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import { useWords } from '../../words.ts';
import { useChosenFilters } from './chosen-filters.ts';
import { FilterCategories } from './filter-categories.tsx';

interface BoxProps {
  name: string;
  value: string;
  isOn: boolean;
  children: ReactNode;
}

/** One thing to tick. */
function Box({ name, value, isOn, children }: BoxProps) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {children}
    </label>
  );
}

interface PlainFiltersProps {
  query: ListingQuery;
}

/** Filters and order for who runs no scripts, sent to the listing’s own address (`shortParameters` makes it short). */
export const PlainFilters = observer(function PlainFilters({ query }: PlainFiltersProps) {
  const { listing, locale } = useStores();
  const words = useWords();
  const { pathname } = useLocation();
  const { text, patterns, categoryId, sizes, colors, types, sort, priceMin, priceMax, inStock, discounted } = query;
  const known = listing.choicesOf(categoryId);
  const chosen = useChosenFilters(query).map(({ name }) => name);
  const kept = listingParameters({ ...query, pages: 1 }).toString();
  const price = locale.profile.currency.symbol;
  const ends = [
    { name: 'min', label: words('listing.price-from', { price }), end: priceMin },
    { name: 'max', label: words('listing.price-to', { price }), end: priceMax },
  ];
  return (
    <form method="get" action={pathname} aria-label={words('listing.filters')}>
      {text !== '' && <input type="hidden" name="q" value={text} />}
      <FilterCategories current={categoryId} search={kept && `?${kept}`} />
      <details>
        <summary>
          {words('listing.filters')} {chosen.join(', ')}
        </summary>
        <fieldset>
          <legend>{words('listing.filter-size')}</legend>
          {SIZES.map((size) => (
            <Box key={size} name="sizes" value={size} isOn={sizes.includes(size)}>
              {words(`size.${size}`)}
            </Box>
          ))}
        </fieldset>
        <fieldset>
          <legend>{words('listing.filter-color')}</legend>
          {known.colors.map(({ id, name, hex }) => (
            <Box key={id} name="colors" value={id} isOn={colors.includes(id)}>
              <Swatch hex={hex} size={20} />
              {name}
            </Box>
          ))}
        </fieldset>
        <fieldset>
          <legend>{words('listing.filter-type')}</legend>
          {PRODUCT_TYPES.map((type) => (
            <Box key={type} name="types" value={type} isOn={types.includes(type)}>
              {words(`listing.type.${type}`)}
            </Box>
          ))}
        </fieldset>
        <fieldset>
          <legend>{words('listing.filter-pattern')}</legend>
          {withChosen(known.patterns, patterns).map((number) => (
            <Box key={number} name={PATTERN_PARAMETER} value={number} isOn={patterns.includes(number)}>
              {words('pattern.number', { number })}
            </Box>
          ))}
        </fieldset>
        <fieldset>
          <legend>{words('listing.filter-price')}</legend>
          {ends.map(({ name, label, end }) => (
            <label key={name}>
              {label}
              <input
                type="number"
                min={0}
                max={toMajor(PRICE_AT_MOST)}
                name={name}
                defaultValue={end && toMajor(end)}
              />
            </label>
          ))}
          <Box name="stock" value="1" isOn={inStock}>
            {words('listing.filter-stock')}
          </Box>
          <Box name="sale" value="1" isOn={discounted}>
            {words('listing.filter-sale')}
          </Box>
        </fieldset>
      </details>
      <fieldset>
        <label>
          {words('listing.sort')}
          <select name="sort" defaultValue={sort}>
            {VARIANT_SORTS.map((one) => (
              <option key={one} value={one}>
                {words(`listing.sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{words('listing.filters-apply')}</Button>
      </fieldset>
    </form>
  );
});
