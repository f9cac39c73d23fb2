import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { LAYERS, ONLY_IN, checkLayers } from './layers.ts';

const MODULES_AT_LEAST = 150;
const CHECKED = ['src', 'mocks', 'fixtures', 'tests/walker', 'tests/contract/probes', 'tests/contract/rows'];
const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
mkdirSync(CACHE, { recursive: true });
/** Inside the project, so that what npm has installed is found from there; not where others read its sources meanwhile. */
const CANARIES = mkdtempSync(join(CACHE, 'canaries-'));
afterAll(() => rmSync(CANARIES, { recursive: true }));

/** Writes a file of the planted project. */
function plant(file: string, text: string): void {
  const path = join(CANARIES, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const upTo = (file: string, from: string): string => relative(dirname(from), file).replace(/^(?!\.)/, './');

test('every layer imports only what the table allows', { timeout: 60_000 }, async () => {
  const { summary } = await checkLayers(CHECKED);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  expect(summary.totalCruised).toBeGreaterThan(MODULES_AT_LEAST);
});

test('an offence against each row is found, a type as well as a value', { timeout: 60_000 }, async () => {
  plant('src/build/above.ts', 'export type Above = 1;');
  plant('mocks/backend.ts', 'export const backend = 1;');
  const planted = new Set<string>();
  const offend = (rule: string, file: string, text: string): void => {
    planted.add(`${rule}: ${file}`);
    plant(file, text);
  };
  for (const layer of Object.keys(LAYERS)) {
    const rule = `${layer} imports only its own`;
    const up = `${layer}/up.ts`;
    offend(rule, up, `export type { Above } from '${upTo('src/build/above.ts', up)}';`);
    offend(rule, `${layer}/foreign.ts`, "export type { Plugin } from 'rolldown';");
  }
  for (const { npm } of ONLY_IN) offend(`${npm} in one place`, `src/app/${npm}.ts`, `import '${npm}';`);
  offend('mocks behind one gate', 'src/app/beside.ts', "export { backend } from '../../mocks/backend.ts';");
  plant('src/domain/basket.ts', 'export const line = 1;');
  offend('the walker knows shapes only', 'tests/walker/knows.ts', "export { line } from '../../src/domain/basket.ts';");
  // Of a circle the checker names the first file by the alphabet.
  offend('no circles', 'src/views/egg.ts', "import type { Hen } from './hen.ts'; export type Egg = Hen;");
  plant('src/views/hen.ts', "import type { Egg } from './egg.ts'; export type Hen = Egg;");

  const { summary } = await checkLayers(CHECKED, CANARIES);
  const found = new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`));
  expect([...planted].filter((offence) => !found.has(offence))).toEqual([]);
});
