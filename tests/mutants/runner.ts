// A process of its own, so that a mutant which never ends can be ended.
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Change } from './sites.ts';

export interface Question extends Change {
  file: string;
  /** Asked in groups, the likeliest first. */
  tests: string[][];
}

const config = 'tests/mutants/vite.config.ts';
const vitest = await createVitest('test', { config, watch: false, bail: 1, reporters: [{}] });
const known = await vitest.globTestSpecifications();

/** The first file of tests that fails. */
async function failing(tests: string[]): Promise<string | undefined> {
  const paths = new Set(tests.map((test) => resolve(test)));
  const specifications = known.filter(({ moduleId }) => paths.has(moduleId));
  // It remembers all there ever were.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.find((one) => one.state() === 'failed');
  if (failed === undefined) return unhandledErrors.length > 0 ? 'an error nobody caught' : undefined;
  const [test] = failed.children.allTests('failed');
  return `${failed.relativeModuleId} > ${test?.fullName ?? 'is not read'}`;
}

process.on('message', async ({ file, tests, ...change }: Question) => {
  const path = resolve(file);
  process.env['MUTANT'] = JSON.stringify({ ...change, file: path });
  vitest.invalidateFile(path);
  let by: string | undefined;
  for (const group of tests) by ??= await failing(group);
  delete process.env['MUTANT'];
  vitest.invalidateFile(path);
  process.send?.({ by });
});
process.send?.({});
