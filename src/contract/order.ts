import * as z from 'zod/mini';
import {
  amount,
  email,
  flag,
  hex,
  id,
  optionalText,
  phone,
  photo,
  searchOptions,
  size,
  state,
  text,
  time,
  words,
} from './common.ts';

export const region = z.enum(['UA', 'EU', 'OTHER', 'US', 'CA', 'MX']);

export const shippingMethod = z.object({
  _id: id,
  name: text,
  kind: z.enum(['PARCEL_BRANCH', 'COURIER', 'POST', 'INTERNATIONAL']),
  regions: z.array(region),
  price: amount,
  minimumDelivery: z.int().check(z.nonnegative()),
  maximumDelivery: z.int().check(z.nonnegative()),
  freeShippingFrom: z.nullable(amount),
  state,
});

export const shippingMethodSearch = z.strictObject({
  filter: z.optional(z.strictObject({ state: z.optional(state) })),
  ...searchOptions,
});

const addressFields = {
  region,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  city: words,
  state: z.optional(words),
  address: z.optional(words),
  postcode: z.optional(words),
  branchNumber: z.optional(words),
  comment: z.optional(z.string().check(z.maxLength(2_000))),
};

export const address = z.object(addressFields);
/** An address that is sent: unlike one that is read, with nothing unknown in it. */
export const updateShippingInfo = z.strictObject(addressFields);

const customerFields = {
  firstName: words,
  lastName: words,
  patronymic: z.optional(words),
  email,
  phone,
};

/** Who gets an order, as it is sent. */
export const customer = z.strictObject(customerFields);

export const prices = z.object({
  products: amount,
  discount: amount,
  shipping: amount,
  tax: z.optional(amount),
  total: amount,
  prepayment: z.optional(amount),
});

export const orderProduct = z.object({
  variantId: id,
  size,
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
  name: text,
  vendorCode: text,
  /** What tells it from its twins in other colours. */
  color: z.object({ name: text, hex }),
  photo: z.nullable(photo),
  price: amount,
  discountPrice: z.nullable(amount),
  gift: z.optional(flag),
});

const paymentMethod = z.enum(['CARD', 'CASH_ON_DELIVERY']);

export const payment = z.object({
  method: z.optional(paymentMethod),
  status: z.enum(['WAITING_FOR_PAYMENT', 'FAILED', 'COMPLETED']),
  transactionId: optionalText,
  /** What has been received: of cash on delivery the prepayment, until the parcel is handed over. */
  paid: z.optional(amount),
  /** Why the provider refused the card, when it did. */
  error: z.optional(
    z.enum(['card_declined', 'invalid_cvc', 'invalid_expiry_month', 'invalid_expiry_year', 'incorrect_number']),
  ),
});

const orderStatus = z.enum(['NEW', 'CANCELED', 'DONE', 'IN_PROCESS']);

/** When an order came to a stage of its way; what a server does not keep is left out. */
const stage = z.optional(time);
const stageDates = z.object({ paid: stage, packed: stage, sent: stage, received: stage });

export const order = z.object({
  _id: id,
  /** What opens a guest's order from now on, sent as `Order-Key`: URL-safe, told only to who makes it. */
  key: optionalText,
  /** Who gets it and where to are not told, since who asks has not said the key. */
  withheld: z.optional(flag),
  number: text,
  createdAt: time,
  status: orderStatus,
  payment,
  fast: flag,
  /** What is known of who gets it. */
  customer: z.object({
    ...customerFields,
    firstName: z.optional(words),
    lastName: z.optional(words),
    email: z.optional(email),
    phone: z.optional(phone),
  }),
  shippingInfo: z.optional(address),
  shippingMethod: z.optional(shippingMethod),
  products: z.array(orderProduct),
  promoCode: optionalText,
  prices,
  trackingNumber: optionalText,
  dates: z.optional(stageDates),
  comment: optionalText,
});

/** Answer of `GET /v1/orders/{id}` and of every change of an order. */
export const checkout = z.object({ order, prices, shippingMethods: z.array(shippingMethod) });

export const basketItem = z.strictObject({
  variantId: id,
  size,
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
});

export const createOrder = z.union([
  z.strictObject({
    products: z.array(z.strictObject({ variantId: id, size })).check(z.minLength(1), z.maxLength(1)),
    customer: z.strictObject({ phone }),
    fast: z.literal(true),
  }),
  z.strictObject({
    products: z.array(basketItem).check(z.minLength(1), z.maxLength(200)),
    promoCode: z.optional(words),
  }),
]);

export const updateProducts = z.strictObject({
  products: z.array(basketItem).check(z.minLength(1), z.maxLength(200)),
  promoCode: z.nullable(words),
});

/** A page of one's own orders. */
export const orderSearch = z.strictObject({
  filter: z.optional(z.strictObject({ status: z.optional(z.array(orderStatus)) })),
  ...searchOptions,
});

/** A customer's basket on the server; lines are decoded one by one. */
export const basket = z.object({ items: z.array(z.unknown()) });
/** Replaces the whole basket. */
export const replaceBasket = z.strictObject({ items: z.array(basketItem).check(z.maxLength(200)) });
export const removeFromBasket = z.strictObject({ variantId: id, size });

export const updateShippingMethod = z.strictObject({ id });
export const choosePayment = z.strictObject({ paymentMethod });

/** Answer of `PUT /v1/orders/{id}/payment-method`: where to send the browser with which signed fields. */
export const chosenPayment = z.object({
  checkout,
  redirect: z.nullable(z.object({ url: text, method: z.enum(['GET', 'POST']), fields: z.record(text, text) })),
});

export type WireShippingMethod = z.infer<typeof shippingMethod>;
export type WireAddress = z.infer<typeof address>;
export type WireCustomer = z.infer<typeof customer>;
export type WirePrices = z.infer<typeof prices>;
export type WireOrderProduct = z.infer<typeof orderProduct>;
export type WireOrder = z.infer<typeof order>;
export type WireOrderSearch = z.infer<typeof orderSearch>;
export type WireCheckout = z.infer<typeof checkout>;
export type WireBasketItem = z.infer<typeof basketItem>;
export type WireChosenPayment = z.infer<typeof chosenPayment>;
