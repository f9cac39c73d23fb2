import type { BasketItem } from '#domain/basket.ts';
import type { Checkout } from '#domain/order.ts';
import type { OrderPort } from '#ports/order.ts';
import type { NewId } from '#ports/platform.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { isRefusal } from './outcome.ts';

/** Where the draft of the checkout is kept. */
interface Drafts {
  draft(): CheckoutDraft;
  keepDraft(draft: CheckoutDraft): void;
}

/** The order that is being filled in, and how it looks now where the server has said so. */
interface OpenOrder {
  id: string;
  checkout?: Checkout;
}

/** The order that this browser left unpaid takes the basket as it is now; undefined when there is none to take it. */
async function broughtUpToDate(port: OrderPort, drafts: Drafts, items: BasketItem[]): Promise<OpenOrder | undefined> {
  const { orderId } = drafts.draft();
  if (orderId === undefined) return undefined;
  try {
    const checkout = await port.updateProducts(orderId, items);
    return { id: checkout.order.id, checkout };
  } catch (error) {
    if (isRefusal(error) && error.code !== 'PRODUCT_VARIANT_NOT_IN_STOCK') return undefined;
    throw error;
  }
}

/**
 * The same basket pressed again after an unknown outcome carries the same operation id, over a reload too: one order,
 * not two.
 */
async function created(port: OrderPort, drafts: Drafts, newId: NewId, items: BasketItem[]): Promise<OpenOrder> {
  const of = JSON.stringify(items);
  const known = drafts.draft().operation;
  const operation = known?.of === of ? known : { of, id: newId() };
  const forgetOperation = (): void => {
    const { operation: _, ...draft } = drafts.draft();
    drafts.keepDraft(draft);
  };
  drafts.keepDraft({ ...drafts.draft(), operation });
  try {
    const order = await port.create(items, operation.id);
    forgetOperation();
    return order;
  } catch (error) {
    if (isRefusal(error)) forgetOperation();
    throw error;
  }
}

/** Turns the basket into one order, however often that is asked for. Rejects with AppError. */
export async function orderFromBasket(
  port: OrderPort,
  drafts: Drafts,
  newId: NewId,
  items: BasketItem[],
): Promise<OpenOrder> {
  const order = (await broughtUpToDate(port, drafts, items)) ?? (await created(port, drafts, newId, items));
  drafts.keepDraft({ ...drafts.draft(), orderId: order.id });
  return order;
}
