import { PRODUCT_TYPES, SIZES } from './catalog.ts';
import { type ListingQuery, listingQuery } from './listing.ts';
import { toMajor } from './money.ts';
import { PATTERN_PARAMETER } from './pattern-number.ts';

/** The address of a query: only what differs from the plain listing. */
export function listingParameters(query: ListingQuery): URLSearchParams {
  const { text, sort, sizes, types, colors, patterns, priceMin, priceMax, inStock, discounted, pages } = query;
  const said: Record<string, string | number | false | undefined> = {
    q: text,
    sort: sort !== 'first' && sort,
    sizes: SIZES.filter((size) => sizes.includes(size)).join(','),
    types: PRODUCT_TYPES.filter((type) => types.includes(type)).join(','),
    colors: colors.join(','),
    [PATTERN_PARAMETER]: patterns.join(','),
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

const SAID_ONCE = ['q', 'sort', 'sizes', 'types', 'colors', PATTERN_PARAMETER, 'min', 'max', 'stock', 'sale', 'pages'];

/**
 * The address of a listing as the shop writes it, where a form has written it: with a name for each thing that is ticked,
 * and for what nobody filled in. Undefined where it is written so already. What is no part of a listing stays.
 */
export function shortParameters(parameters: URLSearchParams): URLSearchParams | undefined {
  const said = SAID_ONCE.map((name) => parameters.getAll(name));
  if (said.every((values) => values.length < 2 && !values.includes(''))) return undefined;
  const short = listingParameters(listingQuery(parameters));
  for (const [name, value] of parameters) if (!SAID_ONCE.includes(name)) short.append(name, value);
  return short;
}
