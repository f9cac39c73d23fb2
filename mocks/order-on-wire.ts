import type { WireCheckout, WireOrder, WireOrderProduct, WirePrices, WireShippingMethod } from '#contract/order.ts';
import type { Language } from '#fixtures/localized.ts';
import { TRADE } from '#fixtures/projects.ts';
import type { State, StoredOrder } from './state.ts';
import { codeOf } from './first-orders.ts';
import { minor, pricesOnWire, priceOrder } from './prices.ts';
import type { Gift, PromoCode } from './promo-codes.ts';
import { promoCode } from './promo-codes.ts';
import { formerShelf, isAvailable, onSale, shelfById } from './shelves.ts';
import { shippingMethods } from './shipping.ts';

type Line = StoredOrder['lines'][number];

/** Every way of delivery a shopper may choose from, wherever the order goes so far: it may go elsewhere until it is paid. */
function activeMethods(state: State, language: Language): WireShippingMethod[] {
  return shippingMethods(state, language).filter((method) => method.state === 'ACTIVE');
}

/** The ways of delivery that go where the order does; all active ones until its region is known. */
export function methodsFor(
  state: State,
  order: Pick<StoredOrder, 'address'>,
  language: Language,
): WireShippingMethod[] {
  const { region } = order.address ?? {};
  return activeMethods(state, language).filter((method) => region === undefined || method.regions.includes(region));
}

function productOnWire(state: State, line: Line, language: Language): WireOrderProduct {
  const shelf = formerShelf(state, line.variantId);
  const item = shelf === undefined ? undefined : onSale(state, shelf, language);
  return {
    ...line,
    name: item?.name ?? '—',
    vendorCode: item?.vendorCode ?? '—',
    color: { name: item?.variant.color.name ?? '—', hex: item?.variant.color.hex ?? '#808080' },
    photo: item?.variant.photos[0] ?? null,
    price: item?.price ?? 0,
    discountPrice: item?.discountPrice ?? null,
  };
}

function boughtIn(state: State, order: StoredOrder, language: Language): WireOrderProduct[] {
  return order.lines.map((line, index) => ({
    ...productOnWire(state, line, language),
    ...order.paid?.lines[index],
  }));
}

function costOf(products: WireOrderProduct[]): { unit: number; quantity: number }[] {
  return products.map((one) => ({ unit: minor(one.discountPrice ?? one.price), quantity: one.quantity }));
}

function promoOf(state: State, order: StoredOrder): PromoCode | undefined {
  const code = codeOf(state, order);
  return code === undefined ? undefined : promoCode(state, code);
}

/**
 * What the promo code adds for nothing: once the goods cost enough, and while there is a piece of it beside those
 * bought. From payment on it is what it was then.
 */
export function giftOf(state: State, order: StoredOrder): Gift | undefined {
  if (order.paid !== undefined) return order.paid.gift;
  const promo = promoOf(state, order);
  if (promo?.gift === undefined) return undefined;
  const { variantId, size } = promo.gift;
  const { products } = priceOrder({ lines: costOf(boughtIn(state, order, 'uk')), isCashOnDelivery: false });
  const bought = order.lines.find((line) => line.variantId === variantId && line.size === size)?.quantity ?? 0;
  const shelf = shelfById(state, variantId);
  const isLeft = shelf !== undefined && isAvailable(state, shelf, size, bought + 1);
  return isLeft && products >= promo.minApplyPrice ? promo.gift : undefined;
}

/** A present is written at nothing beside what it would cost, so that whoever adds the lines up is right as well. */
function giftsIn(state: State, order: StoredOrder, language: Language): WireOrderProduct[] {
  const gift = giftOf(state, order);
  if (gift === undefined) return [];
  return [{ ...productOnWire(state, { ...gift, quantity: 1 }, language), discountPrice: 0, gift: true }];
}

function pricesOf(
  state: State,
  order: StoredOrder,
  bought: WireOrderProduct[],
  method?: WireShippingMethod,
): WirePrices {
  if (order.paid !== undefined) return order.paid.prices;
  const free = method?.freeShippingFrom ?? null;
  const prices = priceOrder({
    lines: costOf(bought),
    promo: promoOf(state, order),
    method: method && { price: minor(method.price), freeShippingFrom: free === null ? null : minor(free) },
    isCashOnDelivery: order.payment.method === 'CASH_ON_DELIVERY',
    taxPercent: order.taxPercent,
    inAdvance: minor(TRADE[state.project].prepayment),
  });
  return pricesOnWire(prices);
}

/** The order as it is now, with today's prices until it is paid. */
export function orderOnWire(state: State, order: StoredOrder, language: Language): WireOrder {
  const bought = boughtIn(state, order, language);
  const shippingMethod = shippingMethods(state, language).find((method) => method._id === order.methodId);
  const { id, number, createdAt, status, payment, isFast, customer, address, trackingNumber, dates, comment } = order;
  const code = codeOf(state, order);
  return {
    _id: id,
    number,
    createdAt,
    status,
    payment,
    fast: isFast,
    customer,
    ...(address && { shippingInfo: address }),
    ...(shippingMethod && { shippingMethod }),
    products: [...bought, ...giftsIn(state, order, language)],
    ...(code !== undefined && { promoCode: code }),
    prices: pricesOf(state, order, bought, shippingMethod),
    ...(trackingNumber !== undefined && { trackingNumber }),
    ...(dates && { dates }),
    ...(comment !== undefined && { comment }),
  };
}

export function checkoutOnWire(state: State, order: StoredOrder, language: Language): WireCheckout {
  const wire = orderOnWire(state, order, language);
  return { order: wire, prices: wire.prices, shippingMethods: activeMethods(state, language) };
}
