import { createIntl } from 'react-intl';
import type { Locale } from '#domain/profile.ts';
import { bound } from '#domain/line-ends.ts';
import { LANGUAGES } from '#domain/profile.ts';
import { wordsOfBuild } from '../../src/build/words-of-build.ts';
import { wordsOfFile } from '../support/words-of-file.ts';
import { formatPrice, fromMajor } from '#domain/money.ts';

export type Say = (key: string, values?: Record<string, string | number>) => string;

const read = new Map<string, Say>();

/** The shop's own words in a language, as a shopper of this build reads them. Throws for a key that has none. */
export function wordsOf(locale: Locale, build: 'ua' | 'us' = 'ua'): Say {
  const name = `${locale} ${build}`;
  const say = read.get(name) ?? readWords(locale, build);
  read.set(name, say);
  return say;
}

function readWords(locale: Locale, build: 'ua' | 'us'): Say {
  const written = Object.entries(wordsOfBuild(wordsOfFile(locale), build));
  const messages = Object.fromEntries(written.map(([key, sentence]) => [key, bound(sentence)]));
  const intl = createIntl({ locale: LANGUAGES[locale].tag, messages });
  return (key, values = {}) => {
    if (!Object.hasOwn(messages, key)) throw new Error(`No words for ${key}`);
    return intl.formatMessage({ id: key }, values);
  };
}

/** The same words as eyes read them: what keeps two of them together is a space. */
export const seenWordsOf =
  (locale: Locale): Say =>
  (key, values) =>
    wordsOf(locale)(key, values).replaceAll(/\s+/g, ' ');

/** A price of the wire as the shop shows it: ₴2,450. */
export function hryvnias(amount: number): string {
  return formatPrice(fromMajor(amount), '₴');
}
