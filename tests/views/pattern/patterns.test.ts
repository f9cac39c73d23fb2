import { expect, test } from 'vitest';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import { band as printedBand } from '#fixtures/photos/prints/band.ts';
import type { Stitch } from '#fixtures/photos/prints/cross-stitch.ts';
import { rosette as printedRosette } from '#fixtures/photos/prints/rosette.ts';
import { strokes } from '#views/pattern/cross.ts';
import { rosette } from '#views/pattern/rosette.ts';
import { sewn } from '#views/pattern/sewn.ts';

const SEWN = CATALOGUE.products.flatMap(({ slug, details }) =>
  details.pattern === undefined ? [] : ([[slug, details.pattern]] as const),
);

/** Place and thread of every cross, whichever way they were laid. */
const laid = (stitches: readonly { x: number; y: number; thread: unknown }[]): string[] =>
  stitches.map(({ x, y, thread }) => `${x} ${y} ${String(thread)}`).toSorted();
const asPrinted = (stitches: readonly Stitch[], shift: number): string[] =>
  laid(stitches.map(({ x, y, thread }) => ({ x: x + shift, y: y + shift, thread: thread === 'main' ? 0 : 1 })));

test('ten things are sold with a pattern that has a number', () => {
  expect(SEWN).toHaveLength(10);
});

test.each(SEWN)('%s: the page lays every cross where the garment has it, in the same thread', (_, pattern) => {
  const { figure, number, width } = pattern;
  const reach = (width - 1) / 2;
  const printed =
    figure === 'band' ? asPrinted(printedBand(width, number), 0) : asPrinted(printedRosette(reach, number), reach);
  expect(laid(sewn(pattern).crosses)).toEqual(printed);
});

test.each([
  ['0137', 'rosette', 73, 1239],
  ['0106', 'rosette', 57, 641],
  ['0606', 'rosette', 33, 259],
  ['0708', 'rosette', 89, 1983],
  ['0306', 'band', 96, 1011],
  ['0212', 'band', 77, 844],
] as const)('pattern %s, a %s of %i columns, has %i crosses, always the same', (number, figure, width, count) => {
  const { crosses, rows } = sewn({ figure, number, width });
  expect(crosses).toHaveLength(count);
  expect(crosses).toEqual(sewn({ figure, number, width }).crosses);
  expect(Math.max(...crosses.map(({ x }) => x))).toBeLessThan(width);
  expect(Math.max(...crosses.map(({ y }) => y))).toBeLessThan(rows);
});

test('other numbers lay other patterns', () => {
  const counts = new Set(['0101', '0102', '0103', '0104', '0105', '0137'].map((number) => rosette(number).length));
  expect(counts.size).toBeGreaterThan(1);
});

test('of a hundred numbers hardly two lay the same rosette', () => {
  const laidBy = (number: string): string => laid(rosette(number)).join();
  const numbers = Array.from({ length: 100 }, (_, index) => String(1_000 + index * 89).padStart(4, '0'));
  expect(new Set(numbers.map(laidBy)).size).toBeGreaterThan(60);
});

test('the rosette is the same from all four sides', () => {
  const places = new Map(rosette('0137').map(({ x, y, thread }) => [`${x} ${y}`, thread]));
  for (const { x, y, thread } of rosette('0137')) {
    expect(places.get(`${72 - x} ${y}`)).toBe(thread);
    expect(places.get(`${x} ${72 - y}`)).toBe(thread);
  }
});

test('a cross is two strokes, one over the other', () => {
  const cross = [{ x: 2, y: 1, thread: 0 as const }];
  expect(strokes(cross, 0, 'under')).toBe('M21.4 18.6l7.2 -7.2');
  expect(strokes(cross, 0, 'over')).toBe('M21.4 11.4l7.2 7.2');
  expect(strokes(cross, 1, 'over')).toBe('');
});
