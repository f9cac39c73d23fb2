import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { offencesIn } from '../../src/build/purity.ts';

function folderWith(text: string): URL {
  const folder = newFolder('shov-');
  writeFileSync(join(folder, 'app.js'), text);
  return pathToFileURL(`${folder}/`);
}

test('mock code in a build is found, file and word', () => {
  expect(offencesIn(folderWith('import("/assets/mockServiceWorker.js")'))).toEqual(['app.js: mockServiceWorker']);
});

test('a clean build has no offences, an empty one is no clean build', () => {
  expect(offencesIn(folderWith('export const shop = 1'))).toEqual([]);
  expect(offencesIn(pathToFileURL(`${newFolder('shov-')}/`))).toHaveLength(1);
});
