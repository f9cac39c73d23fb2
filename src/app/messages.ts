import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#domain/profile.ts';

/** The words of one language, compiled: no sentence is parsed in a browser. */
export type Messages = Record<string, MessageFormatElement[]>;

const LOADERS: Record<Locale, () => Promise<{ default: unknown }>> = {
  ua: () => import('#locales/ua.json'),
  en: () => import('#locales/en.json'),
};

const loaded = new Map<Locale, Messages>();
const underWay = new Map<Locale, Promise<void>>();

/** Fetches a language once. */
export function loadMessages(locale: Locale): Promise<void> {
  const promise =
    underWay.get(locale) ?? LOADERS[locale]().then((file) => void loaded.set(locale, file.default as Messages));
  underWay.set(locale, promise);
  promise.catch(() => underWay.delete(locale));
  return promise;
}

/** The words of a language that has been loaded. */
export function messagesOf(locale: Locale): Messages | undefined {
  return loaded.get(locale);
}
