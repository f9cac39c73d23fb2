import type * as z from 'zod/mini';
import * as auth from './auth.ts';
import type { Call } from './call.ts';
import { call } from './call.ts';
import * as catalog from './catalog.ts';
import { listOf } from './common.ts';
import * as order from './order.ts';
import { block, page } from './pages.ts';
import * as shared from './rules-of-calls.ts';

const list = (item: z.ZodMiniType) => ({ answer: listOf, parts: { items: item }, isRead: true });
const lines = { answer: order.basket, parts: { items: order.basketItem } };
const mine = { needs: 'customer' } as const;
/** Of an order: a guest's is of whoever has its key, a customer's only that customer's. */
const ofOrder = { needs: 'anyone', isOfOrder: true, answer: order.checkout } as const;
const GOODS = [
  'PRODUCT_SINGLE_VARIANT_NOT_FOUND',
  'COMBINATION_OF_PRODUCT_VARIANT_AND_SIZE_NOT_FOUND',
  'PRODUCT_VARIANT_NOT_IN_STOCK',
] as const;
const ORDER = ['ORDER_NOT_FOUND', 'DONT_HAVE_ACCESS', 'INCORRECT_PAYMENT_STATUS'] as const;
const BASKET = '/v1/customer-profile/basket';

/** Every call of the contract by its name. */
export const CALLS = {
  'auth.register': call('POST', '/v1/auth/register', {
    says: 'Makes an account and signs in; a letter asks to confirm the e-mail.',
    rules: ['emailTaken', 'token', ...shared.CREATES],
    body: auth.credentials,
    answer: auth.tokens,
    failures: ['BAD_REQUEST_VALUE_NOT_UNIQUE'],
    creates: true,
  }),
  'auth.login': call('POST', '/v1/auth/login', {
    says: 'Signs in.',
    rules: ['token', 'guessing'],
    body: auth.credentials,
    answer: auth.tokens,
    failures: ['USER_WITH_THIS_CREDENTIALS_NOT_FOUND', 'PASSWORD_INVALID'],
  }),
  'auth.refresh-session': call('POST', '/v1/auth/refresh-session', {
    says: 'New tokens for a refresh token, which dies at once.',
    rules: ['refresh', 'token', ...shared.CREATES],
    body: auth.refreshSession,
    answer: auth.tokens,
    failures: ['INVALID_REFRESH_TOKEN'],
    creates: true,
  }),
  'auth.google': call('POST', '/v1/auth/google', {
    says: 'Signs in with the credential of Google’s client; makes the account at the first time.',
    rules: shared.SIGNED_IN,
    body: auth.googleSignIn,
    answer: auth.tokens,
    failures: [
      'GOOGLE_AUTH_TOKEN_INVALID',
      'GOOGLE_AUTH_TOKEN_EXPIRED',
      'GOOGLE_AUTH_TOKEN_NOT_VERIFIED',
      'GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL',
      'USER_WITH_THIS_CREDENTIALS_NOT_FOUND',
    ],
  }),
  'auth.reset-password': call('POST', '/v1/auth/reset-password', {
    says: 'Sends the letter with which a password can be set anew.',
    rules: ['letterOnce'],
    body: auth.resetPassword,
    failures: ['USER_NOT_FOUND'],
  }),
  'auth.forgot-password': call('POST', '/v1/auth/forgot-password', {
    says: 'Sets a new password with the token of that letter; every session of the customer ends.',
    rules: ['letterOnce', 'anew'],
    body: auth.forgotPassword,
    failures: ['VALIDATION_ERROR'],
  }),
  'auth.confirm-email': call('POST', '/v1/auth/confirm-email', {
    says: 'Confirms an e-mail with the token of a letter.',
    rules: ['letterOnce'],
    body: auth.confirmEmail,
    failures: ['VALIDATION_ERROR'],
  }),
  'customer.details': call('GET', '/v1/customer-profile/details', {
    ...mine,
    says: 'Tells who is signed in.',
    rules: shared.SIGNED_IN,
    answer: auth.user,
  }),
  'customer.update': call('PATCH', '/v1/customer-profile/update', {
    ...mine,
    says: 'Changes fields of the profile; another e-mail has to be confirmed anew.',
    rules: [...shared.SIGNED_IN, 'profile', 'emailAnew', 'emailTaken'],
    body: auth.updateUser,
    answer: auth.user,
    failures: ['BAD_REQUEST_VALUE_NOT_UNIQUE'],
  }),
  'customer.update-password': call('PATCH', '/v1/customer-profile/update/password', {
    ...mine,
    says: 'Changes the password.',
    rules: [...shared.SIGNED_IN, 'password', 'guessing'],
    body: auth.updatePassword,
    failures: ['PASSWORD_NOT_MATCH'],
  }),
  'customer.orders': call('POST', '/v1/customer-profile/orders', {
    ...mine,
    says: 'One’s own orders, newest first.',
    rules: [...shared.SIGNED_IN, 'ownOrders', ...shared.LIST],
    body: order.orderSearch,
    ...list(order.order),
  }),
  'basket.get': call('GET', BASKET, {
    ...mine,
    says: 'The basket.',
    rules: [...shared.SIGNED_IN, 'basketKept', 'basketAfter'],
    ...lines,
  }),
  'basket.replace': call('PATCH', BASKET, {
    ...mine,
    says: 'Replaces the whole basket.',
    rules: [...shared.SIGNED_IN, 'replace', ...shared.IN_BASKET],
    body: order.replaceBasket,
    ...lines,
    failures: GOODS,
  }),
  'basket.add': call('PUT', `${BASKET}/add`, {
    ...mine,
    says: 'Adds pieces: not safe to repeat, although it is a PUT.',
    rules: [...shared.SIGNED_IN, 'add', ...shared.IN_BASKET],
    body: order.basketItem,
    ...lines,
    failures: GOODS,
  }),
  'basket.update': call('PATCH', `${BASKET}/update`, {
    ...mine,
    says: 'Sets the quantity of a line.',
    rules: [...shared.SIGNED_IN, 'setLine', ...shared.IN_BASKET],
    body: order.basketItem,
    ...lines,
    failures: ['BASKET_ITEM_NOT_FOUND', 'PRODUCT_VARIANT_NOT_IN_STOCK'],
  }),
  'basket.delete': call('DELETE', `${BASKET}/delete`, {
    ...mine,
    says: 'Takes a line out.',
    rules: [...shared.SIGNED_IN, 'setLine'],
    body: order.removeFromBasket,
    ...lines,
    failures: ['BASKET_ITEM_NOT_FOUND'],
  }),
  'newsletter.subscribe': call('POST', '/v1/customer-users/subscribe', {
    says: 'Subscribes to the newsletter; the letter brings the discount code.',
    rules: ['emailTaken', ...shared.CREATES],
    body: auth.subscribe,
    failures: ['BAD_REQUEST_VALUE_NOT_UNIQUE'],
    creates: true,
  }),
  'pages.get': call('GET', '/v1/pages/:slug', {
    says: 'An info page in the language asked for.',
    rules: ['language', 'pictures'],
    answer: page,
    parts: { blocks: block },
    failures: ['PAGE_NOT_FOUND'],
  }),
  'products.get': call('GET', '/v1/products/:id', {
    says: 'A product without its variants.',
    rules: ['one'],
    answer: catalog.product,
    failures: ['PRODUCT_NOT_FOUND'],
  }),
  'products.search': call('POST', '/v1/products/search', {
    says: 'Products without their variants.',
    rules: [...shared.LIST, 'filter'],
    body: catalog.productSearch,
    ...list(catalog.product),
  }),
  'products.delete-many': call('DELETE', '/v1/products/many', {
    ...mine,
    says: 'Deletes products: all of them or, where one is unknown, none. For those who run the shop.',
    rules: [...shared.SIGNED_IN, 'deletions'],
    body: catalog.deleteProducts,
    failures: ['DONT_HAVE_ACCESS', 'PRODUCT_NOT_FOUND'],
  }),
  'variants.get': call('GET', '/v1/products/variants/:id', {
    says: 'One colour of a product with its sizes, photos and sibling colours.',
    rules: ['one', 'siblings', 'today', 'pictures'],
    answer: catalog.variantItem,
    failures: ['PRODUCT_SINGLE_VARIANT_NOT_FOUND'],
  }),
  'variants.search': call('POST', '/v1/products/variants/search', {
    says: 'Goods by filter, words and sort.',
    rules: [...shared.GOODS, 'sort', 'pictures'],
    body: catalog.variantSearch,
    ...list(catalog.variantItem),
  }),
  'variants.search-random': call('POST', '/v1/products/variants/search-random', {
    says: 'As the search, in an order by chance.',
    rules: [...shared.GOODS, 'random'],
    body: catalog.variantSearch,
    ...list(catalog.variantItem),
  }),
  'promo-codes.get': call('GET', '/v1/promo-codes/:id', {
    says: 'A promo code.',
    rules: shared.PROMO,
    answer: catalog.promoCode,
    failures: ['PROMO_CODE_NOT_FOUND'],
  }),
  'promo-codes.search': call('POST', '/v1/promo-codes/search', {
    says: 'The promo codes of exactly this name; without a name there are none.',
    rules: ['codes', ...shared.PROMO],
    body: catalog.promoCodeSearch,
    ...list(catalog.promoCode),
  }),
  'categories.get': call('GET', '/v1/categories/:id', {
    says: 'A category.',
    rules: ['pictures'],
    answer: catalog.category,
    failures: ['CATEGORY_NOT_FOUND'],
  }),
  'categories.search': call('POST', '/v1/categories/search', {
    says: 'Categories in the order of the shop.',
    rules: ['categories', ...shared.LIST],
    body: catalog.categorySearch,
    ...list(catalog.category),
  }),
  'shipping-methods.get': call('GET', '/v1/shipping-methods/:id', {
    says: 'A way of delivery.',
    rules: ['shipping'],
    answer: order.shippingMethod,
    failures: ['PAGE_NOT_FOUND'],
  }),
  'shipping-methods.search': call('POST', '/v1/shipping-methods/search', {
    says: 'Ways of delivery.',
    rules: [...shared.LIST, 'shipping'],
    body: order.shippingMethodSearch,
    ...list(order.shippingMethod),
  }),
  'orders.get': call('GET', '/v1/orders/:id', {
    ...ofOrder,
    says: 'An order with its prices and the ways of delivery it can choose from; of a guest’s without its key not who gets it.',
    rules: [...shared.OF_ORDER, 'filledIn', 'ways', 'arrows', 'paid', 'sums', 'everywhere', 'pricesOfDay'],
    failures: ['ORDER_NOT_FOUND', 'DONT_HAVE_ACCESS'],
  }),
  'orders.create': call('POST', '/v1/orders/create', {
    needs: 'anyone',
    says: 'Makes an order of goods; with `fast` of one thing and a phone, which may be a pre-order.',
    rules: ['begins', 'orderKey', 'oneClick', 'notInStock', 'sums', 'lines', ...shared.PROMO, ...shared.CREATES],
    body: order.createOrder,
    answer: order.order,
    failures: [...GOODS, 'PROMO_CODE_NOT_FOUND'],
    creates: true,
  }),
  'orders.update-product': call('PUT', '/v1/orders/:id/update-product', {
    ...ofOrder,
    says: 'Replaces the goods and the promo code of an order.',
    rules: [...shared.CHANGE, 'goods', 'lines', 'notInStock', ...shared.PROMO],
    body: order.updateProducts,
    failures: [...ORDER, ...GOODS, 'PROMO_CODE_NOT_FOUND'],
  }),
  'orders.update-customer': call('PUT', '/v1/orders/:id/update-customer', {
    ...ofOrder,
    says: 'Sets who gets an order.',
    rules: [...shared.CHANGE, 'replaced', 'asksToSignIn', 'firstOrder'],
    body: order.customer,
    failures: [...ORDER, 'PHONE_AND_EMAIL_MISMATCHED', 'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED'],
  }),
  'orders.update-shipping-info': call('PUT', '/v1/orders/:id/update-shipping-info', {
    ...ofOrder,
    says: 'Sets where an order goes; a way of delivery that does not go there is forgotten.',
    rules: [...shared.CHANGE, 'replaced', 'region', 'wayElsewhere', 'tax'],
    body: order.updateShippingInfo,
    failures: [...ORDER, 'ORDER_CANNOT_CALC_TAX'],
  }),
  'orders.update-shipping-method': call('PUT', '/v1/orders/:id/update-shipping-method', {
    ...ofOrder,
    says: 'Sets the way of delivery of an order.',
    rules: [...shared.CHANGE, 'wayElsewhere', 'ways', 'shipping'],
    body: order.updateShippingMethod,
    failures: [...ORDER, 'ORDER_CANNOT_CALC_PRICE'],
  }),
  'orders.payment-method': call('PUT', '/v1/orders/:id/payment-method', {
    ...ofOrder,
    says: 'Chooses how to pay and gives the way to the provider’s page, its fields signed.',
    rules: [
      ...shared.CHANGE,
      'redirect',
      'incomplete',
      'cashAbroad',
      'prepayment',
      'word',
      'wordAgain',
      'declined',
      'arrows',
      'stock',
      'basketAfter',
      'paid',
    ],
    body: order.choosePayment,
    answer: order.chosenPayment,
    failures: [...ORDER, 'INCORRECT_PAYMENT_METHOD', 'PRODUCT_VARIANT_NOT_IN_STOCK'],
  }),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
