import { isSameItem } from './basket.ts';
import type { Size } from './catalog.ts';
import { currentPrice } from './catalog.ts';
import type { Money } from './money.ts';
import type { Order, OrderLine } from './order.ts';
import { givesNothing } from './order.ts';

interface Goods {
  name: string;
  color: string;
  size: Size;
}

/** One thing about an order that is not as it was seen; `name` is of the goods, the code or the way of delivery. */
export type OrderChange =
  | ({ what: 'gone' | 'added' | 'gift-gone' | 'gift-added' } & Goods)
  | ({ what: 'quantity'; former: number; now: number } & Goods)
  | ({ what: 'price'; former: Money; now: Money } & Goods)
  | { what: 'promo-gone' | 'promo-added'; name: string }
  | { what: 'way'; name: string }
  | { what: 'shipping' | 'tax' | 'total' | 'in-advance'; former: Money; now: Money };

/** Whether what a shopper gets or pays is otherwise; the words of the order may be another language's by now. */
export function orderChanges(seen: Order, now: Order): OrderChange[] {
  return [...goneLines(seen, now), ...keptLines(seen, now), ...promoChanges(seen, now), ...sumChanges(seen, now)];
}

const isSame = (one: OrderLine) => (other: OrderLine) => one.isGift === other.isGift && isSameItem(one, other);

function named({ name, color, size }: OrderLine): Goods {
  return { name, color: color.name, size };
}

function goneLines(seen: Order, now: Order): OrderChange[] {
  const gone = seen.lines.filter((line) => !now.lines.some(isSame(line)));
  return gone.map((line) => ({ what: line.isGift ? 'gift-gone' : 'gone', ...named(line) }));
}

function keptLines(seen: Order, now: Order): OrderChange[] {
  return now.lines.flatMap((line): OrderChange[] => {
    const before = seen.lines.find(isSame(line));
    if (before === undefined) return [{ what: line.isGift ? 'gift-added' : 'added', ...named(line) }];
    const prices = { former: currentPrice(before), now: currentPrice(line) };
    const quantities = { former: before.quantity, now: line.quantity };
    return [
      ...(prices.former === prices.now ? [] : [{ what: 'price' as const, ...named(line), ...prices }]),
      ...(quantities.former === quantities.now ? [] : [{ what: 'quantity' as const, ...named(line), ...quantities }]),
    ];
  });
}

/** A code that stays in the order and takes nothing off any more is as good as gone. */
function promoChanges(seen: Order, now: Order): OrderChange[] {
  const [former, present] = [seen, now].map((order) => (givesNothing(order) ? undefined : order.promoCode));
  if (former === present) return [];
  return [
    ...(former === undefined ? [] : [{ what: 'promo-gone' as const, name: former }]),
    ...(present === undefined ? [] : [{ what: 'promo-added' as const, name: present }]),
  ];
}

function sumChanges(seen: Order, now: Order): OrderChange[] {
  const way = now.shippingMethod;
  const isOtherWay = way !== undefined && way.id !== seen.shippingMethod?.id;
  const sums = (what: 'shipping' | 'tax' | 'total', former: Money, present: Money): OrderChange[] =>
    former === present ? [] : [{ what, former, now: present }];
  return [
    ...(isOtherWay ? [{ what: 'way' as const, name: way.name }] : []),
    ...sums('shipping', seen.prices.shipping, now.prices.shipping),
    ...sums('tax', seen.prices.tax ?? 0, now.prices.tax ?? 0),
    ...sums('total', seen.prices.total, now.prices.total),
  ];
}
