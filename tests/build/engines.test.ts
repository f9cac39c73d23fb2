import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { ENGINES } from '../../src/build/engines.mjs';

let machine: string;
beforeEach(() => {
  machine = newFolder('machine-');
  vi.stubEnv('FIREFOX_PATH', '');
  vi.stubEnv('FIREFOX_115_PATH', '');
  vi.stubEnv('PATH', [join(machine, 'bin'), join(machine, 'sbin')].join(delimiter));
});
afterEach(() => void vi.unstubAllEnvs());

/** Where an engine is on a machine that has these; as they are named here. */
function foundOn(files: string[], name: keyof typeof ENGINES): string | undefined {
  for (const folder of ['bin', 'sbin']) mkdirSync(join(machine, folder));
  for (const file of files) writeFileSync(join(machine, file), '');
  return ENGINES[name].path()?.replace(`${machine}/`, '');
}

test('a Firefox for the long term is used before another one', () => {
  expect(foundOn(['bin/firefox', 'sbin/firefox-esr'], 'firefox')).toBe('sbin/firefox-esr');
});

test('a Firefox that is named is used before all', () => {
  vi.stubEnv('FIREFOX_PATH', '/opt/firefox');
  expect(foundOn(['bin/firefox-esr'], 'firefox')).toBe('/opt/firefox');
});

test('an engine without its driver counts as none', () => {
  expect(foundOn(['bin/cog'], 'wpe')).toBeUndefined();
});

test('a driver without its engine counts as none', () => {
  expect(foundOn(['bin/WPEWebDriver'], 'wpe')).toBeUndefined();
});

test('an engine with its driver is there', () => {
  expect(foundOn(['bin/cog', 'sbin/WPEWebDriver'], 'wpe')).toBe('bin/cog');
});

test('WebKit needs its driver and a screen', () => {
  expect(foundOn(['bin/WebKitWebDriver'], 'webkit')).toBeUndefined();
});

test('the oldest Firefox is there only where it is named', () => {
  expect(foundOn(['bin/firefox', 'bin/firefox-esr'], 'firefox 115')).toBeUndefined();
});
