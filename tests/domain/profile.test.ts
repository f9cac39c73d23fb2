import { expect, test } from 'vitest';
import { chooseLocale, isLocale } from '#domain/profile.ts';
import { needsRefresh } from '#domain/tokens.ts';
import { isEmail } from '#domain/validation.ts';
import { profile } from '#profiles/ua.ts';

test('the kept language wins, then the browser’s, then the shop’s', () => {
  expect(chooseLocale('en', ['uk-UA'], profile)).toBe('en');
  expect(chooseLocale(undefined, ['de', 'uk-UA', 'en'], profile)).toBe('ua');
  expect(chooseLocale(undefined, ['EN-gb'], profile)).toBe('en');
  expect(chooseLocale(undefined, ['de', 'fr'], profile)).toBe('ua');
});

test.each(['<script>', '../', 'EN', 'en,ua', 'uk', '', '__proto__', 'x'.repeat(5_000)])(
  '%j is no language of the shop',
  (text) => {
    expect(isLocale(text)).toBe(false);
    expect(chooseLocale(text, [], profile)).toBe('ua');
  },
);

test('an access token is used while more than 60 seconds of it remain', () => {
  expect(needsRefresh(60_001, 0)).toBe(false);
  expect(needsRefresh(60_000, 0)).toBe(true);
  expect(needsRefresh(59_999, 0)).toBe(true);
  expect(needsRefresh(Number.NaN, 0)).toBe(true);
});

test.each([
  ['olena@poshta.ua', true],
  ['o.tkach+shov@mail.example.com', true],
  ['olena@poshta', false],
  ['olena poshta@ua.ua', false],
  ['@poshta.ua', false],
  ['olena@poshta..ua', false],
  ['', false],
  [`${'a'.repeat(100_000)}@a.ua`, false],
])('%j is an e-mail: %j', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
