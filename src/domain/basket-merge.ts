import type { BasketItem } from './basket.ts';
import { allowedQuantity, isSameItem } from './basket.ts';

function quantityIn(items: BasketItem[], item: BasketItem): number {
  return items.find((one) => isSameItem(one, item))?.quantity ?? 0;
}

/** Lines of one basket that another one does not hold yet, or holds fewer pieces of. */
export function missingFrom(items: BasketItem[], others: BasketItem[]): BasketItem[] {
  return others.filter((other) => quantityIn(items, other) < other.quantity);
}

/** How many pieces of these lines a basket did not hold yet. */
export function piecesMissing(items: BasketItem[], others: BasketItem[]): number {
  return missingFrom(items, others).reduce((sum, other) => sum + other.quantity - quantityIn(items, other), 0);
}

/**
 * Two baskets as one: per variant and size the larger quantity, everything else of both. So that doing it twice, or
 * once more after a failure, changes nothing. What is new comes first, like anything that is added.
 */
export function uniteBaskets(items: BasketItem[], others: BasketItem[]): BasketItem[] {
  const larger = items.map((item) => ({ ...item, quantity: Math.max(item.quantity, quantityIn(others, item)) }));
  const fresh = others.filter((other) => quantityIn(items, other) === 0);
  return [...fresh, ...larger].map((item) => ({ ...item, quantity: allowedQuantity(item.quantity) ?? 1 }));
}
