import type { CallName } from '#contract/calls.ts';
import type { Rule } from '#contract/rules.ts';
import type { Ability } from './owner.ts';
import type { Bench } from './bench.ts';

/** What a shop does, row by row: something is done, and something must be so. */
export interface Row {
  /** 'money.lines': the area and what of it; `--only` picks by it. */
  name: `${string}.${string}`;
  /** What is done. */
  does: string;
  /** The sentence of the contract by which it must be so. */
  says: Rule;
  /** What a shopper would suffer if it were not. */
  suffers: string;
  /** What the owner has to be able to do. */
  needs: readonly Ability[];
  /** How often it is done; more than once where chance has a part in it. */
  times: number;
  run(bench: Bench): Promise<void>;
}

interface Rest extends Pick<Row, 'does' | 'says' | 'suffers' | 'run'> {
  needs?: readonly Ability[];
  times?: number;
}

export function row(name: Row['name'], { needs = [], times = 1, ...rest }: Rest): Row {
  return { name, needs, times, ...rest };
}

/** What is wrong, so that whoever wrote the server can do it again. */
export interface Problem {
  /** The call that showed it. */
  call?: CallName | undefined;
  /** The call that showed it, as `curl`. */
  curl: string;
  came: string;
  allowed: string;
}

/** Thrown where the shop gives no occasion: it is left out, and said why. */
export class LeftOut extends Error {}

/** Thrown where going on makes no sense; the problem is noted already. */
export class Broken extends Error {}
