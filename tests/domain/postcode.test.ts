import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostcode, postcodeExample } from '#domain/postcode.ts';
import { profile as ua } from '#profiles/ua.ts';
import { profile as us } from '#profiles/us.ts';
import { leastMs } from '#tests/support/processor-time.ts';

const COUNTRIES = [...new Set([ua, us].flatMap(({ countries }) => Object.values(countries).flat()))];

describe('a postcode', () => {
  it.each(COUNTRIES)('of %s has an example that is one', (country) => {
    const example = postcodeExample(country);
    expect(example).toBeDefined();
    expect(isPostcode(country, example ?? '')).toBe(true);
  });

  it.each([
    ['UA', '36000'],
    ['PL', '31-001'],
    ['PL', '31001'],
    ['GB', 'ec1a1bb'],
    ['GB', 'M1 1AE'],
    ['CA', 'k1a 0b1'],
    ['US', '20500-0003'],
    ['NL', '1012AB'],
    ['SE', '11120'],
    ['LV', '1010'],
    ['IE', 'D6W XY00'],
  ])('of %s may be written %s', (country, text) => {
    expect(isPostcode(country, text)).toBe(true);
  });

  it.each([
    ['UA', '3600'],
    ['UA', '36000-1'],
    ['AT', '10115'],
    ['DE', '1010'],
    ['PL', '3-1001'],
    ['GB', '12345'],
    ['US', 'SW1A 1AA'],
    ['CA', '10001'],
    ['UA', '３６０００'],
    ['PL', ''],
  ])('of %s is never %s', (country, text) => {
    expect(isPostcode(country, text)).toBe(false);
  });

  it('of a country we do not know is whatever people there write, but not nothing', () => {
    expect(isPostcode('BR', '01310-100')).toBe(true);
    expect(isPostcode('BR', '')).toBe(false);
    expect(isPostcode('constructor', 'x')).toBe(true);
    expect(postcodeExample('__proto__')).toBeUndefined();
  });

  it('is judged at once, however long the text is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.string({ minLength: 1, maxLength: 6 }), (country, piece) => {
        const text = piece.repeat(20_000);
        expect(leastMs(() => void isPostcode(country, text))).toBeLessThan(50);
      }),
      { numRuns: 100, seed: 8 },
    );
  });
});
