import type { Profile } from '#domain/profile.ts';
import { ADDRESS_WORDS, type ShippingRegion } from '#domain/shipping.ts';

/** What each region was left with, by the name of the field and the region: 'cityEU'. */
export type Left = Readonly<Record<string, string>>;

/** A region is left with these values of the fields that are its own. */
export function leftWith(region: ShippingRegion, values: object): Left {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}${region}`, String(value)]));
}

/** The address a region begins with: the one it was `left` with, else its only country and no word of another region's. */
export function addressIn(region: ShippingRegion, { countries: all }: Profile, left: Left) {
  const countries = all[region] ?? [];
  const [only = ''] = countries.length === 1 ? countries : [];
  const country = countries.find((one) => one === left[`country${region}`]) ?? only;
  const words = ADDRESS_WORDS.map((name) => [name, left[`${name}${region}`] ?? ''] as const);
  return { country, ...(Object.fromEntries(words) as Record<(typeof ADDRESS_WORDS)[number], string>) };
}
