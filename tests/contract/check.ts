import type { State } from '#contract/told.ts';
import { stateOf } from '#contract/told.ts';
import type { Place } from './ask.ts';
import { createBench } from './bench.ts';
import type { Problem, Row } from './row.ts';
import { Broken, LeftOut } from './row.ts';
import { lackOf } from './walk.ts';

/** What came of one row. */
export interface Finding extends Pick<Row, 'name' | 'does' | 'suffers'> {
  /** The sentence of the contract by which it must be so. */
  says: string;
  state: State;
  /** Whether it is a call that should get a good answer. */
  isOfGood?: boolean;
  /** Why it was left out. */
  reason?: string;
  problems: Problem[];
  ms: number;
}

/** Whether a name is one of those asked for: 'orders.*,money.lines'; everything is when nothing is said. */
export function isAskedFor(name: string, only: string | undefined): boolean {
  if (only === undefined) return true;
  return only.split(',').some((pattern) => {
    const parts = pattern
      .trim()
      .split('*')
      .map((part) => RegExp.escape(part));
    return new RegExp(`^${parts.join('.*')}$`).test(name);
  });
}

async function once(row: Row, place: Place): Promise<Pick<Finding, 'state' | 'reason' | 'problems'>> {
  const bench = createBench(place);
  const { problems } = bench;
  try {
    await row.run(bench);
  } catch (error) {
    if (error instanceof LeftOut && problems.length === 0)
      return { state: 'left out', reason: error.message, problems };
    const isNoted = (error instanceof Broken || error instanceof LeftOut) && problems.length > 0;
    if (!isNoted) problems.push({ curl: '', came: String(error), allowed: 'something the kit can go on with' });
  } finally {
    await bench
      .tidy()
      .catch((error: unknown) => problems.push({ curl: '', came: String(error), allowed: 'tidied up' }));
  }
  return { state: stateOf(problems, true), problems };
}

/** Does a row as often as it says, until something is wrong. */
async function tried(row: Row, place: Place): Promise<Finding> {
  const { name, does, says, suffers, times } = row;
  const told = { name, does, says, suffers };
  const reason = lackOf(row, place.owner);
  if (reason !== undefined) return { ...told, state: 'left out', reason, problems: [], ms: 0 };
  const began = performance.now();
  let found = await once(row, place);
  for (let time = 1; time < times && found.state === 'right'; time += 1) found = await once(row, place);
  return { ...told, ...found, ms: performance.now() - began };
}

/** What a server does, row by row. The rows know nothing of each other. */
export async function* check(place: Place, rows: readonly Row[], only?: string): AsyncGenerator<Finding> {
  for (const row of rows) if (isAskedFor(row.name, only)) yield await tried(row, place);
}
