import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { localised, matchAddress, written } from '#app/match.ts';
import { profile } from '#profiles/ua.ts';

const ORIGIN = 'https://shov.ua';
const PART = fc.oneof(
  fc.string(),
  fc.webSegment(),
  fc.constantFrom(
    '..',
    '.',
    '%',
    '%E0%A4%A',
    '%00',
    '%2F%2Fevil.test',
    '..%2f..%2fusers',
    '__proto__',
    '\\',
    '//',
    ':',
  ),
);
const PATH = fc.tuple(
  fc.constantFrom('', '/ua', '/en', '/amp', '/ua/amp', '//evil.test', '/\\evil.test'),
  fc.array(PART),
);

/** Ways to send a shopper to another site. */
const LEADING_AWAY = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '//\\evil.test',
  '//evil.test/',
  '//evil.test/%2e%2e',
  '//evil.test@shov.ua',
  '//shov.ua@evil.test',
  '//shov.ua:443@evil.test',
  '//[::1]',
  '//0x7f.1',
  '//evil%E3%80%82test',
  '/%2F%2Fevil.test',
  '/%2fevil.test',
  '/%5Cevil.test',
  '/%5c%5cevil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%0d%0aLocation:%20//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/../..//evil.test',
  '/./\\evil.test',
  '/;//evil.test',
  '/?//evil.test',
  '/#//evil.test',
  '/https:evil.test',
  '/https://evil.test',
  '/javascript:alert(1)',
  '/data:text/html,x',
  '/ua//evil.test',
  '/en//evil.test',
  '/ua/\\evil.test',
  '/ua/%2F%2Fevil.test',
  '/uk//evil.test',
  '/amp//evil.test',
];

test.each(LEADING_AWAY)('%j stays in the shop', (path) => {
  for (const locale of profile.locales) {
    expect(new URL(localised(path, locale), ORIGIN).origin).toBe(ORIGIN);
  }
});

test('whatever an address says, it is a screen or a missing page of this shop, and the answer comes', () => {
  fc.assert(
    fc.property(PATH, ([start, parts]) => {
      const path = `${start}/${parts.join('/')}`;
      const match = matchAddress(path, profile);
      if (match !== undefined) expect(profile.locales).toContain(match.locale);
      expect(new URL(localised(path, 'ua'), ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 2_000 },
  );
});

test('the address of a screen as the shop writes it is that of the same screen, and written so already', () => {
  fc.assert(
    fc.property(PATH, ([start, parts]) => {
      const url = new URL(ORIGIN);
      url.pathname = `${start}/${parts.join('/')}`;
      const address = url.pathname;
      const match = matchAddress(address, profile);
      if (match?.row === undefined) return;
      const to = written(address, match);
      const again = matchAddress(to, profile);
      expect(again).toEqual(match);
      expect(written(to, match)).toBe(to);
    }),
    { numRuns: 2_000 },
  );
});
