import { makeAutoObservable } from 'mobx';
import type { Locale, Profile } from '#domain/profile.ts';
import { LANGUAGE_TAG } from '#domain/profile.ts';

/** The language of the shop; the address decides it. */
export class LocaleStore {
  readonly profile: Profile;
  current: Locale;

  constructor(profile: Profile) {
    this.profile = profile;
    this.current = profile.defaultLocale;
    makeAutoObservable(this, { profile: false }, { autoBind: true });
  }

  /** BCP 47 tag for HTML, Intl and the wire: 'uk' or 'en'. */
  get languageTag(): string {
    return LANGUAGE_TAG[this.current];
  }

  /** '/ua/basket' for '/basket'. */
  path(to: string): string {
    return `/${this.current}${to === '/' ? '' : to}`;
  }

  use(locale: Locale): void {
    this.current = locale;
  }
}
