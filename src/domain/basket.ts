import type { Size } from './catalog.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from './constants.ts';

/** What is bought: one colour of a product in one size. */
export interface BasketKey {
  variantId: string;
  size: Size;
}

export interface BasketItem extends BasketKey {
  /** Whole number from 1 to 99. */
  quantity: number;
}

export function isSameItem(a: BasketKey, b: BasketKey): boolean {
  return a.variantId === b.variantId && a.size === b.size;
}

/**
 * The nearest allowed quantity (1 to 99) of anything a shopper can type or a storage can hold: '3', 2.7, -1, 1e9, 'abc'.
 * What is no number at all gives undefined, so that the caller keeps the old one.
 */
export function allowedQuantity(value: unknown): number | undefined {
  const number = typeof value === 'string' ? (value.trim() === '' ? Number.NaN : Number(value)) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return undefined;
  return Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, Math.trunc(number)));
}

/** Same variant and size: the quantity grows; otherwise the item goes to the front (spec section 4). */
export function addItem(items: BasketItem[], added: BasketItem): BasketItem[] {
  if (!items.some((item) => isSameItem(item, added))) return [added, ...items];
  return items.map((item) =>
    isSameItem(item, added) ? { ...item, quantity: Math.min(QUANTITY_MAX, item.quantity + added.quantity) } : item,
  );
}

export function changeItem(items: BasketItem[], changed: BasketItem): BasketItem[] {
  return items.map((item) => (isSameItem(item, changed) ? { ...item, quantity: changed.quantity } : item));
}

/** The line in another size or colour, in its place; a line of that which is there already becomes one with it. */
export function exchangeItem(items: BasketItem[], key: BasketKey, { variantId, size }: BasketKey): BasketItem[] {
  const wanted = { variantId, size };
  const line = items.find((item) => isSameItem(item, key));
  if (line === undefined || isSameItem(key, wanted)) return items;
  const other = items.find((item) => isSameItem(item, wanted));
  const quantity = Math.min(QUANTITY_MAX, line.quantity + (other?.quantity ?? 0));
  return items.flatMap((item) => (item === other ? [] : item === line ? [{ ...item, ...wanted, quantity }] : [item]));
}

export function removeItem(items: BasketItem[], key: BasketKey): BasketItem[] {
  return items.filter((item) => !isSameItem(item, key));
}

/** Puts a removed line back where it was. */
export function restoreItem(items: BasketItem[], item: BasketItem, position: number): BasketItem[] {
  const others = removeItem(items, item);
  return [...others.slice(0, position), item, ...others.slice(position)];
}

export function countPieces(items: BasketItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** What is left when so many pieces are paid for: of a line that has grown meanwhile, the rest stays. */
export function withoutBought(items: BasketItem[], bought: BasketItem[]): BasketItem[] {
  return items.flatMap((item) => {
    const paid = bought.filter((one) => isSameItem(one, item)).reduce((sum, one) => sum + one.quantity, 0);
    return item.quantity > paid ? [{ ...item, quantity: item.quantity - paid }] : [];
  });
}
