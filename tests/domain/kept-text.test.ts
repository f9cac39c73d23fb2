import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isId, keptFields, keptValue, ownField } from '#domain/kept-text.ts';

test('what was kept as JSON is read as it was', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(keptValue(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([undefined, '', '{', '{"items":[', 'undefined', "{'a':1}", '\u0000'])(
  '%j is nothing that was kept',
  (text) => {
    expect(keptValue(text)).toBeUndefined();
  },
);

test('a field is what stands in the text itself', () => {
  expect(ownField(keptValue('{"items":[1]}'), 'items')).toEqual([1]);
  expect(ownField(keptValue('{"__proto__":{"items":[1]}}'), '__proto__')).toEqual({ items: [1] });
});

test.each([
  ['{"__proto__":{"items":[1]}}', 'items'],
  ['{}', 'toString'],
  ['[]', 'map'],
  ['"text"', 'length'],
  ['7', 'toFixed'],
  ['null', 'items'],
  [undefined, 'items'],
])('%s has no field %s of its own', (text, name) => {
  expect(ownField(keptValue(text), name)).toBeUndefined();
});

test('an id is a UUID and nothing else', () => {
  expect(['5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90', '5F0C1A52-7D3E-4B8A-9C61-2E4F8A7B1D90'].every(isId)).toBe(true);
  for (const other of [
    '',
    'hoodie',
    ' 5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90',
    '5f0c1a527d3e4b8a9c612e4f8a7b1d90',
    7,
    null,
  ])
    expect(isId(other)).toBe(false);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', {}],
  ['{', {}],
  [undefined, {}],
])('the fields of %s', (text, fields) => {
  expect(keptFields(text)).toEqual(fields);
});
