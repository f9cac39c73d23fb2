import type {
  WireBasketItem,
  WireCheckout,
  WireOrder,
  WireOrderProduct,
  WireOrderSearch,
  WirePrices,
  WireShippingMethod,
} from '#contract/order.ts';
import type { BasketItem } from '#domain/basket.ts';
import { fromMajor } from '#domain/money.ts';
import type { Checkout, Order, OrderLine, OrderSearch } from '#domain/order.ts';
import type { Prices } from '#domain/price.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { present } from '../present.ts';
import { toPrices as toLinePrices } from './catalog.ts';
import { toPhoto } from './photo.ts';

function toOptionalMoney(amount: number | null | undefined): number | undefined {
  return amount === undefined || amount === null ? undefined : fromMajor(amount);
}

function toShippingMethod(wire: WireShippingMethod): ShippingMethod {
  const { _id: id, name, kind, regions, minimumDelivery, maximumDelivery } = wire;
  const price = fromMajor(wire.price);
  const freeShippingFrom = toOptionalMoney(wire.freeShippingFrom);
  return present({ id, name, kind, regions, price, minimumDelivery, maximumDelivery, freeShippingFrom });
}

export function toShippingMethods(wire: WireShippingMethod[]): ShippingMethod[] {
  return wire.filter((method) => method.state === 'ACTIVE').map(toShippingMethod);
}

/** The text fields that say something: the contract takes no empty ones. */
export function filledIn<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Fields;
}

function toOrderPrices(wire: WirePrices): Prices {
  return present({
    products: fromMajor(wire.products),
    discount: fromMajor(wire.discount),
    shipping: fromMajor(wire.shipping),
    tax: toOptionalMoney(wire.tax),
    total: fromMajor(wire.total),
    prepayment: toOptionalMoney(wire.prepayment),
  });
}

function toLine(wire: WireOrderProduct): OrderLine {
  const { variantId, size, quantity, name, vendorCode, color } = wire;
  const photo = toPhoto(wire.photo);
  return present({
    variantId,
    size,
    quantity,
    name,
    vendorCode,
    color: { name: color.name, hex: color.hex },
    photo,
    ...toLinePrices(wire),
    isGift: wire.gift === true,
  });
}

export function toOrder(wire: WireOrder): Order {
  const { method, status, error } = wire.payment;
  const paid = toOptionalMoney(wire.payment.paid);
  return present({
    id: wire._id,
    key: wire.key,
    isWithheld: wire.withheld,
    number: wire.number,
    createdAt: wire.createdAt,
    status: wire.status,
    payment: present({ method, status, paid, error }),
    isFast: wire.fast,
    customer: present(wire.customer),
    shippingInfo: wire.shippingInfo && present(wire.shippingInfo),
    shippingMethod: wire.shippingMethod && toShippingMethod(wire.shippingMethod),
    lines: wire.products.map(toLine),
    promoCode: wire.promoCode,
    prices: toOrderPrices(wire.prices),
    trackingNumber: wire.trackingNumber,
    dates: wire.dates && present(wire.dates),
  });
}

export function toOrderSearch({ statuses, page, limit }: OrderSearch): WireOrderSearch {
  return present({ filter: statuses && { status: statuses }, page, limit });
}

/** The prices beside the order are those of this moment and take the place of the ones inside it. */
export function toCheckout(wire: WireCheckout): Checkout {
  return {
    order: { ...toOrder(wire.order), prices: toOrderPrices(wire.prices) },
    shippingMethods: toShippingMethods(wire.shippingMethods),
  };
}

/** Exactly the three fields of the contract, whatever else a line carries. */
export function toWireItems(items: BasketItem[]): WireBasketItem[] {
  return items.map(({ variantId, size, quantity }) => ({ variantId, size, quantity }));
}
