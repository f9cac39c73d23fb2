import type { Project } from '#fixtures/projects.ts';
import type { State, StoredOrder } from './state.ts';
import { freshState } from './database.ts';
import { major, minor } from './prices.ts';
import { PIECES_PER_SIZE, onSale, shelfById, shelves, takeStock } from './shelves.ts';

/** A named state of the shop's world to try things in: what it begins with, and what happens once an order is made. */
interface World {
  name: string;
  /** What is so there, for who chooses one. */
  says: string;
  begin?(state: State): void;
  afterOrder?(state: State, order: StoredOrder): void;
}

const SLOW_MS = 2_500;
const RISE = 1.1;
const MISSING_HRYVNIAS = 15;
/** Just over the minute before the end in which the shop renews a token. */
const SHORT_TOKEN_S = 65;

function sellOutFirstLine(state: State, order: StoredOrder): void {
  const line = order.lines[0];
  if (line !== undefined) takeStock(state, line.variantId, line.size, PIECES_PER_SIZE);
}

function raisePrices(state: State, order: StoredOrder): void {
  for (const { variantId } of order.lines) {
    const shelf = shelfById(state, variantId);
    if (shelf === undefined) continue;
    const { _id, price, discountPrice } = onSale(state, shelf, 'uk');
    const raised = (amount: number): number => major(Math.round((minor(amount) * RISE) / 100) * 100);
    state.prices[_id] = { price: raised(price), discountPrice: discountPrice === null ? null : raised(discountPrice) };
  }
}

/** Hryvnias that one piece of the first garment misses by little; that piece is in the basket of every customer. */
function justAboveOnePiece(state: State): number {
  for (const shelf of shelves(state)) {
    const { price, discountPrice, variant } = onSale(state, shelf, 'uk');
    const size = variant.sizes.find(({ inStock }) => inStock)?.value;
    if (size === undefined) continue;
    for (const customer of state.customers) customer.basket = [{ variantId: variant._id, size, quantity: 1 }];
    return (discountPrice ?? price) + MISSING_HRYVNIAS;
  }
  return 0;
}

const ROWS = [
  { name: 'full', says: 'The catalogue as it is written' },
  { name: 'empty', says: 'No goods, no categories', begin: (state) => (state.shelves = 'empty') },
  { name: 'sale', says: 'What was not reduced costs a fifth less', begin: (state) => (state.isSale = true) },
  {
    name: 'big-catalogue',
    says: 'Over 1,000 variants; a listing counts garments, about 500',
    begin: (state) => (state.shelves = 'big'),
  },
  {
    name: 'almost-free-shipping',
    says: 'One piece of the first garment is ₴15 short of free delivery',
    begin: (state) => (state.freeShippingFrom = justAboveOnePiece(state)),
  },
  {
    name: 'almost-promo',
    says: 'One piece of the first garment is ₴15 short of what promo codes ask',
    begin: (state) => (state.promoMinimum = justAboveOnePiece(state)),
  },
  { name: 'sold-out-while-you-shop', says: 'What was ordered first is gone at once', afterOrder: sellOutFirstLine },
  { name: 'price-rises', says: 'What was ordered costs a tenth more at once', afterOrder: raisePrices },
  {
    name: 'token-about-to-expire',
    says: 'An access token lasts 65 seconds',
    begin: (state) => (state.accessTokenS = SHORT_TOKEN_S),
  },
  { name: 'slow', says: 'Every answer takes 2.5 seconds longer', begin: (state) => (state.latencyMs = SLOW_MS) },
  { name: 'offline', says: 'Every call fails as without a network', begin: (state) => (state.isOffline = true) },
] as const satisfies World[];

export type WorldName = (typeof ROWS)[number]['name'];

export const WORLDS: readonly (World & { name: WorldName })[] = ROWS;

export function isWorldName(value: unknown): value is WorldName {
  return WORLDS.some((world) => world.name === value);
}

/** What is said of a name that no world has. */
export function unknownWorld(name: string): string {
  return `Unknown world: ${name.slice(0, 200)}. Worlds are ${WORLDS.map((world) => world.name).join(', ')}`;
}

/** The state a world begins with. */
export function beginningOf(name: string, project?: Project): State {
  const state: State = { ...freshState(project), world: name };
  WORLDS.find((world) => world.name === name)?.begin?.(state);
  return state;
}

/** What this world does when an order was made. */
export function afterOrder(state: State, order: StoredOrder): void {
  WORLDS.find((world) => world.name === state.world)?.afterOrder?.(state, order);
}
