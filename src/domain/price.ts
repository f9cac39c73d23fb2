import type { BasketKey } from './basket.ts';
import type { Money } from './money.ts';
import type { PromoCode } from './promo-code.ts';
import { amountLeftForPromo, promoDiscount } from './promo-code.ts';
import type { ShippingMethod } from './shipping.ts';
import { amountLeftForFreeShipping, shippingPrice } from './shipping.ts';

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
  /** What one piece costs today. */
  price: Money;
  /** What one piece costs without its discount, when it has one. */
  fullPrice?: Money;
  quantity: number;
}

export interface PriceQuestion {
  lines: readonly PriceLine[];
  promo?: PromoCode | undefined;
  /** Whether the shop still has a piece of what the code gives. */
  isGiftLeft?: boolean;
  /** How it is sent, once that is chosen. */
  method?: ShippingMethod | undefined;
  /** Every way of delivery: for what is left until one of them is free. */
  methods?: ShippingMethod[];
  /** The server's word: it depends on the address. */
  tax?: Money | undefined;
}

/** One step of the way to the total; the amounts of all steps add up to it. */
export type PriceReason = { amount: Money } & (
  | { why: 'line'; index: number }
  | { why: 'promo'; promo: PromoCode; isLimited: boolean }
  | { why: 'promo-below' | 'gift' | 'gift-missing'; promo: PromoCode }
  | { why: 'shipping' | 'shipping-free' | 'shipping-later' | 'tax' }
);

export interface PricedBasket extends Prices {
  /** The goods at their old prices. */
  full: Money;
  /** What the promo code adds for nothing. */
  gift: BasketKey | undefined;
  /** How much more to buy until the code applies; 0 without one. */
  leftForPromo: Money;
  /** How much more to buy until a way of delivery is free; 0 when none offers it. */
  leftForFreeShipping: Money;
  /** Why the total is what it is, in the order of a bill. */
  reasons: PriceReason[];
}

/** What the goods cost together. */
export function productsPrice(lines: readonly Pick<PriceLine, 'price' | 'quantity'>[]): Money {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

function promoReason(question: PriceQuestion, products: Money): PriceReason[] {
  const { promo, isGiftLeft = false } = question;
  if (promo === undefined) return [];
  if (amountLeftForPromo(promo, products) > 0) return [{ why: 'promo-below', promo, amount: 0 }];
  if (promo.type === 'PRODUCT_VARIANT')
    return [{ why: isGiftLeft && promo.gift !== undefined ? 'gift' : 'gift-missing', promo, amount: 0 }];
  const { amount, isLimited } = promoDiscount(promo, products);
  return [{ why: 'promo', promo, isLimited, amount: 0 - amount }];
}

function shippingReason({ lines, method }: PriceQuestion, products: Money): PriceReason {
  if (method === undefined || lines.length === 0) return { why: 'shipping-later', amount: 0 };
  const amount = shippingPrice(method, products);
  return { why: amount === 0 ? 'shipping-free' : 'shipping', amount };
}

/**
 * The one price function of the shop: goods, discount, gift, shipping, total, what is left for more, and why. A promo
 * code leaves the goods at ₴1 at least (spec section 5); an empty basket costs nothing. All in minor units.
 */
export function pricesOf(question: PriceQuestion): PricedBasket {
  const { lines, promo, methods = [], tax } = question;
  const products = productsPrice(lines);
  const promoSteps = lines.length === 0 ? [] : promoReason(question, products);
  const shippingStep = shippingReason(question, products);
  const reasons: PriceReason[] = [
    ...lines.map(({ price, quantity }, index) => ({ why: 'line' as const, index, amount: price * quantity })),
    ...promoSteps,
    shippingStep,
    ...(tax === undefined ? [] : [{ why: 'tax' as const, amount: tax }]),
  ];
  return {
    products,
    full: productsPrice(lines.map(({ price, fullPrice = price, quantity }) => ({ price: fullPrice, quantity }))),
    discount: promoSteps.reduce((sum, step) => sum - step.amount, 0),
    gift: promoSteps.some((step) => step.why === 'gift') ? promo?.gift : undefined,
    shipping: shippingStep.amount,
    ...(tax === undefined ? {} : { tax }),
    total: reasons.reduce((sum, step) => sum + step.amount, 0),
    leftForPromo: promo === undefined ? 0 : amountLeftForPromo(promo, products),
    leftForFreeShipping: amountLeftForFreeShipping(products, methods),
    reasons,
  };
}
