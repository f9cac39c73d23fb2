import type { BasketItem } from '#domain/basket.ts';
import { addItem, allowedQuantity, changeItem, isSameItem, removeItem, withoutBought } from '#domain/basket.ts';
import { isSize } from '#domain/catalog.ts';
import { LOCK_BASKET, QUANTITY_MIN, STORAGE_BASKET } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { keptValue, ownField } from '#domain/kept-text.ts';
import type { BasketPort } from '#ports/basket.ts';
import type { Locks } from '#ports/locks.ts';
import type { KeyValue } from '#ports/platform.ts';

/** An order takes no more lines than that. */
const LINES_MAX = 200;

/** A line with a known variant and size; without a usable quantity it is one piece. */
function toLine(value: unknown): BasketItem | undefined {
  const variantId = ownField(value, 'variantId');
  const size = ownField(value, 'size');
  if (!isId(variantId)) return undefined;
  if (typeof size !== 'string' || !isSize(size)) return undefined;
  return { variantId, size, quantity: allowedQuantity(ownField(value, 'quantity')) ?? QUANTITY_MIN };
}

/**
 * The good lines of whatever the storage holds: our own `{ items }`, a bare list of lines, or damage of any kind. Two
 * lines of one variant and size become one of the larger quantity.
 */
export function decodeGuestBasket(text: string | undefined): BasketItem[] {
  const value = keptValue(text);
  const list: unknown = Array.isArray(value) ? value : ownField(value, 'items');
  const lines = new Map<string, BasketItem>();
  for (const entry of Array.isArray(list) ? list : []) {
    const line = toLine(entry);
    if (line === undefined) continue;
    const name = `${line.variantId} ${line.size}`;
    const quantity = Math.max(line.quantity, lines.get(name)?.quantity ?? QUANTITY_MIN);
    if (lines.has(name) || lines.size < LINES_MAX) lines.set(name, { ...line, quantity });
  }
  return [...lines.values()];
}

/**
 * The basket of a guest, kept by the browser. Each change is made of what is read anew, because another tab may have
 * changed it, and no two tabs are between reading and writing at once.
 */
export function createGuestBasket(keyValue: KeyValue, locks: Locks): BasketPort {
  const read = () => decodeGuestBasket(keyValue.read(STORAGE_BASKET));

  function keep(items: BasketItem[]): BasketItem[] {
    if (items.length === 0) keyValue.remove(STORAGE_BASKET);
    else keyValue.write(STORAGE_BASKET, JSON.stringify({ items }));
    return items;
  }

  const revise: BasketPort['revise'] = (make) => locks.alone(LOCK_BASKET, async () => keep(make(read())));

  function added(items: BasketItem[], item: BasketItem): BasketItem[] {
    const isFull = items.length >= LINES_MAX && !items.some((one) => isSameItem(one, item));
    // Said instead of dropping the oldest line in silence.
    if (isFull) throw new AppError('server', { code: 'VALIDATION_ERROR', status: 400 });
    return addItem(items, item);
  }

  return {
    read: async () => read(),
    add: (item) => revise((items) => added(items, item)),
    change: (item) => revise((items) => changeItem(items, item)),
    remove: (key) => revise((items) => removeItem(items, key)),
    revise,
    removeBought: (bought) => revise((items) => withoutBought(items, bought)),
  };
}
