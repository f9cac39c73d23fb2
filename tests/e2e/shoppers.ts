import type { Locale } from '#domain/profile.ts';

/** Both languages, a phone and a wide screen. No code reads language and width together. */
const SHOPPERS = [
  { locale: 'ua', width: 390, height: 844 },
  { locale: 'en', width: 1440, height: 900 },
] as const;

export type Shopper = (typeof SHOPPERS)[number];

/**
 * Who tells a story: the shopper of this language, for neither words nor width change what happens, and screens.spec.ts holds
 * the screens in both languages at all widths. Every shopper tells it by `npm run shoppers`.
 */
export function toldBy(locale: Locale): readonly Shopper[] {
  const isByEach = process.env['EVERY_SHOPPER'] === 'true';
  return SHOPPERS.filter((one) => isByEach || one.locale === locale);
}
