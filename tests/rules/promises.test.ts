// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { PAGES, pageOnWire } from '#fixtures/pages/pages.ts';
import { CONFIRM_WORDS, DISCOUNT_WORDS, ORDER_WORDS, RESET_WORDS } from '#mocks/letter-words.ts';
import { wordsOfBuild } from '../../src/build/words-of-build.ts';
import { type Said, wordsOf } from '../fixtures/words.ts';
import { judgedDelivery, SHOPS, type Shop } from './promised-delivery.ts';
import { PROMISES } from './promises.ts';
import { titlesInFile, titlesOf } from './titles.ts';

const NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|twice';
const SPANS = '(?:seconds|(?:minute|hour|day|week|month|year)s?)';
const IN_ENGLISH = `free|always|never|need not type|one tap|until|tracking|parcel number|${NUMBERS}|${SPANS}`;
const NUMBERS_UK =
  'дв(?:а|і|ох|ом|ома)|двічі|тр(?:и|ьох|ьом|ьома)|тричі|чотир(?:и|ьох|ьом)|п’ят(?:ь|и|ьох)|ш(?:ість|ести|істьох)|с(?:ім|еми|імох)|в(?:ісім|осьми)|дев’ят(?:ь|и)|десят(?:ь|и|ьох)|\\p{L}+надцят[ьи]|двадцят[ьи]|тридцят[ьи]|сорок\\p{L}?|сто|тисяч\\p{L}?';
const SPANS_UK =
  'секунд\\p{L}?|хвилин(?:а|у|и|ою)?|годин(?:а|у|и|ою)?|день|дн(?:я|і|ів|ях|ями)|тиждень|тижн\\p{L}+|місяц\\p{L}+|рік|рок(?:у|и|ів)';
const IN_UKRAINIAN = `завжди|ніколи|не доведеться|одним дотиком|доки|номер\\p{L}* посилки|накладн\\p{L}+|${NUMBERS_UK}|${SPANS_UK}`;

/** What a sentence promises by: a number, a span of time, a parcel to follow, and words that leave no way out. */
const PROMISING = new RegExp(
  `\\d|\\b(?:${IN_ENGLISH})\\b|безкоштовн|відстеж|(?<!\\p{L})(?:${IN_UKRAINIAN})(?!\\p{L})`,
  'iu',
);

interface Sentence {
  /** Whose shop says it. */
  shop: Shop;
  at: string;
  text: string;
}

/** What is said whatever the values are. */
function literals(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if ('options' in element)
        return Object.values(element.options)
          .map(({ value }) => literals(value))
          .join(' ');
      return 'children' in element ? literals(element.children) : '…';
    })
    .join('');
}

function inLocales(shop: Shop): Sentence[] {
  return ['ua', 'en'].flatMap((locale) => {
    const words = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
    return Object.entries(wordsOfBuild(words, shop)).map(([at, words]) => ({ shop, at, text: literals(parse(words)) }));
  });
}

/** What stands beside each other in one paragraph is read as one sentence, whatever of it is bold or a link. */
function asRead(said: Said[]): Said[] {
  const paragraphs = Map.groupBy(said, ({ at }) => at.replace(/(?<=\.children|\.items\[\d+\])\[\d+\]\.text$/, ''));
  return [...paragraphs].map(([at, parts]) => ({ at, text: parts.map(({ text }) => text).join('') }));
}

function onPages(shop: Shop): Sentence[] {
  const projects = shop === 'ua' ? (['ua', 'art'] as const) : (['us'] as const);
  const pages = projects.flatMap((project) =>
    (['uk', 'en'] as const).flatMap((language) =>
      PAGES.map(({ slug }) => [slug, pageOnWire(slug, language, project)] as const),
    ),
  );
  return pages.flatMap(([slug, page]) =>
    asRead(wordsOf(page))
      .filter(({ at }) => !at.endsWith('.alt'))
      .map(({ at, text }) => ({ shop, at: `${slug}${at}`, text })),
  );
}

function inLetters(shop: Shop): Sentence[] {
  return (['uk', 'en'] as const).flatMap((language) => {
    const order = Object.values(ORDER_WORDS[language]).flatMap((say) =>
      typeof say === 'function'
        ? (say as (...values: string[]) => string)('…', '…', '…', '…')
        : wordsOf(say).map(({ text }) => text),
    );
    const others = [CONFIRM_WORDS, RESET_WORDS].flatMap((words) => wordsOf(words[language]));
    const discount = wordsOf(DISCOUNT_WORDS[language]('…'));
    return [
      ...order.map((text) => ({ shop, at: 'letter order', text })),
      ...[...others, ...discount].map(({ text }) => ({ shop, at: 'letter', text })),
    ];
  });
}

const SAID = SHOPS.flatMap((shop) => [...inLocales(shop), ...onPages(shop), ...inLetters(shop)]).map((one) => ({
  ...one,
  text: one.text.replaceAll('\u2060', '').replaceAll(/[\u00A0\u202F]/g, ' '),
}));

