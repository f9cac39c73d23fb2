import type { BasketItem } from '#domain/basket.ts';
import { AppError } from '#domain/errors.ts';
import type { Checkout } from '#domain/order.ts';
import type { OrderPort } from '#ports/order.ts';
import type { NewId } from '#ports/platform.ts';
import type { BasketStore } from './basket.ts';
import type { CheckoutDrafts } from './checkout-draft.ts';
import { isOver, isRefusal } from './outcome.ts';
import type { PaidOrder } from './paid-order.ts';
import type { PromoStore } from './promo.ts';
import { sayRefusedGoods } from './refused-goods.ts';

/** The order that is being filled in, or was just paid for. */
interface OpenOrder {
  /** Where it goes on. */
  path: string;
  /** How it looks now, where the server has said so. */
  checkout?: Checkout;
}

/** What is ordered. */
interface Wanted {
  items: BasketItem[];
  /** The name of the code that applies. */
  promoCode: string | undefined;
}

/** Refusals that are about what is ordered: another order would be refused as well. */
const ABOUT_WANTED: ReadonlySet<string | undefined> = new Set(['PRODUCT_VARIANT_NOT_IN_STOCK', 'PROMO_CODE_NOT_FOUND']);

/**
 * The order that this browser left unpaid takes the basket as it is now; undefined when there is none to take it. The
 * goods of one that another tab has paid for leave the basket.
 */
async function broughtUpToDate(
  port: OrderPort,
  drafts: CheckoutDrafts,
  paid: PaidOrder,
  wanted: () => Wanted,
): Promise<OpenOrder | undefined> {
  const { orderId } = drafts.read();
  if (orderId === undefined) return undefined;
  try {
    const { items, promoCode } = wanted();
    const checkout = await port.updateProducts(orderId, items, promoCode);
    return { path: `/checkout/${checkout.order.id}`, checkout };
  } catch (error) {
    if (!isRefusal(error) || ABOUT_WANTED.has(error.code)) throw error;
    if (error.code === 'INCORRECT_PAYMENT_STATUS') await paid.isPaid(orderId);
    return undefined;
  }
}

/** The order whose payment has emptied the basket, in whichever tab. */
async function justPaid(drafts: CheckoutDrafts, paid: PaidOrder): Promise<OpenOrder | undefined> {
  const { orderId, paid: former } = drafts.read();
  const isOpenPaid = orderId !== undefined && (await paid.isPaid(orderId));
  const id = isOpenPaid ? orderId : former?.orderId;
  return id === undefined ? undefined : { path: `/checkout/success?order=${id}` };
}

/**
 * The same basket pressed again after an unknown outcome carries the same operation id, over a reload too: one order,
 * not two.
 */
async function created(port: OrderPort, drafts: CheckoutDrafts, newId: NewId, wanted: Wanted): Promise<OpenOrder> {
  const { items, promoCode } = wanted;
  const of = JSON.stringify([items, promoCode]);
  const known = drafts.read().operation;
  const operation = known?.of === of ? known : { of, id: newId() };
  const forgetOperation = (): void => {
    const { operation: _, ...draft } = drafts.read();
    drafts.keep(draft);
  };
  drafts.keep({ ...drafts.read(), operation });
  try {
    const order = await port.create(items, operation.id, promoCode);
    drafts.keys.keep(order.id, order.key);
    // At one stroke: between the two another tab would find neither, and make an order of its own.
    const { operation: _, paid: __, ...draft } = drafts.read();
    drafts.keep({ ...draft, orderId: order.id });
    return { path: `/checkout/${order.id}` };
  } catch (error) {
    if (isOver(error, { isFirst: known === undefined, isTold: port.tellsOperation })) forgetOperation();
    throw error;
  }
}

/** A code for first orders says so in what it is refused with. */
export function whyRefused({ details }: AppError): 'none' | 'first-only' {
  return details.some(({ path }) => path === 'promoCode.firstOrderOnly') ? 'first-only' : 'none';
}

/**
 * Turns the basket and its promo code into one order, however often that is asked for; what is refused is said where it
 * stands in the basket too. Undefined when there is nothing to order any more. Rejects with AppError.
 */
export async function orderFromBasket(
  port: OrderPort,
  drafts: CheckoutDrafts,
  paid: PaidOrder,
  newId: NewId,
  basket: BasketStore,
  promo: PromoStore,
): Promise<OpenOrder | undefined> {
  const wanted = (): Wanted => ({ items: basket.items, promoCode: promo.nameForOrder });
  const { items } = basket;
  try {
    if (!basket.isEmpty) {
      const known = await broughtUpToDate(port, drafts, paid, wanted);
      if (known !== undefined) return known;
      // Another tab may have bought it all a moment ago.
      await basket.recheck();
    }
    return await (basket.isEmpty ? justPaid(drafts, paid) : created(port, drafts, newId, wanted()));
  } catch (error) {
    if (error instanceof AppError && error.code === 'PROMO_CODE_NOT_FOUND') promo.refused(whyRefused(error));
    void sayRefusedGoods(error, items, basket);
    throw error;
  }
}
