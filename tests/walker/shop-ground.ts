import type { Browser } from 'playwright';
import type { ShopServer } from '../e2e/shop-server.ts';
import { BEGINNINGS } from './beginnings.ts';
import { readFacts } from './facts.ts';
import { people } from './people.ts';
import { Shopper } from './shopper.ts';
import type { Step } from './step.ts';
import { BESIDE, STEPS } from './steps.ts';
import { untruths } from './truths.ts';
import type { Ground } from './walk.ts';
import { NotThere } from './hand.ts';
import { WalkInShop } from './walk-in-shop.ts';

/** What another tab did, or what an answer brought, is there a little later. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 400;

/** Who is in haste looks at what came of a step only now and then: one in so many is followed by the next one at once. */
const HASTE = 2;

/** How the line is, and the shopper on it. */
export interface Conditions {
  /** Answers come late and in any order. */
  isUneven: boolean;
  /** The next step often comes before it is seen what the last one did. */
  isHasty: boolean;
}

/** Somebody in the shop: what they remember, and their browser. */
interface InShop {
  shopper: Shopper;
  walk: WalkInShop;
}

function stepOf(name: string): Step {
  const step = STEPS.find((one) => one.name === name);
  if (step === undefined) throw new Error(`There is no step «${name}»`);
  return step;
}

/** Looks until everything is as it must be, or seems to stay wrong. */
async function judge({ shopper, walk }: InShop): Promise<string[]> {
  let found: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    await walk.settle();
    shopper.see(await walk.look(shopper.locale));
    for (const order of walk.ordersMade) if (!shopper.orders.has(order)) shopper.order(order);
    found = untruths(shopper, await readFacts(shopper, walk));
    if (found.length === 0) break;
  }
  return found;
}

async function take(name: string, pick: number, one: InShop, { isHasty }: Conditions): Promise<void> {
  const { shopper, walk } = one;
  const step = stepOf(name);
  // What came late, a dialog maybe, is seen before a hand moves.
  shopper.see(await walk.look(shopper.locale));
  if (!step.can(shopper.sight, shopper)) return;
  if (name !== 'the bank takes the money') shopper.isBackFromPaying = false;
  // What the shop does by itself, it does under a pointer that rests where it pressed last.
  await (BESIDE.includes(step) ? walk.hand.rest() : walk.hand.leave());
  const { loads } = walk;
  const { path, dialog } = shopper.sight;
  /** In haste, what the last step led to may come while the hand is still busy here. */
  const isGone = async (): Promise<boolean> => {
    if (!isHasty) return false;
    const now = await walk.look(shopper.locale);
    return now.path !== path || now.dialog !== dialog;
  };
  try {
    await step.go(walk, shopper, pick);
  } catch (error) {
    if (!(error instanceof NotThere) && !(await isGone()))
      throw new Error(`«${name}» at ${shopper.sight.path} failed: ${String(error)}`, { cause: error });
  }
  if (walk.loads !== loads) shopper.loose.clear();
  if (BESIDE.includes(step)) shopper.unseenSince = Date.now();
  if (isHasty && pick % HASTE === 0) return;
  const found = await judge(one);
  if (found.length > 0) throw new Error(`after «${name}» at ${shopper.sight.path}: ${found.join('\n  and ')}`);
}

const CALM: Conditions = { isUneven: false, isHasty: false };

/** The built shop, with a shopper who knows only what is seen. */
export function shopGround(browser: Browser, server: ShopServer, conditions = CALM): Ground<InShop> {
  return {
    steps: STEPS,
    beginnings: BEGINNINGS,
    async begin({ basket, address }) {
      const walk = await WalkInShop.begin(browser, server, basket, conditions.isUneven);
      try {
        await walk.open(`/ua${address}`);
        return { walk, shopper: new Shopper(await walk.look('ua'), people(), basket) };
      } catch (error) {
        await walk.end();
        throw error;
      }
    },
    can: (step, { shopper }) => stepOf(step).can(shopper.sight, shopper),
    take: (step, pick, one) => take(step, pick, one, conditions),
    end: ({ walk }) => walk.end(),
  };
}
