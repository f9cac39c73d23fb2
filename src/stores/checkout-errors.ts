/** Messages of the checkout that come before the general ones (spec section 8). */
export const CHECKOUT_ERRORS = {
  ORDER_NOT_FOUND: 'checkout.error.order-not-found',
  INVALID_UUID: 'checkout.error.order-not-found',
  INCORRECT_PAYMENT_STATUS: 'checkout.error.order-finished',
  INCORRECT_PAYMENT_METHOD: 'checkout.error.payment-method',
  ORDER_CANNOT_CALC_PRICE: 'checkout.error.method',
  ORDER_CANNOT_CALC_TAX: 'checkout.error.address',
  UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED: 'error.email-or-phone-taken',
} as const;
