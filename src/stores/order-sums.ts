import { currentPrice } from '#domain/catalog.ts';
import type { Order } from '#domain/order.ts';
import { lineKey } from './basket-line.ts';

/** What an order comes to, in minor units, as a browser keeps it: a piece of each line by its key, and `total`. */
export function sumsOf({ lines, prices }: Pick<Order, 'lines' | 'prices'>): Record<string, string> {
  const pieces = lines.filter(({ isGift }) => !isGift).map((line) => [lineKey(line), String(currentPrice(line))]);
  return { ...Object.fromEntries(pieces), total: String(prices.total) };
}

/** The order as it was when it came to these sums; what is no sum, or of no line of it, is left out. */
export function withSums(order: Order, sums: Record<string, string> = {}): Order {
  const known = (key: string): number | undefined => Number(sums[key]) || undefined;
  return {
    ...order,
    lines: order.lines.map((line) => {
      const former = line.isGift ? undefined : known(lineKey(line));
      if (former === undefined) return line;
      const { discountPrice: _, ...rest } = line;
      return { ...rest, price: former };
    }),
    prices: { ...order.prices, total: known('total') ?? order.prices.total },
  };
}
