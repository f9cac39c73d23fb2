// `npm run mutants -- --count 200 --seed 1`: changes one small thing of the shop or its backend after another, each time in
// memory alone, and says which of the changes no test has noticed.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { amountOf, numberOf, refuse, understood } from '../../src/build/command-line.ts';
import { allMutants, picked, type Placed } from './pick.ts';
import { reachOf } from './reach.ts';

/** Whoever takes longer never ends. */
const LIMIT_MS = 300_000;
/** So many files of tests are asked, the nearest first; whoever is further off seldom tells. */
const GROUPS = [6, 24, 60];
const LEAST_SHARE = 0.92;

const { count, seed, first, only, at } = understood(() => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      at: { type: 'string' },
    },
  });
  return {
    ...values,
    count: amountOf('--count', values.count),
    seed: numberOf('--seed', values.seed),
    first: amountOf('--from', values.from),
  };
});
const say = (words: string): void => void process.stdout.write(`${words}\n`);
const [file = only, line] = at?.split(':') ?? [];
const all = allMutants(file);
const mutants =
  line === undefined ? picked(all, seed, count).slice(first - 1) : all.filter((one) => one.line === Number(line));
if (mutants.length === 0) {
  const near = [...new Set(all.map((one) => `${one.file}:${one.line}`))].join(', ');
  refuse(
    `nothing to change at '${at ?? only}'; ${near === '' ? 'files begin with src/ or mocks/' : `there is ${near}`}`,
  );
}
const testsOf = reachOf(globSync('{src,mocks,fixtures,tests}/**/*.{ts,tsx}', { exclude: ['tests/e2e/**'] }));

let runner: ChildProcess | undefined;

/** A group of its own, so that it ends with all it has begun. */
function end(): void {
  if (runner?.pid !== undefined) process.kill(-runner.pid, 'SIGKILL');
  runner = undefined;
}

async function answer(from: ChildProcess): Promise<{ by?: string }> {
  const over = new AbortController();
  const ended = once(from, 'exit', over).then(() => Promise.reject(new Error('the runner has ended')));
  try {
    const [said] = (await Promise.race([once(from, 'message', over), ended])) as [{ by?: string }];
    return said;
  } finally {
    over.abort();
  }
}

async function begun(): Promise<ChildProcess> {
  const child = fork('tests/mutants/runner.ts', { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  runner = child;
  await answer(child);
  return child;
}

/** By what a mutant is noticed. */
async function killer(mutant: Placed): Promise<string | undefined> {
  const tests = testsOf(mutant.file);
  const child = runner ?? (await begun());
  const timer = setTimeout(end, LIMIT_MS);
  child.send({ ...mutant, tests: GROUPS.map((size) => tests.splice(0, size)).filter((group) => group.length > 0) });
  try {
    return (await answer(child)).by;
  } catch {
    return 'never ending';
  } finally {
    clearTimeout(timer);
  }
}

process.once('SIGINT', () => {
  end();
  process.exit(1);
});
let killed = 0;
for (const [index, mutant] of mutants.entries()) {
  const by = await killer(mutant);
  if (by !== undefined) killed += 1;
  const verdict = by === undefined ? 'SURVIVED' : 'killed  ';
  say(
    `${String(first + index).padStart(4)} ${verdict} ${mutant.file}:${mutant.line}  ${mutant.kind}  ${mutant.words}${by === undefined ? '' : `  (${by})`}`,
  );
}
end();
say(`${killed} of ${mutants.length} killed`);
process.exitCode = killed < LEAST_SHARE * mutants.length ? 1 : 0;
