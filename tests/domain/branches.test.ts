import { expect, test } from 'vitest';
import type { Branch } from '#domain/branches.ts';
import { branchOf, isAlwaysOpen, isSameCity, openingHours } from '#domain/branches.ts';

const OFFICE: Branch = {
  number: '12',
  city: 'Полтава',
  street: 'вул. Ткацька, 5',
  kind: 'OFFICE',
  hours: [
    { from: 1, to: 5, opens: '08:00', closes: '20:00' },
    { from: 6, to: 6, opens: '09:00', closes: '18:00' },
  ],
};
const LOCKER: Branch = {
  ...OFFICE,
  number: '3',
  kind: 'LOCKER',
  hours: [{ from: 1, to: 7, opens: '00:00', closes: '24:00' }],
};

test('opening hours name the days in the language of the shop', () => {
  expect(openingHours(OFFICE, 'uk')).toBe('пн–\u2060пт 08:00–\u206020:00, сб 09:00–\u206018:00');
  expect(openingHours(OFFICE, 'en')).toBe('Mon–\u2060Fri 08:00–\u206020:00, Sat 09:00–\u206018:00');
});

test('a locker that never closes is told from an office that does', () => {
  expect([OFFICE, LOCKER].map(isAlwaysOpen)).toEqual([false, true]);
  expect(isAlwaysOpen({ hours: [] })).toBe(false);
});

test('a typed number is the branch of that city, whatever spaces stand around it', () => {
  expect(branchOf([OFFICE, LOCKER], ' Полтава', '12 ')).toBe(OFFICE);
  expect(branchOf([OFFICE, LOCKER], 'Львів', '12')).toBeUndefined();
});

test.each([
  ['Київ', 'київ ', true],
  ['Біла  Церква', 'Біла церква', true],
  ['Київ', 'Киї', false],
  ['Київ', '', false],
])('«%s» and «%s» are one city: %s', (one, other, isOne) => {
  expect(isSameCity(one, other)).toBe(isOne);
});
