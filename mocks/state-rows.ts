import type { State } from './state.ts';

/** Lists of objects that grow: kept row by row, so that a call writes only what it has changed. */
export const LISTS = [
  'orders',
  'customers',
  'sessions',
  'answers',
  'letters',
  'letterTokens',
] as const satisfies (keyof State)[];

export type ListName = (typeof LISTS)[number];

/** Where rows are written to; ids are given by it. */
export interface RowWriter {
  insert(list: ListName, text: string): number;
  update(id: number, text: string): void;
  remove(id: number): void;
  clear(): void;
  /** Everything that is in no list. */
  keepRest(text: string): void;
}

interface Known {
  list: readonly unknown[];
  length: number;
  ids: Map<unknown, number>;
}

/** What is in no list, as JSON. */
export function restOf(state: State): string {
  return JSON.stringify({ ...state, ...Object.fromEntries(LISTS.map((name) => [name, undefined])) });
}

/**
 * Tells what of a state differs from what is kept, by who the rows are: a row that was changed in place has to be named,
 * every other change is a new row in a list.
 */
export class StateRows {
  #known: Map<ListName, Known> | undefined;
  #rest: string | undefined;

  /** This state was read of these rows, by list in the order of their ids. */
  took(state: State, ids: Record<ListName, number[]>): void {
    this.#known = new Map(LISTS.map((name) => [name, knownOf(state[name], (index) => ids[name][index])]));
    this.#rest = restOf(state);
  }

  /** Nothing is known of what is kept: the next state is written whole. */
  forget(): void {
    this.#known = undefined;
    this.#rest = undefined;
  }

  write(state: State, touched: ReadonlySet<unknown>, rows: RowWriter): void {
    const known = this.#known;
    if (known === undefined) rows.clear();
    this.#known = new Map(LISTS.map((name) => [name, written(name, state[name], known?.get(name), touched, rows)]));
    const rest = restOf(state);
    if (rest !== this.#rest) rows.keepRest(rest);
    this.#rest = rest;
  }
}

function knownOf(list: readonly unknown[], idAt: (index: number) => number | undefined): Known {
  const ids = new Map(list.map((row, index) => [row, idAt(index) ?? 0]));
  return { list, length: list.length, ids };
}

function written(
  name: ListName,
  list: readonly unknown[],
  known: Known | undefined,
  touched: ReadonlySet<unknown>,
  rows: RowWriter,
): Known {
  const insert = (row: unknown): number => rows.insert(name, JSON.stringify(row));
  if (known === undefined) return knownOf(list, (index) => insert(list[index]));
  const { ids } = known;
  for (const row of touched) {
    const id = ids.get(row);
    if (id !== undefined) rows.update(id, JSON.stringify(row));
  }
  if (known.list === list && known.length === list.length) return known;
  if (!isGrown(known, list)) {
    const left = new Set(list);
    if (isMapped(known, list, left)) replace(known, list, rows);
    for (const [row, id] of ids) {
      if (left.has(row)) continue;
      rows.remove(id);
      ids.delete(row);
    }
  }
  for (const row of list) if (!ids.has(row)) ids.set(row, insert(row));
  return { list, length: list.length, ids };
}

/** Whether all there was is where it was, with something after it at most. */
function isGrown(known: Known, list: readonly unknown[]): boolean {
  if (list.length < known.length) return false;
  return known.list === list || known.list.every((row, index) => index >= known.length || row === list[index]);
}

/** Whether each row that is gone has a new one in its place. */
function isMapped({ list: former, length, ids }: Known, list: readonly unknown[], left: ReadonlySet<unknown>): boolean {
  if (list.length !== length) return false;
  return list.every((row, index) => row === former[index] || (!left.has(former[index]) && !ids.has(row)));
}

function replace({ list: former, ids }: Known, list: readonly unknown[], rows: RowWriter): void {
  for (const [index, row] of list.entries()) {
    const id = ids.get(former[index]);
    if (id === undefined || row === former[index]) continue;
    rows.update(id, JSON.stringify(row));
    ids.delete(former[index]);
    ids.set(row, id);
  }
}
