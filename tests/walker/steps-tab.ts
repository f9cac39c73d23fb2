import type { Locator, Page } from 'playwright';
import type { Say } from '../e2e/words.ts';
import type { Shopper, Thing } from './shopper.ts';
import { oneOf, type Step } from './step.ts';
import { typeHowMany } from './steps-basket.ts';
import { UnderWay } from './under-way.ts';
import type { WalkInShop } from './walk-in-shop.ts';

/** ms within which one tab knows of another. */
export const TOLD_WITHIN_MS = 1_000;

/** Does something in a tab beside the page, where the pointer goes too, and turns back to it once it can know. */
export async function inSecondTab(walk: WalkInShop, address: string, act: (tab: Page) => Promise<void>): Promise<void> {
  walk.hand.leave();
  const tab = await walk.context.newPage();
  const underWay = new UnderWay(tab);
  await tab.goto(`${walk.server.url}${address}`);
  await tab.waitForLoadState('networkidle');
  await act(tab);
  // Nobody closes it before it has done what was pressed.
  await new Promise((resolve) => setTimeout(resolve, TOLD_WITHIN_MS));
  await walk.waitUntil(async () => underWay.isOver);
  await tab.close();
  await walk.page.bringToFront();
  await new Promise((resolve) => setTimeout(resolve, TOLD_WITHIN_MS));
}

interface Meant {
  line: Locator;
  thing: Thing;
  shopper: Shopper;
  pick: number;
  say: Say;
}

/** Something is done to lines of the basket, in a tab beside the page. */
function toLines(
  name: string,
  choose: (things: Thing[], pick: number) => Thing[],
  act: (meant: Meant) => Promise<void>,
): Step {
  return {
    name,
    can: ({ screen }, { basket }) => screen !== 'bank' && basket.size > 0,
    async go(walk, shopper, pick) {
      const say = walk.say(shopper.locale);
      await inSecondTab(walk, `/${shopper.locale}/basket`, async (tab) => {
        for (const thing of choose([...shopper.basket.keys()], pick)) {
          const [variant, size] = thing.split(' ');
          const link = tab.locator(`h2 a[href*="${variant}"][href*="size=${size}"]`);
          const lines = tab.getByRole('list', { name: say('basket.lines') }).locator(':scope > li');
          await act({ line: lines.filter({ has: link }).first(), thing, shopper, pick, say });
        }
      });
      shopper.removed = undefined;
    },
  };
}

async function remove({ line, thing, shopper, say }: Meant): Promise<void> {
  const name = new RegExp(`^${say('basket.remove')}`);
  await line.getByRole('button', { name }).first().click();
  await line.waitFor({ state: 'detached' });
  shopper.basket.delete(thing);
}

const isThere = (thing: Thing, { soldOut }: Shopper): boolean => !soldOut.has(thing);

/** What is done in a second tab. */
export const TAB: Step[] = [
  {
    name: 'a second tab puts something into the basket',
    can: ({ screen }, shopper) =>
      screen !== 'bank' && [...shopper.basket.keys()].some((thing) => isThere(thing, shopper)),
    async go(walk, shopper, pick) {
      const say = walk.say(shopper.locale);
      const things = [...shopper.basket.keys()].filter((one) => isThere(one, shopper));
      const thing = oneOf(things, pick);
      const [variant, size] = thing.split(' ');
      await inSecondTab(walk, `/${shopper.locale}/catalog/product/${variant}?size=${size}`, async (tab) => {
        const add = tab.getByRole('button', { name: say('product.add') }).first();
        if ((await add.count()) === 0) return;
        await add.click();
        await tab.getByRole('link', { name: say('product.to-basket') }).waitFor();
        shopper.put(thing, 1);
      });
    },
  },
  toLines('a second tab removes a line', (things, pick) => [oneOf(things, pick)], remove),
  toLines('a second tab changes how many', (things, pick) => [oneOf(things, pick)], typeHowMany),
  toLines('a second tab empties the basket', (things) => things, remove),
];
