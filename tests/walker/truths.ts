import type { Facts } from './facts.ts';
import type { Shopper } from './shopper.ts';
import type { Truth } from './truth.ts';
import { BASKET_TRUTHS } from './truths-basket.ts';
import { OFFER } from './truths-offer.ts';
import { ORDER } from './truths-order.ts';
import { PAGE } from './truths-page.ts';
import { SUMS } from './truths-sums.ts';
import { TYPING } from './truths-typing.ts';

/** Everything that must be so whatever a shopper did, by what it says. */
export const TRUTHS: Record<string, Truth> = { ...PAGE, ...BASKET_TRUTHS, ...TYPING, ...SUMS, ...OFFER, ...ORDER };

/** What is not so. */
export function untruths(shopper: Shopper, facts: Facts): string[] {
  return Object.values(TRUTHS).flatMap((truth) => truth(shopper, facts));
}
