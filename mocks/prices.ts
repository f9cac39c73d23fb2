import type { WirePrices } from '#contract/order.ts';

/**
 * What an order costs, computed by the backend's own code in whole kopiykas or cents: a second opinion on the shop's price
 * function, so it shares nothing with it.
 */

export interface MinorPrices {
  products: number;
  discount: number;
  shipping: number;
  tax?: number;
  total: number;
  prepayment?: number;
}

export interface PriceQuestion {
  lines: { unit: number; quantity: number }[];
  promo?: { type: 'PERCENTAGE' | 'AMOUNT' | 'PRODUCT_VARIANT'; discount: number; minApplyPrice: number } | undefined;
  method?: { price: number; freeShippingFrom: number | null } | undefined;
  isCashOnDelivery: boolean;
  /** What goods are taxed by where they go; delivery is not taxed. */
  taxPercent?: number | undefined;
  /** What cash on delivery asks for in advance; 200 hryvnias when not said. */
  inAdvance?: number;
}

const CHEAPEST_GOODS_MINOR = 100;
/** UAH 200 in advance when the rest is paid on delivery (spec section 9). */
const PREPAYMENT_MINOR = 20_000;

/** Minor units of an amount on the wire. */
export function minor(amount: number): number {
  return Math.round(amount * 100);
}

/** The amount on the wire of minor units. */
export function major(amount: number): number {
  return amount / 100;
}

/** '₴2,450' or '₴2,450.50' of minor units (spec section 9). */
export function priceText(amount: number, symbol: string): string {
  const whole = amount % 100 === 0;
  return `${symbol}${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: whole ? 0 : 2 })}`;
}

function discountOf(products: number, promo: PriceQuestion['promo']): number {
  if (promo === undefined || products < promo.minApplyPrice) return 0;
  if (promo.type === 'PRODUCT_VARIANT') return 0;
  // Hundredths of a percent, so that a product of whole numbers is rounded and nothing else.
  const percent = Math.round((products * Math.round(promo.discount * 100)) / 10_000);
  const wanted = promo.type === 'PERCENTAGE' ? percent : promo.discount;
  const most = products - CHEAPEST_GOODS_MINOR;
  return Math.max(0, wanted < most ? wanted : most);
}

function shippingOf(products: number, method: PriceQuestion['method']): number {
  if (method === undefined) return 0;
  const { freeShippingFrom, price } = method;
  return freeShippingFrom !== null && products >= freeShippingFrom ? 0 : price;
}

/** All amounts in minor units, in and out. */
export function priceOrder({
  lines,
  promo,
  method,
  isCashOnDelivery,
  taxPercent,
  inAdvance = PREPAYMENT_MINOR,
}: PriceQuestion): MinorPrices {
  let products = 0;
  for (const { unit, quantity } of lines) products += unit * quantity;
  const discount = discountOf(products, promo);
  const shipping = shippingOf(products, method);
  // Thousandths, since a state's tax has three decimals.
  const tax =
    taxPercent === undefined
      ? undefined
      : Math.round(((products - discount) * Math.round(taxPercent * 1_000)) / 100_000);
  const total = products - discount + shipping + (tax ?? 0);
  return {
    products,
    discount,
    shipping,
    ...(tax !== undefined && { tax }),
    total,
    ...(isCashOnDelivery && { prepayment: Math.min(inAdvance, total) }),
  };
}

export function pricesOnWire({ products, discount, shipping, tax, total, prepayment }: MinorPrices): WirePrices {
  return {
    products: major(products),
    discount: major(discount),
    shipping: major(shipping),
    ...(tax !== undefined && { tax: major(tax) }),
    total: major(total),
    ...(prepayment !== undefined && { prepayment: major(prepayment) }),
  };
}
