import type { BasketKey } from './basket.ts';
import type { Money } from './money.ts';

/** What a code takes off, or gives (spec section 3). */
export interface PromoCode {
  /** In capital letters. */
  name: string;
  type: 'PERCENTAGE' | 'AMOUNT' | 'PRODUCT_VARIANT';
  /** Percent of the goods, or money for AMOUNT. */
  discount: number;
  /** It applies from here on. */
  minApplyPrice: Money;
  /** What PRODUCT_VARIANT adds to the order for nothing. */
  gift?: BasketKey;
}
