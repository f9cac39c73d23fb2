import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { TARGET } from '../../src/build/floor.ts';
import { newerSyntaxIn } from '../../src/build/syntax.ts';
import { newFolder } from '#tests/support/new-folder.ts';

function folderWith(text: string, name = 'app.js'): URL {
  const folder = newFolder('shov-');
  writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

test.each([
  ['class Shop { static { Shop.isOpen = true } }', 'static {'],
  ['/(?<=a)b/.test(name)', '(?<='],
  ['/(?<!a)b/.test(name)', '(?<='],
  ['/[a--b]/v.test(name)', '/v'],
])('%s in a build is found', (text, what) => {
  expect(newerSyntaxIn(folderWith(text))).toEqual([`app.js: ${what}`]);
});

test('what every engine of the floor reads is no offence; a build without scripts is', () => {
  expect(newerSyntaxIn(folderWith('class Shop { #a = 1; static b = 2; c = this.#a ?? /(?<d>e)/u }'))).toEqual([]);
  expect(newerSyntaxIn(pathToFileURL(`${newFolder('shov-')}/`))).toHaveLength(1);
});

test.each([
  ['a?.b', '?.'],
  ['a ?? b', '??'],
  ['a ||= b', '||='],
  ['try { a() } catch { b() }', 'catch {'],
  ['class Shop { a = 1 }', 'a field of a class'],
  ['class Shop { #a() {} }', '#'],
  ['a = 1n', '1n'],
])('%s is found in the boot, which tells older browsers that they are', (text, what) => {
  expect(newerSyntaxIn(folderWith(text, 'boot-1.js'))).toEqual([`boot-1.js: ${what}`]);
  expect(newerSyntaxIn(folderWith(text))).toEqual([]);
});

test('what browsers with modules have always read is no offence in the boot', () => {
  const text =
    'async function a({ b, ...c }) { for await (const d of b) try { await import(d) } catch (e) { a({ ...c, e }) } }';
  expect(newerSyntaxIn(folderWith(text, 'boot-1.js'))).toEqual([]);
});

test('the target of the build makes such syntax older', async () => {
  const root = newFolder('shov-');
  writeFileSync(join(root, 'entry.js'), 'export class Shop { static { Shop.isOpen = true } }');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      target: TARGET,
      lib: { entry: join(root, 'entry.js'), formats: ['es'], fileName: () => 'app.js' },
    },
  });
  expect(newerSyntaxIn(pathToFileURL(`${root}/dist/`))).toEqual([]);
});
