/** Business numbers of the shop, each with its unit in its name (spec section 9). The only file with bare numbers. */

export const DAY_MS = 86_400_000;
export const PAGE_SIZE = 12;
export const TOAST_MS = 5_000;
export const TOASTS_AT_ONCE = 3;
/** Less of what was looked at before is no row. */
export const RECENT_FROM = 3;
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 99;

/** A basket never costs less than this after a discount, in minor units (₴1). */
export const MINIMUM_TOTAL_MINOR = 100;
export const MINOR_PER_MAJOR = 100;
/** A whole in hundredths of a percent. */
export const PERCENT_HUNDREDTHS = 10_000;
/** No code is longer; what is pasted beyond it is cut off. */
export const PROMO_NAME_MAX_LENGTH = 64;

export const ACCESS_TOKEN_MARGIN_S = 60;
/** So long a tab waits before it takes a failed renewal for the end of the session. */
export const REFRESH_GRACE_MS = 500;
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 1_024;
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_DAYS = 365;

export const DEBOUNCE_MS = 100;
export const SCROLLED_AFTER_PX = 50;
/** The menu is at rest so long after each change of it. */
export const MENU_READY_MS = 500;
/** A page has settled by then: what the next screens need no longer competes with its pictures. */
export const PREFETCH_AFTER_MS = 3_000;
/** A pointer or the focus that stays on a link so long means it. */
export const INTENT_MS = 65;
/** So long an answer that was asked for ahead is as good as a new one. */
export const AHEAD_MS = 10_000;
/** Prices and stock may have changed while nobody looked for so long. */
export const RECHECK_AFTER_MS = 60_000;
/** So long an empty basket is taken for the one that was just paid for. */
export const JUST_PAID_MS = 60_000;
/** What has come can be given back so long: fourteen days, not counting the one of receipt (section 6 of the terms). */
export const RETURN_MS = 15 * DAY_MS;
/** So long after its payment an order is thanked for; later it is shown as any other. */
export const THANKED_MS = 3_600_000;
/** The second digit of an entry of the catalogue comes within this. */
export const DIGITS_MS = 1_500;
/** The title of a screen has followed its address by then. */
export const ANNOUNCE_MS = 150;
/** So long a page may take to grow to where the shopper had left it. */
export const PLACE_MS = 5_000;
export const POSITIONS_KEPT = 50;
export const CHUNK_RELOAD_GUARD_MS = 60_000;

export const READ_TIMEOUT_MS = 10_000;
export const WRITE_TIMEOUT_MS = 15_000;
/** How long a button that has just come to say another sum takes no press: longer than a double press lasts. */
export const SECOND_PRESS_MS = 700;
/** A press that asks for stock first waits no longer for the answer. */
export const STOCK_CHECK_MS = 1_000;
export const READ_RETRIES = 2;
export const RETRY_MIN_MS = 200;
export const RETRY_MAX_MS = 2_000;

export const TITLE_LINE_LENGTH = 9;
export const TITLE_LONG_LINE_LENGTH = 16;
export const TITLE_LONG_FROM_WORDS = 5;
/** What a shopper typed, where it stands as a title. */
export const BRIEF_WORDS = 12;
export const BRIEF_LENGTH = 60;

/** A select shows no more of a label. */
export const SELECT_TEXT_MAX_LENGTH = 100;
/** A list that is longer is searched. */
export const SELECT_SHORT_LIST = 10;

/**
 * Widths at which what is drawn changes, px: the breakpoints and screens of spec section 9, two of the narrowest phones,
 * and the widest page. A style sheet cannot read them, so a rule keeps its media queries to them.
 */
export const SCREENS_PX = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1_024,
  xl: 1_280,
  xxl: 1_536,
  mobile: 576,
  smallTablet: 769,
  tablet: 1_025,
  netbook: 1_200,
  notebook: 1_500,
  narrowPhone: 360,
  phone: 375,
  page: 1_680,
} as const;

/** Names under which the browser keeps things for the shop. */
export const STORAGE_BASKET = 'basket';
/** Changes with each change of a customer's basket, which the server keeps: a sign for other tabs. */
export const STORAGE_BASKET_STAMP = 'basket-stamp';
export const STORAGE_SESSION = 'session';
/** How the last session ended that nobody signed out of: other tabs hear it by this. */
export const STORAGE_SESSION_ENDED = 'session-ended';
/** The promo code that was typed in, by its name. */
export const STORAGE_PROMO_CODE = 'promo-code';
/** What the goods of the basket cost when the shopper last saw it. */
export const STORAGE_SEEN_PRICES = 'seen-prices';
export const STORAGE_CHECKOUT_DRAFT = 'checkout-draft';
/** What opens the orders that were made here by a guest. */
export const STORAGE_ORDER_KEYS = 'order-keys';
/** What a customer had here when the session ended by itself. */
export const STORAGE_PUT_ASIDE = 'put-aside';
export const STORAGE_JUMP_RECORD = 'jump-record';
export const STORAGE_CONSENT = 'cookies-accepted';
export const STORAGE_DISCOUNT_CLOSED = 'discount-subscribe-closed';
export const STORAGE_CHUNK_RELOAD = 'chunk-reload-at';
export const STORAGE_RECENT_SEARCHES = 'recent-searches';
export const STORAGE_RECENTLY_VIEWED = 'recently-viewed';
export const STORAGE_SHORTCUTS = 'shortcuts';
export const STORAGE_REGION = 'region';
/** Measurements of garments one owns. */
export const STORAGE_WARDROBE = 'wardrobe';
/** Things saved for later, by the ids of their variants. */
export const STORAGE_SAVED = 'saved';
export const STORAGE_POSITIONS = 'positions';

/** Names of what only one tab does at a time. */
export const LOCK_REFRESH = 'session-refresh';
export const LOCK_MERGE = 'basket-merge';
export const LOCK_BASKET = 'basket';
