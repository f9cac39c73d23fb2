import { expect, test } from 'vitest';
import { isId } from '#domain/is-id.ts';

test('an id is a UUID and nothing else', () => {
  expect(['5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90', '5F0C1A52-7D3E-4B8A-9C61-2E4F8A7B1D90'].every(isId)).toBe(true);
  for (const other of [
    '',
    'hoodie',
    ' 5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90',
    '5f0c1a527d3e4b8a9c612e4f8a7b1d90',
    '5f0c1a52-7d3e-4b8a-7c61-2e4f8a7b1d90',
    7,
    null,
  ])
    expect(isId(other)).toBe(false);
});
