import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkLayers } from './layers.ts';

const MODULES_AT_LEAST = 150;

test('every layer imports only what the table allows', { timeout: 60_000 }, async () => {
  const { summary } = await checkLayers(['src', 'mocks']);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  expect(summary.totalCruised).toBeGreaterThan(MODULES_AT_LEAST);
});

test('a planted offence is found', { timeout: 60_000 }, async () => {
  const { summary } = await checkLayers(['src'], fileURLToPath(new URL('canary', import.meta.url)));
  const found = new Set(summary.violations.map(({ rule }) => rule.name));
  expect(found).toContain('src/domain imports only its own');
  expect(found).toContain('src/views imports only its own');
  expect(found).toContain('inversify in one place');
});