/** What is left of a sentence without what the table and the ways of delivery know of it, and what of it is not so. */
function judged({ shop, at, text }: Sentence): { left: string; untrue: string[] } {
  const untrue: string[] = [];
  const withoutTable = PROMISES.filter((row) => row.at?.test(at) ?? true).reduce(
    (rest, { says, held }) =>
      rest.replaceAll(says, (said) => {
        if ('fact' in held && !held.fact(said)) untrue.push(said);
        return '·';
      }),
    text,
  );
  const delivery = judgedDelivery(withoutTable, shop);
  return { left: delivery.left, untrue: [...untrue, ...delivery.untrue].map((said) => `${shop} ${at}: ${said}`) };
}

test('every sentence that promises something is in the table', () => {
  expect(SAID.filter(({ text }) => PROMISING.test(text)).length).toBeGreaterThan(150);
  const unknown = SAID.filter((sentence) => PROMISING.test(judged(sentence).left));
  expect([...new Set(unknown.map(({ at, text }) => `${at} | ${text}`))]).toEqual([]);
});

test('what the table looks up is so', () => {
  expect(SAID.flatMap((sentence) => judged(sentence).untrue)).toEqual([]);
});

test('a test that holds a promise is there and is run', () => {
  const missing = PROMISES.flatMap(({ held }) => {
    if (!('test' in held)) return [];
    const [file, title] = held.test;
    return existsSync(file) && titlesInFile(file).includes(title) ? [] : [`${file}: ${title}`];
  });
  expect(missing).toEqual([]);
});

test('people are trusted with what the shop cannot know: no sum, no gift, no number of a parcel', () => {
  const trusted = PROMISES.filter(({ held }) => 'keeper' in held || 'nothing' in held).flatMap(({ says, at }) =>
    SAID.filter((one) => at?.test(one.at) ?? true).flatMap(({ text }) => text.match(says) ?? []),
  );
  expect(trusted.length).toBeGreaterThan(50);
  expect(trusted.filter((said) => /[₴$%]|free|безкоштовн|tracking|номер посилки/iu.test(said))).toEqual([]);
});

test('nothing is in the table that nobody promises', () => {
  const idle = PROMISES.filter(
    ({ says, at }) => !SAID.some((one) => (at?.test(one.at) ?? true) && one.text.search(says) >= 0),
  );
  expect(idle.map(({ says }) => String(says))).toEqual([]);
});

test.each([
  ['newsletter.note', 'One tap to unsubscribe.'],
  ['basket.title', 'Free gift'],
  ['title.home', 'Завжди поруч'],
  ['home.strokes', 'Shipping in 2 days'],
  ['field.email.why', 'We email you the tracking number.'],
  ['field.email.why', 'Надішлемо номер посилки.'],
  ['thanks.next', 'With you within three days.'],
  ['thanks.next', 'Приїде протягом семи днів.'],
  ['thanks.next', 'Привеземо за тиждень.'],
  ['faq', 'Shipping is free.'],
  ['faq', 'Доставка безкоштовна.'],
])('this rule sees a new promise: %s, %s', (at, text) => {
  expect(judged({ shop: 'ua', at, text }).left).toMatch(PROMISING);
});

test.each([
  ['ua', 'Shipping costs ₴61.'],
  ['ua', '₴60, usually 1–3 business days'],
  ['ua', '₴60, зазвичай 1–3 робочі дні'],
  ['ua', 'By ordinary post: ₴70, 1–3 business days.'],
  ['ua', 'In Ukraine from ₴70 and 1–6 business days'],
  ['ua', 'In Europe from ₴60 and 1–6 business days'],
  ['ua', 'from ₴60, 1–6 business days'],
  ['ua', 'Free from ₴3,000.'],
  ['ua', 'In Ukraine from ₴60 and 1–6 business days. Free from ₴3,000.'],
  ['ua', 'Free in Ukraine from ₴3,000.'],
  ['ua', 'By courier: ₴120, 1–2 business days. Free from ₴3,000.'],
  ['ua', 'Free to a branch from ₴12,000.'],
  ['ua', 'Free in Ukraine.'],
  ['ua', 'By card, or with ₴10 in advance.'],
  ['ua', 'Standard shipping: free, 1–3 business days.'],
  ['us', '₴70, 1–3 business days'],
  ['us', '$25, 1–3 business days'],
  ['us', 'Free to Canada.'],
  ['us', 'With $200 in advance.'],
] as const)('this rule sees what no way of delivery of the shop %s makes true: %s', (shop, text) => {
  expect(judged({ shop, at: 'faq', text }).untrue).toHaveLength(1);
});

test('this rule sees a test that is there and is not run', () => {
  const source = `it.skip('a', f); describe.skip('b', () => { test.each([1])('c', f); }); it.todo('d'); // it('e')
    it.each<[number]>([[1]])('f', g); describe.each([1])('h', () => { test(\`i\`, f); });`;
  expect(titlesOf(source)).toEqual(['f', 'i']);
});
