import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { closest, inUnit, keptWardrobe, kindOf, typedLength, wardrobeOf } from '#domain/fitting.ts';

const ROWS = [
  { size: 'S' as const, values: [68, 60, 19] },
  { size: 'M' as const, values: [70, 62, 20] },
  { size: 'L' as const, values: [72, 65, 21] },
];

test.each([
  ['70', 'cm', 70],
  [' 70,5 ', 'cm', 70.5],
  ['27.5', 'inches', 69.85],
  ['0', 'cm', undefined],
  ['251', 'cm', undefined],
  ['-70', 'cm', undefined],
  ['7e1', 'cm', undefined],
  ['сімдесят', 'cm', undefined],
  ['', 'cm', undefined],
] as const)('a length typed as "%s" in %s is %s cm', (text, unit, length) => {
  expect(typedLength(text, unit)).toEqual(length === undefined ? undefined : expect.closeTo(length, 5));
});

test('a length is said to the half of its unit', () => {
  expect([inUnit(69.85, 'inches'), inUnit(70.3, 'cm'), inUnit(2.54, 'inches')]).toEqual([27.5, 70.5, 1]);
});

test('the nearest size is said with by how much it is larger; width counts more than length', () => {
  expect(closest(ROWS, [70, 62])).toEqual({ size: 'M', larger: [0, 0] });
  expect(closest(ROWS, [68, 62])).toEqual({ size: 'M', larger: [2, 0] });
  expect(closest(ROWS, [100, 90])).toEqual({ size: 'L', larger: [-28, -25] });
});

test('a table that lacks a number recommends nothing by it', () => {
  expect(closest([{ size: 'M', values: [70] }], [70, 62])).toBeUndefined();
  expect(closest([], [70, 62])).toBeUndefined();
});

test('no size is nearer than the one that is said', () => {
  const length = fc.double({ min: 1, max: 250, noNaN: true });
  fc.assert(
    fc.property(length, length, (long, wide) => {
      const far = ([a = 0, b = 0]: number[]): number => Math.abs(a - long) + 2 * Math.abs(b - wide);
      const fit = closest(ROWS, [long, wide]);
      const row = ROWS.find(({ size }) => size === fit?.size);
      expect(far(row?.values ?? [])).toBe(Math.min(...ROWS.map(({ values }) => far(values))));
    }),
  );
});

test('what is kept is read again, garments of other kinds beside it', () => {
  const wardrobe = {
    unit: 'inches' as const,
    garments: { [kindOf({ columns: ['Length', 'Waist', 'Hips'] })]: [104, 80] as [number, number] },
  };
  expect(wardrobeOf(keptWardrobe(wardrobe))).toEqual(wardrobe);
});

test('a garment is called alike in every language, where the server tells what is measured', () => {
  const kinds = ['length', 'waist', 'hips'];
  const names = [
    ['Length', 'Waist', 'Hips'],
    ['Довжина', 'Пояс', 'Стегна'],
  ].map((columns) => kindOf({ kinds, columns }));
  expect(new Set(names).size).toBe(1);
  expect(kindOf({ kinds: ['length', 'chest-width'], columns: ['Length', 'Chest width'] })).not.toBe(names[0]);
});

test.each([
  undefined,
  '',
  'null',
  '[]',
  '{"version":3,"garments":{"a":[1,2]}}',
  // As it was kept by the names of columns.
  '{"version":1,"unit":"cm","garments":{"Довжина × Пояс":[104,80]}}',
  '{"version":2,"unit":"yards","garments":{"a":[0,1],"b":[1],"c":"12","d":[1,999]}}',
  '{"version":2}',
])('what is kept as %s is no garment', (kept) => {
  expect(wardrobeOf(kept)).toEqual({ unit: undefined, garments: {} });
});
