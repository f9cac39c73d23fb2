import { expect, test } from 'vitest';
import { topOf } from '#views/screens/checkout/hang-by-top.ts';

/** A picture 10 by 10: a letter is a pixel, as opaque as it says. */
function picture(...rows: string[]): Parameters<typeof topOf>[0] {
  const shades: Record<string, number> = { '.': 0, s: 60, '#': 255 };
  const whole = [...rows, ...Array.from({ length: 10 - rows.length }, () => '##########')];
  const data = whole.flatMap((row) => [...row].flatMap((letter) => [0, 0, 0, shades[letter] ?? 0]));
  return { data: Uint8ClampedArray.from(data), width: 10, height: 10 };
}

test('a sheet of paper begins near the top of its picture, a garment lower', () => {
  expect(topOf(picture('..........'))).toBe(0.1);
  expect(topOf(picture('..........', '..........', '...####...'))).toBe(0.2);
});

test('neither a shadow nor what sticks out beside the pegs is the thing', () => {
  expect(topOf(picture('..........', '##.ssss.##'))).toBe(0.2);
});

test('of what fills its frame, and of nothing, there is no top', () => {
  expect(topOf(picture())).toBeUndefined();
  expect(topOf({ ...picture(), data: new Uint8ClampedArray(400) })).toBeUndefined();
});
