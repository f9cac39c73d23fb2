import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const REFERENCES = 'tests/e2e/references';
const WRONG = 'basket-empty-ua-390.webp';
const LINKED = ['dist', 'fixtures', 'locales', 'mocks', 'node_modules', 'src'];

const [, recipe = ''] = readFileSync('docs/recipes.md', 'utf8').split('\n## A look that changed\n');
const [, command = ''] = /`npx (playwright test [^`]+)`/.exec(recipe) ?? [];
const [, flag = ''] = /The same with `([^`]+)`/.exec(recipe) ?? [];
const [, screen = '', locale = ''] = /'(\w+) in (\w+)'/.exec(command) ?? [];

/** The stories where they may write, with the pictures of one screen and a wrong one among them. */
function copyOf(picture: string): string {
  const folder = test.info().outputPath('copy');
  const references = join(folder, REFERENCES);
  cpSync('tests', join(folder, 'tests'), { recursive: true, filter: (path) => path !== REFERENCES });
  for (const name of LINKED) symlinkSync(join(process.cwd(), name), join(folder, name));
  for (const name of ['package.json', 'tsconfig.json']) copyFileSync(name, join(folder, name));
  mkdirSync(references);
  const kept = readdirSync(REFERENCES).filter(
    (name) => name.startsWith('letters.') || name.startsWith(`${screen}-${locale}-`),
  );
  for (const name of kept) copyFileSync(join(REFERENCES, name), join(references, name));
  copyFileSync(join(REFERENCES, WRONG), join(references, picture));
  return folder;
}

test('a look that changed is shown and taken anew by the commands of its recipe', async () => {
  test.slow();
  test.skip(test.info().project.ignoreSnapshots, 'letters are drawn otherwise here');
  const picture = `${screen}-${locale}-390.webp`;
  const folder = copyOf(picture);
  const done = (line: string) => run('sh', ['-c', `node_modules/.bin/${line}`], { cwd: folder });
  await expect(done(command)).rejects.toMatchObject({ stdout: expect.stringContaining(`Snapshot: ${picture}`) });
  expect(readdirSync(join(folder, 'test-results'), { recursive: true }).join('\n')).toContain('-diff.webp');
  await done(`${command} ${flag}`);
  expect(readFileSync(join(folder, REFERENCES, picture)).equals(readFileSync(join(REFERENCES, WRONG)))).toBe(false);
});
