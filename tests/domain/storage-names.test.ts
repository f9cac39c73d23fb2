import { expect, test } from 'vitest';
import * as constants from '#domain/constants.ts';

/** Names under which browsers of shoppers keep things already: another name loses them. */
const NAMES = {
  STORAGE_BASKET: 'basket',
  STORAGE_DISCOUNT_CLOSED: 'discount-subscribe-closed',
  STORAGE_JUMP_RECORD: 'jump-record',
  STORAGE_SESSION: 'session',
  STORAGE_CONSENT: 'cookies-accepted',
  STORAGE_PROMO_CODE: 'promo-code',
  STORAGE_CHECKOUT_DRAFT: 'checkout-draft',
  STORAGE_SEEN_PRICES: 'seen-prices',
  STORAGE_RECENTLY_VIEWED: 'recently-viewed',
  STORAGE_SHORTCUTS: 'shortcuts',
  LOCALE_COOKIE: 'i18n_redirected',
};

test.each(Object.entries(NAMES))('%s is found again in a browser under %j', (constant, name) => {
  expect(constants).toHaveProperty(constant, name);
});
