import { LOCALE_COOKIE_DAYS, PASSWORD_MIN_LENGTH } from '#domain/constants.ts';
import { deliveryDays } from '#domain/shipping.ts';
import { TRADE } from '#fixtures/projects.ts';
import { rosette } from '#fixtures/photos/prints/rosette.ts';
import { BUSH, petrykivka, strokesOf } from '#fixtures/photos/prints/petrykivka.ts';
import { shippingMethodsOf } from '#fixtures/shipping-methods.ts';
import { promoCodes, WELCOME_CODE } from '#mocks/promo-codes.ts';
import { minor, priceText } from '#mocks/prices.ts';
import { profile } from '#profiles/ua.ts';

/** What holds a promise: a test by file and title, a fact that is looked up now, or people who keep their word. */
type Held = { test: readonly [file: string, title: string] } | { fact: (said: string) => boolean } | { people: string };

/** A promise as it stands in sentences, word by word; what it says is then no other sentence's. */
export interface Promised {
  says: RegExp;
  /** The only places it may stand in; anywhere when not said. */
  at?: RegExp;
  held: Held;
}

const SHOPS = ['ua', 'us'] as const;
const ways = SHOPS.flatMap((shop) => shippingMethodsOf(shop).filter(({ state }) => state === 'ACTIVE'));

const SUMS = new Set(
  SHOPS.flatMap((shop) => {
    const { symbol, prepayment } = TRADE[shop];
    const sums = shippingMethodsOf(shop).flatMap(({ price, freeShippingFrom }) => [price, freeShippingFrom ?? 0]);
    // The least that goods cost is one of either money.
    return [...sums, prepayment, 1].map((sum) => priceText(minor(sum), symbol));
  }),
);

/** From the quickest to the slowest of these ways. */
function span(some: typeof ways): string {
  return deliveryDays({
    minimumDelivery: Math.min(...some.map((way) => way.minimumDelivery)),
    maximumDelivery: Math.max(...some.map((way) => way.maximumDelivery)),
  }).replaceAll('\u2060', '');
}

const goesTo = (...regions: string[]) => ways.filter((way) => way.regions.some((one) => regions.includes(one)));
const DAYS = new Set([
  ...ways.map((way) => span([way])),
  ...[['UA'], ['EU'], ['CA', 'MX']].map((to) => span(goesTo(...to))),
]);

const THRESHOLDS = new Set(
  SHOPS.flatMap((shop) =>
    shippingMethodsOf(shop).map(({ freeShippingFrom }) => priceText(minor(freeShippingFrom ?? 0), TRADE[shop].symbol)),
  ),
);

const sumIn = (said: string): string => /[₴$]\d+(?:,\d{3})*/.exec(said)?.[0] ?? '';
const isFreeAtHome = (): boolean =>
  goesTo('US').some(({ price, maximumDelivery }) => price === 0 && maximumDelivery === 3);

const facts = (says: RegExp, fact: (said: string) => boolean, at?: RegExp): Promised => ({
  says,
  held: { fact },
  ...(at && { at }),
});
const people = (says: RegExp, why: string, at?: RegExp): Promised => ({
  says,
  held: { people: why },
  ...(at && { at }),
});
const test = (says: RegExp, file: string, title: string, at?: RegExp): Promised => ({
  says,
  held: { test: [file, title] },
  ...(at && { at }),
});

