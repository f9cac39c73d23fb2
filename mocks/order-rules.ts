import type { WireBasketItem } from '#contract/order.ts';
import type { CheckedCall } from './call.ts';
import { isOpenTo } from './order-sight.ts';
import type { State, StoredOrder } from './state.ts';
import { stockKey } from './state.ts';
import { Fault } from './faults.ts';
import type { Shelf } from './shelves.ts';
import { isAvailable, shelfById } from './shelves.ts';

export const MOST_OF_A_LINE = 99;

/** The name lines have in the body they came in, nothing where the body is the line: what `details` point at. */
type Field = 'products' | 'items' | '';

/** Where a line is wrong: the line itself among many; the field of a body that is a line. */
const pathOf = (line: string, field: 'variantId' | 'size'): string => (line === '' ? field : line);

/** Equal variants and sizes as one line. Throws VALIDATION_ERROR when that makes more than 99 pieces. */
export function merged(lines: WireBasketItem[], field: Field): WireBasketItem[] {
  const byKey = new Map<string, WireBasketItem>();
  for (const [index, line] of lines.entries()) {
    const key = stockKey(line.variantId, line.size);
    const quantity = line.quantity + (byKey.get(key)?.quantity ?? 0);
    if (quantity > MOST_OF_A_LINE)
      throw new Fault('VALIDATION_ERROR', { details: [{ path: `${field}.${index}.quantity`, message: 'Too many' }] });
    byKey.set(key, { ...line, quantity });
  }
  return [...byKey.values()];
}

/** Throws when a line is of nothing the shop has: unknown variant, or a size this variant does not come in. */
export function checkExists(
  state: State,
  { variantId, size }: Pick<WireBasketItem, 'variantId' | 'size'>,
  path: string,
): Shelf {
  const notHere = (field: 'variantId' | 'size') => ({
    details: [{ path: pathOf(path, field), message: 'Not in the shop' }],
  });
  const shelf = shelfById(state, variantId);
  if (shelf === undefined) throw new Fault('PRODUCT_SINGLE_VARIANT_NOT_FOUND', notHere('variantId'));
  if (!shelf.words.uk.variant.sizes.some((one) => one.value === size))
    throw new Fault('COMBINATION_OF_PRODUCT_VARIANT_AND_SIZE_NOT_FOUND', notHere('size'));
  return shelf;
}

function refuseMissing(
  lines: WireBasketItem[],
  field: Field,
  isLeft: (line: WireBasketItem, path: string) => boolean,
): void {
  const details = lines.flatMap((line, index) => {
    const path = field === '' ? '' : `${field}.${index}`;
    return isLeft(line, path) ? [] : [{ path: pathOf(path, 'size'), message: 'Not in stock' }];
  });
  if (details.length > 0) throw new Fault('PRODUCT_VARIANT_NOT_IN_STOCK', { details });
}

/**
 * Throws PRODUCT_VARIANT_NOT_IN_STOCK naming every line that cannot be sold now, or as `checkExists`; `concerns` leaves
 * lines out of it.
 */
export function checkStock(
  state: State,
  lines: WireBasketItem[],
  field: Field,
  concerns: (line: WireBasketItem) => boolean = () => true,
): void {
  refuseMissing(
    lines,
    field,
    (line, path) => !concerns(line) || isAvailable(state, checkExists(state, line, path), line.size, line.quantity),
  );
}

/** As `checkStock`, of lines taken before: what the shop has no more is out of stock too, which a shopper understands. */
export function checkStillInStock(state: State, lines: WireBasketItem[], field: Field): void {
  refuseMissing(lines, field, ({ variantId, size, quantity }) => {
    const shelf = shelfById(state, variantId);
    return shelf !== undefined && isAvailable(state, shelf, size, quantity);
  });
}

/** The order of this call. Throws ORDER_NOT_FOUND, or DONT_HAVE_ACCESS when it is somebody else's. */
export function orderOf(state: State, { params, customer }: Pick<CheckedCall, 'params' | 'customer'>): StoredOrder {
  const order = state.orders.find((one) => one.id === params['id']);
  if (order === undefined) throw new Fault('ORDER_NOT_FOUND');
  if (order.ownerId !== undefined && order.ownerId !== customer?.user._id) throw new Fault('DONT_HAVE_ACCESS');
  return order;
}

/**
 * As `orderOf`; throws DONT_HAVE_ACCESS too where the order is not open to who asks, and INCORRECT_PAYMENT_STATUS unless
 * it is new and unpaid.
 */
export function changeableOrder(
  state: State,
  call: Pick<CheckedCall, 'params' | 'customer' | 'orderKey'>,
  now: number,
): StoredOrder {
  const order = orderOf(state, call);
  if (!isOpenTo(order, call, now)) throw new Fault('DONT_HAVE_ACCESS');
  if (order.status !== 'NEW' || order.payment.status === 'COMPLETED') throw new Fault('INCORRECT_PAYMENT_STATUS');
  return order;
}
