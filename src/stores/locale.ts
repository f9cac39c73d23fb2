import { makeAutoObservable } from 'mobx';
import type { LanguageTag, Locale, Profile } from '#domain/profile.ts';
import { LANGUAGES } from '#domain/profile.ts';

/** The language of the shop; the address decides it. */
export class LocaleStore {
  readonly profile: Profile;
  current: Locale;

  constructor(profile: Profile) {
    this.profile = profile;
    this.current = profile.defaultLocale;
    makeAutoObservable(this, { profile: false }, { autoBind: true });
  }

  /** The language as HTML, Intl and the wire say it. */
  get language(): LanguageTag {
    return LANGUAGES[this.current].tag;
  }

  /** '/ua/basket' for '/basket'. */
  path(to: string): string {
    return localePath(this.current, to);
  }

  use(locale: Locale): void {
    this.current = locale;
  }
}

/** '/ua/basket' for '/basket', '/ua' for '/'. */
export function localePath(locale: Locale, to: string): string {
  return to === '/' || to.startsWith('/?') ? `/${locale}${to.slice(1)}` : `/${locale}${to}`;
}
