import type { ListingQuery } from '#domain/listing.ts';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';

/** A filter that is on: how it is called and what leaving it out changes. */
export interface ChosenFilter {
  name: string;
  without: Partial<ListingQuery>;
}

const NO_PRICE = { priceMin: undefined, priceMax: undefined };

/** A query without any of its filters; what is searched for and how it is sorted stay. */
export const NO_FILTERS: Partial<ListingQuery> = {
  sizes: [],
  types: [],
  colors: [],
  ...NO_PRICE,
  inStock: false,
  discounted: false,
};

/** What a price filter is called: '₴500 – ₴1,500', 'від ₴500'; '' where there is none. */
export function usePriceName({ priceMin, priceMax }: ListingQuery): string {
  const words = useWords();
  const price = usePrice();
  const from = priceMin === undefined ? '' : price(priceMin);
  const to = priceMax === undefined ? '' : price(priceMax);
  if (from === '') return to && words('listing.price-up-to', { to });
  return to === '' ? words('listing.price-over', { from }) : words('listing.price-between', { from, to });
}

/** Every filter of a query that can be taken away by itself, in the order of the filter bar. For observers. */
export function useChosenFilters(query: ListingQuery): ChosenFilter[] {
  const { listing } = useStores();
  const words = useWords();
  const priceName = usePriceName(query);
  const { sizes, types, colors, inStock, discounted, categoryId } = query;
  const known = listing.colorsOf(categoryId);
  return [
    ...sizes.map((size) => ({
      name: words('listing.chip-size', { size: words(`size.${size}`) }),
      without: { sizes: sizes.filter((one) => one !== size) },
    })),
    ...colors.map((id) => ({
      name: known.find((color) => color.id === id)?.name ?? words('listing.filter-color'),
      without: { colors: colors.filter((one) => one !== id) },
    })),
    ...types.map((type) => ({
      name: words(`listing.type.${type}`),
      without: { types: types.filter((one) => one !== type) },
    })),
    ...(priceName === '' ? [] : [{ name: priceName, without: NO_PRICE }]),
    ...(inStock ? [{ name: words('listing.filter-stock'), without: { inStock: false } }] : []),
    ...(discounted ? [{ name: words('listing.filter-sale'), without: { discounted: false } }] : []),
  ];
}
