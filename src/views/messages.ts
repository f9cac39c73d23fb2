import { useSyncExternalStore } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#domain/profile.ts';
import { LANGUAGES } from '#domain/profile.ts';
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
  if (!import.meta.env.PROD) for (const hear of listeners) hear();
}

async function fileOf(files: Files, locale: Locale): Promise<Folded> {
  return (await files[`../../locales/${locale}.json`]?.())?.default as Folded;
}

let areLaterWanted = false;

interface Language {
  first: Fetch;
  later: Fetch;
}

function languageOf(locale: Locale): Language {
  const first = fetchOnce(async () => {
    const [words] = await Promise.all([fileOf(FIRST, locale), areLaterWanted && fileOf(LATER, locale)]);
    // They may have come to be wanted meanwhile.
    takeWords(locale, { ...words, ...(areLaterWanted && (await fileOf(LATER, locale))) });
  });
  // Nothing that is drawn says them yet: it need not be drawn anew.
  const later = fetchOnce(async () => {
    Object.assign(loaded.get(locale) ?? {}, unfolded(await fileOf(LATER, locale)));
  });
  return { first, later };
}
const languages = Object.fromEntries(
  (Object.keys(LANGUAGES) as Locale[]).map((locale) => [locale, languageOf(locale)]),
) as Record<Locale, Language>;

/** The way to the words of a language, which knows whether they are there. */
export const wordsOf = (locale: Locale): Fetch => languages[locale].first;

/** Fetches the words of a language once: those that a visit begins with, and the later ones where they were wanted before. */
export function loadMessages(locale: Locale): Promise<void> {
  return wordsOf(locale)();
}

/** Fetches what later parts say, in each language that is spoken; one that is on its way brings it along. */
export async function loadLaterMessages(): Promise<void> {
  areLaterWanted = true;
  await Promise.all([...loaded.keys()].map((locale) => languages[locale].later()));
}

/** The words of a language that have been loaded. */
export function messagesOf(locale: Locale): Messages | undefined {
  return loaded.get(locale);
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

function useChangingMessages(locale: Locale): Messages | undefined {
  const read = (): Messages | undefined => loaded.get(locale);
  return useSyncExternalStore(subscribe, read, read);
}

/** The same, drawn anew when its developer changes them. */
export const useMessages = import.meta.env.PROD ? messagesOf : useChangingMessages;

// A sentence that its developer changes is said at once, where they are (src/build/locale-plugin.ts).
import.meta.hot?.on('shov:words', ({ locale, words }: { locale: Locale; words: Folded }) => takeWords(locale, words));
