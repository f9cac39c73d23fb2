import {
  type AsyncCommand,
  asyncModelRun,
  asyncProperty,
  check,
  commands as walksOf,
  nat,
  stringify,
} from 'fast-check';
import type { Browser } from 'playwright';
import type { ShopServer } from '../e2e/shop-server.ts';
import { people } from './people.ts';
import { Shopper } from './shopper.ts';
import type { Step } from './step.ts';
import { STEPS } from './steps.ts';
import { untruths } from './truths.ts';
import { WalkInShop } from './walk-in-shop.ts';

/** Asked for; what a page does not allow is left out, so fewer are done. */
const MOST_STEPS = 400;
const ANYTHING = 1 << 20;

type Command = AsyncCommand<Shopper, WalkInShop>;

function commandOf(step: Step, pick: number): Command {
  return {
    check: (shopper) => step.can(shopper.sight, shopper),
    async run(shopper, walk) {
      if (step.name !== 'the bank takes the money') shopper.isBackFromPaying = false;
      await step.go(walk, shopper, pick);
      await walk.settle();
      shopper.sight = await walk.look(shopper.locale);
      const found = await untruths(shopper, walk);
      if (found.length > 0) throw new Error(`after «${step.name}» at ${shopper.sight.path}: ${found.join('\n  and ')}`);
    },
    toString: () => `${step.name} (${pick})`,
  };
}

const WEIGHTED = STEPS.flatMap((step) => Array.from({ length: step.weight ?? 1 }, () => step));

export interface WalkPlan {
  seed: number;
  walks: number;
  /** How long to look for a shorter way to a failure. */
  shrinkMs: number;
  /** ms since 1970: no new walk begins after it. */
  until: number;
  /** Of an earlier report: one walk of the seed, again. */
  path?: string | undefined;
  replay?: string | undefined;
}

export interface WalkReport {
  seed: number;
  walks: number;
  steps: number;
  failure: { path: string; steps: string; seen: string } | undefined;
}

/** Walks through the shop by chance, the same way for the same seed. */
export async function walkThrough(browser: Browser, server: ShopServer, plan: WalkPlan): Promise<WalkReport> {
  let { until } = plan;
  let steps = 0;
  const counted = (command: Command): Command => ({
    check: (shopper) => command.check(shopper),
    async run(shopper, walk) {
      steps += 1;
      await command.run(shopper, walk);
    },
    toString: () => command.toString(),
  });
  const commands = walksOf(
    WEIGHTED.map((step) => nat(ANYTHING).map((pick) => counted(commandOf(step, pick)))),
    { size: 'max', maxCommands: MOST_STEPS, ...(plan.replay === undefined ? {} : { replayPath: plan.replay }) },
  );
  const property = asyncProperty(commands, async (chosen) => {
    if (Date.now() > until) return;
    const walk = await WalkInShop.begin(browser, server);
    try {
      await walk.open('/ua/catalog');
      const shopper = new Shopper(await walk.look('ua'), people());
      await asyncModelRun(() => ({ model: shopper, real: walk }), chosen);
    } catch (error) {
      if (until === plan.until) until = Date.now() + plan.shrinkMs;
      throw error;
    } finally {
      await walk.end();
    }
  });
  const result = await check(property, {
    seed: plan.seed,
    numRuns: plan.walks,
    ...(plan.path === undefined ? {} : { path: plan.path }),
  });
  const { counterexample, counterexamplePath, errorInstance } = result;
  return {
    seed: plan.seed,
    walks: result.numRuns,
    steps,
    failure:
      counterexample === null
        ? undefined
        : {
            path: counterexamplePath ?? '',
            steps: stringify(counterexample[0]),
            seen: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
          },
  };
}
