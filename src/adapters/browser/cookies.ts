import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#domain/constants.ts';
import type { Locale } from '#domain/profile.ts';
import { isLocale } from '#domain/profile.ts';

const DAY_S = 86_400;

/** The locale of a `Cookie` header or of `document.cookie`; anything but a locale of the shop counts as absent. */
export function localeOfCookies(cookies: string): Locale | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.split('=', 2);
    if (name?.trim() === LOCALE_COOKIE && isLocale(value?.trim())) return value?.trim() as Locale;
  }
  return undefined;
}

/** The cookie that remembers a locale for 365 days; `Secure` wherever the shop is served over https. */
export function localeCookie(locale: Locale, isHttps: boolean): string {
  const age = LOCALE_COOKIE_DAYS * DAY_S;
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${age}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** Where the server answers with the same cookie: Safari keeps for a week what a script has written. */
export const LANGUAGE_PATH = '/language/';

export interface LocaleCookie {
  read(): Locale | undefined;
  /** Remembers it; one that is remembered already stays as the server has set it. */
  write(locale: Locale): void;
  /** The shopper has chosen it: the server remembers it too, where there is one. */
  choose(locale: Locale): void;
}

export function createLocaleCookie(document: Document, fetch = globalThis.fetch): LocaleCookie {
  const read = (): Locale | undefined => {
    try {
      return localeOfCookies(document.cookie);
    } catch {
      // A frame without an origin of its own may not even ask.
      return undefined;
    }
  };
  const write = (locale: Locale): void => {
    if (read() === locale) return;
    try {
      document.cookie = localeCookie(locale, document.location.protocol === 'https:');
    } catch {
      // The address says the language too.
    }
  };
  return {
    read,
    write,
    choose(locale) {
      write(locale);
      // A page that a server drew.
      if (document.querySelector('#state') === null) return;
      fetch(LANGUAGE_PATH + locale, { method: 'POST', keepalive: true }).catch(() => {});
    },
  };
}
