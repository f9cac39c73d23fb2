// @vitest-environment node
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, removeFolders } from '#tests/support/new-folder.ts';

const MADE_BY_ONE = /tmpdir\(/;

test('what a test makes in a folder of its own is gone with it', () => {
  const folders = [newFolder('kept '), newFolder('kept ')];
  mkdirSync(join(folders[0] ?? '', 'deep'));
  writeFileSync(join(folders[0] ?? '', 'deep/file'), '');
  expect(folders.map(existsSync)).toEqual([true, true]);
  removeFolders();
  expect(folders.map(existsSync)).toEqual([false, false]);
});

test('no test makes a folder for which nobody cares', () => {
  const files = globSync('tests/**/*.{ts,tsx}', {
    exclude: ['tests/e2e/**', 'tests/many/**', 'tests/rules/new-folders*'],
  });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => MADE_BY_ONE.test(readFileSync(file, 'utf8')))).toEqual(['tests/support/new-folder.ts']);
});
