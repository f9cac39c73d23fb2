// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { ServerCode } from '#contract/codes.ts';
import type { Exchanges } from '#fixtures/exchanges/exchanges.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import { exampleProblems } from './examples.ts';

const EXAMPLES = Object.entries(EXCHANGES);
/** What any call may say. */
const ANY_CALL = ['UNAUTHORIZED', 'VALIDATION_ERROR', 'DATA_BASE_ERROR', 'SOMETHING_WENT_WRONG'];

const rowOf = ({ call }: Exchanges) => CALLS[call as CallName];

test.each(EXAMPLES)('%s asks what the contract allows and answers what it promises', (name, exchanges) => {
  expect([name, name.startsWith(exchanges.call)]).toEqual([name, true]);
  expect(exampleProblems(rowOf(exchanges), exchanges)).toEqual([]);
});

test.each(EXAMPLES)('%s is refused for a cause this call has', (_, exchanges) => {
  const { code } = exchanges.failing.response.body as { code: ServerCode };
  const causes: readonly string[] = [...rowOf(exchanges).failures, ...ANY_CALL];
  expect(causes).toContain(code);
});

/** The value with a field nobody knows in one of its objects; one copy an object. */
function withOneTooMany(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const deeper = Object.entries(value).flatMap(([name, part]) =>
    withOneTooMany(part).map((spoilt) => Object.assign(structuredClone(value), { [name]: spoilt })),
  );
  return Array.isArray(value) ? deeper : [{ ...value, noSuchField: true }, ...deeper];
}

test.each(EXAMPLES)('%s does not take a field too many, however deep', (_, exchanges) => {
  const { body }: Call = rowOf(exchanges);
  const spoilt = withOneTooMany(exchanges.good.request.body);
  expect(spoilt.filter((one) => body !== undefined && z.safeParse(body, one).success)).toEqual([]);
});

test('the lists of the examples hold something to be checked', () => {
  const empty = EXAMPLES.filter(([, exchanges]) =>
    Object.keys(rowOf(exchanges).parts).some((part) => {
      const body = exchanges.good.response.body as Record<string, unknown[]>;
      return body[part]?.length === 0;
    }),
  );
  expect(empty.map(([name]) => name)).toEqual(['basket.delete']);
});
