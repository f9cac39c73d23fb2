import { seenWordsOf } from '../e2e/words.ts';
import type { Sight } from './eyes.ts';
import type { Shopper } from './shopper.ts';
import { mannerOf, type Step } from './step.ts';
import { isOrderMade } from './steps-basket.ts';
import { howMany, isRefused } from './steps-goods.ts';
import { TOLD_WITHIN_MS } from './steps-tab.ts';
import { payBegins } from './truth.ts';

const KEYS: Partial<Record<Sight['screen'], string>> = {
  contacts: 'checkout.contacts.on',
  delivery: 'checkout.delivery.on',
  basket: 'basket.checkout',
  product: 'product.add',
};

/** How what is pressed in vain begins. */
function vainPress({ screen, thing }: Sight, { locale }: Shopper): string | undefined {
  if (screen === 'payment') return payBegins(locale);
  const key = screen === 'product' && thing === undefined ? undefined : KEYS[screen];
  return key && seenWordsOf(locale)(key);
}

/** A connection that is gone. */
export const LINE: Step[] = [
  {
    name: 'the connection is gone for one press',
    weight: 3,
    can(sight, shopper) {
      const begins = vainPress(sight, shopper);
      const isThere = begins !== undefined && [...sight.buttons, ...sight.links].some((one) => one.startsWith(begins));
      return isThere && sight.dialog === undefined;
    },
    async go(walk, shopper, pick) {
      const name = new RegExp(`^${vainPress(shopper.sight, shopper)}`);
      const main = walk.page.getByRole('main');
      const pressed = main.getByRole('button', { name }).or(main.getByRole('link', { name })).first();
      const { screen, thing } = shopper.sight;
      const quantity = screen === 'product' ? await howMany(walk, shopper) : undefined;
      await walk.offline(() => walk.press(pressed, mannerOf(pick)), TOLD_WITHIN_MS);
      if (screen === 'basket') await isOrderMade(walk, shopper);
      // A guest's basket is in the browser: what was there when it was last asked for goes in.
      const isTaken = shopper.person === undefined && quantity !== undefined && !(await isRefused(walk));
      if (isTaken && thing !== undefined) shopper.put(thing, quantity);
    },
  },
];
