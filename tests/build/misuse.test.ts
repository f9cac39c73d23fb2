// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const NO_BUILD = { DIST: 'no-such-folder', DATA_FILE: '' };

/** Those that take nothing. */
const PLAIN = [
  'fixtures/photos/generate.ts',
  'mocks/benchmark.ts',
  'mocks/kills.ts',
  'src/build/complete-lock.ts',
  'src/build/icons.ts',
  'src/build/openapi.ts',
  'src/build/start.ts',
  'src/server/main.ts',
  'tests/many/main.ts',
];

test.each<[command: string, args: string[], said: RegExp, environment?: Record<string, string>]>([
  ['tests/walker/main.ts', ['--bogus'], /--bogus/],
  ['tests/walker/main.ts', ['--minutes', 'abc'], /--minutes is a number, not «abc»/],
  ['tests/walker/main.ts', ['--minutes', '0'], /--minutes is more than 0, not «0»/],
  ['tests/walker/main.ts', ['--from', 'nowhere'], /nowhere.*at payment/],
  ['tests/mutants/main.ts', ['--bogus'], /--bogus/],
  ['tests/mutants/main.ts', ['--at', 'src/nowhere.ts:4'], /nothing to change at 'src\/nowhere\.ts:4'/],
  ['tests/mutants/main.ts', ['--only', 'src/nothing'], /nothing to change at 'src\/nothing'/],
  ['tests/engines/main.ts', ['nonsense'], /nonsense.*firefox/],
  ['tests/engines/main.ts', ['--story', 'nonsense'], /no story is called 'nonsense'/],
  ['tests/speed/main.ts', ['--bogus'], /--bogus/],
  ['tests/soak/main.ts', ['60', 'abc'], /not «abc»/],
  ['tests/soak/main.ts', ['60', '-5'], /-5/],
  ['tests/soak/main.ts', ['60', '0'], /how many is more than 0, not «0»/],
  ['tests/speed/main.ts', ['0'], /how often is more than 0, not «0»/],
  ['tests/soak/main.ts', ['60', '20', '7'], /'7'/],
  ['tests/speed/main.ts', ['1', '7'], /'7'/],
  ...PLAIN.map((command): [string, string[], RegExp] => [command, ['--bogus'], /--bogus/]),
  ['src/build/build.ts', ['--bogus'], /--bogus/],
  ['src/build/build.ts', ['--mode', 'nowhere'], /no such profile: nowhere/],
  ['src/build/build.ts', ['--out', 'locales'], /locales\/ holds something else than a build/],
  ['fixtures/photos/generate.ts', ['no-such-thing'], /no picture's name begins with 'no-such-thing'/],
  ['src/server/main.ts', [], /^no build in no-such-folder\/: npm run build$/, NO_BUILD],
  ['src/server/main.ts', [], /^PORT must be 0 to 65535, not 'x'$/, { PORT: 'x' }],
  ['src/build/start.ts', [], /^PORT must be 0 to 65535, not 'x'$/, { PORT: 'x' }],
  ['src/server/main.ts', [], /^PORT must be 0 to 65535, not '1e3'$/, { PORT: '1e3' }],
  ['src/server/main.ts', [], /^MOCK_TOOLS must be 1 or 0, not 'yes'$/, { MOCK_TOOLS: 'yes' }],
  [
    'mocks/start-server.ts',
    [],
    /^MOCK_TOOLS must be 1 or 0, not 'yes'$/,
    { MOCK_TOOLS: 'yes', PORT: '0', DATA_FILE: '' },
  ],
  ['mocks/start-server.ts', [], /^PORT wants a number/, { PORT: 'x' }],
  ['src/server/main.ts', [], /^API_URL must be/, { API_URL: 'nowhere' }],
])('%s %j is refused in words, and does nothing', { timeout: 60_000 }, (command, args, said, environment) => {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env,
    timeout: 50_000,
  });
  expect(stderr.trim()).toMatch(said);
  expect(stderr).not.toContain('    at ');
  expect([stdout, status === 0]).toEqual(['', false]);
});
