import { observable, runInAction } from 'mobx';
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#domain/profile.ts';
import { type Fetch, fetchOnce } from '#views/fetch-once.ts';

/** The words of one language, compiled: no sentence is parsed in a browser. */
export type Messages = Record<string, MessageFormatElement[]>;

const FILES = import.meta.glob<{ default: unknown }>('../../locales/*.json');

const loaded = observable.map<Locale, Messages>({}, { deep: false });
const fetches = new Map<Locale, Fetch>();

/** As the build leaves them: a sentence without values is its text. */
export type Folded = Record<string, string | MessageFormatElement[]>;

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
  runInAction(() => loaded.set(locale, unfolded(file)));
}

/** Fetches the words of a language once. */
export function loadMessages(locale: Locale): Promise<void> {
  const fetch =
    fetches.get(locale) ??
    fetchOnce(async () => takeWords(locale, (await FILES[`../../locales/${locale}.json`]?.())?.default as Folded));
  fetches.set(locale, fetch);
  return fetch();
}

/** The words of a language that have been loaded. */
export function messagesOf(locale: Locale): Messages | undefined {
  return loaded.get(locale);
}

// A sentence that its developer changes is said at once, where they are (src/build/locale-plugin.ts).
import.meta.hot?.on('shov:words', ({ locale, words }: { locale: Locale; words: Folded }) => takeWords(locale, words));
