/** Every code a server of the shop can answer with (spec section 8) and the status it comes with. */
export const STATUS_OF_CODE = {
  VALIDATION_ERROR: 400,
  BAD_REQUEST: 400,
  BAD_REQUEST_VALUE_NOT_UNIQUE: 400,
  INVALID_UUID: 400,
  PASSWORD_NOT_MATCH: 400,
  PASSWORD_INVALID: 400,
  USER_WITH_THIS_CREDENTIALS_NOT_FOUND: 400,
  TFA_CODE_INVALID: 400,
  FILE_TYPE_NOT_ALLOWED: 400,
  FILE_HAS_DIFFERENT_TYPE: 400,
  INCORRECT_PAYMENT_METHOD: 400,
  INCORRECT_PAYMENT_STATUS: 400,
  INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE: 400,
  ORDER_CANNOT_CALC_PRICE: 400,
  ORDER_CANNOT_CALC_TAX: 400,
  UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED: 400,
  GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL: 400,
  GOOGLE_AUTH_TOKEN_INVALID: 400,
  GOOGLE_AUTH_TOKEN_EXPIRED: 400,
  GOOGLE_AUTH_TOKEN_NOT_VERIFIED: 400,
  UNAUTHORIZED: 401,
  INVALID_REFRESH_TOKEN: 401,
  DONT_HAVE_ACCESS: 403,
  FORBIDDEN: 403,
  AWS_ACCESS_DENIED: 403,
  CANNOT_DELETE_LAST_SUPER_ADMIN: 403,
  CANNOT_UPDATE_LAST_SUPER_ADMIN: 403,
  USER_NOT_FOUND: 404,
  ADMIN_USER_NOT_FOUND: 404,
  PAGE_NOT_FOUND: 404,
  FILE_NOT_FOUND: 404,
  MANY_FILES_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  MANY_CATEGORIES_NOT_FOUND: 404,
  COLOR_NOT_FOUND: 404,
  MANY_COLORS_NOT_FOUND: 404,
  PRODUCT_SINGLE_VARIANT_NOT_FOUND: 404,
  COMBINATION_OF_PRODUCT_VARIANT_AND_SIZE_NOT_FOUND: 404,
  PROMO_CODE_NOT_FOUND: 404,
  BASKET_ITEM_NOT_FOUND: 404,
  PHONE_AND_EMAIL_MISMATCHED: 409,
  PRODUCT_VARIANT_NOT_IN_STOCK: 409,
  CATEGORY_IN_USE_FOR_PRODUCT: 409,
  COLOR_IN_USE_FOR_PRODUCT: 409,
  FILE_IN_USE: 409,
  FILE_CANNOT_UPDATE: 409,
  SOMETHING_WENT_WRONG: 500,
  DATA_BASE_ERROR: 500,
  AWS_INVALID_CREDENTIALS: 502,
  PAYPAL_CHECKOUT_LINK_ERROR: 502,
  PAYPAL_EXECUTE_PAYMENT_ERROR: 502,
  PAYPAL_GET_PAYMENT_DETAILS_ERROR: 502,
  STRIPE_CHECKOUT_LINK_ERROR: 502,
} as const;

export type ServerCode = keyof typeof STATUS_OF_CODE;

export function isServerCode(value: string): value is ServerCode {
  return Object.hasOwn(STATUS_OF_CODE, value);
}

/** Where in the body something is wrong ('products.0.size') and what. */
export interface Detail {
  path: string;
  message: string;
}

/** How an endpoint says no. Becomes a reply in one place, `createBackend`. */
export class Fault extends Error {
  readonly code: ServerCode;
  readonly status: number;
  readonly details: Detail[];
  readonly headers: Record<string, string>;

  /** `status` and `headers` only where HTTP itself has a truer word than the table (404 path, 405, 413). */
  constructor(
    code: ServerCode,
    options: { details?: Detail[]; message?: string; status?: number; headers?: Record<string, string> } = {},
  ) {
    super(options.message ?? sentenceOf(code));
    this.name = 'Fault';
    this.code = code;
    this.status = options.status ?? STATUS_OF_CODE[code];
    this.details = options.details ?? [];
    this.headers = options.headers ?? {};
  }
}

/** 'ORDER_NOT_FOUND' -> 'Order not found': for developers; shoppers get the shop's own words. */
function sentenceOf(code: ServerCode): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
