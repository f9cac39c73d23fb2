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

// What several calls have in common.
export const LIST = ['list', 'pages', 'limit', 'nothing'] as const;
export const GOODS = [...LIST, 'garment', 'filter', 'inStock', 'query', 'today'] as const;
export const OF_ORDER = ['ownOrder', 'withheld', 'becomes'] as const;
export const CHANGE = [...OF_ORDER, 'onlyNew', 'sums', 'everywhere', 'pricesOfDay'] as const;
export const PROMO = ['minimum', 'discount', 'gift', 'codeOff', 'firstOrder'] as const;
export const IN_BASKET = ['basketKept', 'notInStock'] as const;
export const SIGNED_IN = ['token'] as const;
export const CREATES = ['sameKey', 'keyOfAnother'] as const;
