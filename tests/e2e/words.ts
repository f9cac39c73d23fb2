import { createIntl } from 'react-intl';
import english from '#locales/en.json' with { type: 'json' };
import ukrainian from '#locales/ua.json' with { type: 'json' };
import type { Locale } from '#domain/profile.ts';
import { LANGUAGE_TAG } from '#domain/profile.ts';
import { formatPrice, fromMajor } from '#domain/money.ts';

const MESSAGES: Record<Locale, Record<string, string>> = { ua: ukrainian, en: english };

const INTL = {
  ua: createIntl({ locale: LANGUAGE_TAG.ua, messages: MESSAGES.ua }),
  en: createIntl({ locale: LANGUAGE_TAG.en, messages: MESSAGES.en }),
};

export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The shop's own words in a language, as a shopper reads them. Throws for a key that has none. */
export function wordsOf(locale: Locale): Say {
  return (key, values = {}) => {
    if (!Object.hasOwn(MESSAGES[locale], key)) throw new Error(`No words for ${key}`);
    return INTL[locale].formatMessage({ id: key }, values);
  };
}

/** A price of the wire as the shop shows it: ₴2,450. */
export function hryvnias(amount: number): string {
  return formatPrice(fromMajor(amount), '₴');
}
