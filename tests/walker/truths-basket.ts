import type { Thing } from './shopper.ts';
import { sameAmounts, type Truth } from './truth.ts';

/** Whatever they are worth in this basket. */
const GOOD_CODES = new Set(['SHOV10', 'NYTKA200']);

/** What is in a basket, in one order. */
function listed(basket: Iterable<[Thing, number]>): string {
  return (
    [...basket]
      .map(([thing, quantity]) => `${thing} × ${quantity}`)
      .toSorted()
      .join('; ') || 'nothing'
  );
}

/** What must be so of a basket. */
export const BASKET_TRUTHS: Record<string, Truth> = {
  'the basket is what was put in and not removed'({ sight, basket }) {
    // Behind a dialog nobody reads it.
    if (sight.screen !== 'basket' || sight.dialog !== undefined) return [];
    const shown = (sight.lines ?? []).map(({ thing, quantity }): [Thing, number] => [
      thing,
      quantity ?? basket.get(thing) ?? 0,
    ]);
    return listed(shown) === listed(basket)
      ? []
      : [`the basket shows ${listed(shown)}, and should hold ${listed(basket)}`];
  },
  'an account keeps what was put in and not removed'({ person, basket }, { account }) {
    return person === undefined || account === undefined || listed(account) === listed(basket)
      ? []
      : [`the account keeps ${listed(account)}, and should keep ${listed(basket)}`];
  },
  'lines come to what the summary says'({ sight }) {
    if (sight.screen !== 'basket' || sight.lines === undefined) return [];
    const goods = sight.lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
    const [full, reduced] = sight.sums.slice(0, -1);
    const isRight =
      full === undefined || [full.amount, full.amount + (reduced?.amount ?? 0)].some((sum) => sameAmounts(sum, goods));
    return isRight ? [] : [`lines come to ${goods}, the summary says ${full?.amount}`];
  },
  'the header counts what is in the basket'({ sight, basket }) {
    const pieces = [...basket.values()].reduce((sum, quantity) => sum + quantity, 0);
    return sight.count === undefined || sight.count === pieces
      ? []
      : [`the header counts ${sight.count}, the basket holds ${pieces}`];
  },
  'several are wanted only of what they were wanted of'({ sight, numbered, locale }) {
    const [title = ''] = sight.titles;
    const isSame = numbered?.title === title || (numbered !== undefined && numbered.locale !== locale);
    return sight.screen !== 'product' || (sight.wanted ?? 1) === 1 || isSame
      ? []
      : [`${sight.wanted} of «${title}» are wanted, of ${numbered?.title ?? 'nothing'} it was said`];
  },
  'a code that was typed stays, as long as it is good'({ sight, code, endedCodes, person, paid }) {
    const isGood = GOOD_CODES.has(code) && !endedCodes.has(code) && person === undefined && paid.size === 0;
    if (sight.screen !== 'basket' || sight.lines === undefined || !isGood || sight.promo === code) return [];
    return [`the code ${code} was applied, and there is ${sight.promo ?? 'none'}`];
  },
};
