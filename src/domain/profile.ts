import type { Dispatch } from './arrival.ts';
import type { Money } from './money.ts';
import type { ShippingKind, ShippingRegion } from './shipping.ts';

interface LanguageRow {
  /** As HTML, hreflang, Intl and the wire say it: 'ua' is a country, the language is 'uk'. */
  tag: string;
  /** As previews of a page in other houses are told it. */
  territory: string;
  /** In its own words. */
  short: string;
  full: string;
}

/** Every language of the shop, as the address and the cookie say it. */
export const LANGUAGES = {
  ua: { tag: 'uk', territory: 'uk_UA', short: 'UA', full: 'українською' },
  en: { tag: 'en', territory: 'en_US', short: 'EN', full: 'in English' },
} as const satisfies Record<string, LanguageRow>;

export type Locale = keyof typeof LANGUAGES;
export type LanguageTag = (typeof LANGUAGES)[Locale]['tag'];
export const LOCALES = Object.keys(LANGUAGES) as Locale[];

export type Theme = 'dark' | 'light' | 'art';

/** What differs between builds of the shop; one file each in src/profiles. */
export interface Profile {
  name: 'ua' | 'us' | 'art';
  shortName: string;
  currency: { code: string; symbol: string };
  /** What cash on delivery asks for in advance. */
  prepayment: Money;
  /** What a garment is measured in: centimetres, or inches beside them. */
  lengths: 'cm' | 'inches';
  /** How a date is written: `31.12.2026 23:59`, or `2026/12/31`. */
  dateOrder: 'day-first' | 'year-first';
  /** What the bar above the header says: from what sum delivery is free, or that it is, and how long it takes. */
  hint: 'free-from' | 'shipping-days';
  locales: readonly Locale[];
  defaultLocale: Locale;
  regions: readonly ShippingRegion[];
  /** ISO 3166-1 alpha-2 of the places the shop ships to, by region. */
  countries: Partial<Record<ShippingRegion, readonly string[]>>;
  /** Where a parcel is followed, by way of delivery; `{number}` stands for its number. */
  tracking: Partial<Record<ShippingKind, string>>;
  /** When parcels are sent; without it no day of arrival is named. */
  dispatch?: Dispatch;
  features: {
    fastOrder: boolean;
    patronymic: boolean;
    parcelBranches: boolean;
    discountModal: boolean;
    /** Where a parcel goes that a tax is added for. */
    taxes: readonly ShippingRegion[];
  };
}

export function isLocale(value: string | null | undefined): value is Locale {
  return value !== null && value !== undefined && Object.hasOwn(LANGUAGES, value);
}

/** The cookie's language, else the first wanted one that the shop speaks, else the profile's (any BCP 47 tags). */
export function chooseLocale(kept: string | undefined, wanted: readonly string[], profile: Profile): Locale {
  if (isLocale(kept) && profile.locales.includes(kept)) return kept;
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  for (const language of spoken) {
    const locale = profile.locales.find((one) => LANGUAGES[one].tag === language);
    if (locale !== undefined) return locale;
  }
  return profile.defaultLocale;
}
