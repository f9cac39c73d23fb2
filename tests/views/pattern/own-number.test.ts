import { expect, test } from 'vitest';
import { inOrderOfHand } from '#views/pattern/cross.ts';
import { patternNumber } from '#domain/pattern-number.ts';
import { crossesOf } from '#views/pattern/own-number.ts';
import { rosette } from '#views/pattern/rosette.ts';

test('four digits are the number of a pattern, and nothing else is', () => {
  expect(patternNumber('1991')).toBe('1991');
  expect(patternNumber('0000')).toBe('0000');
  for (const no of ['', '199', '19911', '12a4', ' 1991', '１９９１', null, undefined])
    expect(patternNumber(no)).toBeUndefined();
});

test('a number has as many crosses as are drawn of it', () => {
  expect(crossesOf('0137')).toBe(1_239);
  expect(crossesOf('1991')).toBe(rosette('1991').length);
});

test('a hand lays every cross once, row by row, there and back', () => {
  const crosses = rosette('1991');
  const laid = inOrderOfHand(crosses);
  expect(new Set(laid)).toEqual(new Set(crosses));
  expect(laid.map(({ y }) => y)).toEqual(laid.map(({ y }) => y).toSorted((a, b) => a - b));
  const row = (y: number): number[] => laid.filter((cross) => cross.y === y).map(({ x }) => x);
  expect(row(36)).toEqual(row(36).toSorted((a, b) => a - b));
  expect(row(35)).toEqual(row(35).toSorted((a, b) => b - a));
});
