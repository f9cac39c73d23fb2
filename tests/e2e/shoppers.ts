import type { Locale } from '#domain/profile.ts';

/** Both languages, a phone and a wide screen. No code reads language and width together. */
const SHOPPERS = [
  { locale: 'ua', width: 390, height: 844 },
  { locale: 'en', width: 1440, height: 900 },
] as const;

export type Shopper = (typeof SHOPPERS)[number];

/** `npm run shoppers`: nothing is left to another who stands for it. */
export const IS_BY_EACH = process.env['EVERY_SHOPPER'] === 'true';

/** The first so many of rows that no code reads one by one: they stand for the others, which `npm run shoppers` has too. */
export function firstOf<Row>(count: number, rows: readonly Row[]): readonly Row[] {
  return IS_BY_EACH ? rows : rows.slice(0, count);
}

/**
 * Who tells a story: the shopper of this language, for neither words nor width change what happens, and screens.spec.ts holds
 * what they do change. Every shopper tells it by `npm run shoppers`.
 */
export function toldBy(locale: Locale): readonly Shopper[] {
  return SHOPPERS.filter((one) => IS_BY_EACH || one.locale === locale);
}
