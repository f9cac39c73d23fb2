import { LOCALE_COOKIE_DAYS, PASSWORD_MIN_LENGTH } from '#domain/constants.ts';
import { rosette } from '#fixtures/photos/prints/rosette.ts';
import { BUSH, petrykivka, strokesOf } from '#fixtures/photos/prints/petrykivka.ts';
import { promoCodes, WELCOME_CODE } from '#mocks/promo-codes.ts';
import { profile } from '#profiles/ua.ts';

/** Who keeps what no test can. */
type Keeper = 'workshop' | 'telephone' | 'newsletter' | 'accounts' | 'bank and post';

/**
 * What holds a promise: a test by file and title, a fact that is looked up now, people who keep their word; or words
 * that only look like one.
 */
type Held =
  | { test: readonly [file: string, title: string] }
  | { fact: (said: string) => boolean }
  | { keeper: Keeper; how: string }
  | { nothing: string };

/** A promise as it stands in sentences, word by word; what it says is then no other sentence's. */
export interface Promised {
  says: RegExp;
  /** The only places it may stand in; anywhere when not said. */
  at?: RegExp;
  held: Held;
}

const facts = (says: RegExp, fact: (said: string) => boolean, at?: RegExp): Promised => ({
  says,
  held: { fact },
  ...(at && { at }),
});
const people = (says: RegExp, keeper: Keeper, how: string, at?: RegExp): Promised => ({
  says,
  held: { keeper, how },
  ...(at && { at }),
});
const nothing = (says: RegExp, why: string, at?: RegExp): Promised => ({
  says,
  held: { nothing: why },
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
    /^(?:basket\.(?:free|why\.shipping)|product\.(?:free|way\.(?:now|later)-free)|hint\.free-shipping|free\.where)/,
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
  test(
    /business days?|робоч\p{L}+ д\p{L}+/gu,
    'tests/domain/price.test.ts',
    'a delivery label shows the days from and to, or the one day',
    /^(?:checkout\.days|product\.days|order\.shipping-days)$/,
  ),
  facts(/28 (?:countries|країн)/g, () => profile.countries.EU?.length === 28),

  // Discounts and codes.
  facts(/10 ?%/g, () =>
    promoCodes({}).some(
      ({ name, type, discount }) => name === WELCOME_CODE && type === 'PERCENTAGE' && discount === 10,
    ),
  ),
  test(
    /never brings the goods below [₴$]1\b|не зменшує ціну товарів нижче ніж [₴$]1(?!\d)/g,
    'tests/domain/price.test.ts',
    'goods never cost less than one hryvnia after a discount, whatever the discount',
  ),
  test(
    /within a minute|за хвилину/g,
    'tests/mocks/letters.test.ts',
    'a new subscriber gets the code of ten per cent, and the code works',
  ),
  people(/(?:[Ee]very|One email every) two weeks|[Рр]аз на два тижні/g, 'newsletter', 'is written every other Tuesday'),

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
  test(
    /a little later in … minute in … minutes|трохи згодом за … хвилину за … хвилини за … хвилин за … хвилини/g,
    'tests/screens/too-many-tries.test.tsx',
    'the wait is told in whole minutes, and without one that it is a little later',
    /^error\.too-many-requests$/,
  ),
  test(
    /you need not type your name and email again|ім’я й пошту не доведеться вписувати знову/g,
    'tests/screens/order-for-account.test.tsx',
    'who made an account on the success page is asked for name, phone and e-mail never again',
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

  // How long a garment is.
  test(
    /[\d.,]+–[\d.,]+(?: cm| in| см|″)/g,
    'tests/fixtures/pages.test.ts',
    'of the shop %s say what OVERSIZE is, as the charts of all that is sold do',
    /^faq/,
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
    'newsletter',
    'takes who writes to it off the list, and has the account erased',
    /^privacy-policy/,
  ),
  people(
    /three years|три роки|30 (?:days|днів)/g,
    'accounts',
    'keeps papers as long as tax law says, and answers within what the law on personal data gives',
    /^privacy-policy/,
  ),

  // The way of a parcel.
  test(
    /(?:the )?tracking number shows (?:there|in your order)|там буде видно номер посилки|^Номер посилки видно в замовленні|^Номер посилки$|^Tracking number$/g,
    'tests/screens/own-orders.test.tsx',
    'each order has its details, and from there the way back to the orders beside it',
  ),
  test(
    /відстежити/gi,
    'tests/domain/order-state.test.ts',
    'is the page of its carrier',
    /^(?:account\.)?order\.track$/,
  ),
  test(
    /until …/g,
    'tests/domain/opening-hours.test.ts',
    'at %s the door is as Kyiv’s clock says',
    /^contacts\.(?:bell\.)?open$/,
  ),
  test(
    /we’ll cancel it, as long as the parcel is not on its way|ми його скасуємо, якщо посилка ще не в дорозі/g,
    'tests/domain/order-state.test.ts',
    'can be cancelled until the parcel is with the carrier',
    /^order\.how\.cancel$/,
  ),
  people(
    /on a business day are packed the same day|у робочий день складаємо того самого дня/g,
    'workshop',
    'packs until the carrier comes',
    /^shipping/,
  ),
  people(/надішлемо накладну/g, 'workshop', 'answers who wants to send something back', /^shipping/),
  people(/for five days|п’ять днів/g, 'bank and post', 'a branch keeps a parcel so long', /^shipping/),
  people(
    /within seven days|протягом семи днів/g,
    'bank and post',
    'money is on its way so long',
    /^(?:shipping|terms-conditions)/,
  ),

  // What people of the shop keep to.
  test(
    /(?:charge nothing|binds nobody) until [^.]*|нічого не спишемо, доки [^.]*|ні до чого не зобов’язує, доки [^.]*/g,
    'tests/domain/order-state.test.ts',
    'can be paid only while nobody has paid it, and never one that is agreed on by telephone',
  ),
  people(
    /usually within two weeks|зазвичай за два тижні/g,
    'workshop',
    'sews a size that is sold out in its next small batch',
    /^(?:dialog\.preorder\.text|product\.sold-out)$/,
  ),
  test(
    /No money is taken now: you pay once you agree|Зараз нічого не списуємо: платити вже як погодитеся/g,
    'tests/domain/order-state.test.ts',
    'can be paid only while nobody has paid it, and never one that is agreed on by telephone',
    /^dialog\.preorder\.text$/,
  ),
  test(
    /доки річ була в кошику/g,
    'tests/stores/seen-prices.test.ts',
    'a price that rose since the thing was put in is told with the former one',
    /^terms-conditions/,
  ),
  test(
    /14-count|Aida 14|один хрестик|one cross|after every ten|після кожних десяти/g,
    'tests/app/pattern-chart.test.ts',
    'the chart of a number says how many crosses it has, of which thread, and how large they come out',
    /^chart\./,
  ),
  people(
    /14 (?:days|днів)(?:, not counting the day of receipt|, не рахуючи дня отримання)?/g,
    'workshop',
    'takes back by the law on the rights of consumers, article 9, and everywhere else by its own rule',
  ),
  people(/(?:every day )?(?:from )?\d+ [ap]\.m\.|\d+:\d\d/g, 'telephone', 'is open then', /^(?:contacts|faq|shipping)/),
  people(/answer (?:the same day|within a day)|того самого дня/g, 'telephone', 'answers emails too', /^contacts/),
  people(
    /within five business days|протягом п’яти робочих днів/g,
    'accounts',
    'answers complaints',
    /^terms-conditions/,
  ),
  people(
    /Of ten drawings|З десяти малюнків|Twenty times|двадцять разів/g,
    'workshop',
    'draws and washes so many',
    /^about/,
  ),

  // Numbers and spans that promise nothing.
  nothing(/[Ss]even minutes on foot|сім хвилин пішки/g, 'walked', /^contacts/),
  nothing(
    /Call an hour before|Подзвоніть за годину|wait a minute|зачекайте хвилину|the new one twice|двічі новий/g,
    'what one is asked to do',
  ),
  nothing(/17\/8|17 Nyzhnii Val, flat 8|Нижній Вал, 17, кв\. 8|350 Fifth Ave, apt 8/g, 'an address'),
  nothing(
    /(?:E\.g\.|Напр\.,) 12$|(?:such as|як-от) (?:1500|60)$/g,
    'an example in a field',
    /^(?:field\.branch|listing\.price-odd)/,
  ),
  nothing(/Error 404|Помилка 404|^1 piece$|^1 шт\.$|i18n_redirected/g, 'a name'),
  nothing(
    /expiry (?:month|year)|(?:місяць|рік) строку|three digits|три цифри/g,
    'what stands on a card',
    /^payment\.error/,
  ),
  nothing(/Two digits|Дві цифри/g, 'keys to press', /^catalogue\.hint-keys$/),
  nothing(/Four digits|Чотири цифри/g, 'what to type', /^home\.own-digits$/),
  nothing(/^\d\. /g, 'the number of a chapter', /^terms-conditions/),
  nothing(/[Tt]wo cloths|two different|дві (?:тканини|різні)/g, 'what a seam is', /^about/),
  nothing(/Times are business days|в робочих днях/g, 'how days are counted', /^terms-conditions/),
  nothing(
    /articles 633 and 641|статтями 633 і 641|2016\/679|November 1, 2026|1 листопада 2026 року/g,
    'a law and its day',
    /^(?:terms-conditions|privacy-policy)/,
  ),
  nothing(
    /30°|86°F(?= \()|0\.6 in(?= \()|0,6″(?= \()|1[.,]5 (?:cm|см)|an inch or two|на дюйм-два/g,
    'how a thing is washed and measured',
    /^(?:faq|terms-conditions)/,
  ),
];
