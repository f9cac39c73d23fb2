import type { Money } from './money.ts';
import type { ShippingKind, ShippingRegion } from './shipping.ts';

export const LOCALES = ['ua', 'en'] as const;
/** The language as the address and the cookie say it. */
export type Locale = (typeof LOCALES)[number];

/** The language as HTML, hreflang and Intl say it: 'ua' is a country, the language is 'uk'. */
export const LANGUAGE_TAG = { ua: 'uk', en: 'en' } as const satisfies Record<Locale, string>;

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
  features: {
    fastOrder: boolean;
    patronymic: boolean;
    parcelBranches: boolean;
    discountModal: boolean;
    taxes: boolean;
  };
}

export function isLocale(value: string | null | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The cookie's language, else the first wanted one that the shop speaks, else the profile's (any BCP 47 tags). */
export function chooseLocale(kept: string | undefined, wanted: readonly string[], profile: Profile): Locale {
  if (isLocale(kept) && profile.locales.includes(kept)) return kept;
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  for (const language of spoken) {
    const locale = profile.locales.find((one) => LANGUAGE_TAG[one] === language);
    if (locale !== undefined) return locale;
  }
  return profile.defaultLocale;
}
