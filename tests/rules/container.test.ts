import { existsSync, readFileSync } from 'node:fs';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';

const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM .*$/m);
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
/** Of the project itself: what a stage of the image is made of. */
const copiedIn = (stage = ''): string[] =>
  [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));

/** What runs when `file` does, by files and packages; the built page it asks for is made in the image. */
async function neededBy(file: string): Promise<{ files: string[]; packages: string[] }> {
  const { output } = await cruise([file], {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  });
  const sources = (output as ICruiseResult).modules.map(({ source }) => source);
  const packages = sources.flatMap((source) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  const files = sources.filter((source) => /^(?:src|mocks|fixtures|locales|tests)\//.test(source));
  return { files, packages: [...new Set(packages)] };
}

test('the image copies only what there is', () => {
  const copied = stages.flatMap((stage) => copiedIn(stage));
  expect(copied).toContain('src');
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
});

test('whatever the server runs is in the image: its files, and its packages without those of development', async () => {
  const { files, packages } = await neededBy('src/server/main.ts');
  const copied = copiedIn(stages.at(-1));
  expect(files.length).toBeGreaterThan(50);
  expect(packages).toContain('hono');
  expect(files.filter((file) => !copied.some((path) => file.startsWith(`${path}/`)))).toEqual([]);
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

test('few packages are run in production', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(25);
});
