import type { WireBasketItem, WireOrder } from '#contract/order.ts';
import type { Shop } from './call.ts';
import type { State, StoredOrder } from './state.ts';
import { stockKey } from './state.ts';
import { Fault } from './faults.ts';
import { localeOf } from './language.ts';
import { writeOrder } from './letters.ts';
import { giftOf, methodsFor, orderOnWire } from './order-on-wire.ts';
import { checkStillInStock } from './order-rules.ts';
import type { PaymentDemand, PaymentResult, SignedFields } from './payment-data.ts';
import { genuineResult } from './payment-data.ts';
import { minor } from './prices.ts';
import { takeStock } from './shelves.ts';

type Kind = NonNullable<WireOrder['shippingMethod']>['kind'];

const NEEDED: Record<Kind, ('branchNumber' | 'address' | 'postcode')[]> = {
  PARCEL_BRANCH: ['branchNumber'],
  COURIER: ['address'],
  POST: ['address', 'postcode'],
  INTERNATIONAL: ['address', 'postcode'],
};

/** Throws VALIDATION_ERROR naming everything an order still lacks before it can be paid. */
export function checkComplete(state: State, order: StoredOrder): void {
  const { customer, address } = order;
  const method = methodsFor(state, order, 'uk').find((one) => one._id === order.methodId);
  const missing = [
    ...(['firstName', 'lastName', 'email', 'phone'] as const)
      .filter((field) => customer[field] === undefined)
      .map((field) => `customer.${field}`),
    ...(address === undefined ? ['shippingInfo'] : []),
    ...(method === undefined ? ['shippingMethod'] : []),
    ...(method === undefined ? [] : NEEDED[method.kind])
      .filter((field) => address !== undefined && address[field] === undefined)
      .map((field) => `shippingInfo.${field}`),
  ];
  if (missing.length === 0) return;
  throw new Fault('VALIDATION_ERROR', { details: missing.map((path) => ({ path, message: 'Missing' })) });
}

/** What is to be paid now, in kopiykas: everything, or the prepayment of cash on delivery. */
function amountOf({ prices }: WireOrder): number {
  return minor(prices.prepayment ?? prices.total);
}

/** What the provider is asked to take for this order. */
export function demandFor(
  order: WireOrder,
  currency: PaymentDemand['currency'],
  returnTo: string,
  language: 'uk' | 'en',
): PaymentDemand {
  return {
    orderId: order._id,
    number: order.number,
    amount: amountOf(order),
    currency,
    kind: order.prices.prepayment === undefined ? 'full' : 'prepayment',
    locale: localeOf(language),
    returnTo,
  };
}

/** A basket without so many pieces as were bought: what was put in beside them stays. */
function leftAfter(bought: WireBasketItem[], basket: WireBasketItem[]): WireBasketItem[] {
  const pieces = new Map(bought.map(({ variantId, size, quantity }) => [stockKey(variantId, size), quantity]));
  return basket
    .map((line) => ({ ...line, quantity: line.quantity - (pieces.get(stockKey(line.variantId, line.size)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

function complete(shop: Shop, order: StoredOrder, transactionId: string): void {
  const { state } = shop.database;
  const { products, prices } = orderOnWire(state, order, order.language);
  const gift = giftOf(state, order);
  const lines = products
    .filter((product) => product.gift !== true)
    .map(({ price, discountPrice }) => ({ price, discountPrice }));
  order.paid = { lines, prices, ...(gift && { gift }) };
  order.payment = { ...order.payment, status: 'COMPLETED', transactionId, paid: prices.prepayment ?? prices.total };
  order.status = 'IN_PROCESS';
  for (const { variantId, size, quantity } of order.lines) takeStock(state, variantId, size, quantity);
  if (gift !== undefined) takeStock(state, gift.variantId, gift.size, 1);
  const owner = state.customers.find((customer) => customer.user._id === order.ownerId);
  shop.database.touch(owner);
  if (owner !== undefined) owner.basket = leftAfter(order.lines, owner.basket);
  writeOrder(shop, order);
}

function canBeTaken({ database }: Shop, order: StoredOrder, { amount }: PaymentResult): boolean {
  try {
    checkStillInStock(database.state, order.lines, 'products');
  } catch {
    return false;
  }
  return amountOf(orderOnWire(database.state, order, 'uk')) === amount;
}

/**
 * Takes the provider's word for an order; the same word twice changes nothing more. Gives whether the order is paid
 * now: money for goods that are gone, or for a sum that is no longer the order's, is not taken. Throws
 * INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE for a forged word, ORDER_NOT_FOUND, INCORRECT_PAYMENT_STATUS.
 */
export async function settle(shop: Shop, fields: SignedFields): Promise<boolean> {
  const result = await genuineResult(fields);
  shop.database.refresh();
  const order = shop.database.state.orders.find((one) => one.id === result.orderId);
  if (order === undefined) throw new Fault('ORDER_NOT_FOUND');
  shop.database.touch(order);
  if (order.payment.status === 'COMPLETED') return true;
  if (order.status !== 'NEW') throw new Fault('INCORRECT_PAYMENT_STATUS');
  const isPaid = result.outcome === 'paid' && canBeTaken(shop, order, result);
  if (isPaid) complete(shop, order, result.transactionId);
  else {
    const { method } = order.payment;
    const isCardError = result.outcome !== 'paid' && result.outcome !== 'cancelled';
    order.payment = {
      ...(method && { method }),
      status: 'FAILED',
      ...(isCardError && { error: result.outcome as NonNullable<WireOrder['payment']['error']> }),
    };
  }
  shop.database.save();
  return isPaid;
}
