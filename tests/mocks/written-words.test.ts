// @vitest-environment node
import { expect, test } from 'vitest';
import { namesFor } from './support/search.ts';

test.each(['№0137', '№ 0137', '№\u00A00137', 'no. 0137', 'No 0137', 'no.0137', '#0137', 'номер 0137', '«0137»'])(
  'a number is found as the shop writes it: «%s»',
  async (typed) => {
    const found = await namesFor('0137');
    expect(found.length).toBeGreaterThan(0);
    expect(await namesFor(typed)).toEqual(found);
  },
);

test.each([
  ['long-sleeve', 'long sleeve'],
  ['худі.', 'худі'],
  ['худі, чорне', 'худі чорне'],
  ['(hoodie)', 'hoodie'],
  ['худі — соняшник', 'худі соняшник'],
  ['t-shirt!', 't-shirt'],
  ['Ружа, №0137', 'ружа 0137'],
])('signs between words are no part of them: «%s» finds what «%s» finds', async (typed, plain) => {
  const found = await namesFor(plain);
  expect(found.length).toBeGreaterThan(0);
  expect(await namesFor(typed)).toEqual(found);
});

test('a sign that is a letter in the other layout still is', async () => {
  expect(await namesFor('[els')).toEqual(await namesFor('худі'));
});

test('signs alone, and another number, find nothing more than they did', async () => {
  expect(await namesFor('№9999')).toEqual([]);
  expect(await namesFor('худі-велосипед')).toEqual([]);
});