/** Longer ones first: what a row says is taken out of a sentence before the next is looked for. */
export const PROMISES: readonly Promised[] = [
  // What is free, made from the ways of delivery wherever it stands.
  test(
    /free|безкоштовн\p{L}*/giu,
    'tests/domain/shipping.test.ts',
    'what is free is one way to one region, never delivery as such',
    /^(?:basket\.(?:free|why\.shipping)|product\.(?:free|way-free)|hint\.free-shipping|free\.where)/,
  ),
  test(
    /free|безкоштовно/gi,
    'tests/domain/price.test.ts',
    'a gift costs nothing, comes from its least sum on and only while there is one',
    /^basket\.why\.gift$/,
  ),
  test(
    /free|безкоштовно/gi,
    'tests/domain/price.test.ts',
    'shipping is free from its threshold on, not a kopiyka before',
    /^(?:checkout\.free|product\.delivery-free(?:-always)?|letter order)$/,
  ),
  facts(/1–3 (?:business days|робочі дні)/g, isFreeAtHome, /^hint\.shipping-days@us$/),
  facts(/^Free|^Безкоштовно/g, isFreeAtHome, /^hint\.shipping-days@us$/),
  facts(
    /[Ff]ree from [₴$]\d+(?:,\d{3})*|Від [₴$]\d+(?:,\d{3})* безкоштовно|(?:free to a branch|it is free) from ₴\d+(?:,\d{3})*|[Уу] відділення від ₴\d+(?:,\d{3})* безкоштовно/g,
    (said) => THRESHOLDS.has(sumIn(said)),
  ),
  facts(
    /(?<=^: |^ — )(?:free|безкоштовно)|^Free(?= across the USA)|(?<=^По США )безкоштовно|standard shipping is free|звичайна доставка безкоштовна/g,
    isFreeAtHome,
  ),
  facts(/[₴$]\d+(?:,\d{3})*/g, (said) => SUMS.has(said)),
  facts(/\d+(?:–\d+)? (?:business days?|робоч\p{L}+ д\p{L}+)/gu, (said) => DAYS.has(/[\d–]+/.exec(said)?.[0] ?? '')),
  facts(/28 (?:countries|країн)/g, () => profile.countries.EU?.length === 28),

  // Discounts and codes.
  facts(/10 ?%/g, () =>
    promoCodes({}).some(
      ({ name, type, discount }) => name === WELCOME_CODE && type === 'PERCENTAGE' && discount === 10,
    ),
  ),
  test(
    /never brings the goods below/g,
    'tests/domain/price.test.ts',
    'goods never cost less than one hryvnia after a discount, whatever the discount',
  ),
  test(
    /within a minute|за хвилину/g,
    'tests/mocks/letters.test.ts',
    'a new subscriber gets the code of ten per cent, and the code works',
  ),
  people(
    /(?:[Ee]very|One email every) two weeks|[Рр]аз на два тижні/g,
    'the newsletter is written every other Tuesday',
  ),

  // Accounts and their letters.
  facts(/6 (?:characters|символів)/g, () => PASSWORD_MIN_LENGTH === 6),
  test(
    /works for an hour|within an hour|діє годину/g,
    'tests/mocks/letters.test.ts',
    'the link of a forgotten password is good for an hour',
  ),
  test(
    /for seven days|діє сім днів/g,
    'tests/mocks/letters.test.ts',
    'the link of a confirmation works once, and within seven days',
  ),

  // Patterns by their numbers.
  facts(/1[, ]239/g, () => rosette(36, '0137').length === 1239),
  facts(/704/g, () => strokesOf(petrykivka({ ...BUSH, onDark: true })) === 704),
  facts(/0137|0201/g, (said) => said === '0137' || said === BUSH.seed),
  test(
    /The same number always gives the same|Те саме число завжди дає той самий/g,
    'tests/fixtures/pages.test.ts',
    'say the true number of the pattern that each shop shows on its home page',
  ),

  // What stays in a browser, until when.
  facts(/for a year|на рік/g, () => LOCALE_COOKIE_DAYS === 365, /^privacy-policy/),
  test(
    /(?:Until|Доки|As long as) [^.]*/g,
    'tests/rules/kept-in-browser.test.ts',
    'the privacy policy names everything the shop keeps in a browser, and nothing else',
    /^privacy-policy/,
  ),
  test(
    /until you close or reload this page/g,
    'tests/adapters/browser/key-value.test.ts',
    'keeps what is written for this visit and says that it is not kept',
    /^toast\.not-kept$/,
  ),
  people(
    /until you (?:ask us to delete it|unsubscribe)|доки ви не (?:попросите його видалити|відпишетеся)/g,
    'who writes to the shop is taken off the list, or is erased',
    /^privacy-policy/,
  ),
  people(
    /three years|три роки|30 (?:days|днів)/g,
    'tax law, and how long the shop may take to answer by law',
    /^privacy-policy/,
  ),

  // What people of the shop keep to.
  people(
    /(?:charge nothing|binds nobody) until [^.]*|нічого не спишемо, доки [^.]*|ні до чого не зобов’язує, доки [^.]*/g,
    'a pre-order is a call: no sum is asked for before',
  ),
  people(
    /ми його скасуємо, якщо посилка ще не в дорозі/g,
    'the workshop cancels what has not left it',
    /^order\.how\.cancel$/,
  ),
  test(
    /доки річ була в кошику/g,
    'tests/stores/seen-prices.test.ts',
    'a price that rose since the thing was put in is told with the former one',
    /^terms-conditions/,
  ),
  people(
    /14 (?:days|днів)/g,
    'the law of Ukraine on the rights of consumers, article 9, and the rule of the shop everywhere else',
  ),
  people(/\d+:\d\d|\d+ [ap]\.m\./g, 'opening hours of the workshop and of its telephone', /^(?:contacts|faq|shipping)/),
  people(
    /within (?:seven days|five business days)|протягом (?:семи днів|п’яти робочих днів)|for five days|п’ять днів/g,
    'how long the workshop, the bank and the post take',
  ),

  // Numbers and spans that promise nothing.
  people(/[Ss]even minutes on foot|сім хвилин пішки/g, 'walked', /^contacts/),
  people(/Call an hour before|Подзвоніть за годину|wait a minute|expiry year/g, 'advice, not a promise'),
  people(/17\/8|17 Nyzhnii Val, flat 8|Нижній Вал, 17, кв\. 8|350 Fifth Ave, apt 8/g, 'an address'),
  people(
    /(?:E\.g\.|Напр\.,) 12$|(?:such as|як-от) (?:1500|60)$/g,
    'an example in a field',
    /^(?:field\.branch|listing\.price-odd)/,
  ),
  people(/Error 404|Помилка 404|^1 piece$|^1 шт\.$|i18n_redirected/g, 'a name'),
  people(/^\d\. /g, 'the number of a chapter', /^terms-conditions/),
  people(
    /articles 633 and 641|статтями 633 і 641|2016\/679|November 1, 2026|1 листопада 2026/g,
    'a law and its day',
    /^(?:terms-conditions|privacy-policy)/,
  ),
  people(
    /30°|0\.6 in(?= \()|0,6″(?= \()|1[.,]5 (?:cm|см)/g,
    'how a thing is washed and measured',
    /^(?:faq|terms-conditions)/,
  ),
];
