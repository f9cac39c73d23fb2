import type { BasketKey } from './basket.ts';
import { MINIMUM_TOTAL_MINOR, PERCENT_HUNDREDTHS, PROMO_NAME_MAX_LENGTH } from './constants.ts';
import type { Money } from './money.ts';
import { asSeen } from './typed-text.ts';

/** What a code takes off, or gives (spec section 3). */
export interface PromoCode {
  /** In capital letters. */
  name: string;
  type: 'PERCENTAGE' | 'AMOUNT' | 'PRODUCT_VARIANT';
  /** Percent of the goods with at most two decimals, or money for AMOUNT. */
  discount: number;
  /** It applies from here on. */
  minApplyPrice: Money;
  /** It is for who has ordered nothing before. */
  isFirstOrderOnly?: true;
  /** What PRODUCT_VARIANT adds to the order for nothing. */
  gift?: BasketKey;
}

/** How a code is written, however it was typed, as far as the wire takes it; '' when nothing was. */
export function promoName(typed: string): string {
  return asSeen(typed).toUpperCase().slice(0, PROMO_NAME_MAX_LENGTH);
}

/** How much more to buy until the code applies; never below 0 (spec section 5). */
export function amountLeftForPromo({ minApplyPrice }: Pick<PromoCode, 'minApplyPrice'>, products: Money): Money {
  return Math.max(0, minApplyPrice - products);
}

/** A share of an amount, rounded half up; in two parts, each of them exact, because their product may be too large. */
function percentOf(amount: Money, percent: number): Money {
  const share = Math.round(percent * 100);
  const rest = amount % PERCENT_HUNDREDTHS;
  return ((amount - rest) / PERCENT_HUNDREDTHS) * share + Math.round((rest * share) / PERCENT_HUNDREDTHS);
}

/**
 * What a code takes off goods of this worth, and whether it would have been more if goods could cost less than ₴1
 * (spec section 5). Whatever the server says, it is never below 0 and never NaN.
 */
export function promoDiscount(promo: PromoCode, products: Money): { amount: Money; isLimited: boolean } {
  const none = { amount: 0, isLimited: false };
  if (promo.type === 'PRODUCT_VARIANT' || amountLeftForPromo(promo, products) > 0) return none;
  const wanted = promo.type === 'PERCENTAGE' ? percentOf(products, promo.discount) : promo.discount;
  const most = Math.max(0, products - MINIMUM_TOTAL_MINOR);
  return wanted > 0 ? { amount: Math.min(wanted, most), isLimited: wanted > most } : none;
}
