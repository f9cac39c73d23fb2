import type { BasketItem } from '#domain/basket.ts';
import type { Paged } from '#domain/catalog.ts';
import type { Checkout, Order, OrderCustomer, OrderSearch, PaymentRedirect } from '#domain/order.ts';
import type { PaymentMethod } from '#domain/payment-methods.ts';
import type { Address } from '#domain/shipping.ts';

/** Orders from creation to payment. Every method rejects with AppError only; no change is repeated by itself. */
export interface OrderPort {
  /** Whether the server is told the operation: without it the same press again may make a second order. */
  tellsOperation: boolean;
  /** `operation` (UUID) names the press: the same one twice makes one order on a server that knows the header. */
  create(items: BasketItem[], operation: string, promoCode?: string): Promise<Order>;
  /** A one-click order or pre-order: the shop calls this phone (E.164). */
  createFast(item: Pick<BasketItem, 'variantId' | 'size'>, phone: string, operation: string): Promise<Order>;
  /** The customer's own, newest first; a broken one in the answer is left out. */
  mine(search: OrderSearch, signal?: AbortSignal): Promise<Paged<Order>>;
  checkout(orderId: string, signal?: AbortSignal): Promise<Checkout>;
  updateProducts(orderId: string, items: BasketItem[], promoCode?: string): Promise<Checkout>;
  updateCustomer(orderId: string, customer: OrderCustomer): Promise<Checkout>;
  updateShippingInfo(orderId: string, address: Address): Promise<Checkout>;
  updateShippingMethod(orderId: string, methodId: string): Promise<Checkout>;
  /** Without a redirect there is nothing to pay now. */
  choosePayment(
    orderId: string,
    method: PaymentMethod,
  ): Promise<{ checkout: Checkout; redirect: PaymentRedirect | undefined }>;
}

export const OrderPort = Symbol('OrderPort');
