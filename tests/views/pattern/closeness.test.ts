import { expect, test } from 'vitest';
import { FARTHEST, middleCross, NEAREST, thingAt, viewAt, WHOLE } from '#views/pattern/closeness.ts';
import { sewn } from '#views/pattern/sewn.ts';

const PATTERNS = [
  { figure: 'rosette', number: '0137', width: 73 },
  { figure: 'band', number: '0306', width: 96 },
] as const;

test.each(PATTERNS)('a pattern is seen from one cross over all of it to the thing: %o', (pattern) => {
  const { crosses, rows } = sewn(pattern);
  const { width } = pattern;
  const cross = middleCross(crosses, width, rows);
  if (cross === undefined) throw new Error('no cross');
  const at = (closeness: number) => viewAt(closeness, cross, width, rows);
  const near = at(NEAREST);
  expect(near.size).toBeLessThan(20);
  expect([near.x + near.size / 2, near.y + near.size / 2]).toEqual([cross.x * 10 + 5, cross.y * 10 + 5]);
  const whole = at(WHOLE);
  expect(whole.size).toBeCloseTo(width * 10);
  expect([whole.x, whole.y + whole.size / 2].map(Math.round)).toEqual([0, rows * 5]);
  expect(at(FARTHEST).size).toBeGreaterThan(2 * whole.size);
  // It comes nearer at the same pace all the way.
  expect(at(0.5).size / near.size).toBeCloseTo(whole.size / at(0.5).size);
});

test('the thing takes the place of its pattern, and is whole at the end', () => {
  expect(thingAt(NEAREST).opacity).toBe(0);
  expect(thingAt(WHOLE).opacity).toBe(0);
  expect(thingAt(FARTHEST)).toEqual({ opacity: 1, scale: 1 });
  expect(thingAt(1.5).opacity).toBeGreaterThan(0);
});
