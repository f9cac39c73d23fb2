import type { Locator } from 'playwright';
import type { Shopper } from './shopper.ts';
import { type Step, mannerOf } from './step.ts';
import type { WalkInShop } from './walk-in-shop.ts';

/** Sizes that a card and an address write alike. */
const LETTERS = /^(?:XXS|XS|S|M|L|XL|XXL)$/;

/** The basket beside the page. */
function besideOf(walk: WalkInShop, { locale }: Shopper): Locator {
  return walk.page.getByRole('region', { name: walk.say(locale)('basket.title'), exact: true });
}

/** Puts the basket beside the page away, where it is there. */
async function putAway(walk: WalkInShop, shopper: Shopper, pick: number): Promise<void> {
  const close = besideOf(walk, shopper).getByRole('button', { name: walk.say(shopper.locale)('common.close') });
  if ((await close.count()) === 0) return;
  await walk.press(close, mannerOf(pick));
  await walk.settle();
  // What it lay over is there again, as after a dialog.
  if ((await close.count()) === 0) walk.hand.leave();
}

/** Whether one lies over the middle of another. */
async function liesOver(one: Locator, other: Locator): Promise<boolean> {
  const [over, under] = [(await one.count()) > 0 ? await one.boundingBox() : null, await other.boundingBox()];
  if (over === null || under === null) return false;
  const [x, y] = [under.x + under.width / 2 - over.x, under.y + under.height / 2 - over.y];
  return x >= 0 && x <= over.width && y >= 0 && y <= over.height;
}

/** What is done with a card besides opening its thing; its sizes are for a pointer on a wide page. */
export const CARD: Step[] = [
  {
    name: 'add from a card',
    weight: 3,
    can: ({ screen, dialog }) => screen === 'catalogue' && dialog === undefined,
    async go(walk, shopper, pick) {
      const cards = walk.page.getByRole('main').getByRole('article');
      const count = await cards.count();
      if (count === 0) return;
      const card = cards.nth(pick % count);
      const [, variant] =
        /product\/([\w-]+)/.exec((await card.getByRole('link').first().getAttribute('href')) ?? '') ?? [];
      await card.scrollIntoViewIfNeeded();
      if (await liesOver(besideOf(walk, shopper), card)) await putAway(walk, shopper, pick);
      await card.hover();
      const sizes = card.locator('fieldset button:not([data-sold-out])').filter({ hasText: LETTERS, visible: true });
      const there = await sizes.count();
      if (there === 0 || variant === undefined) return;
      const size = sizes.nth(pick % there);
      const thing = `${variant} ${await size.textContent()}`;
      await walk.press(size, mannerOf(pick));
      await walk.settle();
      if ((await card.getByRole('alert').count()) === 0 && !shopper.soldOut.has(thing)) shopper.put(thing, 1);
    },
  },
  {
    name: 'put the basket beside the page away',
    weight: 2,
    can: ({ screen, dialog }) => (screen === 'catalogue' || screen === 'product') && dialog === undefined,
    go: putAway,
  },
];
