/** Codes that have a message of their own (spec section 8). */
const MESSAGE_OF_CODE = {
  BAD_REQUEST_VALUE_NOT_UNIQUE: 'error.value-not-uniq',
  VALIDATION_ERROR: 'error.validation-error',
  UNAUTHORIZED: 'error.invalid-token',
  INVALID_REFRESH_TOKEN: 'error.invalid-token',
  DONT_HAVE_ACCESS: 'error.unauthorized',
  GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL: 'error.unauthorized',
  PASSWORD_NOT_MATCH: 'error.invalid-credentials',
  PASSWORD_INVALID: 'error.invalid-credentials',
  USER_WITH_THIS_CREDENTIALS_NOT_FOUND: 'error.invalid-credentials',
  PROMO_CODE_NOT_FOUND: 'error.promo-code-not-found',
  PHONE_AND_EMAIL_MISMATCHED: 'error.email-or-phone-taken',
  PRODUCT_VARIANT_NOT_IN_STOCK: 'error.item-not-in-stock',
} as const;

/** Codes that screens of the shop answer with words of their own; everywhere else they are the default error. */
type CodeOfScreens =
  | 'ORDER_NOT_FOUND'
  | 'INVALID_UUID'
  | 'INCORRECT_PAYMENT_STATUS'
  | 'INCORRECT_PAYMENT_METHOD'
  | 'ORDER_CANNOT_CALC_PRICE'
  | 'ORDER_CANNOT_CALC_TAX'
  | 'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED'
  | 'USER_NOT_FOUND';

/** Codes the shop knows by name; any other is the default error. */
export type KnownCode = keyof typeof MESSAGE_OF_CODE | CodeOfScreens;

export type AppErrorKind = 'cancelled' | 'unreachable' | 'server' | 'unreadable';

/**
 * The only error that leaves an adapter. `cancelled`: the shop itself gave the call up (stay silent) · `unreachable`:
 * no answer in time or no network · `server`: it answered with a failure · `unreadable`: its answer made no sense.
 */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  readonly code: string | undefined;
  readonly status: number;
  /** Words of the server, plain text, shown only when it named no code. */
  readonly serverText: string | undefined;
  readonly details: { path: string; message: string }[];
  /** How long the server asked to wait before the next try, in seconds. */
  readonly retryAfterS: number | undefined;

  constructor(
    kind: AppErrorKind,
    options: {
      code?: string;
      status?: number;
      serverText?: string;
      details?: { path: string; message: string }[];
      retryAfterS?: number;
    } = {},
  ) {
    super(options.code ?? kind);
    this.name = 'AppError';
    this.kind = kind;
    this.code = options.code;
    this.status = options.status ?? 500;
    this.serverText = options.serverText;
    this.details = options.details ?? [];
    this.retryAfterS = options.retryAfterS;
  }
}

/** What to tell a shopper: a message of ours, or else the server's own words. */
export type ErrorText = ({ key: string; values?: Record<string, string | number> } | { text: string }) & {
  /** Where in what was sent something is wrong, as the server named it: 'customer.phone'. */
  paths?: readonly string[];
};

const MINUTE_S = 60;
const SERVER_TEXT_MAX_LENGTH = 300;
/** How codes of the server are written. */
const CODE = /^[A-Z][A-Z\d_]+$/;

/** The display order of spec section 8; a screen may put its own messages for given codes first. */
export function errorText(error: unknown, specific: Partial<Record<KnownCode, string>> = {}): ErrorText {
  if (!(error instanceof AppError)) return { key: 'error.default' };
  const told = wordsOf(error, specific);
  const paths = error.details.map(({ path }) => path).filter((path) => path !== '');
  return paths.length > 0 ? { ...told, paths } : told;
}

function wordsOf(error: AppError, specific: Partial<Record<KnownCode, string>>): ErrorText {
  const { code } = error;
  // Refused for coming too often: nothing is broken.
  if (error.status === 429 && !error.serverText)
    return { key: 'error.too-many-requests', values: { minutes: Math.ceil((error.retryAfterS ?? 0) / MINUTE_S) } };
  if (code !== undefined && Object.hasOwn(specific, code))
    return { key: specific[code as KnownCode] ?? 'error.default' };
  if (error.kind === 'unreachable') return { key: 'error.cannot-connect-server' };
  if (code !== undefined && Object.hasOwn(MESSAGE_OF_CODE, code))
    return { key: MESSAGE_OF_CODE[code as keyof typeof MESSAGE_OF_CODE] };
  // "All other codes map to the default error": what a server says beside a code is for developers, in their language.
  if (code !== undefined && CODE.test(code)) return { key: 'error.default' };
  if (error.serverText) return { text: error.serverText.slice(0, SERVER_TEXT_MAX_LENGTH) };
  return { key: 'error.default' };
}

/** Whether it tells that a size was sold out meanwhile. */
export function tellsSoldOut(told: ErrorText): boolean {
  return 'key' in told && told.key === MESSAGE_OF_CODE.PRODUCT_VARIANT_NOT_IN_STOCK;
}

export function isCancelled(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'cancelled';
}

/** Whether what was asked for does not exist: the screen then is a true 404. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && (error.status === 404 || error.code === 'INVALID_UUID');
}
