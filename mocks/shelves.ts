import type { WireProduct, WireVariantItem } from '#contract/catalog.ts';
import { CATALOGUE, soldIn } from '#fixtures/catalogue/catalogue.ts';
import type { ProductRow, VariantRow } from '#fixtures/catalogue/product-row.ts';
import { variantOnWire } from '#fixtures/catalogue/wire.ts';
import { sheetOf } from '#fixtures/sheets.ts';
import type { Language } from '#fixtures/localized.ts';
import type { State } from './state.ts';
import { stockKey } from './state.ts';
import { folded, inLatin } from './latin.ts';
import { perProject } from './per-project.ts';
import { PLAIN_COLOR_WORDS, plainWordsOf } from './plain-colors.ts';
import { plainNamesOf } from './plain-goods.ts';
import { major, minor } from './prices.ts';

/** One colour of one product as the shop keeps it, whatever language is asked for. */
export interface Shelf {
  words: Record<Language, WireVariantItem>;
  /** Name, category, colour, plain words for what it is, and vendor code in every language and in Latin letters, for text search. */
  text: string;
  /** When the product appeared, epoch milliseconds. */
  since: number;
}

type Size = WireVariantItem['variant']['sizes'][number]['value'];

/** How many pieces a size in stock begins with. */
export const PIECES_PER_SIZE = 120;
/** At least so many. */
const BIG_CATALOGUE_VARIANTS = 1_000;
const SALE_FACTOR = 0.8;
const DAY_MS = 86_400_000;

/** A word with hyphens is found by itself, by each of its parts, and without them. */
const spellings = (word: string): string[] =>
  word.includes('-') ? [word, word.replaceAll('-', ''), ...word.split('-')] : [word];

/** Each word once, so that there is little to look through, and each after a space: how a word begins can be looked for. */
function searchText(uk: WireVariantItem, en: WireVariantItem): string {
  const categories = CATALOGUE.categories.filter((category) => uk.categories.includes(category._id));
  const plain = [plainWordsOf(uk.variant.color._id), plainNamesOf(en)];
  const own = (item: WireVariantItem, language: Language): string[] => [
    item.name,
    item.variant.color.name,
    ...categories.map(({ name }) => name[language]),
    ...plain.flatMap((words) => words[language]),
  ];
  const ukrainian = own(uk, 'uk').join(' ');
  const english = own(en, 'en');
  const text = folded([ukrainian, ...english, uk.vendorCode, ...inLatin(ukrainian)].join(' '));
  return ` ${[...new Set(text.split(/\s+/).flatMap(spellings))].join(' ')}`;
}

function shelfOf(uk: WireVariantItem, en: WireVariantItem): Shelf {
  return { words: { uk, en }, text: searchText(uk, en), since: Date.parse(uk.createdAt) };
}

/** A variant in a language; a picture on paper says how large it is. */
function itemOf(product: ProductRow, variant: VariantRow, language: Language): WireVariantItem {
  const item = variantOnWire(product, variant, language);
  const sheet = sheetOf(product);
  return sheet === undefined ? item : { ...item, details: { ...item.details, sheet } };
}

/** The goods of the catalogue at the prices of this shop. */
const fullShelves = perProject((project): Shelf[] =>
  CATALOGUE.products
    .map(soldIn(project))
    .flatMap((product) =>
      product.variants.map((variant) => shelfOf(itemOf(product, variant, 'uk'), itemOf(product, variant, 'en'))),
    ),
);

/** The same goods again under other ids: round 1 is the second copy. */
function copied(item: WireVariantItem, round: number): WireVariantItem {
  const again = (id: string): string => round.toString(16).padStart(8, '0') + id.slice(8);
  return {
    ...item,
    _id: again(item._id),
    name: `${item.name} ${round + 1}`,
    vendorCode: `${item.vendorCode}-${round + 1}`,
    createdAt: new Date(Date.parse(item.createdAt) - round * DAY_MS).toISOString(),
    variant: { ...item.variant, _id: again(item.variant._id) },
    siblings: item.siblings.map((sibling) => ({ ...sibling, _id: again(sibling._id) })),
  };
}

/** Whole copies of the catalogue, so that every colour a garment names exists. */
const bigShelves = perProject((project): Shelf[] => {
  const once = fullShelves(project);
  const onSaleOnce = once.filter(({ words: { uk } }) => uk.variant.state === 'ACTIVE').length;
  return Array.from({ length: Math.ceil(BIG_CATALOGUE_VARIANTS / onSaleOnce) }, (_, round) =>
    round === 0 ? once : once.map(({ words: { uk, en } }) => shelfOf(copied(uk, round), copied(en, round))),
  ).flat();
});

