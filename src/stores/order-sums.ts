import type { Size } from '#domain/catalog.ts';
import { currentPrice } from '#domain/catalog.ts';
import type { Order, OrderLine } from '#domain/order.ts';
import { lineKey } from './basket-line.ts';

/**
 * What an order holds and comes to, as a browser keeps it: by the key of each line its piece in minor units, how many, and what
 * it is called; `total`; and as `code` the promo code with what it takes off.
 */
export function sumsOf({
  lines,
  prices,
  promoCode,
}: Pick<Order, 'lines' | 'prices' | 'promoCode'>): Record<string, string> {
  const kept = lines
    .filter(({ isGift }) => !isGift)
    .map((line) => [lineKey(line), [currentPrice(line), line.quantity, line.color.name, line.name].join('\n')]);
  const code = promoCode !== undefined && { code: [promoCode, prices.discount].join('\n') };
  return { ...Object.fromEntries(kept), ...code, total: String(prices.total) };
}

/** None of what is no such line. */
function lineOf([key, text]: [string, string]): OrderLine[] {
  const [variantId = '', size] = key.split(' ');
  const [price, quantity, color = '', name] = text.split('\n');
  if (!Number(price) || !Number(quantity) || !name) return [];
  const what = { variantId, size: size as Size, name, vendorCode: '', color: { name: color, hex: '' }, isGift: false };
  return [{ ...what, price: Number(price), quantity: Number(quantity) }];
}

/** The order as it was when it held and came to this; where no line of it was kept, its lines are those of now. */
export function withSums(order: Order, sums: Record<string, string> = {}): Order {
  const lines = Object.entries(sums).flatMap(lineOf);
  const gifts = order.lines.filter(({ isGift }) => isGift);
  const [promoCode, discount] = sums['code']?.split('\n') ?? [];
  return {
    ...order,
    ...(Number(discount) > 0 && { promoCode }),
    lines: lines.length > 0 ? [...lines, ...gifts] : order.lines,
    prices: {
      ...order.prices,
      discount: Number(discount) || order.prices.discount,
      total: Number(sums['total']) || order.prices.total,
    },
  };
}
