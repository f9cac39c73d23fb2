import type { Shopper } from './shopper.ts';
import { awayAndBack, type Step } from './step.ts';
import { isOrderMade } from './steps-basket.ts';
import type { WalkInShop } from './walk-in-shop.ts';

/** Where an order is made of the basket. */
const ORDERING = /\/checkout$/;

/** A page has come once more. What refused an order was said before; asked again, it may be made. */
async function anew(walk: WalkInShop, shopper: Shopper): Promise<void> {
  shopper.removed = undefined;
  if (ORDERING.test(shopper.sight.path)) await isOrderMade(walk, shopper);
}

/** What the browser itself can do, on any page. */
export const BROWSER: Step[] = [
  {
    name: 'go back in the browser',
    weight: 2,
    can: ({ screen }) => screen !== 'bank',
    go: (walk, shopper) => awayAndBack(walk, shopper, () => walk.page.goBack({ waitUntil: 'commit' })),
  },
  {
    name: 'go forward in the browser',
    can: ({ screen }) => screen !== 'bank',
    go: (walk, shopper) => awayAndBack(walk, shopper, () => walk.page.goForward({ waitUntil: 'commit' })),
  },
  {
    name: 'load the page anew',
    can: ({ screen }) => screen !== 'bank',
    async go(walk, shopper) {
      await walk.page.reload();
      await anew(walk, shopper);
    },
  },
  {
    name: 'read it in the other language',
    can: ({ screen }) => screen !== 'bank',
    async go(walk, shopper) {
      shopper.locale = shopper.locale === 'ua' ? 'en' : 'ua';
      await walk.open(shopper.sight.path.replace(/^\/\w\w/, `/${shopper.locale}`));
      await anew(walk, shopper);
    },
  },
  {
    name: 'turn to another window',
    can: () => true,
    go: (walk, _, pick) => walk.resize(pick),
  },
];
