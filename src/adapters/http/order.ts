import { listOf } from '#contract/common.ts';
import { checkout, chosenPayment, order } from '#contract/order.ts';
import type { Checkout } from '#domain/order.ts';
import type { OrderPort } from '#ports/order.ts';
import { segment } from './address.ts';
import type { Client } from './client.ts';
import type { Report, Schema } from './decode.ts';
import { decodeList, noReport } from './decode.ts';
import { filledIn, toCheckout, toOrder, toOrderSearch, toWireItems } from './mapping/order.ts';

const CREATE = '/v1/orders/create';

/** `keyOf` gives what opens an order, where this browser has it; `tellsOperation` is what the client does. */
export function createOrders(
  client: Client,
  report: Report = noReport,
  keyOf: (orderId: string) => string | undefined = () => undefined,
  tellsOperation = true,
): OrderPort {
  function put<Answer>(orderId: string, part: string, body: unknown, schema: Schema<Answer>): Promise<Answer> {
    return client.send('PUT', `/v1/orders/${segment(orderId)}/${part}`, body, schema, { orderKey: keyOf(orderId) });
  }

  async function update(orderId: string, part: string, body: unknown): Promise<Checkout> {
    return toCheckout(await put(orderId, part, body, checkout));
  }

  return {
    tellsOperation,

    async create(items, operation, promoCode) {
      const body = { products: toWireItems(items), ...(promoCode === undefined ? {} : { promoCode }) };
      return toOrder(await client.send('POST', CREATE, body, order, { operation }));
    },

    async createFast({ variantId, size }, phone, operation) {
      const body = { products: [{ variantId, size }], customer: { phone }, fast: true };
      return toOrder(await client.send('POST', CREATE, body, order, { operation }));
    },

    async mine(search, signal) {
      const path = '/v1/customer-profile/orders';
      const { items, ...list } = await client.search(path, toOrderSearch(search), listOf, { signal });
      return { ...list, items: decodeList(order, items, 'customer.orders', report).map(toOrder) };
    },

    async checkout(orderId, signal) {
      const path = `/v1/orders/${segment(orderId)}`;
      return toCheckout(await client.read(path, checkout, { signal, orderKey: keyOf(orderId) }));
    },

    updateProducts: (orderId, items, promoCode) =>
      update(orderId, 'update-product', { products: toWireItems(items), promoCode: promoCode ?? null }),

    updateCustomer: (orderId, customer) => update(orderId, 'update-customer', filledIn(customer)),

    updateShippingInfo: (orderId, address) => update(orderId, 'update-shipping-info', filledIn(address)),

    updateShippingMethod: (orderId, methodId) => update(orderId, 'update-shipping-method', { id: methodId }),

    async choosePayment(orderId, method) {
      const answer = await put(orderId, 'payment-method', { paymentMethod: method }, chosenPayment);
      return { checkout: toCheckout(answer.checkout), redirect: answer.redirect ?? undefined };
    },
  };
}
