import * as fc from 'fast-check';

const deep = (open: string, close: string): string => open.repeat(300) + close.repeat(300);

/** Values nobody asked for, as JSON: wrong types, edges of numbers, hostile words, names every object has. */
const NASTY: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1.5',
  '1e308',
  '-1e308',
  '1e400',
  '9007199254740993',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud83d"',
  '"\\u202e"',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"length":1000000000}',
  '{"$ne":null}',
  '{"$gt":""}',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toString":1,"valueOf":1,"toJSON":1,"then":1}',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  "\"' OR '1'='1\"",
  '"<img src=x onerror=alert(1)>"',
  '"../../../etc/passwd"',
  '"${7*7}{{7*7}}%n%s"',
  '"00000000-0000-0000-0000-000000000000"',
  '"+380000000000000000000"',
  JSON.stringify('я'.repeat(3_000)),
  JSON.stringify('a@'.repeat(500)),
  deep('[', ']'),
  `{"a":${deep('{"a":[', ']}').replaceAll('[]', '[1]')}}`,
];

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$where', '', '0', 'length'];

/** Where in a value something can be put in place of what is there. */
type Place = (string | number)[];

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, one]) => placesOf(one, [...at, name]))];
}

/** JSON text of a value with another text in one place; a place that is not there is made. */
function withTextAt(value: unknown, [name, ...rest]: Place, text: string | undefined): string | undefined {
  if (name === undefined) return text;
  const textOf = (field: string, one: unknown): string | undefined =>
    field === String(name) ? withTextAt(one, rest, text) : JSON.stringify(one);
  if (Array.isArray(value)) return `[${value.flatMap((one, index) => textOf(String(index), one) ?? []).join(',')}]`;
  const own = Object.entries(value ?? {});
  const fields = own.some(([field]) => field === String(name)) ? own : [...own, [String(name), undefined] as const];
  const texts = fields.flatMap(([field, one]) => {
    const inner = textOf(field, one);
    return inner === undefined ? [] : [`${JSON.stringify(field)}:${inner}`];
  });
  return `{${texts.join(',')}}`;
}

const nasty = fc.constantFrom(...NASTY);
const pick = fc.nat(1_000);

function spoiltAt(value: unknown): fc.Arbitrary<string> {
  const places = placesOf(value);
  const place = pick.map((number) => places[number % places.length] ?? []);
  return fc.oneof(
    // Another value, no value, or a field that has no business there.
    { weight: 4, arbitrary: fc.tuple(place, nasty).map(([at, text]) => withTextAt(value, at, text) ?? '') },
    { weight: 2, arbitrary: place.map((at) => withTextAt(value, at, undefined) ?? '') },
    {
      weight: 2,
      arbitrary: fc
        .tuple(place, fc.constantFrom(...NAMES), nasty)
        .map(([at, name, text]) => withTextAt(value, [...at.slice(0, -1), name], text) ?? ''),
    },
  );
}

/** Bodies that are no JSON, or hardly. */
const broken = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    pick.map((number) => text.slice(0, number % (text.length + 1))),
    fc.constantFrom('', ' ', '\uFEFF{}', 'undefined', 'NaN', '{]', '\u0000', '"', `${text}${text}`, `${text},`),
    nasty,
    fc.array(fc.nat(0xff_ff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  );

/** The body as text: three in eight good, the others spoilt in one place or altogether. */
export function anyBodyText(good: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.tuple(good, fc.nat(7)).chain(([value, how]) => {
    const text = JSON.stringify(value);
    if (how < 3) return fc.constant(text);
    return how === 7 ? broken(text) : spoiltAt(value);
  });
}
