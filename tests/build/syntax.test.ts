import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { FLOOR } from '../../src/build/floor.ts';
import { newerSyntaxIn } from '../../src/build/syntax.ts';
import { newFolder } from '#tests/support/new-folder.ts';

function folderWith(text: string): URL {
  const folder = newFolder('shov-');
  writeFileSync(join(folder, 'app.js'), text);
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

test('the target of the build makes such syntax older', async () => {
  const root = newFolder('shov-');
  writeFileSync(join(root, 'entry.js'), 'export class Shop { static { Shop.isOpen = true } }');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      target: FLOOR.map(({ vite, version }) => vite + version),
      lib: { entry: join(root, 'entry.js'), formats: ['es'], fileName: () => 'app.js' },
    },
  });
  expect(newerSyntaxIn(pathToFileURL(`${root}/dist/`))).toEqual([]);
});
