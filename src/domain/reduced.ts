import type { Money } from './money.ts';
import type { OrderLine } from './order.ts';
import { productsPrice } from './price.ts';

type Reducible = Pick<OrderLine, 'price' | 'discountPrice' | 'quantity' | 'isGift'>;

/** What the goods of an order cost less than without their own discounts; what a code gives for nothing is not counted. */
export function reducedBy(lines: readonly Reducible[]): Money {
  return productsPrice(
    lines
      .filter(({ isGift }) => !isGift)
      .map(({ price, discountPrice = price, quantity }) => ({ price: price - discountPrice, quantity })),
  );
}
