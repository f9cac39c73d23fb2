import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { chromiumPath, shellPath } from '../../src/build/chromium.mjs';

let machine: string;
beforeEach(() => (machine = newFolder('machine-')));

const OWN = 'playwright/chromium-1255/chrome-linux64/chrome';
const OWN_SHELL = 'playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell';

/** What would be used on a machine that has these; as they are named here. */
function usedOn(files: string[], find = chromiumPath, environment: Record<string, string> = {}): string | undefined {
  for (const file of files) {
    mkdirSync(dirname(join(machine, file)), { recursive: true });
    writeFileSync(join(machine, file), '');
  }
  const path = ['bin', 'sbin'].map((place) => join(machine, place)).join(delimiter);
  return find({ PATH: path, ...environment }, join(machine, OWN))?.replace(`${machine}/`, '');
}

test('the shell without windows is used although a whole Chromium comes first on PATH', () => {
  expect(usedOn(['bin/chromium', 'bin/google-chrome', 'sbin/chromium-headless-shell'])).toBe(
    'sbin/chromium-headless-shell',
  );
});

test('the shell of Playwright is used before one of the system', () => {
  expect(usedOn([OWN, OWN_SHELL, 'bin/chromium-headless-shell', 'bin/chromium'])).toBe(OWN_SHELL);
});

test('a shell that Playwright keeps for another version of itself is not used', () => {
  expect(usedOn([OWN_SHELL.replace('1255', '1190'), 'bin/chromium-headless-shell'])).toBe(
    'bin/chromium-headless-shell',
  );
});

test('a shell of the system is used before the whole Chromium of Playwright', () => {
  expect(usedOn([OWN, 'bin/chromium-headless-shell'])).toBe('bin/chromium-headless-shell');
});

test('a whole Chromium is used where there is no shell, and does not count as one', () => {
  expect(usedOn(['bin/google-chrome', 'sbin/chromium'])).toBe('sbin/chromium');
  expect(usedOn(['bin/google-chrome', 'sbin/chromium'], shellPath)).toBeUndefined();
});

test('what CHROMIUM_PATH names is used before all', () => {
  expect(usedOn([OWN_SHELL, 'bin/chromium'], chromiumPath, { CHROMIUM_PATH: '/opt/chrome' })).toBe('/opt/chrome');
});

test('a machine without any has none', () => {
  expect(usedOn([])).toBeUndefined();
});
