import { useSyncExternalStore } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#domain/profile.ts';
import { type Fetch, fetchOnce } from './fetch-once.ts';

/** The words of one language, compiled: no sentence is parsed in a browser. */
export type Messages = Record<string, MessageFormatElement[]>;

/** As the build leaves them: a sentence without values is its text. */
export type Folded = Record<string, string | MessageFormatElement[]>;

type Files = Partial<Record<string, () => Promise<{ default: unknown }>>>;

// A language is two files (src/build/locale-plugin.ts): what a visit begins with, and what later parts say.
const FIRST: Files = import.meta.glob<{ default: unknown }>('../../locales/*.json');
const LATER: Files = import.meta.glob<{ default: unknown }>('../../locales/*.json', { query: '?later' });

const loaded = new Map<Locale, Messages>();
const listeners = new Set<() => void>();

/** ICU's kind of element for plain text (`TYPE.literal` of its message format). */
const LITERAL = 0;

/** As the shop's sentences are said from. */
export function unfolded(file: Folded): Messages {
  const whole = Object.entries(file).map(([key, words]) => [
    key,
    typeof words === 'string' ? [{ type: LITERAL, value: words }] : words,
  ]);
  return Object.fromEntries(whole) as Messages;
}

/** The words of a language are these from now on, wherever they are said. */
export function takeWords(locale: Locale, file: Folded): void {
  loaded.set(locale, unfolded(file));
  for (const hear of listeners) hear();
}

async function fileOf(files: Files, locale: Locale): Promise<Folded> {
  return (await files[`../../locales/${locale}.json`]?.())?.default as Folded;
}

interface Language {
  first: Fetch;
  later: Fetch;
}
const languages = new Map<Locale, Language>();
let areLaterWanted = false;

function languageOf(locale: Locale): Language {
  const known = languages.get(locale);
  if (known !== undefined) return known;
  const first = fetchOnce(async () => {
    const more = (): Promise<Folded> | false => areLaterWanted && fileOf(LATER, locale);
    const [words, ahead] = await Promise.all([fileOf(FIRST, locale), more()]);
    // They may have come to be wanted meanwhile.
    takeWords(locale, { ...words, ...(ahead || (await more())) });
  });
  const later = fetchOnce(async () => {
    const [words] = await Promise.all([fileOf(LATER, locale), first()]);
    // Nothing that is drawn says them yet: it need not be drawn anew.
    Object.assign(loaded.get(locale) ?? {}, unfolded(words));
  });
  const language = { first, later };
  languages.set(locale, language);
  return language;
}

/** The way to the words of a language, which knows whether they are there. */
export const wordsOf = (locale: Locale): Fetch => languageOf(locale).first;

/** Fetches the words of a language once: those that a visit begins with, and the later ones where they were wanted before. */
export function loadMessages(locale: Locale): Promise<void> {
  return wordsOf(locale)();
}

/** Fetches what later parts say, in each language that is spoken. One that did not come has it along when it does. */
export async function loadLaterMessages(): Promise<void> {
  areLaterWanted = true;
  const wanted = [...languages].map(async ([locale, { later }]) => {
    try {
      await later();
    } catch (error) {
      if (loaded.has(locale)) throw error;
    }
  });
  await Promise.all(wanted);
}

/** The words of a language that have been loaded. */
export function messagesOf(locale: Locale): Messages | undefined {
  return loaded.get(locale);
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** The same, drawn anew when its developer changes them. */
export function useMessages(locale: Locale): Messages | undefined {
  const read = (): Messages | undefined => loaded.get(locale);
  return useSyncExternalStore(subscribe, read, read);
}

// A sentence that its developer changes is said at once, where they are (src/build/locale-plugin.ts).
import.meta.hot?.on('shov:words', ({ locale, words }: { locale: Locale; words: Folded }) => takeWords(locale, words));
