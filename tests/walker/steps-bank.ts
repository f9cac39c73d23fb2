import { awayAndBack, oneOf, type Step } from './step.ts';
import type { WalkInShop } from './walk-in-shop.ts';

const GOOD_CARD = '4242 4242 4242 4242';
const BAD_CARDS = ['4000 0000 0000 0002', '4000 0000 0000 0127'];

const atBank: Step['can'] = ({ screen }) => screen === 'bank';

async function payWith(walk: WalkInShop, card: string): Promise<void> {
  await walk.page.locator('#number').fill(card);
  await walk.page.locator('#expiry').fill('12/99');
  await walk.page.locator('#cvc').fill('123');
  await walk.page.locator('button[value=pay]').click();
  await walk.page.waitForURL(/\/checkout\/|\/profile|^\/\w\w$/);
}

/** What is done on the provider's page. */
export const BANK: Step[] = [
  {
    name: 'the bank takes the money',
    weight: 9,
    can: atBank,
    async go(walk, shopper) {
      const { asked } = shopper;
      await payWith(walk, GOOD_CARD);
      // What is gone is not paid for: the provider gives the money back.
      if (asked === undefined) return;
      if (asked.bought.some(([thing]) => shopper.soldOut.has(thing))) {
        shopper.unpaid = undefined;
        return;
      }
      shopper.paidFor(asked);
      shopper.isBackFromPaying = true;
    },
  },
  {
    name: 'the bank declines the card',
    weight: 2,
    can: atBank,
    go: (walk, _, pick) => payWith(walk, oneOf(BAD_CARDS, pick)),
  },
  {
    name: 'go back from the bank',
    weight: 2,
    can: atBank,
    go: (walk, shopper) => awayAndBack(walk, shopper, () => walk.page.goBack({ waitUntil: 'commit' })),
  },
  {
    name: 'leave the bank unpaid',
    weight: 2,
    can: atBank,
    go: (walk) => walk.page.locator('button[value=cancel]').click(),
  },
];
