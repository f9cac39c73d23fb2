import { MINIMUM_TOTAL_MINOR } from './constants.ts';
import type { Money } from './money.ts';
import type { ShippingMethod } from './shipping.ts';
import { shippingPrice } from './shipping.ts';

export interface Prices {
  /** The goods at today's prices. */
  products: Money;
  /** What a promo code takes off. */
  discount: Money;
  shipping: Money;
  tax?: Money;
  /** products - discount + shipping (+ tax) */
  total: Money;
  /** What cash on delivery asks for in advance. */
  prepayment?: Money;
}

export interface PriceLine {
  price: Money;
  quantity: number;
}

/** What the goods cost together. */
export function productsPrice(lines: PriceLine[]): Money {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/**
 * The one price function of the shop: lines, discount, shipping, total. The goods never cost less than ₴1 after the
 * discount (spec section 5), and an empty basket costs nothing.
 */
export function pricesOf(lines: PriceLine[], discount: Money = 0, method?: ShippingMethod): Prices {
  const products = productsPrice(lines);
  const allowed = Math.min(Math.max(0, discount), Math.max(0, products - MINIMUM_TOTAL_MINOR));
  const shipping = method === undefined || products === 0 ? 0 : shippingPrice(method, products);
  return { products, discount: allowed, shipping, total: products - allowed + shipping };
}
