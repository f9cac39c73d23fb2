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

export interface LocaleCookie {
  read(): Locale | undefined;
  write(locale: Locale): void;
}

export function createLocaleCookie(document: Document): LocaleCookie {
  return {
    read: () => localeOfCookies(document.cookie),
    write(locale) {
      document.cookie = localeCookie(locale, document.location.protocol === 'https:');
    },
  };
}
