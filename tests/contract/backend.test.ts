// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import { verdictOf } from '#contract/verdict.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import { REGULAR } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { ENDPOINTS } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import { WORLDS } from '#mocks/worlds.ts';
import { ask } from '#tests/mocks/support/guest.ts';

const EXAMPLES = Object.entries(EXCHANGES);

async function regularToken(backend: Backend): Promise<string> {
  const body = { email: REGULAR.user.email, password: REGULAR.password };
  const answer = await ask<{ accessToken: string }>(backend, 'POST', '/v1/auth/login', { body });
  return answer.body.accessToken;
}

test('the backend answers every call of the contract and no other', () => {
  expect(ENDPOINTS.map(({ name }) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

test.each(EXAMPLES)(
  'the backend understands the requests of the examples of %s',
  async (_, { call, good, failing }) => {
    const name = call as CallName;
    for (const { request, response } of [good, failing]) {
      const backend = createTestBackend();
      const { method, path, headers, body } = request;
      // The token of an example is nobody's here, nor need its goods and orders be there.
      const token = headers['Authorization'] && { Authorization: `Bearer ${await regularToken(backend)}` };
      const answer = await ask<{ code?: string }>(backend, method, path, { body, headers: { ...headers, ...token } });
      expect(verdictOf(name, answer.status, answer.status === 204 ? undefined : answer.body)).toEqual([]);
      const own = (response.body as { code?: string } | undefined)?.code;
      expect([undefined, own, ...CALLS[name].failures]).toContain(answer.body.code);
    }
  },
);

/** Those that differ in what is said, not in how long it takes or whether it arrives. */
const SAYING = WORLDS.map(({ name }) => name).filter((name) => name !== 'offline' && name !== 'slow');

describe.each(SAYING)('in the world %s', (world) => {
  test.each([
    ['variants.search', { limit: 100, sort: 'inStock' }],
    ['categories.search', { limit: 100 }],
    ['shipping-methods.search', {}],
    ['products.search', { limit: 100 }],
  ] as const)('%s answers as the contract says', async (name, body) => {
    const backend = createTestBackend();
    backend.enter(world);
    const { method, path } = CALLS[name];
    for (const language of ['uk', 'en']) {
      const answer = await ask(backend, method, path, { body, headers: { 'accept-language': language } });
      expect(verdictOf(name, answer.status, answer.body)).toEqual([]);
    }
  });
});
