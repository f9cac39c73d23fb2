// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { PAGES, pageOnWire } from '#fixtures/pages/pages.ts';
import { CONFIRM_WORDS, DISCOUNT_WORDS, ORDER_WORDS, RESET_WORDS } from '#mocks/letter-words.ts';
import { wordsOf } from '../fixtures/words.ts';
import { PROMISES } from './promises.ts';

/** What a sentence promises by: a number, and words that leave no way out. */
const PROMISING =
  /\d|\bfree\b|\balways\b|\bnever\b|\bone tap\b|\buntil\b|\b(?:minute|hour|year|two weeks)s?\b|безкоштовн|завжди|ніколи|одним дотиком|(?<!\p{L})доки(?!\p{L})|за хвилину|годину|тижні/iu;

interface Sentence {
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

function inLocales(): Sentence[] {
  return ['ua', 'en'].flatMap((locale) => {
    const words = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
    return Object.entries(words).map(([at, sentence]) => ({ at, text: literals(parse(sentence)) }));
  });
}

function onPages(): Sentence[] {
  const asked = (['ua', 'us', 'art'] as const).flatMap((project) =>
    (['uk', 'en'] as const).flatMap((language) =>
      PAGES.map(({ slug }) => [slug, pageOnWire(slug, language, project)] as const),
    ),
  );
  return asked.flatMap(([slug, page]) =>
    wordsOf(page)
      .filter(({ at }) => !at.endsWith('.alt'))
      .map(({ at, text }) => ({ at: `${slug}${at}`, text })),
  );
}

function inLetters(): Sentence[] {
  return (['uk', 'en'] as const).flatMap((language) => {
    const order = Object.values(ORDER_WORDS[language]).flatMap((say) =>
      typeof say === 'function'
        ? (say as (...values: string[]) => string)('…', '…', '…', '…')
        : wordsOf(say).map(({ text }) => text),
    );
    const others = [CONFIRM_WORDS, RESET_WORDS].flatMap((words) => wordsOf(words[language]));
    const discount = wordsOf(DISCOUNT_WORDS[language]('…'));
    return [
      ...order.map((text) => ({ at: 'letter order', text })),
      ...[...others, ...discount].map(({ text }) => ({ at: 'letter', text })),
    ];
  });
}

const SAID = [...inLocales(), ...onPages(), ...inLetters()].map(({ at, text }) => ({
  at,
  text: text.replaceAll('\u2060', '').replaceAll('\u00A0', ' '),
}));

/** What is left of a sentence without what the table knows of it, and what the table says of it that is not so. */
function judged({ at, text }: Sentence): { left: string; untrue: string[] } {
  const untrue: string[] = [];
  const left = PROMISES.filter((row) => row.at?.test(at) ?? true).reduce(
    (rest, { says, held }) =>
      rest.replaceAll(says, (said) => {
        if ('fact' in held && !held.fact(said)) untrue.push(`${at}: ${said}`);
        return '·';
      }),
    text,
  );
  return { left, untrue };
}

test('every sentence that promises something is in the table', () => {
  expect(SAID.filter(({ text }) => PROMISING.test(text)).length).toBeGreaterThan(150);
  const unknown = SAID.filter((sentence) => PROMISING.test(judged(sentence).left));
  expect([...new Set(unknown.map(({ at, text }) => `${at} | ${text}`))]).toEqual([]);
});

test('what the table looks up is so', () => {
  expect(SAID.flatMap((sentence) => judged(sentence).untrue)).toEqual([]);
});

test('a test that holds a promise is there', () => {
  const missing = PROMISES.flatMap(({ held }) => {
    if (!('test' in held)) return [];
    const [file, title] = held.test;
    return existsSync(file) && readFileSync(file, 'utf8').includes(title) ? [] : [`${file}: ${title}`];
  });
  expect(missing).toEqual([]);
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
])('this rule sees a new promise: %s, %s', (at, text) => {
  expect(judged({ at, text }).left).toMatch(PROMISING);
});

test('this rule sees a sum and days that no way of delivery has', () => {
  expect(judged({ at: 'faq', text: 'Shipping costs ₴61 and takes 2–7 business days' }).untrue).toHaveLength(2);
});
