import type { WireBasketItem, WireOrder } from '#contract/order.ts';
import { TRADE } from '#fixtures/projects.ts';
import { BANK_KEYS } from './bank-signature.ts';
import { outcomeOf } from './bank-words.ts';
import type { CheckedCall, Shop } from './call.ts';
import type { State, StoredOrder } from './state.ts';
import { stockKey } from './state.ts';
import { Fault } from './faults.ts';
import { localeOf } from './language.ts';
import { writeOrder } from './letters.ts';
import { giftOf, methodsFor, orderOnWire } from './order-on-wire.ts';
import { checkStillInStock } from './order-rules.ts';
import type { BankWord, PaymentDemand, SignedFields } from './payment-data.ts';
import { genuineWord } from './payment-data.ts';
import { PAYMENT_WORDS } from './payment-words.ts';
import { minor } from './prices.ts';
import { takeStock } from './shelves.ts';

type Kind = NonNullable<WireOrder['shippingMethod']>['kind'];

type Needed = 'branchNumber' | 'address' | 'postcode';

const NEEDED: Record<Kind, Needed[]> = {
  PARCEL_BRANCH: ['branchNumber'],
  COURIER: ['address', 'postcode'],
  POST: ['address', 'postcode'],
  INTERNATIONAL: ['address', 'postcode'],
};

function neededBy(kind: Kind, country: string | undefined): Needed[] {
  return kind === 'COURIER' && country === 'UA' ? ['address'] : NEEDED[kind];
}

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
    ...(method === undefined ? [] : neededBy(method.kind, address?.country))
      .filter((field) => address !== undefined && address[field] === undefined)
      .map((field) => `shippingInfo.${field}`),
  ];
  if (missing.length === 0) return;
  throw new Fault('VALIDATION_ERROR', { details: missing.map((path) => ({ path, message: 'Missing' })) });
}

/** Where this backend hears the bank. */
export const PAYMENT_CALLBACK = '/v1/__payments/callback';

/** What is to be paid now: everything, or the prepayment of cash on delivery. */
function amountOf({ prices }: WireOrder): number {
  return prices.prepayment ?? prices.total;
}

/**
 * What the bank is asked to take for this order. It knows one address to come back to, which tells of every state
 * whatever its name.
 */
export function demandFor(
  order: WireOrder,
  currency: PaymentDemand['currency'],
  { pageOrigin, backendOrigin, language }: Pick<CheckedCall, 'pageOrigin' | 'backendOrigin' | 'language'>,
): PaymentDemand {
  const locale = localeOf(language);
  const { forOrder, forPrepayment } = PAYMENT_WORDS[locale];
  return {
    version: 3,
    public_key: BANK_KEYS.publicKey,
    action: 'pay',
    amount: amountOf(order),
    currency,
    description: `${order.prices.prepayment === undefined ? forOrder : forPrepayment}\u00A0${order.number}`,
    order_id: order._id,
    language,
    result_url: `${pageOrigin}/${locale}/checkout/success?order=${order._id}`,
    server_url: `${backendOrigin}${PAYMENT_CALLBACK}`,
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
  order.dates = { paid: new Date(shop.now()).toISOString() };
  for (const { variantId, size, quantity } of order.lines) takeStock(state, variantId, size, quantity);
  if (gift !== undefined) takeStock(state, gift.variantId, gift.size, 1);
  const owner = state.customers.find((customer) => customer.user._id === order.ownerId);
  shop.database.touch(owner);
  if (owner !== undefined) owner.basket = leftAfter(order.lines, owner.basket);
  writeOrder(shop, order);
}

function canBeTaken({ database }: Shop, order: StoredOrder, { amount, currency }: BankWord): boolean {
  try {
    checkStillInStock(database.state, order.lines, 'products');
  } catch {
    return false;
  }
  const { state } = database;
  const isOurs = currency === TRADE[state.project].currency;
  return isOurs && minor(amountOf(orderOnWire(state, order, 'uk'))) === minor(amount);
}

/**
 * Takes the bank's word for an order; the same word twice changes nothing more, and one that is not the last changes
 * nothing. Gives whether the order is paid now: money for goods that are gone, or for a sum that is no longer the
 * order's, is not taken. Throws what `genuineWord` does, ORDER_NOT_FOUND and INCORRECT_PAYMENT_STATUS.
 */
export async function settle(shop: Shop, fields: SignedFields): Promise<boolean> {
  const word = await genuineWord(fields);
  const outcome = outcomeOf(word);
  shop.database.refresh();
  const order = shop.database.state.orders.find((one) => one.id === word.order_id);
  if (order === undefined) throw new Fault('ORDER_NOT_FOUND');
  shop.database.touch(order);
  if (order.payment.status === 'COMPLETED') return true;
  if (order.status !== 'NEW') throw new Fault('INCORRECT_PAYMENT_STATUS');
  if (outcome === undefined) return false;
  const isPaid = outcome === 'paid' && canBeTaken(shop, order, word);
  if (isPaid) complete(shop, order, String(word.payment_id));
  else {
    const { method } = order.payment;
    const isCardError = outcome !== 'paid' && outcome !== 'cancelled';
    order.payment = { ...(method && { method }), status: 'FAILED', ...(isCardError && { error: outcome }) };
  }
  shop.database.save();
  return isPaid;
}
