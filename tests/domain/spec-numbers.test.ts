import { expect, test } from 'vitest';
import * as constants from '#domain/constants.ts';

/** What the specification of the shop says, word for word, and by which names the shop knows it. */
const SAID: [section: string, sentence: string, values: Partial<typeof constants>][] = [
  ['1', 'a cookie named i18n_redirected valid 365 days', { LOCALE_COOKIE: 'i18n_redirected', LOCALE_COOKIE_DAYS: 365 }],
  ['4', 'Menu-ready flag turns on 500 ms after the menu changes', { MENU_READY_MS: 500 }],
  ['9', 'Page size 12', { PAGE_SIZE: 12 }],
  ['9', 'Password minimum 6', { PASSWORD_MIN_LENGTH: 6 }],
  ['9', 'Toast 5000 ms', { TOAST_MS: 5000 }],
  ['9', 'Debounce: 100 ms promo code and basket variant refresh', { DEBOUNCE_MS: 100 }],
  ['9', 'Scroll header threshold 50 px', { SCROLLED_AFTER_PX: 50 }],
  ['9', 'Chunk reload guard 60 s', { CHUNK_RELOAD_GUARD_MS: 60_000 }],
  ['9', 'Access token expired under 60 s left', { ACCESS_TOKEN_MARGIN_S: 60 }],
  [
    '9',
    'lines of at most 9 characters (16 if more than 5 words)',
    { TITLE_LINE_LENGTH: 9, TITLE_LONG_LINE_LENGTH: 16, TITLE_LONG_FROM_WORDS: 5 },
  ],
  [
    '9',
    'Local storage keys: basket, discount-subscribe-closed flag, jump record',
    {
      STORAGE_BASKET: 'basket',
      STORAGE_DISCOUNT_CLOSED: 'discount-subscribe-closed',
      STORAGE_JUMP_RECORD: 'jump-record',
    },
  ],
];

test.each(SAID)('section %s: %s', (_section, _sentence, values) => {
  expect(constants).toMatchObject(values);
});

test('section 9: breakpoints xs 320 to xxl 1536; mobile up to 576, small tablet 769, tablet 1025, netbook 1200, notebook 1500', () => {
  expect(constants.SCREENS_PX).toMatchObject({
    xs: 320,
    sm: 640,
    md: 768,
    lg: 1024,
    xl: 1280,
    xxl: 1536,
    mobile: 576,
    smallTablet: 769,
    tablet: 1025,
    netbook: 1200,
    notebook: 1500,
  });
});
