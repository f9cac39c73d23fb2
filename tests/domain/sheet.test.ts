import { expect, test } from 'vitest';
import { framedSize } from '#domain/sheet.ts';

const SHEET = { widthCm: 50, heightCm: 70, frames: [{ color: 'oak', widthCm: 1.5 }] };

test('a frame makes a sheet larger by its own width on each side', () => {
  expect(framedSize(SHEET, 'oak')).toEqual([53, 73]);
});

test('a sheet without a frame has no framed size', () => {
  expect(framedSize(SHEET, 'paper')).toBeUndefined();
});
