import type { WirePrices } from '#contract/order.ts';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import { idOf } from '#fixtures/ids.ts';
import type { OrderRow } from '#fixtures/orders.ts';
import { ORDERS } from '#fixtures/orders.ts';
import { SHIPPING_METHODS } from '#fixtures/shipping-methods.ts';
import { REGULAR, REGULAR_ADDRESS, REGULAR_CONTACTS, USERS } from '#fixtures/users.ts';
import type { StoredCustomer, StoredOrder } from './database.ts';
import { minor, pricesOnWire, priceOrder } from './prices.ts';
import { promoCode } from './promo-codes.ts';

const FIRST_NUMBER = 100_001;
const orderId = (index: number): string => idOf(`order:${index + 1}`);
const SEEDED_IDS = new Set([...ORDERS.map((_, index) => orderId(index)), ...USERS.map(({ user }) => user._id)]);

function priceOf(variantId: string): { price: number; discountPrice: number | null } {
  const product = CATALOGUE.products.find(({ variants }) => variants.some((one) => one._id === variantId));
  if (product === undefined) throw new Error(`No such variant in the catalogue: ${variantId}`);
  return { price: product.price, discountPrice: product.discountPrice };
}

/** What was paid, at the prices of the catalogue. */
function paidFor({ lines, promoCode: name, payment }: OrderRow, method: (typeof SHIPPING_METHODS)[number]) {
  const promo = name === undefined ? undefined : promoCode({}, name);
  const prices = lines.map(({ variantId }) => priceOf(variantId));
  const sums = priceOrder({
    lines: prices.map(({ price, discountPrice }, index) => ({
      unit: minor(discountPrice ?? price),
      quantity: lines[index]?.quantity ?? 0,
    })),
    promo,
    method: {
      price: minor(method.price),
      freeShippingFrom: method.freeShippingFrom === null ? null : minor(method.freeShippingFrom),
    },
    isCashOnDelivery: payment.method === 'CASH_ON_DELIVERY',
  });
  const isGiven = promo?.gift !== undefined && sums.products >= promo.minApplyPrice;
  return { lines: prices, prices: pricesOnWire(sums), ...(isGiven && promo.gift && { gift: promo.gift }) };
}

/** The rest of cash on delivery is received with the parcel. */
function receivedFor({ status }: OrderRow, { total, prepayment }: WirePrices): number {
  return status === 'DONE' ? total : (prepayment ?? total);
}

function seededOrder(row: OrderRow, index: number): StoredOrder {
  const { method: slug, isFast, payment, ...rest } = row;
  const method = SHIPPING_METHODS.find((one) => one.slug === slug);
  const paid = payment.status === 'COMPLETED' && method !== undefined ? paidFor(row, method) : undefined;
  const street = slug === 'parcel-branch' ? {} : { address: 'вул. Рогатинців, 12, кв. 4', postcode: '79008' };
  return {
    id: orderId(index),
    number: String(FIRST_NUMBER + index),
    ...rest,
    payment: {
      ...payment,
      ...(paid && { transactionId: idOf(`transaction:${index + 1}`), paid: receivedFor(row, paid.prices) }),
    },
    isFast,
    ownerId: REGULAR.user._id,
    customer: isFast ? { phone: REGULAR_CONTACTS.phone } : REGULAR_CONTACTS,
    ...(!isFast && { address: { ...REGULAR_ADDRESS, ...street } }),
    ...(method && { methodId: method._id }),
    language: 'uk',
    ...(paid && { paid }),
  };
}

/** Made once: every new state begins with a copy. */
let made: StoredOrder[] | undefined;

/** The orders every world begins with, oldest first. */
export function seededOrders(): StoredOrder[] {
  made ??= ORDERS.map(seededOrder);
  return structuredClone(made);
}

/** The documented accounts. */
export function seededCustomers(): StoredCustomer[] {
  return structuredClone(
    USERS.map(({ user, passwordHash, mayManage }) => ({ user, passwordHash, basket: [], mayManage })),
  );
}

/** Whether an order or a customer was there from the beginning: what happened since is counted without them. */
export function isSeeded(id: string): boolean {
  return SEEDED_IDS.has(id);
}