/** What is left of goods without deleted products, for as long as nothing more is deleted. */
const left = new WeakMap<readonly string[], { of: Shelf[]; shelves: Shelf[] }>();
const indexes = new WeakMap<Shelf[], Map<string, Shelf>>();

function withoutDeleted(all: Shelf[], deleted: readonly string[]): Shelf[] {
  if (deleted.length === 0) return all;
  const known = left.get(deleted);
  if (known?.of === all) return known.shelves;
  const gone = new Set(deleted);
  const kept = all.filter((shelf) => !gone.has(shelf.words.uk._id));
  left.set(deleted, { of: all, shelves: kept });
  return kept;
}

function indexOf(all: Shelf[]): Map<string, Shelf> {
  const known = indexes.get(all);
  if (known !== undefined) return known;
  const index = new Map(all.map((shelf) => [shelf.words.uk.variant._id, shelf]));
  indexes.set(all, index);
  return index;
}

const NONE: Shelf[] = [];

function everything({ shelves: world, project }: State): Shelf[] {
  return world === 'big' ? bigShelves(project) : fullShelves(project);
}

/** All variants of the present world in catalogue order, inactive ones too. */
export function shelves(state: State): Shelf[] {
  if (state.shelves === 'empty') return NONE;
  return withoutDeleted(everything(state), state.deletedProducts);
}

/** What the goods of a world can be found by. */
interface Vocabulary {
  /** Every word once, as one text. */
  text: string;
  /** Those that a slip may be made in: no codes and numbers. */
  words: string[];
}

const vocabularies = new WeakMap<Shelf[], Vocabulary>();

/** The words of the present world, and those of plain colors that nothing in it has. */
export function vocabulary(state: State): Vocabulary {
  const all = shelves(state);
  const known = vocabularies.get(all);
  if (known !== undefined) return known;
  const plain = PLAIN_COLOR_WORDS.map((word) => folded(word));
  const words = [...new Set([...all.flatMap(({ text }) => text.trim().split(' ')), ...plain])];
  const made = { text: ` ${words.join(' ')}`, words: words.filter((word) => !/\d/.test(word)) };
  vocabularies.set(all, made);
  return made;
}

export function shelfById(state: State, variantId: string): Shelf | undefined {
  return indexOf(shelves(state)).get(variantId);
}

/** As `shelfById`, and what is not sold any more too: an old order still says what was bought. */
export function formerShelf(state: State, variantId: string): Shelf | undefined {
  return indexOf(everything(state)).get(variantId);
}

/** What a product costs today, in the money of the shop. */
export function priceNow(state: State, item: WireProduct): Pick<WireProduct, 'price' | 'discountPrice'> {
  if (Object.hasOwn(state.prices, item._id)) return state.prices[item._id] ?? item;
  const { price, discountPrice } = item;
  if (!state.isSale || discountPrice !== null) return { price, discountPrice };
  return { price, discountPrice: major(Math.round((minor(price) * SALE_FACTOR) / 100) * 100) };
}

function piecesLeft(state: State, item: WireVariantItem, size: string): number {
  if (item.state !== 'ACTIVE' || item.variant.state !== 'ACTIVE') return 0;
  const isKept = item.variant.sizes.some((one) => one.value === size && one.inStock);
  return (isKept ? PIECES_PER_SIZE : 0) - (state.taken[stockKey(item.variant._id, size)] ?? 0);
}

/** Whether any of its sizes, or of these sizes, can be sold now. */
export function hasStock(state: State, { words: { uk } }: Shelf, sizes?: readonly Size[]): boolean {
  return uk.variant.sizes.some(
    ({ value }) => (sizes === undefined || sizes.includes(value)) && piecesLeft(state, uk, value) > 0,
  );
}

/** Whether so many pieces of a size can be sold now. */
export function isAvailable(state: State, shelf: Shelf, size: Size, quantity: number): boolean {
  return piecesLeft(state, shelf.words.uk, size) >= quantity;
}

/** The variant as it is on sale now: today's price and stock, words of the language. */
export function onSale(state: State, shelf: Shelf, language: Language): WireVariantItem {
  const item = shelf.words[language];
  const sizes = item.variant.sizes.map(({ value }) => ({ value, inStock: piecesLeft(state, item, value) > 0 }));
  return { ...item, ...priceNow(state, item), variant: { ...item.variant, sizes } };
}

/** Leaves so many pieces of a size on the shelf. */
export function leaveStock(state: State, variantId: string, size: Size, left: number): void {
  state.taken[stockKey(variantId, size)] = PIECES_PER_SIZE - left;
}

/** Takes pieces off the shelf. */
export function takeStock(state: State, variantId: string, size: Size, quantity: number): void {
  const key = stockKey(variantId, size);
  state.taken[key] = (state.taken[key] ?? 0) + quantity;
}
