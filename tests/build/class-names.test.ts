import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortClassNames } from '../../src/build/class-names.ts';

const CSS = '.box { color: red } .row .box:hover { animation: sew 1s } @keyframes sew { to { opacity: 0 } }';

test('a class has the same name in every build, wherever the project lies', () => {
  const here = shortClassNames('/here');
  expect(here('box', '/here/src/a.module.css', CSS)).toBe(
    shortClassNames('/there')('box', '/there/src/a.module.css?used', CSS),
  );
});

test('every name of a style sheet differs from every other', () => {
  const nameOf = shortClassNames('/');
  const names = ['box', 'row', 'sew', 'unheard-of'].map((name) => nameOf(name, '/a.module.css', CSS));
  expect(new Set(names).size).toBe(4);
  expect(names).not.toContain(nameOf('box', '/b.module.css', CSS));
});

test('two files that would share names stop the build', () => {
  const nameOf = shortClassNames('/');
  const many = Array.from({ length: 5_000 }, (_, index) => `/${index}.module.css`);
  expect(() => many.map((file) => nameOf('box', file, CSS))).toThrow(/rename one$/);
});

test('no names of the shop are words, need escaping or meet', () => {
  const root = process.cwd();
  const nameOf = shortClassNames(root);
  const files = globSync('src/**/*.module.css');
  expect(files.length).toBeGreaterThan(50);
  const names = files.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const own = new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[\s,:.[{])/gi)].map((match) => match[1] ?? ''));
    return [...own].map((name) => nameOf(name, `${root}/${file}`, css));
  });
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[^aeiouy\d\W_]{4,5}$/i);
});
