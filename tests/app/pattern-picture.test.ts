import { expect, test } from 'vitest';
import { pictureOfPattern } from '#app/pattern-picture.ts';
import { rosette } from '#views/pattern/rosette.ts';

test('the picture of a number has every cross of its rosette, twice stroked, and is kept for long', async () => {
  const picture = pictureOfPattern('1991.svg');
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=604800');
  const strokes = (await picture.text()).match(/M[\d.]+ [\d.]+l7\.2/g);
  expect(strokes).toHaveLength(2 * rosette('1991').length);
});

test('another number is another picture, and what is no number is none', async () => {
  expect(await pictureOfPattern('0137.svg').text()).not.toBe(await pictureOfPattern('1991.svg').text());
  for (const file of ['199.svg', '19911.svg', '1991.png', '1991', '..%2f.svg', '<b>.svg'])
    expect(pictureOfPattern(file).status).toBe(404);
});
