// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOtherLayout } from '#mocks/keyboard-layout.ts';
import { namesFor } from './support/search.ts';

test('what is typed in Ukrainian comes back from the other layout as it was', () => {
  const ukrainian = fc.string({ unit: fc.constantFrom(...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'), minLength: 1 });
  fc.assert(
    fc.property(ukrainian, (text) => {
      const keys = inOtherLayout(text);
      expect(keys).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(inOtherLayout(keys)).toBe(text);
    }),
  );
});

test.each([
  ['{els', 'худі'],
  ['INFYB', 'штани'],
  ['ыщтшфлр', 'soniakh'],
  ['ЫЬШДУ', 'smile'],
  ['ір-0137', 'sh-0137'],
])('the keys of «%s» are «%s» in the other layout', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});

test.each([
  ['[els', 'худі'],
  ['{ELS', 'худі'],
  ['[elb', 'худі'],
  ['infyb', 'штани'],
  ['irfhgtnrb', 'шкарпетки'],
  ['aen,jkrf ,skf', 'футболка біла'],
  [';jdnt [els', 'жовте худі'],
  ['ыщтшфлр', 'soniakh'],
  ['іщтшфлр', 'soniakh'],
  ['рщщвшу', 'hoodie'],
  ['іР-0137', 'SH-0137'],
  ['чорне [els', 'чорне худі'],
])('«%s», typed in the wrong layout, finds what «%s» finds', async (typed, meant) => {
  const found = await namesFor(typed);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(await namesFor(meant));
});

test.each(['кт', 'велосипед', 'dtkjcbgtl', 'мудщышзув', '[['])('«%s» is nothing in any layout', async (query) => {
  expect(await namesFor(query)).toEqual([]);
});
