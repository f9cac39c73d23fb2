import type { BasketItem } from './basket.ts';
import type { Color } from './catalog.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { Photo } from './photo.ts';
import type { Money } from './money.ts';
import type { Prices } from './price.ts';
import type { Address, ShippingMethod } from './shipping.ts';

export type OrderStatus = 'NEW' | 'IN_PROCESS' | 'DONE' | 'CANCELED';
export type PaymentStatus = 'WAITING_FOR_PAYMENT' | 'COMPLETED' | 'FAILED';

/** Why a card was refused (spec section 8). */
const CARD_ERRORS = [
  'card_declined',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'incorrect_number',
] as const;
type CardError = (typeof CARD_ERRORS)[number];

export interface OrderCustomer {
  firstName: string;
  lastName: string;
  patronymic?: string;
  email: string;
  /** E.164 */
  phone: string;
}

export interface OrderLine extends BasketItem {
  name: string;
  vendorCode: string;
  color: Pick<Color, 'name' | 'hex'>;
  photo?: Photo;
  price: Money;
  discountPrice?: Money;
  isGift: boolean;
}

export interface Order {
  id: string;
  /** What opens it to a guest later; only whoever makes it hears it, and not from every server. */
  key?: string;
  /** Who gets it and where to are not told here: it is a guest's, and the key is not known. */
  isWithheld?: boolean;
  number: string;
  createdAt: string;
  status: OrderStatus;
  /** `paid`: what has been received, where the server says so. */
  payment: { method?: PaymentMethod; status: PaymentStatus; paid?: Money; error?: CardError };
  isFast: boolean;
  customer: Partial<OrderCustomer>;
  shippingInfo?: Address;
  shippingMethod?: ShippingMethod;
  lines: OrderLine[];
  promoCode?: string;
  prices: Prices;
  trackingNumber?: string;
  /** When it came to a stage (ISO 8601), where the server keeps that. */
  dates?: Partial<Record<'paid' | 'packed' | 'sent' | 'received', string>>;
}

/** Which of one's own orders: all, or those of these statuses; pages count from 1. */
export interface OrderSearch {
  statuses?: OrderStatus[];
  page?: number;
  limit?: number;
}

export interface Checkout {
  order: Order;
  shippingMethods: ShippingMethod[];
}

/** Where the browser must go to pay: the provider's page with its signed fields. */
export interface PaymentRedirect {
  url: string;
  method: 'GET' | 'POST';
  fields: Record<string, string>;
}

export const CHECKOUT_STEPS = ['contacts', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Whether it has a promo code that gives neither a discount nor a gift. */
export function givesNothing({ promoCode, prices, lines }: Pick<Order, 'promoCode' | 'prices' | 'lines'>): boolean {
  return promoCode !== undefined && prices.discount === 0 && !lines.some((line) => line.isGift);
}

/** Only a new, unpaid order can still be changed. */
export function isChangeable(order: Pick<Order, 'status' | 'payment'>): boolean {
  return order.status === 'NEW' && order.payment.status !== 'COMPLETED';
}

/** Whether it is an address a provider leads back to: `path` is one of the shop's, without locale and query. */
export function isPaymentResult(path: string): boolean {
  return path === '/checkout/success' || path === '/checkout/error';
}

/** Its way of delivery is none of those the shop offers any more. */
export function isWayGone({ shippingMethod }: Pick<Order, 'shippingMethod'>, offered: ShippingMethod[]): boolean {
  return shippingMethod !== undefined && !offered.some((method) => method.id === shippingMethod.id);
}

/** The first step that still lacks something, a way of delivery that is still offered too: where a shopper goes on. */
export function firstOpenStep(
  order: Pick<Order, 'customer' | 'shippingInfo' | 'shippingMethod'>,
  offered: ShippingMethod[],
): CheckoutStep {
  if (!order.customer.phone || !order.customer.email || !order.customer.firstName) return 'contacts';
  if (!order.shippingInfo || !order.shippingMethod || isWayGone(order, offered)) return 'delivery';
  return 'payment';
}

/** The step asked for in the address, but never past the first one that is not filled in. */
export function allowedStep(asked: string | undefined, firstOpen: CheckoutStep): CheckoutStep {
  const wanted = CHECKOUT_STEPS.findIndex((step) => step === asked);
  const furthest = CHECKOUT_STEPS.indexOf(firstOpen);
  return CHECKOUT_STEPS[wanted < 0 ? furthest : Math.min(wanted, furthest)] ?? 'contacts';
}
