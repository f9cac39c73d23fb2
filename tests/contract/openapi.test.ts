// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { STATUS_OF_CODE, isServerCode } from '#contract/codes.ts';
import { failuresOf } from '#contract/failures.ts';
import { RULES_OF_ALL } from '#contract/rules-of-calls.ts';
import { RULES } from '#contract/rules.ts';
import { openapiText } from '../../src/build/openapi.ts';

interface Response {
  headers?: object;
  content?: { 'application/json': { examples?: Record<string, { value: { code?: string } }> } };
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: { $ref?: string; name?: string }[];
  responses: Record<string, Response>;
}

interface Published {
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, { name: string }>;
    responses: { TooMany: Response };
    securitySchemes: { bearer: object };
  };
}

const committed = readFileSync('docs/openapi.json', 'utf8');
const { info, tags, paths, components } = JSON.parse(committed) as Published;
const parts = components.parameters;
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

/** The sentences of a description. */
const rulesIn = (description: string): string[] =>
  Object.entries(RULES).flatMap(([name, rule]) => (description.includes(`- ${rule}.`) ? [name] : []));

const parametersOf = ({ parameters }: Operation): string[] =>
  parameters.map(({ $ref, name }) => name ?? parts[$ref?.split('/').at(-1) ?? '']?.name ?? '');

const codesShown = ({ responses }: Operation): string[] =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json'].examples ?? {}).flatMap(([code, { value }]) =>
      isServerCode(code) && value.code === code && String(STATUS_OF_CODE[code]) === status ? [code] : [],
    ),
  );

describe.each(Object.entries<Call>(CALLS))('of %s the published contract says', (name, call) => {
  const operation = operations.find(({ operationId }) => operationId === name)!;

  test('what it does, in the sentences by which the kit judges', () => {
    expect(operation.summary).toBe(call.says);
    expect(rulesIn(operation.description)).not.toEqual([]);
    expect(rulesIn(operation.description).toSorted()).toEqual(call.rules.toSorted());
  });

  test('each code it can be refused with, by an example under its status', () => {
    expect(codesShown(operation).toSorted()).toEqual(failuresOf(call).toSorted());
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['429', 'default']));
    expect('413' in operation.responses).toBe(call.body !== undefined);
  });

  test('what is sent with it, and who may', () => {
    expect(parametersOf(operation).filter((one) => !/^(?:id|slug)$/.test(one))).toEqual([
      'v',
      'Accept-Language',
      ...(call.creates ? ['Idempotency-Key'] : []),
      ...(call.isOfOrder ? ['Order-Key'] : []),
    ]);
    const wanted = { nobody: [], anyone: [{}, { bearer: [] }], customer: [{ bearer: [] }] }[call.needs];
    expect(operation.security).toEqual(wanted);
    expect(operation.tags.every((tag) => tags.some((one) => one.name === tag && one.description.length > 10))).toBe(
      true,
    );
  });
});

test('what goes for every call is said once, above all of them', () => {
  expect(rulesIn(info.description).toSorted()).toEqual([...RULES_OF_ALL].toSorted());
  expect(components.responses.TooMany.headers).toHaveProperty('Retry-After');
  expect(components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
});
