import type { BasketItem, BasketKey } from '#domain/basket.ts';
import { isSameItem } from '#domain/basket.ts';
import type { Variant } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import type { ErrorText } from '#domain/errors.ts';
import type { Money } from '#domain/money.ts';

export interface BasketLine extends BasketItem {
  /** Undefined while it loads, and for good when the shop no longer knows it. */
  variant: Variant | undefined;
  /** What keeps the line from being bought. */
  trouble: 'unknown' | 'not-in-stock' | undefined;
  /** What went wrong with the last change of this line. */
  error: ErrorText | undefined;
  /** Pieces times today's price; 0 when it cannot be bought. */
  total: Money;
}

export const lineKey = (key: BasketKey): string => `${key.variantId} ${key.size}`;

/** A line as it is drawn; a variant is unknown only once the shop has been asked for it (`isSettled`). */
export function basketLine(
  item: BasketItem,
  variant: Variant | undefined,
  error: ErrorText | undefined,
  isSettled: boolean,
): BasketLine {
  if (variant === undefined) return { ...item, variant, trouble: isSettled ? 'unknown' : undefined, error, total: 0 };
  if (!isInStock(variant, item.size)) return { ...item, variant, trouble: 'not-in-stock', error, total: 0 };
  return { ...item, variant, trouble: undefined, error, total: currentPrice(variant) * item.quantity };
}

/** What is left when so many pieces are paid for: of a line that has grown meanwhile, the rest stays. */
export function withoutBought(items: BasketItem[], bought: BasketItem[]): BasketItem[] {
  return items.flatMap((item) => {
    const paid = bought.filter((one) => isSameItem(one, item)).reduce((sum, one) => sum + one.quantity, 0);
    return item.quantity > paid ? [{ ...item, quantity: item.quantity - paid }] : [];
  });
}
