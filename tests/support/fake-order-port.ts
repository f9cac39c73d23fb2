import type { BasketItem } from '#domain/basket.ts';
import type { Variant } from '#domain/catalog.ts';
import { currentPrice } from '#domain/catalog.ts';
import { AppError } from '#domain/errors.ts';
import type { Checkout, Order, OrderLine, PaymentRedirect } from '#domain/order.ts';
import { pricesOf } from '#domain/price.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { buildOrder } from '#fixtures/build.ts';
import type { OrderPort } from '#ports/order.ts';
import type { FakeFailures } from './fake-failures.ts';
import { createFailures } from './fake-failures.ts';

export interface FakeOrders {
  variants?: Variant[];
  shippingMethods?: ShippingMethod[];
  /** Orders there are already. */
  orders?: Order[];
  /** Where paying by card leads. */
  redirect?: PaymentRedirect;
}

const REDIRECT: PaymentRedirect = { url: 'https://pay.test/checkout', method: 'POST', fields: { data: 'd' } };

/** Orders kept in memory; prices are today's. The first made is number 20417, the next 20418 and so on. */
export function createFakeOrderPort(given: FakeOrders = {}): OrderPort & FakeFailures & { readonly orders: Order[] } {
  const { variants = [], shippingMethods = [], redirect = REDIRECT } = given;
  const failures = createFailures();
  const orders = [...(given.orders ?? [])];

  const lineOf = (item: BasketItem): OrderLine => {
    const variant = variants.find((one) => one.id === item.variantId);
    if (variant === undefined) throw new AppError('server', { code: 'PRODUCT_NOT_FOUND', status: 404 });
    const { name, vendorCode, color, price, discountPrice } = variant;
    return {
      ...item,
      name,
      vendorCode,
      color,
      price,
      ...(discountPrice === undefined ? {} : { discountPrice }),
      isGift: false,
    };
  };
  const priced = (order: Order): Order => {
    const { tax } = order.prices;
    const { products, discount, shipping, total } = pricesOf({
      lines: order.lines.map((line) => ({ price: currentPrice(line), quantity: line.quantity })),
      promo: { name: 'FAKE', type: 'AMOUNT', discount: order.prices.discount, minApplyPrice: 0 },
      method: order.shippingMethod,
      tax,
    });
    return { ...order, prices: { products, discount, shipping, total, ...(tax === undefined ? {} : { tax }) } };
  };
  const make = (order: Partial<Order>): Order => {
    const place = orders.length;
    const made = priced(
      buildOrder({
        id: `5b0f7f0e-3f58-4b0a-9d0c-3f6d5b1a2c${String(place + 1).padStart(2, '0')}`,
        number: String(20417 + place),
        ...order,
      }),
    );
    orders.push(made);
    return made;
  };
  const change = (orderId: string, next: (order: Order) => Order): Checkout => {
    const index = orders.findIndex((order) => order.id === orderId);
    const order = orders[index];
    if (order === undefined) throw new AppError('server', { code: 'ORDER_NOT_FOUND', status: 404 });
    const changed = priced(next(order));
    orders[index] = changed;
    return { order: changed, shippingMethods };
  };

  return {
    ...failures,
    orders,
    tellsOperation: true,
    async create(items, operation, promoCode) {
      await failures.pass('create', items, operation, ...(promoCode === undefined ? [] : [promoCode]));
      return make({ lines: items.map((item) => lineOf(item)) });
    },
    async createFast(item, phone, operation) {
      await failures.pass('createFast', item, phone, operation);
      return make({ isFast: true, customer: { phone }, lines: [lineOf({ ...item, quantity: 1 })] });
    },
    async mine(search) {
      await failures.pass('mine', search);
      const { statuses, page = 1, limit = 12 } = search;
      const found = orders.filter((order) => statuses === undefined || statuses.includes(order.status)).toReversed();
      return { items: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
    },
    async checkout(orderId) {
      await failures.pass('checkout', orderId);
      return change(orderId, (order) => order);
    },
    async updateProducts(orderId, items, promoCode) {
      await failures.pass('updateProducts', orderId, items, promoCode);
      return change(orderId, (order) => ({ ...order, lines: items.map((item) => lineOf(item)) }));
    },
    async updateCustomer(orderId, customer) {
      await failures.pass('updateCustomer', orderId, customer);
      return change(orderId, (order) => ({ ...order, customer }));
    },
    async updateShippingInfo(orderId, shippingInfo) {
      await failures.pass('updateShippingInfo', orderId, shippingInfo);
      return change(orderId, (order) => ({ ...order, shippingInfo }));
    },
    async updateShippingMethod(orderId, methodId) {
      await failures.pass('updateShippingMethod', orderId, methodId);
      const shippingMethod = shippingMethods.find((method) => method.id === methodId);
      if (shippingMethod === undefined) throw new AppError('server', { code: 'VALIDATION_ERROR', status: 400 });
      return change(orderId, (order) => ({ ...order, shippingMethod }));
    },
    async choosePayment(orderId, method) {
      await failures.pass('choosePayment', orderId, method);
      const checkout = change(orderId, (order) => ({ ...order, payment: { ...order.payment, method } }));
      return { checkout, redirect: method === 'CARD' ? redirect : undefined };
    },
  };
}
