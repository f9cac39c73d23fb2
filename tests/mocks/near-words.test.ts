// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WireVariantItem, WireVariantSearch } from '#contract/catalog.ts';
import { isNear } from '#mocks/near-words.ts';
import { createTestBackend } from '#mocks/node.ts';
import { ask } from './support/guest.ts';

/** Damerau's distance (of neighbors that are swapped once) by its textbook table. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      table[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(!isSame),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(one.length, other.length);
}

const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('а', 'б', 'в'), minLength, maxLength });

test('a word of four letters is near another exactly when one slip lies between them', () => {
  fc.assert(
    fc.property(word(4, 4), word(0, 6), (typed, other) => {
      expect(isNear(typed, other)).toBe(distance(typed, other) <= 1);
    }),
    { numRuns: 500 },
  );
});

test('a longer word is near another exactly when one slip lies between it and how the other begins', () => {
  fc.assert(
    fc.property(word(5, 8), word(0, 10), (typed, other) => {
      const beginnings = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end));
      expect(isNear(typed, other)).toBe(beginnings.some((beginning) => distance(typed, beginning) <= 1));
    }),
    { numRuns: 1_000 },
  );
});

test('short words and codes are taken as they are', () => {
  expect([isNear('кіт', 'кит'), isNear('SH-0212', 'SH-0213'), isNear('0212', '0213')]).toEqual([false, false, false]);
});

async function find(filter: NonNullable<WireVariantSearch['filter']>, sort?: 'cheap'): Promise<WireVariantItem[]> {
  const body = { filter, limit: 100, ...(sort === undefined ? {} : { sort }) };
  const path = '/v1/products/variants/search';
  return (await ask<{ items: WireVariantItem[] }>(createTestBackend(), 'POST', path, { body })).body.items;
}

const namesOf = (items: WireVariantItem[]): string[] => items.map(({ name }) => name);

test.each([
  ['соняшнк', 'соняшник'],
  ['соняяшник', 'соняшник'],
  ['сонашник', 'соняшник'],
  ['сноях', 'сонях'],
  ['худи', 'худі'],
  ['hoddie', 'hoodie'],
  ['футбалка', 'футболка'],
  ['futbilka', 'futbolka'],
  ['svitshto', 'svitshot'],
])('«%s» finds what «%s» finds', async (typed, meant) => {
  const wanted = namesOf(await find({ query: meant }));
  expect(wanted.length).toBeGreaterThan(0);
  expect(namesOf(await find({ query: typed }))).toEqual(expect.arrayContaining(wanted));
});

test('a word that is written right finds only what has it', async () => {
  const items = await find({ query: 'худі' });
  expect(items.every(({ name }) => /худі/i.test(name))).toBe(true);
});

test('of several words only the wrong one is corrected, and the order asked for stays', async () => {
  const items = await find({ query: 'худи сонях' }, 'cheap');
  expect(items.length).toBeGreaterThan(0);
  expect(namesOf(items)).toEqual(namesOf(await find({ query: 'худі сонях' }, 'cheap')));
});

test.each(['велосипед', 'вертоліт', 'vertolit', 'SH-9999', 'кт'])('«%s» is near nothing', async (query) => {
  expect(await find({ query })).toEqual([]);
});
