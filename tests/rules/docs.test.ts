import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { TEST_CARDS } from '#mocks/cards.ts';
import { ENDPOINTS } from '#mocks/backend.ts';
import { SHAPELESS } from '#mocks/planned-fault.ts';
import { WORLDS } from '#mocks/worlds.ts';
import { LAYERS } from './layers.ts';

const { scripts, imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  imports: Record<string, string>;
};

/** Made by commands, so not there on a fresh checkout. */
const MADE = /^(?:dist|node_modules|\.data)(?:\/|$)/;
const FOLDERS = /^(?:src|mocks|fixtures|locales|tests|docs|\.ci)\//;
const TOP_LEVEL_FILE = /^[\w.-]+\.(?:tsx?|m?js|json|css|html|md)$|^(?:Dockerfile|LICENSE)$/;

/** Whether something is where a text says: a file, a folder, a pattern, an import of ours; up to a `<name>` to choose. */
function exists(named: string): boolean {
  const [border = ''] = /^#\w+\//.exec(named) ?? [];
  const path = border === '' ? named : named.replace(border, (imports[`${border}*`] ?? '').slice(0, -1));
  const known = path.includes('<') ? dirname(path.slice(0, path.indexOf('<') + 1)) : path;
  return known.includes('*') ? globSync(known).length > 0 : existsSync(known);
}

function pathsIn(text: string): string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  return words.filter(
    (word) => (FOLDERS.test(word) || TOP_LEVEL_FILE.test(word) || /^#\w+\/\S+$/.test(word)) && !MADE.test(word),
  );
}

/** What a link of GitHub calls a heading. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isLeading(link: string, from: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
}

/** Everything a text names that is not there. */
function offencesIn(text: string, file: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
  return [
    ...pathsIn(text).filter((path) => !exists(path)),
    ...links.filter((link) => !/^https?:/.test(link) && !isLeading(link, file)),
    ...named.filter((script) => !Object.hasOwn(scripts, script)).map((script) => `npm run ${script}`),
  ].map((offence) => `${file}: ${offence}`);
}

const FILES = ['README.md', ...globSync('docs/**/*.md')];
const read = (file: string): string => readFileSync(file, 'utf8');

test('every file, command and link the documentation names is there', () => {
  expect(FILES.length).toBeGreaterThan(15);
  expect(FILES.flatMap((file) => pathsIn(read(file))).length).toBeGreaterThan(150);
  expect(FILES.flatMap((file) => offencesIn(read(file), file))).toEqual([]);
});

test('a name that leads nowhere is found', () => {
  const text = [
    'See `src/domain/cart.ts`, `#stores/cart.ts`, `notes.md` and `tests/nowhere/<name>.ts`.',
    'Run `npm run fly`. Read [this](nowhere.md) and [that](architecture.md#no-such-heading).',
    'Good: `src/domain/basket.ts`, `#domain/*`, `src/profiles/<name>.ts`, `npm run build`, [map](README.md#folders).',
  ].join('\n');
  const found = offencesIn(text, 'docs/canary.md').map((offence) => offence.replace('docs/canary.md: ', ''));
  expect(found).toEqual([
    'src/domain/cart.ts',
    '#stores/cart.ts',
    'notes.md',
    'tests/nowhere/<name>.ts',
    'nowhere.md',
    'architecture.md#no-such-heading',
    'npm run fly',
  ]);
});

test('every variable the server reads is in the table of deployment', () => {
  const variables = [...read('src/server/config.ts').matchAll(/environment\['(\w+)'\]/g)].map(([, name = '']) => name);
  const table = read('docs/deploy.md');
  expect(new Set(variables).size).toBeGreaterThan(5);
  expect(variables.filter((name) => !table.includes(`| \`${name}\``))).toEqual([]);
});

test('every endpoint, fault and world of the bundled backend is written down', () => {
  const text = read('docs/mock-backend.md');
  const groups = ENDPOINTS.map(({ name }) => name.replace(/\..*/, '.*'));
  const names = [...groups, ...WORLDS.map(({ name }) => name), ...SHAPELESS];
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('every test card is in the README', () => {
  expect(TEST_CARDS.filter(({ number }) => !read('README.md').includes(number))).toEqual([]);
});

test('every layer that is checked is in the table of layers', () => {
  expect(Object.keys(LAYERS).filter((layer) => !read('docs/architecture.md').includes(`| \`${layer}\``))).toEqual([]);
});

test('the list of decisions names each by its number and its title', () => {
  const titles = globSync('docs/decisions/0*.md')
    .toSorted()
    .map((file) => /^# (\d+) (.+)/.exec(readFileSync(file, 'utf8'))?.slice(1).concat(file.replace(/.*\//, '')));
  const listed = [...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^- (\d+) \[(.+)\]\((\S+?)\)/gm)];
  expect(listed.map(([, ...row]) => row)).toEqual(titles);
});
