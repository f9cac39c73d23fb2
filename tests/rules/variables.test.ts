import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const styles = globSync('{src,mocks}/**/*.css').sort();
const code = globSync('{src,mocks}/**/*.{ts,tsx}').sort();

/** Variables that a source gives a value: by a declaration, or by their name in a script. */
const given = (source: string): string[] =>
  [...source.matchAll(/(--[\w-]+)\s*:|['"`](--[\w-]+)['"`]/g)].map(([, declared, named]) => declared ?? named ?? '');

const known = new Set([...styles, ...code].flatMap((file) => given(read(file))));

/** Variables that are read and have no value anywhere: their declaration does nothing. */
const unknownIn = (source: string): string[] =>
  [...source.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => (known.has(name) ? [] : [name]));

test('every variable that a style reads is given a value somewhere', () => {
  expect(styles.length).toBeGreaterThan(100);
  expect([...styles, ...code].flatMap((file) => unknownIn(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

test('a step that the scale does not have would be found', () => {
  expect(unknownIn('.a { padding: var(--space-12); gap: var(--space-2); }')).toEqual(['--space-12']);
});
