import type { Locale } from '#domain/profile.ts';
import { seenWordsOf } from '../e2e/words.ts';
import type { Facts } from './facts.ts';
import type { Screen } from './eyes.ts';
import type { Shopper } from './shopper.ts';

/** Something that must be so whatever a shopper did; gives what is wrong, a sentence each. */
export type Truth = (shopper: Shopper, facts: Facts) => string[];

export const CHECKOUT_STEPS: ReadonlySet<Screen> = new Set(['contacts', 'delivery', 'payment']);

export function sameAmounts(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

/** What a button that pays begins with: 'Pay ₴'. */
export function payBegins(locale: Locale): string {
  const [verb = ''] = seenWordsOf(locale)('checkout.pay', { amount: '' }).split(' ');
  return `${verb} ₴`;
}
