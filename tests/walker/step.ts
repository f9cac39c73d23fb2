import type { Sight } from './eyes.ts';
import type { Manner } from './hand.ts';
import type { Shopper } from './shopper.ts';
import type { WalkInShop } from './walk-in-shop.ts';

/** One thing a shopper may do. */
export interface Step {
  name: string;
  /** How many times likelier than others; 1 when not given. */
  weight?: number;
  /** Whether what is seen allows it. */
  can(sight: Sight, shopper: Shopper): boolean;
  /** Does it and remembers it; `pick` decides whatever is left to chance. */
  go(walk: WalkInShop, shopper: Shopper, pick: number): Promise<void>;
}

/** One of several by a number from anywhere. */
export function oneOf<One>(list: readonly One[], pick: number): One {
  const one = list[pick % list.length];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
}

/** How a hand presses: after a rest of up to a second, and now and then twice in a row, which is meant as once. */
export function mannerOf(pick: number): Manner {
  return { restMs: (pick % 4) * 250, isTwice: (pick >> 2) % 5 === 4 };
}

/** Goes along the history of the browser; what lies before the shop is no place to be. */
export async function awayAndBack(walk: WalkInShop, shopper: Shopper, go: () => Promise<unknown>): Promise<void> {
  await go();
  if (!/^https?:.*\/(?:ua|en)\b/.test(walk.page.url()))
    await walk.open(shopper.sight.screen === 'bank' ? `/${shopper.locale}/basket` : shopper.sight.path);
  await walk.settle();
  const [, locale] = /^\/(ua|en)\b/.exec(new URL(walk.page.url()).pathname) ?? [];
  if (locale === 'ua' || locale === 'en') shopper.locale = locale;
  shopper.removed = undefined;
}
