import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptFields, keptValue, ownField } from '#domain/kept-text.ts';

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

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', {}],
  ['{', {}],
  [undefined, {}],
])('the fields of %s', (text, fields) => {
  expect(keptFields(text)).toEqual(fields);
});
