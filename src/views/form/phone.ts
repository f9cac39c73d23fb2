import type { CountryCode, MetadataJson, PhoneNumber } from 'libphonenumber-js/core';
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { Profile } from '#domain/profile.ts';
import { asSeen } from '#domain/typed-text.ts';
// Cut down to the countries the shop knows: the whole of it is four times as long.
import numbering from './phone-metadata.json' with { type: 'json' };

const METADATA = numbering as unknown as MetadataJson;

export interface PhoneParts {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** As the country itself writes it, without its code. */
  national: string;
}

function isKnown(country: string): country is CountryCode {
  return Object.hasOwn(numbering.countries, country);
}

/** '380' for 'UA'; empty for a country the shop does not know. */
export function callingCode(country: string): string {
  return isKnown(country) ? getCountryCallingCode(country, METADATA) : '';
}

/**
 * E.164 of a number as it was typed: with spaces and brackets, with a leading 0, with or without the country's code, or
 * a whole number of another country when it begins with '+'. Undefined when no such number can exist.
 */
export function toE164(country: string, typed: string): string | undefined {
  const text = asSeen(typed);
  if (!isKnown(country) || text === '') return undefined;
  const phone = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, METADATA);
  return phone?.isValid() ? phone.number : undefined;
}

function partsOf(phone: PhoneNumber | undefined): PhoneParts | undefined {
  return phone?.country && { country: phone.country, national: phone.format('NATIONAL') };
}

/** The parts of an E.164 number for the two fields of a form; undefined when its country is not known. */
export function phoneParts(e164: string | undefined): PhoneParts | undefined {
  return e164 === undefined ? undefined : partsOf(parsePhoneNumberFromString(e164, METADATA));
}

/** The parts of a number that was typed whole, with the code of one of these countries; undefined of any other text. */
export function wholePhone(typed: string, countries: readonly string[]): PhoneParts | undefined {
  const text = asSeen(typed);
  const phone = text.startsWith('+') ? parsePhoneNumberFromString(text, { extract: false }, METADATA) : undefined;
  const parts = phone?.isValid() ? partsOf(phone) : undefined;
  return parts && countries.includes(parts.country) ? parts : undefined;
}

/**
 * What the two fields of a phone begin with: what was typed before, else the number that is known (E.164). A code beside no
 * number, or beside a whole one, says nothing of that; `countries` are those of the shop, its own first.
 */
export function phoneDefaults(
  known: string | undefined,
  { phone = '', phoneCountry }: { phone?: string; phoneCountry?: string },
  countries: Profile['countries'],
): { phone: string; phoneCountry: string } {
  const all = Object.values(countries).flat();
  const parts = phone === '' ? phoneParts(known) : wholePhone(phone, all);
  return { phone: parts?.national ?? phone, phoneCountry: parts?.country ?? phoneCountry ?? all[0] ?? '' };
}

/** '+380 67 214 0811': the number as it is read; it stays in one line. */
export function readablePhone(e164: string): string {
  return (parsePhoneNumberFromString(e164, METADATA)?.formatInternational() ?? e164).replaceAll(' ', '\u00A0');
}
