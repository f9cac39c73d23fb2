import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#domain/profile.ts';
import { type Fetch, fetchOnce } from '#views/fetch-once.ts';

/** The words of one language, compiled: no sentence is parsed in a browser. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Words of the shell, the listings and the basket; and those of forms, checkout and dialogs, which come with them. */
export type Part = 'browsing' | 'buying';

const LOADERS: Record<Locale, Record<Part, () => Promise<{ default: unknown }>>> = {
  ua: { browsing: () => import('#locales/ua.json'), buying: () => import('#locales/ua.json?buying') },
  en: { browsing: () => import('#locales/en.json'), buying: () => import('#locales/en.json?buying') },
};

const loaded = new Map<string, Messages>();
const fetches = new Map<string, Fetch>();

/** As the build leaves them: a sentence without values is its text. */
type Folded = Record<string, string | MessageFormatElement[]>;

/** ICU's kind of element for plain text (`TYPE.literal` of its message format). */
const LITERAL = 0;

function unfolded(file: Folded): Messages {
  const whole = Object.entries(file).map(([key, words]) => [
    key,
    typeof words === 'string' ? [{ type: LITERAL, value: words }] : words,
  ]);
  return Object.fromEntries(whole) as Messages;
}

/** The one fetch of a part of a language. */
export function messagesFetch(locale: Locale, part: Part): Fetch {
  const key = `${locale} ${part}`;
  const fetch =
    fetches.get(key) ??
    fetchOnce(async () => void loaded.set(key, unfolded((await LOADERS[locale][part]()).default as Folded)));
  fetches.set(key, fetch);
  return fetch;
}

/** Fetches a part of a language once. */
export function loadMessages(locale: Locale, part: Part = 'browsing'): Promise<void> {
  return messagesFetch(locale, part)();
}

/** The words of a language that have been loaded. */
export function messagesOf(locale: Locale, part: Part = 'browsing'): Messages | undefined {
  return loaded.get(`${locale} ${part}`);
}
