import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOOKS, OURS, KNOWN_LATER } from './floor-exceptions.ts';
import { usesOfScript, usesOfSheet } from './floor-uses.ts';

const SCRIPTS = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/(?:server|build|views\/gallery)\//.test(file));
const SHEETS = globSync('src/**/*.css');
const read = (file: string): string => readFileSync(file, 'utf8');

/** 'a.ts: .toSorted' for each use, whatever excuses it. */
const uses: [file: string, name: string][] = [
  ...SCRIPTS.flatMap((file) => usesOfScript(file, read(file)).map((name): [string, string] => [file, name])),
  ...SHEETS.flatMap((file) => usesOfSheet(read(file)).map((name): [string, string] => [file, name])),
];

test('whatever an engine of the floor lacks is used nowhere, or with care', () => {
  expect(SCRIPTS.length).toBeGreaterThan(300);
  expect(SHEETS.length).toBeGreaterThan(60);
  const careless = uses.filter(
    ([file, name]) => !OURS.has(name) && !LOOKS.has(name) && KNOWN_LATER[name]?.in.includes(file) !== true,
  );
  expect(careless.map((one) => one.join(': '))).toEqual([]);
});

test('nothing is excused that is used no more', () => {
  const used = new Set(uses.map(([, name]) => name));
  expect([...OURS, ...LOOKS.keys(), ...Object.keys(KNOWN_LATER)].filter((name) => !used.has(name))).toEqual([]);
  const places = Object.entries(KNOWN_LATER).flatMap(([name, one]) => one.in.map((file) => `${file}: ${name}`));
  const found = new Set(uses.map((one) => one.join(': ')));
  expect(places.filter((place) => !found.has(place))).toEqual([]);
});

test.each([
  ['names.toSorted()', '.toSorted'],
  ['Promise.withResolvers()', '.withResolvers'],
  ['URL.canParse(link)', 'URL.canParse'],
  ['new Intl.Segmenter()', 'Intl.Segmenter'],
  ['map.values().map(String)', '.map of an iterator'],
  ['name.isWellFormed()', '.isWellFormed'],
  ['dialog.showPopover()', '.showPopover'],
  ['const { newState } = event', '.newState'],
  ['navigator.connection', 'navigator.connection'],
  ['new Navigation()', 'new Navigation'],
  ['<p popover="auto" />', 'popover='],
])('a script with %s is found', (text, name) => {
  expect(usesOfScript('planted.tsx', text)).toContain(name);
});

test.each([
  ['p:has(a) { color: red }', ':has'],
  ['p { text-wrap: balance }', 'text-wrap'],
  ['p { cursor: zoom-in }', 'cursor: zoom-in'],
  ['p:hover, p:has(a) { color: red }', 'a list with a newer selector'],
  ['p { field-sizing: content }', 'field-sizing'],
  ['p { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['@media (scripting: none) { p { color: red } }', '@media (scripting)'],
  ['@starting-style { p { color: red } }', '@starting-style'],
])('a sheet with %s is found', (text, name) => {
  expect(usesOfSheet(text)).toContain(name);
});

test('a sheet that asks first is not', () => {
  expect(usesOfSheet('@supports not selector(:has(*)) { p:has(a) { color: red } }')).toEqual([]);
});

test('what every engine of the floor knows is not found', () => {
  expect(
    usesOfScript('planted.ts', 'list.map(one).at(-1)?.append(new ResizeObserver(look), [...list].sort())'),
  ).toEqual([]);
  expect(usesOfSheet('@container (width > 1px) { p:is(a, b) { inset: 0; color: rgb(0 0 0 / 1%) } }')).toEqual([]);
});
