import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inAddress, inBrief, isolated, titleLines } from '#domain/text.ts';

test('a title breaks into lines of at most nine characters', () => {
  expect(titleLines('Одяг і мистецтво, зшиті разом.')).toEqual(['Одяг і', 'мистецтво,', 'зшиті', 'разом.']);
});

test('a title of more than five words has lines of at most sixteen', () => {
  expect(titleLines('Узор має номер, а не тираж')).toEqual(['Узор має номер,', 'а не тираж']);
});

test('no word is lost, and only a word that is too long itself makes a longer line', () => {
  const word = fc.stringMatching(/^[a-zа-яїєґ]{1,20}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const lines = titleLines(words.join(' '));
      const limit = words.length > 5 ? 16 : 9;
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.every((line) => line.length <= limit || !line.includes(' '))).toBe(true);
    }),
  );
});

test('what was typed as a title is said in twelve words and sixty letters, and whether there was more', () => {
  expect(inBrief('жовте худі')).toBe('жовте худі');
  expect(inBrief('1 2 3 4 5 6 7 8 9 10 11 12')).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
  expect(inBrief('1 2 3 4 5 6 7 8 9 10 11 12 13')).toBe('1 2 3 4 5 6 7 8 9 10 11 12…');
  expect(inBrief('🧵'.repeat(61)), 'no letter is halved').toBe(`${'🧵'.repeat(60)}…`);
});

test('a name that turns the order of letters keeps it to itself', () => {
  expect(isolated('קמיץ')).toBe('\u2068קמיץ\u2069');
  expect(isolated('Худі\u202E «Сонях»')).toBe('\u2068Худі «Сонях»\u2069');
  expect(isolated('\u2069\u202Eназва'), 'a mark that would end the isolation').toBe('\u2068назва\u2069');
});

test('a name in Ukrainian or English stays as it is', () => {
  for (const name of ['Худі «Сонях»', 'Hoodie № 7', '', '🧵👩🏽‍🎤', '₴1,000', 'd’Été — №\u00A012'])
    expect(isolated(name)).toBe(name);
});

test('half a character in a text ends no address', () => {
  expect(inAddress('а/?\uD800')).toBe('%D0%B0%2F%3F%EF%BF%BD');
});
