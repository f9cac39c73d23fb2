import { describe, expect, it } from 'vitest';
import { profile } from '#profiles/ua.ts';
import { callingCode, phoneParts, readablePhone, toE164 } from '#views/form/phone.ts';

const COUNTRIES = Object.values(profile.countries).flat();

describe('a phone number', () => {
  it.each(['0672140811', '067 214 08 11', '(067) 214-08-11', '672140811', '+380672140811', '380672140811'])(
    'typed as %s is the same Ukrainian number',
    (typed) => expect(toE164('UA', typed)).toBe('+380672140811'),
  );

  it.each(['', ' ', '067', 'abc', '00000000000', '+', '+380', '06721408111'])('typed as "%s" is none', (typed) =>
    expect(toE164('UA', typed)).toBeUndefined(),
  );

  it('that begins with a plus may be of another country than the chosen one', () => {
    expect(toE164('UA', '+48 512 345 678')).toBe('+48512345678');
  });

  it('of a country the shop does not know is none', () => {
    expect(toE164('', '0672140811')).toBeUndefined();
    expect(toE164('XX', '0672140811')).toBeUndefined();
  });

  it('comes apart into its country and what is typed there', () => {
    expect(phoneParts('+380672140811')).toEqual({ country: 'UA', national: '067 214 0811' });
    expect(phoneParts(undefined)).toBeUndefined();
    expect(phoneParts('nonsense')).toBeUndefined();
  });

  it('is read with its country code', () => {
    expect(readablePhone('+380672140811')).toBe('+380\u00A067\u00A0214\u00A00811');
  });
});

describe('the calling codes', () => {
  it.each(COUNTRIES)('of %s, which the shop ships to, is known', (country) => {
    expect(callingCode(country)).toMatch(/^[1-9]\d{0,2}$/);
  });
});
