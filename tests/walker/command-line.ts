import { parseArgs } from 'node:util';
import { amountOf, numberOf } from '../../src/build/command-line.ts';
import { BEGINNINGS } from './beginnings.ts';
import type { Conditions } from './shop-ground.ts';
import type { WalkPlan, WalkReport } from './walk.ts';

const MINUTE_MS = 60_000;
const SHRINK_MS = MINUTE_MS;

/** What `npm run walk` was told. */
export interface Orders extends Conditions {
  minutes: number;
  seed: number;
  path?: string | undefined;
  replay?: string | undefined;
  /** The name of the one beginning that all walks have. */
  from?: string | undefined;
  dist: string;
  /** After a walk that ended badly too. */
  isGoingOn: boolean;
}

/** Throws for what it does not know. */
export function readOrders(args: string[]): Orders {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      path: { type: 'string' },
      replay: { type: 'string' },
      from: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      'go-on': { type: 'boolean', default: false },
      uneven: { type: 'boolean', default: false },
      hasty: { type: 'boolean', default: false },
    },
  });
  const { minutes, seed, path, replay, from, dist } = values;
  if (replay !== undefined && path === undefined) throw new Error('--replay needs the --path of its report');
  const names = BEGINNINGS.map(({ name }) => name);
  if (from !== undefined && !names.includes(from))
    throw new Error(`--from knows no «${from}»; a walk begins ${names.join(', ')}`);
  return {
    minutes: amountOf('--minutes', minutes),
    seed: numberOf('--seed', seed),
    path,
    replay,
    from,
    dist,
    isGoingOn: values['go-on'],
    isUneven: values.uneven,
    isHasty: values.hasty,
  };
}

/** What was done in all the walks. */
export interface Walked {
  walks: number;
  taken: Map<string, number>;
  failures: number;
}

/**
 * Walks seed after seed, each from another beginning, until the time is up, or one ends badly; says each failure with the
 * command that walks it again.
 */
export async function walkOn(
  { minutes, seed: first, path, replay, from, isGoingOn, isUneven, isHasty }: Orders,
  walk: (plan: WalkPlan) => Promise<WalkReport>,
  say: (words: string) => void,
): Promise<Walked> {
  const until = Date.now() + minutes * MINUTE_MS;
  const walked: Walked = { walks: 0, taken: new Map(), failures: 0 };
  for (let seed = first; Date.now() < until; seed += 1) {
    const turn = BEGINNINGS[seed % BEGINNINGS.length]?.name ?? '';
    const beginnings = [from ?? turn];
    const plan = { seed, walks: 1, beginnings, shrinkMs: SHRINK_MS, until, path, replay };
    const { walks, taken, failure } = await walk(plan);
    walked.walks += walks;
    for (const [name, times] of taken) walked.taken.set(name, (walked.taken.get(name) ?? 0) + times);
    if (failure !== undefined) {
      walked.failures += 1;
      say(`${failure.seen}\n  ${failure.steps.join('\n  ')}`);
      const conditions = (isUneven ? ' --uneven' : '') + (isHasty ? ' --hasty' : '');
      const begun = (from === undefined ? '' : ` --from '${from}'`) + conditions;
      say(`npm run walk -- --seed ${seed} --path ${failure.path} --replay ${failure.replay}${begun}\n`);
      if (!isGoingOn) break;
    }
    if (path !== undefined) break;
  }
  return walked;
}
