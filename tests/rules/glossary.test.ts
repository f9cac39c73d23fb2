// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES, pageOnWire } from '#fixtures/pages/pages.ts';
import { shippingMethodsOf } from '#fixtures/shipping-methods.ts';
import { CONFIRM_WORDS, DISCOUNT_WORDS, ORDER_WORDS, RESET_WORDS } from '#mocks/letter-words.ts';
import { PAYMENT_WORDS } from '#mocks/payment-words.ts';
import { wordsOf } from '../fixtures/words.ts';

/** What is never said, and what is said in its place. */
const GLOSSARY: Record<'uk' | 'en', readonly (readonly [never: RegExp, word: string])[]> = {
  en: [
    [/(?<!\b[Oo]n )\bdeliver(?:y|ies)\b/i, 'shipping; “delivery” only where something is paid on it'],
    [/\bcarts?\b/i, 'basket'],
    [/\be-mails?\b/i, 'email'],
    [/\b(?:the|a|an|another|first|our|subscribe to) letters?\b/i, 'email'],
    [/\blog(?:ged)? ?-?(?:in|out|on)\b/i, 'sign in, sign out'],
    [/\bwaybill|parcel number\b/i, 'tracking number'],
    [/\bpcs\b/i, 'the number itself, or pieces'],
    [/\bfor nothing\b/i, 'free'],
    [/\bwe call you\b/i, 'we’ll call you'],
    [/\blook into spam\b/i, 'check your spam folder'],
    [/\b\d+ things?\b|# things?\b/i, 'item'],
    [/\bmend(?:s|ed|ing)?\b/i, 'correct, fix'],
    [/\bleast sum\b/i, 'minimum'],
    [/\btakes no parcel\b/i, 'cannot be sent without'],
    [/\bbegin to type\b/i, 'start typing'],
    [/\bwill not do\b/i, 'cannot be used'],
    [/−\u2060?\d+% off/, '10% off: the minus is in the “off”'],
    [/\bsew one\b/i, 'make one: posters are not sewn'],
    [/\bNo\. (?=[…\d])/, 'a number stays beside its sign'],
    [/№/, 'No.'],
  ],
  uk: [
    [/кабінет|обліков(?:ий|ого|ому) запис/i, 'акаунт'],
    [/e-?mail|імейл/i, 'електронна пошта, пошта'],
    [/номер\p{L}* накладн/iu, 'номер посилки'],
    [/корзин/i, 'кошик'],
    [/вішліст|чекаут|шипінг/i, 'слово своєї мови'],
    [/(?<!\p{L})пошиємо(?!\p{L})/iu, 'зробимо: постери не шиють'],
    [/№ (?=[…\d])/, 'нерозривний пробіл між знаком і номером'],
    [/(?<![₴$\d,])\b\d{1,3},\d{3}\b/, 'тонкий пробіл між тисячами; кома лише в ціні'],
    [/(?<![+\d][\d\s]*)\b\d{1,3}(?:(?!\u202F)\s)\d{3}\b/, 'тонкий пробіл (U+202F) між тисячами'],
  ],
};

const letters = (language: 'uk' | 'en') => {
  const order = Object.values<unknown>({ ...ORDER_WORDS[language] }).map((said) =>
    typeof said === 'function' ? (said as (...given: unknown[]) => string)('7', 'M', 1, '7') : said,
  );
  return [CONFIRM_WORDS[language], RESET_WORDS[language], DISCOUNT_WORDS[language]('CODE'), order];
};

/** Every sentence a shopper reads in a language, with where it stands. */
function said(language: 'uk' | 'en') {
  const locale = language === 'uk' ? 'ua' : 'en';
  const pages = (['ua', 'us', 'art'] as const).flatMap((project) => [
    ...PAGES.map(({ slug }) => pageOnWire(slug, language, project)),
    ...shippingMethodsOf(project).map(({ name }) => name[language]),
  ]);
  const file = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'));
  const words = wordsOf([file, pages, letters(language), PAYMENT_WORDS[locale]]);
  return words.map(({ at, text }) => ({ at, text: text.replaceAll(/\{\w+\}/g, '…') }));
}

test.each(['uk', 'en'] as const)(
  'one thing has one word in %s, on pages, in words of the shop and of the bank, and in letters',
  (language) => {
    const all = said(language);
    expect(all.length).toBeGreaterThan(800);
    const faults = all.flatMap(({ at, text }) =>
      GLOSSARY[language].flatMap(([never, word]) => (never.test(text) ? [`${at}: ${text} → ${word}`] : [])),
    );
    expect(faults).toEqual([]);
  },
);

test('this rule sees a second word', () => {
  const sees = (language: 'uk' | 'en', text: string) => GLOSSARY[language].some(([never]) => never.test(text));
  for (const text of [
    'Free delivery',
    'in your cart',
    'We call you soon',
    '2 pcs',
    'Log in to order',
    '−10% off',
    'Order No. 12',
    'Order № 12',
  ])
    expect(sees('en', text), text).toBe(true);
  for (const text of ['Вхід у кабінет', 'ваш e-mail', '1,239 хрестиків', '1\u00A0239 хрестиків', '12 999 речей'])
    expect(sees('uk', text), text).toBe(true);
  for (const text of ['Cash on delivery', 'the rest on delivery']) expect(sees('en', text), text).toBe(false);
  for (const text of ['Від ₴3,000 безкоштовно', '1\u202F239 хрестиків', '+380 44 290 11 22'])
    expect(sees('uk', text), text).toBe(false);
});
