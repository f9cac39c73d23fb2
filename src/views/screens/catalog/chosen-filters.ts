import type { ListingQuery } from '#domain/listing.ts';

/** A filter that is on: how it is called and what leaving it out changes. */
export interface ChosenFilter {
  wordKey: string;
  /** A size whose words go into `wordKey`. */
  sizeKey?: string;
  without: Partial<ListingQuery>;
}

/** Every filter of a query that can be taken away by itself, in the order of the filter bar. */
export function chosenFilters(query: ListingQuery): ChosenFilter[] {
  const { sizes, types, inStock, discounted } = query;
  return [
    ...sizes.map((size) => ({
      wordKey: 'listing.chip-size',
      sizeKey: `size.${size}`,
      without: { sizes: sizes.filter((one) => one !== size) },
    })),
    ...types.map((type) => ({
      wordKey: `listing.type.${type}`,
      without: { types: types.filter((one) => one !== type) },
    })),
    ...(inStock ? [{ wordKey: 'listing.filter-stock', without: { inStock: false } }] : []),
    ...(discounted ? [{ wordKey: 'listing.filter-sale', without: { discounted: false } }] : []),
  ];
}

/** A query without any of its filters; what is searched for and how it is sorted stay. */
export const NO_FILTERS: Partial<ListingQuery> = { sizes: [], types: [], inStock: false, discounted: false };
