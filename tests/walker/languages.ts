import type { Locale } from '#domain/profile.ts';
import { wordsOfBuild } from '../../src/build/words-of-build.ts';
import { wordsOfFile } from '../support/words-of-file.ts';

const CYRILLIC = /[\u0400-\u04FF]{3,}/;
/** What hardly an English sentence does without. */
const ENGLISH = /\b(?:the|and|your|you|with|for|from|are|is|of|to|in|on|not|we|us|can)\b/i;
/** Names that are the same in every language. */
const NAMES = /ШОВ|Українська|UA|EN/g;

function sentences(locale: Locale): Set<string> {
  const all = Object.values(wordsOfBuild(wordsOfFile(locale), 'ua'));
  return new Set(all.map((one) => one.replaceAll(/\s+/g, ' ').trim()).filter((one) => one.includes(' ')));
}

const ua = sentences('ua');
const onlyEnglish = new Set([...sentences('en')].filter((one) => !ua.has(one)));

/** Whether a text is of another language than its page: any Cyrillic word, or a sentence that only the English shop says. */
export function isForeign(text: string, locale: Locale): boolean {
  const said = text.replaceAll(NAMES, '').trim();
  if (locale === 'en') return CYRILLIC.test(said);
  return onlyEnglish.has(text) || (said.split(/\s+/).length > 2 && ENGLISH.test(said) && !/[\u0400-\u04FF]/.test(said));
}
