import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { TESTS_OF_SIGN_IN } from './recipe-of-sign-in.ts';
import { HELD_OTHERWISE, RECIPES } from './recipes.ts';

const COPIED = ['src', 'mocks', 'fixtures', 'locales', 'tests', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Tests that know each row of a table by itself: a recipe that forgot one of them fails there. */
const TOLD = [
  'tests/screens/error-texts.test.tsx',
  'tests/mocks/faults.test.ts',
  'tests/mocks/worlds.test.ts',
  'tests/views/gallery/gallery.test.tsx',
  'tests/contract/exchanges.test.ts',
  'tests/contract/adapters.test.ts',
  'tests/matrix/cells.test.ts',
  'tests/rules/promises.test.ts',
  'tests/fixtures/catalogue.test.ts',
  'tests/fixtures/catalogue-photos.test.ts',
  'tests/fixtures/pages.test.ts',
  'tests/fixtures/photos.test.ts',
  ...TESTS_OF_SIGN_IN,
];

/** What neither the compiler nor those tests look at. */
const isNeeded = (file: string): boolean => !/\.(?:webp|jpg|png|woff2)$/.test(file);

const [, ...sections] = readFileSync('docs/recipes.md', 'utf8').split('\n## ');
const WRITTEN = new Map(sections.map((section) => [section.slice(0, section.indexOf('\n')), section]));

/** What a link calls it. */
const anchorOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

let project: string;

/** Runs a command of the packages in the changed project; what it said when it failed. */
function failureOf(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join('node_modules', '.bin', command), args, {
    cwd: project,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

beforeAll(() => {
  project = newFolder('recipes-');
  for (const name of COPIED) cpSync(name, join(project, name), { recursive: true, filter: isNeeded });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  for (const { file, at, put } of Object.values(RECIPES).flat()) {
    const path = join(project, file);
    const text = at === undefined ? '' : readFileSync(path, 'utf8');
    if (at !== undefined) expect(text, file).toContain(at);
    writeFileSync(path, at === undefined ? put : text.replace(at, put + at));
  }
  cpSync(join(project, 'locales/en.json'), join(project, 'locales/pl.json'));
}, 60_000);

test.each(Object.entries(RECIPES))('«%s» names every file that it takes', (name, edits) => {
  const own = WRITTEN.get(name) ?? '';
  const recipe = own + [...WRITTEN].filter(([other]) => own.includes(`](#${anchorOf(other)})`)).map(([, text]) => text);
  const isNamed = (file: string, isNew: boolean): boolean =>
    recipe.includes(file) ||
    (isNew && RegExp(file.replace(/[^/]+\.(tsx?|json)$/, '<[a-z]+>[-.a-z]*\\.$1')).test(recipe));
  const isOfFolder = (file: string): boolean => recipe.includes(`\`${file.replace(/[^/]+$/, '')}\``);
  expect(
    edits.filter(({ file, at }) => !isNamed(file, at === undefined) && !isOfFolder(file)).map(({ file }) => file),
  ).toEqual([]);
});

/** So many files are touched or made; a sentence is in two, and a locale has its own besides. */
const AT_MOST = { 'A screen': 4, 'An endpoint': 5, 'A locale': 2, 'A server error code': 4, 'A way to pay': 4 };

test.each(Object.entries(AT_MOST))('«%s» takes no more than %d files', (name, most) => {
  expect(new Set(RECIPES[name]?.map(({ file }) => file)).size).toBeLessThanOrEqual(most);
});

test('every recipe is followed here or held by a test there is', () => {
  expect([...WRITTEN.keys()].toSorted()).toEqual([...Object.keys(RECIPES), ...Object.keys(HELD_OTHERWISE)].toSorted());
  expect(Object.values(HELD_OTHERWISE).filter((file) => !existsSync(file))).toEqual([]);
});

test('the pictures that the recipes ask for are drawn, and no others', { timeout: 120_000 }, () => {
  const env = { ...process.env, PHOTO_EFFORT: '0' };
  const { stdout, stderr } = spawnSync('npm', ['run', 'photos'], { cwd: project, encoding: 'utf8', env });
  expect(stdout + stderr).toMatch(/^12 made, \d+ already up to date$/m);
});

test('what the recipes say is all that the compiler asks for', { timeout: 120_000 }, () => {
  expect(failureOf('tsc', '-p', '.')).toBe('');
});

test('what the recipes say is all that the tests that know each row ask for', { timeout: 120_000 }, () => {
  expect(failureOf('vitest', 'run', ...TOLD)).toBe('');
});
