import type { CallName } from './calls.ts';
import type { RuleName } from './rules.ts';

/** What goes for every call. */
export const RULES_OF_ALL: readonly RuleName[] = [
  'stamp',
  'language',
  'words',
  'head',
  'error',
  'details',
  'byHttp',
  'retryAfter',
  'cors',
  'compressed',
  'nobodyElse',
  'notKept',
  'noPassword',
  'oneOfSeveral',
];

const LIST = ['list', 'pages', 'limit', 'nothing'] as const;
const GOODS = [...LIST, 'filter', 'inStock', 'query', 'today'] as const;
const OF_ORDER = ['ownOrder', 'withheld', 'becomes'] as const;
const CHANGE = [...OF_ORDER, 'onlyNew', 'sums', 'everywhere', 'pricesOfDay'] as const;
const PROMO = ['minimum', 'discount', 'gift', 'codeOff', 'firstOrder'] as const;
const IN_BASKET = ['basketKept', 'notInStock'] as const;
const SIGNED_IN = ['token'] as const;
const CREATES = ['sameKey', 'keyOfAnother'] as const;

/** What a call does beside its answer, by the names of `RULES`. */
export const RULES_OF_CALL: Readonly<Record<CallName, readonly RuleName[]>> = {
  'auth.register': ['emailTaken', 'token', ...CREATES],
  'auth.login': ['token', 'guessing'],
  'auth.refresh-session': ['refresh', 'token', ...CREATES],
  'auth.google': SIGNED_IN,
  'auth.reset-password': ['letterOnce'],
  'auth.forgot-password': ['letterOnce', 'anew'],
  'auth.confirm-email': ['letterOnce'],
  'customer.details': SIGNED_IN,
  'customer.update': [...SIGNED_IN, 'profile', 'emailAnew', 'emailTaken'],
  'customer.update-password': [...SIGNED_IN, 'password', 'guessing'],
  'customer.orders': [...SIGNED_IN, 'ownOrders', ...LIST],
  'basket.get': [...SIGNED_IN, 'basketKept', 'basketAfter'],
  'basket.replace': [...SIGNED_IN, 'replace', ...IN_BASKET],
  'basket.add': [...SIGNED_IN, 'add', ...IN_BASKET],
  'basket.update': [...SIGNED_IN, 'setLine', ...IN_BASKET],
  'basket.delete': [...SIGNED_IN, 'setLine'],
  'newsletter.subscribe': ['emailTaken', ...CREATES],
  'pages.get': ['language', 'pictures'],
  'products.get': ['one'],
  'products.search': [...LIST, 'filter'],
  'products.delete-many': [...SIGNED_IN, 'deletions'],
  'variants.get': ['one', 'siblings', 'today', 'pictures'],
  'variants.search': [...GOODS, 'sort', 'pictures'],
  'variants.search-random': [...GOODS, 'random'],
  'promo-codes.get': PROMO,
  'promo-codes.search': ['codes', ...PROMO],
  'categories.get': ['pictures'],
  'categories.search': ['categories', ...LIST],
  'shipping-methods.get': ['shipping'],
  'shipping-methods.search': [...LIST, 'shipping'],
  'orders.get': [...OF_ORDER, 'filledIn', 'ways', 'arrows', 'paid', 'sums', 'everywhere', 'pricesOfDay'],
  'orders.create': ['begins', 'orderKey', 'oneClick', 'notInStock', 'sums', 'lines', ...PROMO, ...CREATES],
  'orders.update-product': [...CHANGE, 'goods', 'lines', 'notInStock', ...PROMO],
  'orders.update-customer': [...CHANGE, 'asksToSignIn', 'firstOrder'],
  'orders.update-shipping-info': [...CHANGE, 'region', 'wayElsewhere', 'tax'],
  'orders.update-shipping-method': [...CHANGE, 'wayElsewhere', 'ways', 'shipping'],
  'orders.payment-method': [
    ...CHANGE,
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
};
