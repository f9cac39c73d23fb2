import type { ProductType, Size, VariantFilter, VariantSearch, VariantSort } from './catalog.ts';
import { isSize, isVariantSort, SIZES } from './catalog.ts';
import { PAGE_SIZE } from './constants.ts';

/** What a listing shows: all of it is in the address, so that it can be shared and gone back to. */
export interface ListingQuery {
  categoryId?: string;
  /** Words to look for in name, category, colour and vendor code. */
  text: string;
  sort: VariantSort;
  sizes: Size[];
  types: ProductType[];
  inStock: boolean;
  discounted: boolean;
  /** How many pages of twelve are shown. */
  pages: number;
}

const PRODUCT_TYPES = ['male', 'female', 'unisex'] as const;
const PAGES_MAX = 100;
/** 96 goods: the wire allows 100 at once. */
const PAGES_TOGETHER = 8;
const TEXT_MAX_LENGTH = 200;

function listOf(value: string | null): string[] {
  return (value ?? '').split(',').filter(Boolean);
}

/** Reads an address; what it cannot understand counts as not said. */
export function listingQuery(parameters: URLSearchParams, categoryId?: string): ListingQuery {
  const sort = parameters.get('sort');
  const pages = Number(parameters.get('pages'));
  return {
    ...(categoryId === undefined ? {} : { categoryId }),
    text: (parameters.get('q') ?? '').trim().slice(0, TEXT_MAX_LENGTH),
    sort: isVariantSort(sort) ? sort : 'first',
    sizes: listOf(parameters.get('sizes')).filter(isSize),
    types: PRODUCT_TYPES.filter((type) => listOf(parameters.get('types')).includes(type)),
    inStock: parameters.get('stock') === '1',
    discounted: parameters.get('sale') === '1',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, PAGES_MAX) : 1,
  };
}

/** The address of a query: only what differs from the plain listing. */
export function listingParameters(query: ListingQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.text) parameters.set('q', query.text);
  if (query.sort !== 'first') parameters.set('sort', query.sort);
  if (query.sizes.length > 0) parameters.set('sizes', SIZES.filter((size) => query.sizes.includes(size)).join(','));
  if (query.types.length > 0) parameters.set('types', query.types.join(','));
  if (query.inStock) parameters.set('stock', '1');
  if (query.discounted) parameters.set('sale', '1');
  if (query.pages > 1) parameters.set('pages', String(query.pages));
  return parameters;
}

/** The search for one page of it. */
export function searchOf(query: ListingQuery, page: number): VariantSearch {
  const filter: VariantFilter = {};
  if (query.categoryId !== undefined) filter.categories = [query.categoryId];
  if (query.text) filter.query = query.text;
  if (query.sizes.length > 0) filter.sizes = query.sizes;
  if (query.types.length > 0) filter.types = query.types;
  if (query.inStock) filter.inStock = true;
  if (query.discounted) filter.discounted = true;
  return { filter, sort: query.sort, page, limit: PAGE_SIZE };
}

/**
 * The searches that bring all pages of a query behind those already `shown`: as few as the wire allows, because an
 * address may ask for a hundred pages. The last may bring more than was asked for.
 */
export function searchesOf(query: ListingQuery, shown: number): VariantSearch[] {
  const missing = query.pages - shown;
  // Pages of another length begin elsewhere: behind what is shown only the usual length fits.
  const together = shown > 0 ? 1 : Math.min(missing, PAGES_TOGETHER);
  return Array.from({ length: Math.ceil(missing / together) }, (_, index) => ({
    ...searchOf(query, shown + index + 1),
    limit: together * PAGE_SIZE,
  }));
}

/** How many filters are on, search text aside. */
export function countFilters(query: ListingQuery): number {
  return query.sizes.length + query.types.length + Number(query.inStock) + Number(query.discounted);
}
