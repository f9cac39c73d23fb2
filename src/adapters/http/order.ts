import { listOf } from '#contract/common.ts';
import { checkout, chosenPayment, order } from '#contract/order.ts';
import type { Checkout } from '#domain/order.ts';
import type { OrderPort } from '#ports/order.ts';
import { segment } from './address.ts';
import type { Client } from './client.ts';
import type { Report } from './decode.ts';
import { decodeList, noReport } from './decode.ts';
import { filledIn, toCheckout, toOrder, toOrderSearch, toWireItems } from './mapping/order.ts';

const CREATE = '/v1/orders/create';

export function createOrders(client: Client, report: Report = noReport): OrderPort {
  async function update(orderId: string, part: string, body: unknown): Promise<Checkout> {
    return toCheckout(await client.send('PUT', `/v1/orders/${segment(orderId)}/${part}`, body, checkout));
  }

  return {
    async create(items, operation, promoCode, signal) {
      const body = { products: toWireItems(items), ...(promoCode === undefined ? {} : { promoCode }) };
      return toOrder(await client.send('POST', CREATE, body, order, { operation, signal }));
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
      return toCheckout(await client.read(`/v1/orders/${segment(orderId)}`, checkout, { signal }));
    },

    updateProducts: (orderId, items, promoCode) =>
      update(orderId, 'update-product', { products: toWireItems(items), promoCode: promoCode ?? null }),

    updateCustomer: (orderId, customer) => update(orderId, 'update-customer', filledIn(customer)),

    updateShippingInfo: (orderId, address) => update(orderId, 'update-shipping-info', filledIn(address)),

    updateShippingMethod: (orderId, methodId) => update(orderId, 'update-shipping-method', { id: methodId }),

    async choosePayment(orderId, method) {
      const path = `/v1/orders/${segment(orderId)}/payment-method`;
      const answer = await client.send('PUT', path, { paymentMethod: method }, chosenPayment);
      return { checkout: toCheckout(answer.checkout), redirect: answer.redirect ?? undefined };
    },
  };
}
