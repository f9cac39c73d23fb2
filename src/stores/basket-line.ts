import type { BasketItem, BasketKey } from '#domain/basket.ts';
import type { Variant } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import { QUANTITY_MAX } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import type { Money } from '#domain/money.ts';
import type { ToastWords } from './toasts.ts';

export interface BasketLine extends BasketItem {
  /** Undefined while it loads, and for good when the shop no longer knows it. */
  variant: Variant | undefined;
  /** What keeps the line from being bought. */
  trouble: 'unknown' | 'not-in-stock' | undefined;
  /** What went wrong with the last change of this line. */
  error: ErrorText | undefined;
  /** Pieces times today's price; 0 when it cannot be bought. */
  total: Money;
  /** The same without a discount: what is struck beside the total when it is more. */
  fullTotal: Money;
}

/** The size that a line was to be of instead is sold out. */
export const SIZE_GONE: ErrorText = { key: 'basket.size.gone' };

/** And so is the colour. */
export const COLOR_GONE: ErrorText = { key: 'basket.color.gone' };

/** It takes no more pieces. */
export const LINE_FULL: ErrorText = { key: 'basket.line.most', values: { quantity: QUANTITY_MAX } };

export const lineKey = (key: BasketKey): string => `${key.variantId} ${key.size}`;

/** A line as it is drawn; a variant is unknown only once the shop has been asked for it (`isSettled`). */
export function basketLine(
  item: BasketItem,
  variant: Variant | undefined,
  error: ErrorText | undefined,
  isSettled: boolean,
): BasketLine {
  const none = { ...item, variant, error, total: 0, fullTotal: 0 };
  if (variant === undefined) return { ...none, trouble: isSettled ? 'unknown' : undefined };
  if (!isInStock(variant, item.size)) return { ...none, trouble: 'not-in-stock' };
  const { quantity } = item;
  return { ...none, trouble: undefined, total: currentPrice(variant) * quantity, fullTotal: variant.price * quantity };
}

/** What is said of a removed line. Its size and id keep the messages of two lines from being merged, or one is lost. */
export function removedWords({ variantId, size }: BasketKey, variant: Variant | undefined): ToastWords {
  const values = { name: variant?.name ?? '', size, id: variantId };
  return { key: variant === undefined ? 'basket.removed-unknown' : 'basket.removed', values };
}
