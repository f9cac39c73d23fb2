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
import type { Browser } from 'playwright';
import type { ShopServer } from '../e2e/shop-server.ts';
import { type Beginning, BEGINNINGS } from './beginnings.ts';
import { people } from './people.ts';
import { Shopper } from './shopper.ts';
import type { Step } from './step.ts';
import { OUTSIDE } from './steps-outside.ts';
import { STEPS } from './steps.ts';
import { untruths } from './truths.ts';
import { NotThere, WalkInShop } from './walk-in-shop.ts';

/** What a page does not allow is left out: of so many about a tenth are done. */
const MOST_STEPS = 250;
const ANYTHING = 1 << 20;
/** What another tab did, or what an answer brought, is there a little later. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 400;

type Command = AsyncCommand<Shopper, WalkInShop>;

/** Looks until everything is as it must be, or seems to stay wrong. */
async function judge(shopper: Shopper, walk: WalkInShop): Promise<string[]> {
  let found: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    await walk.settle();
    shopper.sight = await walk.look(shopper.locale);
    found = await untruths(shopper, walk);
    if (found.length === 0) break;
  }
  return found;
}

async function take(step: Step, pick: number, shopper: Shopper, walk: WalkInShop): Promise<void> {
  // What came late, a dialog maybe, is seen before a hand moves.
  shopper.sight = await walk.look(shopper.locale);
  if (!step.can(shopper.sight, shopper)) return;
  if (step.name !== 'the bank takes the money') shopper.isBackFromPaying = false;
  try {
    await step.go(walk, shopper, pick);
  } catch (error) {
    if (!(error instanceof NotThere))
      throw new Error(`«${step.name}» at ${shopper.sight.path} failed: ${String(error)}`, { cause: error });
  }
  if (OUTSIDE.includes(step)) shopper.unseenSince = Date.now();
  const found = await judge(shopper, walk);
  if (found.length > 0) throw new Error(`after «${step.name}» at ${shopper.sight.path}: ${found.join('\n  and ')}`);
}

const WEIGHTED = STEPS.flatMap((step) => Array.from({ length: step.weight ?? 1 }, () => step));

export interface WalkPlan {
  seed: number;
  walks: number;
  /** Where they may begin, by name; anywhere when not given. */
  beginnings?: string[];
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
  failure: { path: string; steps: string; seen: string } | undefined;
}

/** Walks through the shop by chance, the same way for the same seed. */
export async function walkThrough(browser: Browser, server: ShopServer, plan: WalkPlan): Promise<WalkReport> {
  let { until } = plan;
  let walks = 0;
  const taken = new Map<string, number>();
  const commandOf = (step: Step, pick: number): Command => ({
    check: (shopper) => Date.now() < until && step.can(shopper.sight, shopper),
    async run(shopper, walk) {
      taken.set(step.name, (taken.get(step.name) ?? 0) + 1);
      await take(step, pick, shopper, walk);
    },
    toString: () => `${step.name} (${pick})`,
  });
  const begin = async (beginning: Beginning, pick: number, shopper: Shopper, walk: WalkInShop): Promise<void> => {
    for (const name of beginning.steps) {
      const step = STEPS.find((one) => one.name === name);
      if (step === undefined) throw new Error(`There is no step «${name}»`);
      if (step.can(shopper.sight, shopper)) await commandOf(step, pick).run(shopper, walk);
    }
  };
  const commands = walksOf(
    WEIGHTED.map((step) => nat(ANYTHING).map((pick) => commandOf(step, pick))),
    { size: 'max', maxCommands: MOST_STEPS, ...(plan.replay === undefined ? {} : { replayPath: plan.replay }) },
  );
  const beginnings = constantFrom(
    ...BEGINNINGS.filter(({ name }) => plan.beginnings === undefined || plan.beginnings.includes(name)),
  );
  const property = asyncProperty(beginnings, nat(ANYTHING), commands, async (beginning, pick, chosen) => {
    if (Date.now() > until) return;
    walks += 1;
    const walk = await WalkInShop.begin(browser, server, beginning.basket);
    try {
      await walk.open(`/ua${beginning.address}`);
      const shopper = new Shopper(await walk.look('ua'), people(), beginning.basket);
      await begin(beginning, pick, shopper, walk);
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
    // The first walks of a seed are as long as the later ones.
    unbiased: true,
    ...(plan.path === undefined ? {} : { path: plan.path }),
  });
  const { counterexample, counterexamplePath, errorInstance } = result;
  if (counterexample === null) return { seed: plan.seed, walks, taken, failure: undefined };
  const [beginning, pick, steps] = counterexample;
  return {
    seed: plan.seed,
    walks,
    taken,
    failure: {
      path: counterexamplePath ?? '',
      steps: `${beginning.name} (${pick}),${stringify(steps)}`,
      seen: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    },
  };
}
