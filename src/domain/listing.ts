import type { Color, ProductType, Size, Variant, VariantFilter, VariantSearch, VariantSort } from './catalog.ts';
import { isVariantSort, PRODUCT_TYPES, SIZES } from './catalog.ts';
import { PAGE_SIZE } from './constants.ts';
import { isId } from './is-id.ts';
import type { Money } from './money.ts';
import { fromMajor } from './money.ts';
import { PATTERN_PARAMETER, patternNumber } from './pattern-number.ts';
import { asSeen } from './typed-text.ts';

/** What a listing shows: all of it is in the address, so that it can be shared and gone back to. */
export interface ListingQuery {
  categoryId?: string;
  /** Words to look for in name, category, colour and vendor code. */
  text: string;
  sort: VariantSort;
  sizes: Size[];
  types: ProductType[];
  /** Ids of colors. */
  colors: string[];
  /** The numbers of patterns it is stitched with, any of them. */
  patterns: string[];
  /** What is paid now is at least this, whole hryvnias; undefined where it may be anything. */
  priceMin: Money | undefined;
  /** And at most this. */
  priceMax: Money | undefined;
  inStock: boolean;
  discounted: boolean;
  /** How many pages of twelve are shown. */
  pages: number;
}

const PAGES_MAX = 100;
/** 96 goods: the wire allows 100 at once. */
const PAGES_TOGETHER = 8;
const TEXT_MAX_LENGTH = 200;

/** Of colors and of patterns: more than the shop has; keeps addresses short. */
const CHOICES_MAX = 20;
const WHOLE_PRICE = /^[1-9]\d{0,6}$/;

/** Cut between letters: half of one is no text that an address can hold. */
function shortened(text: string): string {
  return asSeen(text)
    .slice(0, TEXT_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** Minor units of a whole number of hryvnias above nothing; undefined for anything else. */
function wholePrice(digits: string | undefined): Money | undefined {
  return digits !== undefined && WHOLE_PRICE.test(digits) ? fromMajor(Number(digits)) : undefined;
}

/** Reads an address; what it cannot understand counts as not said. */
export function listingQuery(parameters: URLSearchParams, categoryId?: string): ListingQuery {
  const sort = parameters.get('sort');
  const pages = Number(parameters.get('pages'));
  const list = (name: string): string[] => parameters.getAll(name).join(',').toLowerCase().split(',');
  const price = (name: string): Money | undefined => wholePrice(parameters.get(name) ?? undefined);
  const [sizes, types] = [list('sizes'), list('types')];
  const few = (chosen: string[]): string[] => [...new Set(chosen)].slice(0, CHOICES_MAX);
  const [min, max] = [price('min'), price('max')];
  const isTurned = min !== undefined && max !== undefined && min > max;
  return {
    ...(categoryId === undefined ? {} : { categoryId }),
    text: shortened(parameters.get('q') ?? ''),
    sort: isVariantSort(sort) ? sort : 'first',
    sizes: SIZES.filter((size) => sizes.includes(size.toLowerCase())),
    types: PRODUCT_TYPES.filter((type) => types.includes(type)),
    colors: few(list('colors').filter(isId)),
    patterns: few(list(PATTERN_PARAMETER).filter((text) => patternNumber(text) !== undefined)),
    priceMin: isTurned ? max : min,
    priceMax: isTurned ? min : max,
    inStock: parameters.get('stock') === '1',
    discounted: parameters.get('sale') === '1',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, PAGES_MAX) : 1,
  };
}

/** The search for one page of it. */
export function searchOf(query: ListingQuery, page: number): VariantSearch {
  const filter: VariantFilter = {};
  if (query.categoryId !== undefined) filter.categories = [query.categoryId];
  if (query.text) filter.query = query.text;
  if (query.sizes.length > 0) filter.sizes = query.sizes;
  if (query.types.length > 0) filter.types = query.types;
  if (query.colors.length > 0) filter.colors = query.colors;
  if (query.patterns.length > 0) filter.patterns = query.patterns;
  const { priceMin: min, priceMax: max } = query;
  if (min !== undefined || max !== undefined)
    filter.price = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
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

/** The number of every pattern that goods are stitched with, each once, from the lowest on. */
export function patternsIn(variants: Variant[]): string[] {
  return [...new Set(variants.flatMap(({ details }) => details.pattern?.number ?? []))].sort();
}

/** The numbers there are to choose from, from the lowest on: also those that are chosen and that no goods known here have. */
export function withChosen(numbers: string[], chosen: string[]): string[] {
  return [...new Set([...numbers, ...chosen])].sort();
}

/** Every color that goods come in, each once, in the order they are met. */
export function colorsIn(variants: Variant[]): Color[] {
  const all = variants.flatMap(({ color, siblings }) => [color, ...siblings.map((sibling) => sibling.color)]);
  return [...new Map(all.map((color) => [color.id, color])).values()];
}
