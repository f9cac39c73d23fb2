import type { WireVariantItem, WireVariantSearch } from '#contract/catalog.ts';
import type { Language } from '#fixtures/localized.ts';
import type { State } from './database.ts';
import { minor } from './prices.ts';
import type { Shelf } from './shelves.ts';
import { folded, onSale, shelves } from './shelves.ts';

type Filter = NonNullable<WireVariantSearch['filter']>;
type Sort = NonNullable<WireVariantSearch['sort']>;

function hasStock(item: WireVariantItem, sizes?: Filter['sizes']): boolean {
  return item.variant.sizes.some((size) => size.inStock && (sizes === undefined || sizes.includes(size.value)));
}

function current(item: WireVariantItem): number {
  return minor(item.discountPrice ?? item.price);
}

function isActive(item: WireVariantItem): boolean {
  return item.state === 'ACTIVE' && item.variant.state === 'ACTIVE';
}

type Wanted<Name extends keyof Filter> = NonNullable<Filter[Name]>;

/** One row a filter; a filter that is not set lets everything pass. A size counts only where it is in stock. */
const PASSES: { [Name in keyof Filter]-?: (item: WireVariantItem, wanted: Wanted<Name>) => boolean } = {
  _ids: (item, ids) => ids.includes(item.variant._id),
  productId: (item, id) => item._id === id,
  sizes: (item, sizes) => sizes.length === 0 || hasStock(item, sizes),
  state: (item, state) => isActive(item) === (state === 'ACTIVE'),
  categories: (item, ids) => ids.length === 0 || item.categories.some((id) => ids.includes(id)),
  types: (item, types) => types.length === 0 || types.includes(item.type),
  colors: (item, ids) => ids.length === 0 || ids.includes(item.variant.color._id),
  price: (item, { min, max }) =>
    (min === undefined || current(item) >= minor(min)) && (max === undefined || current(item) <= minor(max)),
  inStock: (item, wanted) => hasStock(item) === wanted,
  discounted: (item, wanted) => (item.discountPrice !== null) === wanted,
  query: () => true,
};

function passes<Name extends keyof Filter>(item: WireVariantItem, filter: Filter, name: Name): boolean {
  const wanted: Filter[Name] = filter[name];
  const test = PASSES[name] as (item: WireVariantItem, wanted: Filter[Name]) => boolean;
  return wanted === undefined || test(item, wanted);
}

const ORDER: Record<Sort, (one: WireVariantItem, other: WireVariantItem) => number> = {
  first: () => 0,
  inStock: (one, other) => Number(hasStock(other)) - Number(hasStock(one)),
  expensive: (one, other) => current(other) - current(one),
  cheap: (one, other) => current(one) - current(other),
  new: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  old: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
};

function says(shelf: Shelf, words: string[]): boolean {
  return words.every((word) => shelf.text.includes(word));
}

/**
 * Variants by filter and sort; equals keep catalogue order. A listing has one item a garment, its first matching
 * colour; who names variants or the product gets each of them.
 */
export function findVariants(
  state: State,
  { filter = {}, sort = 'first' }: WireVariantSearch,
  language: Language,
): WireVariantItem[] {
  const words = folded(filter.query ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const names = Object.keys(PASSES) as (keyof Filter)[];
  const found = shelves(state)
    .filter((shelf) => says(shelf, words))
    .map((shelf) => onSale(state, shelf, language))
    .filter((item) => names.every((name) => passes(item, filter, name)))
    .toSorted(ORDER[sort]);
  if (filter._ids !== undefined || filter.productId !== undefined) return found;
  const seen = new Set<string>();
  return found.filter((item) => !seen.has(item._id) && seen.add(item._id));
}
