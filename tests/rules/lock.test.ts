import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFrom } from '../../src/build/complete-lock.ts';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Parameters<
  typeof missingFrom
>[0];

test('the lock file lists every platform package, so that npm ci takes it on every machine (npm run lock)', () => {
  expect(Object.keys(missingFrom(lock))).toEqual([]);
});

test('a platform package that is named and not listed is found with its platform', () => {
  const packages = { 'node_modules/core': { optionalDependencies: { '@core/linux-x64-musl': '1.0.0' }, dev: true } };
  expect(missingFrom({ packages })).toEqual({
    'node_modules/@core/linux-x64-musl': {
      version: '1.0.0',
      dev: true,
      cpu: ['x64'],
      os: ['linux'],
      libc: ['musl'],
      optional: true,
    },
  });
});

test('the lock file names no address to download from', () => {
  expect(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')).not.toContain('"resolved"');
});
