import type { WireCheckout, WireOrder, WireOrderProduct, WirePrices, WireShippingMethod } from '#contract/order.ts';
import type { Language } from '#fixtures/localized.ts';
import { SHIPPING_METHODS, shippingMethodOnWire } from '#fixtures/shipping-methods.ts';
import type { State, StoredOrder } from './database.ts';
import { major, minor, priceOrder } from './prices.ts';
import { promoCode } from './promo-codes.ts';
import { onSale, shelfById } from './shelves.ts';

/** The ways of delivery an order can choose from: all active ones until its region is known. */
export function methodsFor(order: Pick<StoredOrder, 'address'>, language: Language): WireShippingMethod[] {
  const { region } = order.address ?? {};
  return SHIPPING_METHODS.filter((row) => row.state === 'ACTIVE')
    .filter((row) => region === undefined || row.regions.includes(region))
    .map((row) => shippingMethodOnWire(row, language));
}

function productsOf(state: State, order: StoredOrder, language: Language): WireOrderProduct[] {
  return order.lines.map((line, index) => {
    const shelf = shelfById(state, line.variantId);
    const item = shelf === undefined ? undefined : onSale(state, shelf, language);
    const paid = order.paid?.lines[index];
    return {
      ...line,
      name: item?.name ?? '—',
      vendorCode: item?.vendorCode ?? '—',
      photo: item?.variant.photos[0] ?? null,
      price: paid?.price ?? item?.price ?? 0,
      discountPrice: (paid ?? item)?.discountPrice ?? null,
    };
  });
}

function pricesOf(order: StoredOrder, products: WireOrderProduct[], method?: WireShippingMethod): WirePrices {
  if (order.paid !== undefined) return order.paid.prices;
  const promo = order.promoCode === undefined ? undefined : promoCode(order.promoCode);
  const free = method?.freeShippingFrom ?? null;
  const { prepayment, ...prices } = priceOrder({
    lines: products.map((one) => ({ unit: minor(one.discountPrice ?? one.price), quantity: one.quantity })),
    promo,
    method: method && { price: minor(method.price), freeShippingFrom: free === null ? null : minor(free) },
    isCashOnDelivery: order.payment.method === 'CASH_ON_DELIVERY',
  });
  return {
    products: major(prices.products),
    discount: major(prices.discount),
    shipping: major(prices.shipping),
    total: major(prices.total),
    ...(prepayment !== undefined && { prepayment: major(prepayment) }),
  };
}

/** The order as it is now, with today's prices until it is paid. */
export function orderOnWire(state: State, order: StoredOrder, language: Language): WireOrder {
  const products = productsOf(state, order, language);
  const row = SHIPPING_METHODS.find((method) => method._id === order.methodId);
  const shippingMethod = row && shippingMethodOnWire(row, language);
  const { id, number, createdAt, status, payment, isFast, customer, address } = order;
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
    products,
    ...(order.promoCode !== undefined && { promoCode: order.promoCode }),
    prices: pricesOf(order, products, shippingMethod),
  };
}

export function checkoutOnWire(state: State, order: StoredOrder, language: Language): WireCheckout {
  const wire = orderOnWire(state, order, language);
  return { order: wire, prices: wire.prices, shippingMethods: methodsFor(order, language) };
}
