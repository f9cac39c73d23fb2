// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';

const SCRIPT = pathToFileURL('src/build/run-script.ts').href;

/** A process that runs such a script: what it says first, and the process itself. */
async function running(script: string) {
  const file = join(newFolder('shov-script-'), 'script.mjs');
  writeFileSync(file, script);
  const text = `const { runScript } = await import('${SCRIPT}'); process.exitCode = await runScript('${file}')`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ended, said: String(said) };
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a script ends with its own exit code', async () => {
  const { ended } = await running('console.log(1); process.exitCode = 7');
  expect(await ended).toEqual([7, null]);
});

test.each(['SIGTERM', 'SIGINT'] as const)('who is stopped by %s leaves no script behind', async (signal) => {
  const { child, ended, said } = await running('console.log(process.pid); setInterval(() => {}, 1_000)');
  child.kill(signal);
  expect(await ended).toEqual([1, null]);
  expect(isThere(Number(said))).toBe(false);
});
