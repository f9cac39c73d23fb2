import type { ListingQuery } from '#domain/listing.ts';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';

/** A filter that is on: how it is called and what leaving it out changes. */
export interface ChosenFilter {
  name: string;
  without: Partial<ListingQuery>;
}

/** A query without any of its filters; what is searched for and how it is sorted stay. */
export const NO_FILTERS: Partial<ListingQuery> = {
  sizes: [],
  types: [],
  colors: [],
  patterns: [],
  priceMin: undefined,
  priceMax: undefined,
  inStock: false,
  discounted: false,
};

/** Every filter of a query that can be taken away by itself, in the order of the filter bar. For observers. */
export function useChosenFilters(query: ListingQuery): ChosenFilter[] {
  const { listing } = useStores();
  const words = useWords();
  const price = usePrice();
  const { sizes, types, colors, patterns, priceMin, priceMax, inStock, discounted, categoryId } = query;
  const known = listing.choicesOf(categoryId).colors;
  return [
    ...sizes.map((size) => ({
      name: words('listing.chip-size', { kind: size, size: words(`size.${size}`) }),
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
    ...patterns.map((number) => ({
      name: words('pattern.number', { number }),
      without: { patterns: patterns.filter((one) => one !== number) },
    })),
    ...(priceMin === undefined
      ? []
      : [{ name: words('listing.price-from', { price: price(priceMin) }), without: { priceMin: undefined } }]),
    ...(priceMax === undefined
      ? []
      : [{ name: words('listing.price-to', { price: price(priceMax) }), without: { priceMax: undefined } }]),
    ...(inStock ? [{ name: words('listing.filter-stock'), without: { inStock: false } }] : []),
    ...(discounted ? [{ name: words('listing.filter-sale'), without: { discounted: false } }] : []),
  ];
}
