import type { ErrorText } from '#domain/errors.ts';
import { AppError, errorText } from '#domain/errors.ts';
import type { CheckoutStep, OrderLine } from '#domain/order.ts';
import { refusedGoods } from './refused-goods.ts';

/** What went wrong, beside the step it went wrong in. */
export interface StepFailure {
  step: CheckoutStep;
  text: ErrorText;
  code: string | undefined;
  /** What cannot be sold any more, where that is why. */
  goods: OrderLine[];
}

const ONLY_FOR_ITS_ACCOUNT: ReadonlySet<string | undefined> = new Set([
  'PHONE_AND_EMAIL_MISMATCHED',
  'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED',
]);

/** Whether it was refused with this code because only the one who has an account with those contacts may do it. */
export function isForAccount(code: string | undefined): boolean {
  return ONLY_FOR_ITS_ACCOUNT.has(code);
}

/** Messages of the checkout that come before the general ones (spec section 8). */
export const CHECKOUT_ERRORS = {
  PRODUCT_VARIANT_NOT_IN_STOCK: 'checkout.error.stock',
  ORDER_NOT_FOUND: 'checkout.error.order-not-found',
  INVALID_UUID: 'checkout.error.order-not-found',
  DONT_HAVE_ACCESS: 'checkout.error.not-here',
  INCORRECT_PAYMENT_STATUS: 'checkout.error.order-finished',
  INCORRECT_PAYMENT_METHOD: 'checkout.error.payment-method',
  ORDER_CANNOT_CALC_PRICE: 'checkout.error.method',
  ORDER_CANNOT_CALC_TAX: 'checkout.error.address',
  UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED: 'error.email-or-phone-taken',
} as const;

export function stepFailure(step: CheckoutStep, error: unknown, lines: OrderLine[]): StepFailure {
  const code = error instanceof AppError ? error.code : undefined;
  return { step, text: errorText(error, CHECKOUT_ERRORS), code, goods: refusedGoods(error, lines) };
}
