import {
  type AsyncCommand,
  asyncModelRun,
  asyncProperty,
  check,
  commands as walksOf,
  constantFrom,
  nat,
  stringify,
} from 'fast-check';
import type { Beginning } from './beginnings.ts';

/** What a page does not allow is left out: of so many about a tenth are done. */
const MOST_STEPS = 250;
const ANYTHING = 1 << 20;

/** Where is walked: `Walker` is one who does, with all they have. */
export interface Ground<Walker extends object> {
  steps: { name: string; weight?: number }[];
  beginnings: Beginning[];
  begin(beginning: Beginning): Promise<Walker>;
  /** Whether what is seen allows a step, by its name. */
  can(step: string, walker: Walker): boolean;
  /** Takes it and judges. Rejects with what is wrong. */
  take(step: string, pick: number, walker: Walker): Promise<void>;
  end(walker: Walker): Promise<void>;
}

export interface WalkPlan {
  seed: number;
  walks: number;
  /** Where they may begin, by name; anywhere when not given. */
  beginnings?: string[] | undefined;
  /** How long to look for a shorter way to a failure. */
  shrinkMs: number;
  /** ms since 1970: no step is taken after it. */
  until: number;
  /** Of an earlier report: one walk of the seed, again. */
  path?: string | undefined;
  replay?: string | undefined;
}

export interface WalkReport {
  seed: number;
  /** Walks that began. */
  walks: number;
  /** How often each step was taken, by its name. */
  taken: Map<string, number>;
  /** The shortest walk that ended badly, what was wrong, and by what it is walked again. */
  failure: { path: string; replay: string; steps: string[]; seen: string } | undefined;
}

/** Walks by chance, the same way for the same seed. */
export async function walkThrough<Walker extends object>(ground: Ground<Walker>, plan: WalkPlan): Promise<WalkReport> {
  let { until } = plan;
  let walks = 0;
  const taken = new Map<string, number>();
  const commandOf = (step: string, pick: number): AsyncCommand<Walker, Walker> => ({
    check: (walker) => Date.now() < until && ground.can(step, walker),
    async run(walker) {
      taken.set(step, (taken.get(step) ?? 0) + 1);
      await ground.take(step, pick, walker);
    },
    toString: () => `${step} (${pick})`,
  });
  const weighted = ground.steps.flatMap(({ name, weight = 1 }) => Array.from({ length: weight }, () => name));
  const commands = walksOf(
    weighted.map((step) => nat(ANYTHING).map((pick) => commandOf(step, pick))),
    { size: 'max', maxCommands: MOST_STEPS, ...(plan.replay === undefined ? {} : { replayPath: plan.replay }) },
  );
  const beginnings = ground.beginnings.filter(
    ({ name }) => plan.beginnings === undefined || plan.beginnings.includes(name),
  );
  if (beginnings.length === 0) throw new Error(`Nothing begins «${plan.beginnings?.join('», «')}»`);
  const property = asyncProperty(
    constantFrom(...beginnings),
    nat(ANYTHING),
    commands,
    async (beginning, pick, chosen) => {
      if (Date.now() > until) return;
      walks += 1;
      const walker = await ground.begin(beginning);
      try {
        for (const name of beginning.steps) {
          const step = commandOf(name, pick);
          if (ground.can(name, walker)) await step.run(walker, walker);
        }
        // What is remembered is kept with what is walked in.
        await asyncModelRun(() => ({ model: walker, real: walker }), chosen);
      } catch (error) {
        if (until === plan.until) until = Date.now() + plan.shrinkMs;
        throw error;
      } finally {
        await ground.end(walker);
      }
    },
  );
  const { counterexample, counterexamplePath, errorInstance } = await check(property, {
    seed: plan.seed,
    numRuns: plan.walks,
    // The first walks of a seed are as long as the later ones.
    unbiased: true,
    ...(plan.path === undefined ? {} : { path: plan.path }),
  });
  if (counterexample === null) return { seed: plan.seed, walks, taken, failure: undefined };
  const [beginning, pick, steps] = counterexample;
  const written = stringify(steps);
  const [, replay = ''] = /replayPath="([^"]*)"/.exec(written) ?? [];
  return {
    seed: plan.seed,
    walks,
    taken,
    failure: {
      path: counterexamplePath ?? '',
      replay,
      steps: [`${beginning.name} (${pick})`, ...written.replace(/ ?\/\*.*\*\//, '').split(',')].filter(Boolean),
      seen: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    },
  };
}
