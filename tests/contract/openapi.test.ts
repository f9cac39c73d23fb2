// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { openapiText } from '../../src/build/openapi.ts';

interface Operation {
  operationId: string;
  parameters: { $ref?: string }[];
  responses: Record<string, object>;
}

const committed = readFileSync('docs/openapi.json', 'utf8');
const { paths } = JSON.parse(committed) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

/** What an independent linter has to say: every rule it recommends, and that examples fit their schemas. */
async function complaints(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
    },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`);
}

test('the published contract is what the schemas, the calls and the examples say: npm run openapi', () => {
  expect(committed === openapiText()).toBe(true);
});

test('it has every call of the contract', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

test('an independent linter has nothing to say, and every example fits its schema', async () => {
  expect(await complaints(committed)).toEqual([]);
});

test.each([
  [
    'an example that does not fit',
    (text: string) => text.replaceAll('"emailConfirmed": true', '"emailConfirmed": "so"'),
    'no-invalid-media-type-examples',
  ],
  [
    'a reference that leads nowhere',
    (text: string) => text.replaceAll('schemas/OrderList"', 'schemas/Ordres"'),
    'no-unresolved-refs',
  ],
  [
    'two calls of one name',
    (text: string) => text.replace('"operationId": "basket.add"', '"operationId": "basket.get"'),
    'operation-operationId-unique',
  ],
])('%s would be found', async (_, spoil, rule) => {
  const found = await complaints(spoil(committed));
  expect(found.filter((one) => one.startsWith(rule))).not.toEqual([]);
});

test('what is made can be made once, and every call says what it can be refused for', () => {
  const keyed = operations.filter(({ parameters }) => parameters.some(({ $ref }) => $ref?.endsWith('/Operation')));
  const creating = Object.entries(CALLS).flatMap(([name, { creates }]) => (creates ? [name] : []));
  expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual(creating.toSorted());
  for (const { responses } of operations)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['500', 'default']));
});
