import type { State, StoredOrder } from './database.ts';
import { major, minor } from './prices.ts';
import { PIECES_PER_SIZE, onSale, shelfById, takeStock } from './shelves.ts';

/** A named state of the shop's world to try things in: what it begins with, and what happens once an order is made. */
interface World {
  name: string;
  begin?(state: State): void;
  afterOrder?(state: State, order: StoredOrder): void;
}

const SLOW_MS = 2_500;
const RISE = 1.1;

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

const ROWS = [
  { name: 'full' },
  { name: 'empty', begin: (state) => (state.shelves = 'empty') },
  { name: 'sold-out-while-you-shop', afterOrder: sellOutFirstLine },
  { name: 'price-rises', afterOrder: raisePrices },
  { name: 'slow', begin: (state) => (state.latencyMs = SLOW_MS) },
  { name: 'sale', begin: (state) => (state.isSale = true) },
  { name: 'big-catalogue', begin: (state) => (state.shelves = 'big') },
] as const satisfies World[];

export type WorldName = (typeof ROWS)[number]['name'];

export const WORLDS: readonly (World & { name: WorldName })[] = ROWS;

export function isWorldName(value: unknown): value is WorldName {
  return WORLDS.some((world) => world.name === value);
}

/** Makes a fresh state the beginning of a world. */
export function enterWorld(state: State, name: WorldName): void {
  state.world = name;
  WORLDS.find((world) => world.name === name)?.begin?.(state);
}

/** What this world does when an order was made. */
export function afterOrder(state: State, order: StoredOrder): void {
  WORLDS.find((world) => world.name === state.world)?.afterOrder?.(state, order);
}
