import { PRODUCT_TYPES, SIZES } from './catalog.ts';
import type { ListingQuery } from './listing.ts';
import { toMajor } from './money.ts';
import { PATTERN_PARAMETER } from './pattern-number.ts';

/** The address of a query: only what differs from the plain listing. */
export function listingParameters(query: ListingQuery): URLSearchParams {
  const { text, sort, sizes, types, colors, pattern, priceMin, priceMax, inStock, discounted, pages } = query;
  const said: Record<string, string | number | false | undefined> = {
    q: text,
    sort: sort !== 'first' && sort,
    sizes: SIZES.filter((size) => sizes.includes(size)).join(','),
    types: PRODUCT_TYPES.filter((type) => types.includes(type)).join(','),
    colors: colors.join(','),
    [PATTERN_PARAMETER]: pattern,
    min: priceMin && toMajor(priceMin),
    max: priceMax && toMajor(priceMax),
    stock: Number(inStock),
    sale: Number(discounted),
    pages: pages > 1 && pages,
  };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) parameters.set(name, String(value));
  return parameters;
}
