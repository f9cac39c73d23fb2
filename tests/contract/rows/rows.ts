import type { Row } from '../row.ts';
import { AT_ONCE } from './at-once.ts';
import { BASKET_ROWS } from './basket.ts';
import { BROWSER } from './browser.ts';
import { FILTERS } from './filters.ts';
import { IDENTITY } from './identity.ts';
import { LANGUAGES } from './languages.ts';
import { MONEY } from './money.ts';
import { ORDER_LIFE } from './order-life.ts';
import { ORDER_ROWS } from './orders.ts';
import { PAYMENT } from './payment.ts';
import { PRIVACY } from './privacy.ts';
import { SEARCH_ROWS } from './search.ts';
import { SESSIONS } from './sessions.ts';
import { SUMS } from './sums.ts';

/** Everything a shop must do, in the order in which one would build it. */
export const ROWS: readonly Row[] = [
  ...SEARCH_ROWS,
  ...FILTERS,
  ...LANGUAGES,
  ...ORDER_ROWS,
  ...ORDER_LIFE,
  ...MONEY,
  ...SUMS,
  ...PAYMENT,
  ...SESSIONS,
  ...IDENTITY,
  ...BASKET_ROWS,
  ...PRIVACY,
  ...AT_ONCE,
  ...BROWSER,
];
