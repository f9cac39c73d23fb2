import type { WireVariantItem, WireVariantSearch } from '#contract/catalog.ts';
import type { State } from './state.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import { folded } from './latin.ts';
import { isNear } from './near-words.ts';
import { minor } from './prices.ts';
import type { Shelf } from './shelves.ts';
import { hasStock, priceNow, shelves, vocabulary } from './shelves.ts';

type Filter = NonNullable<WireVariantSearch['filter']>;
type Sort = NonNullable<WireVariantSearch['sort']>;
type Wanted<Name extends keyof Filter> = NonNullable<Filter[Name]>;

function current(state: State, shelf: Shelf): number {
  const { price, discountPrice } = priceNow(state, shelf.words.uk);
  return minor(discountPrice ?? price);
}

function isActive({ state, variant }: WireVariantItem): boolean {
  return state === 'ACTIVE' && variant.state === 'ACTIVE';
}

function isWithin(amount: number, { min, max }: Wanted<'price'>): boolean {
  return (min === undefined || amount >= minor(min)) && (max === undefined || amount <= minor(max));
}

type Test = (shelf: Shelf) => boolean;

/** What the number of a pattern is called before it: '№\u00A00137', 'no. 0137'. */
const NUMBER_SIGN = /(?<![\p{L}\d])(?:№|#|no\.?|номер)\s*(?=\d)/giu;
/** What may stand between words; some of it is letters in the other layout, so it is looked at as typed first. */
const SIGNS = /[^\p{L}\p{M}\p{N}'’ʼ`]+/u;

const wordsOf = (query: string, between: RegExp): string[] =>
  query.split(between).filter((word) => folded(word) !== '');

/** Fewer letters are somewhere in too many words to tell the layout. */
const OTHER_LAYOUT_FROM = 3;

/**
 * What a word may mean: what begins so, else what it is a part of ('tshirt' is one of 'sweatshirt'), so that a slip is
 * looked for only where nothing is exact.
 */
function readingsOf(state: State, word: string): string[] {
  const { text, words } = vocabulary(state);
  if (text.includes(` ${word}`)) return [` ${word}`];
  return text.includes(word) ? [word] : words.filter((one) => isNear(word, one));
}

/** What a word may mean when its keys may have been pressed in the wrong layout. */
function readingsInLayouts(state: State, word: string): string[] {
  const other = folded(inOtherLayout(word));
  return [folded(word), ...(other.length < OTHER_LAYOUT_FROM ? [] : [other])].flatMap((one) => readingsOf(state, one));
}

/** Whether goods have each of the words, in one of its readings. */
function hasAll(readings: string[][]): Test {
  return ({ text }) => readings.every((words) => words.some((word) => text.includes(word)));
}

/**
 * One row a filter; a filter that is not set lets everything pass. A size counts only where it is in stock. What is
 * looked up stands above what is computed, so that most goods are out before the price and the stock of any is asked.
 */
const TESTS: { [Name in keyof Filter]-?: (wanted: Wanted<Name>, state: State) => Test } = {
  _ids: (ids) => {
    const wanted = new Set(ids);
    return ({ words: { uk } }) => wanted.has(uk.variant._id);
  },
  productId:
    (id) =>
    ({ words: { uk } }) =>
      uk._id === id,
  state:
    (state) =>
    ({ words: { uk } }) =>
      isActive(uk) === (state === 'ACTIVE'),
  categories:
    (ids) =>
    ({ words: { uk } }) =>
      ids.length === 0 || uk.categories.some((id) => ids.includes(id)),
  types:
    (types) =>
    ({ words: { uk } }) =>
      types.length === 0 || types.includes(uk.type),
  colors:
    (ids) =>
    ({ words: { uk } }) =>
      ids.length === 0 || ids.includes(uk.variant.color._id),
  patterns:
    (numbers) =>
    ({ words: { uk } }) =>
      numbers.length === 0 || numbers.includes(uk.details?.pattern?.number ?? ''),
  query: (query, state) => {
    const typed = query.replaceAll(NUMBER_SIGN, ' ');
    const words = wordsOf(typed, /\s+/);
    const asTyped = hasAll(words.map((word) => readingsOf(state, folded(word))));
    if (shelves(state).some(asTyped)) return asTyped;
    const inLayouts = hasAll(words.map((word) => readingsInLayouts(state, word)));
    const bare = wordsOf(typed, SIGNS);
    if (bare.length === 0 || bare.join(' ') === words.join(' ') || shelves(state).some(inLayouts)) return inLayouts;
    return hasAll(bare.map((word) => readingsOf(state, folded(word))));
  },
  discounted: (wanted, state) => (shelf) => (priceNow(state, shelf.words.uk).discountPrice !== null) === wanted,
  price: (range, state) => (shelf) => isWithin(current(state, shelf), range),
  sizes: (sizes, state) => (shelf) => sizes.length === 0 || hasStock(state, shelf, sizes),
  inStock: (wanted, state) => (shelf) => hasStock(state, shelf) === wanted,
};

const NAMES = Object.keys(TESTS) as (keyof Filter)[];

function testOf<Name extends keyof Filter>(name: Name, filter: Filter, state: State): Test[] {
  const wanted: Filter[Name] = filter[name];
  const row = TESTS[name] as (wanted: NonNullable<Filter[Name]>, state: State) => Test;
  return wanted === undefined ? [] : [row(wanted, state)];
}

/** What a sort compares, the smallest first; computed once for each of the goods. */
const KEYS: Record<Sort, ((state: State, shelf: Shelf) => number) | undefined> = {
  first: undefined,
  inStock: (state, shelf) => Number(!hasStock(state, shelf)),
  expensive: (state, shelf) => -current(state, shelf),
  cheap: current,
  new: (_, { since }) => -since,
  old: (_, { since }) => since,
};

/** Sorted as lists of goods are; equals keep catalogue order. */
export function sortedShelves(state: State, found: Shelf[], sort: Sort = 'first'): Shelf[] {
  const key = KEYS[sort];
  if (key === undefined) return found;
  return found
    .map((shelf) => ({ shelf, at: key(state, shelf) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ shelf }) => shelf);
}

/** The first shelf of each product. */
export function oneAProduct(found: Shelf[]): Shelf[] {
  const seen = new Set<string>();
  return found.filter(({ words: { uk } }) => !seen.has(uk._id) && seen.add(uk._id));
}

/**
 * Variants by filter and sort; equals keep catalogue order. A listing has one item a garment, its first matching
 * colour; who names variants or the product gets each of them.
 */
export function findVariants(state: State, { filter = {}, sort }: WireVariantSearch): Shelf[] {
  const tests = NAMES.flatMap((name) => testOf(name, filter, state));
  const found = shelves(state).filter((shelf) => tests.every((test) => test(shelf)));
  const sorted = sortedShelves(state, found, sort);
  return filter._ids === undefined && filter.productId === undefined ? oneAProduct(sorted) : sorted;
}
