import { CALLS, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { isServerCode, type ServerCode } from '#contract/codes.ts';
import { SHAPELESS } from '#mocks/planned-fault.ts';
import { NO_ADAPTER } from '#tests/contract/steps.ts';
import { ROWS, type Row } from './rows.ts';

/** Codes any call may be refused with, beside those it has a cause of its own for. */
const OF_ANY_CALL = ['VALIDATION_ERROR', 'INVALID_UUID', 'UNAUTHORIZED', 'SOMETHING_WENT_WRONG'] as const;

const calls = Object.entries(CALLS) as [CallName, Call][];
const codes = new Set<ServerCode>([
  ...OF_ANY_CALL,
  ...calls.flatMap(([name, { failures }]) => (name in NO_ADAPTER ? [] : failures)),
]);

/** Everything that can go wrong with a call, as the bundled backend plans it. */
export const FAULTS = [...SHAPELESS, ...codes];
export type FaultKind = (typeof FAULTS)[number];

/** Why a fault cannot strike a call; the first that fits. */
const RULES: { reason: string; fits(call: Call, fault: FaultKind): boolean }[] = [
  {
    reason: 'the call has no cause for it',
    fits: ({ failures }, fault) =>
      isServerCode(fault) && !OF_ANY_CALL.some((code) => code === fault) && !failures.includes(fault),
  },
  { reason: 'no id is in its address', fits: ({ path }, fault) => fault === 'INVALID_UUID' && !path.includes(':id') },
  { reason: 'a token is not looked at', fits: ({ needs }, fault) => fault === 'UNAUTHORIZED' && needs === 'nobody' },
  {
    reason: 'nothing is sent that could be wrong',
    fits: ({ body, path }, fault) => fault === 'VALIDATION_ERROR' && body === undefined && !path.includes(':'),
  },
];

/** A call that fails in one way while a shopper makes it. */
export interface Cell {
  /** 'orders.create × hang'. */
  name: string;
  row: Row;
  fault: FaultKind;
}

/** Why the fault cannot strike the call; undefined where it can. */
export function whyNot(name: CallName, fault: FaultKind): string | undefined {
  return RULES.find(({ fits }) => fits(CALLS[name], fault))?.reason;
}

/** Every call × every fault that can be. */
export const CELLS: Cell[] = ROWS.flatMap((row) =>
  FAULTS.filter((fault) => whyNot(row.call, fault) === undefined).map((fault) => ({
    name: `${row.call}${row.by === undefined ? '' : ` ${row.by}`} × ${fault}`,
    row,
    fault,
  })),
);

/** What is left out, and why: a line a reason, with how many pairs of call and fault it is for. */
export function leftOut(): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (reason: string, times: number): void => void counts.set(reason, (counts.get(reason) ?? 0) + times);
  for (const [name] of calls) {
    if (name in NO_ADAPTER) count('no screen of the shop makes the call', FAULTS.length);
    else for (const reason of FAULTS.map((fault) => whyNot(name, fault))) if (reason !== undefined) count(reason, 1);
  }
  return counts;
}

/** A number that seems to be by chance and is always the same for a text (FNV-1a). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Of the cells of the stories: by another one others would be told. */
export const SEED = 27;

/** One cell of each row, by a seed: every call fails in some way. */
export function oneOfEachRow(cells: Cell[], seed: number): Cell[] {
  const byChance = cells.toSorted((one, other) => chanceOf(`${seed} ${one.name}`) - chanceOf(`${seed} ${other.name}`));
  return ROWS.flatMap((row) => byChance.find((cell) => cell.row === row) ?? []);
}
