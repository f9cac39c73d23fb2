import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { allMutants, picked } from './pick.ts';
import { reachOf } from './reach.ts';
import { changed, mutantsOf } from './sites.ts';
import { isSpared, SPARED } from './spared.ts';

/** A source as each of its mutants has it. */
const each = (source: string): string[] => mutantsOf(source).map((mutant) => changed(source, mutant));

test.each([
  ['if (a) b;', ['if (!(a)) b;']],
  ['x = a < b;', [';', 'x = a >= b;']],
  ['const x = (a) && b;', ['const x = (a) || b;']],
  ['void send();', [';']],
  ['await send();', [';']],
  ['const run = () => void send();', ['const run = () => undefined;']],
  ['const f = () => { return a; };', ['const f = () => { return undefined; };']],
  ['const f = () => { return undefined; };', []],
  ['const x = [a];', ['const x = [];']],
  ["const x = 'a';", ["const x = '';"]],
  ['const x = 4;', ['const x = 5;']],
  ['const x = true;', ['const x = false;']],
  ["import a from 'a'; type B = 'b' | 4; const x: 7 = a as 7;", []],
  ["const x = { 'a-b': c }; export { d } from './d.ts';", []],
])('%s may become one of %j', (source, mutants) => {
  expect(each(source)).toEqual(mutants);
});

const ALL = allMutants('');

test('a mutant can be read: it fails by what it does', () => {
  const some = picked(ALL, 7, 200);
  for (const mutant of some) {
    const source = changed(readFileSync(mutant.file, 'utf8'), mutant);
    expect([mutant.file, mutant.words, parseSync(mutant.file, source).errors]).toEqual([mutant.file, mutant.words, []]);
  }
});

test('a seed gives the same mutants, of every kind, and more of them begin with the fewer', () => {
  const some = picked(ALL, 1, 40);
  expect(picked(ALL, 1, 80).slice(0, 40)).toEqual(some);
  expect(picked(ALL, 2, 40)).not.toEqual(some);
  expect(new Set(some.map(({ kind }) => kind)).size).toBe(8);
});

test('what is spared is there', () => {
  const files = globSync('{src,mocks}/**/*.{ts,tsx}');
  for (const { file, line } of SPARED) {
    const meant = files.filter((one) => file?.test(one) ?? true);
    expect(meant.some((one) => line?.test(readFileSync(one, 'utf8')) ?? true)).toBe(true);
  }
  expect(isSpared('src/server/shop.ts', 'string', "report('gone')")).toBe(true);
  expect(isSpared('src/server/shop.ts', 'condition', "if (a) report('gone')")).toBe(false);
});

test('a file is tried by the tests that reach it, those called like it first', () => {
  const testsOf = reachOf(globSync('{src,mocks,fixtures,tests}/**/*.{ts,tsx}', { exclude: ['tests/e2e/**'] }));
  expect(testsOf('src/stores/product.ts')[0]).toMatch(/product[^/]*\.test\.tsx?$/);
  expect(testsOf('src/domain/tokens.ts')).toContain('tests/domain/session.test.ts');
  expect(testsOf('src/domain/tokens.ts').filter((file) => file.startsWith('tests/e2e'))).toEqual([]);
});
