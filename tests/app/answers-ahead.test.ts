import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { createAnswersAhead } from '#app/answers-ahead.ts';
import { READ_TIMEOUT_MS } from '#domain/constants.ts';
import { buildClient, watch } from '../adapters/http/build-client.ts';

const FOUND = z.object({ total: z.number() });
const SEARCH = '/v1/search';

/** Who asks ahead and who asks truly, of one server. */
function open(overrides: Parameters<typeof buildClient>[0] = {}) {
  const { server, clock } = buildClient();
  const answers = createAnswersAhead(clock);
  const of = { fetch: server.fetch, clock };
  const { client: ahead } = buildClient({ ...of, asking: answers.ask });
  const { client: shop } = buildClient({ ...of, asking: answers.answer, ...overrides });
  server.always({ status: 200, json: { total: 7 } });
  return { server, clock, ahead, shop };
}

test('what was asked ahead answers the next question', async () => {
  const { ahead, shop, server } = open();
  await ahead.search(SEARCH, { page: 1 }, FOUND);
  expect(await shop.search(SEARCH, { page: 1 }, FOUND)).toEqual({ total: 7 });
  expect(server.calls).toHaveLength(1);
});

test('a question put while the answer is on its way waits for it', async () => {
  const { ahead, shop, server } = open();
  const both = await Promise.all([ahead.read('/v1/pages/faq', FOUND), shop.read('/v1/pages/faq', FOUND)]);
  expect(both).toEqual([{ total: 7 }, { total: 7 }]);
  expect(server.calls).toHaveLength(1);
});

test('an answer serves once, and only for ten seconds', async () => {
  const { ahead, shop, server, clock } = open();
  await ahead.search(SEARCH, {}, FOUND);
  await shop.search(SEARCH, {}, FOUND);
  await shop.search(SEARCH, {}, FOUND);
  expect(server.calls).toHaveLength(2);
  await ahead.search(SEARCH, {}, FOUND);
  await clock.advance(10_000);
  await shop.search(SEARCH, {}, FOUND);
  expect(server.calls).toHaveLength(4);
});

test.each([
  ['another language', { page: 1 }, 'en'],
  ['another question', { page: 2 }, 'uk'],
] as const)('%s is another answer', async (_, body, language) => {
  const { ahead, shop, server } = open({ language: () => language });
  await ahead.search(SEARCH, { page: 1 }, FOUND);
  await shop.search(SEARCH, body, FOUND);
  expect(server.calls).toHaveLength(2);
});

test('a customer is answered by what a guest may read ahead: the pages are the same for everybody', async () => {
  const { ahead, shop, server } = open({ accessToken: async () => 'token' });
  await ahead.search(SEARCH, {}, FOUND);
  await shop.search(SEARCH, {}, FOUND);
  expect(server.calls).toHaveLength(1);
});

test('a change is never answered from what is kept', async () => {
  const { ahead, shop, server } = open();
  await ahead.search(SEARCH, {}, FOUND);
  await shop.send('POST', SEARCH, {}, FOUND);
  expect(server.calls).toHaveLength(2);
});

test.each([
  [{ status: 400 }],
  [{ status: 200, text: '<html>' }],
  [{ status: 200, text: '{"tot' }],
  [{ status: 200, json: {} }],
  [{ status: 200, json: { total: '7' } }],
  [{ status: 200, json: null }],
])('an answer ahead that is none (%j) is not kept: the question gets its own', async (reply) => {
  const { ahead, shop, server } = open();
  server.next(reply);
  const asked = watch(ahead.search(SEARCH, {}, FOUND));
  expect(await shop.search(SEARCH, {}, FOUND)).toEqual({ total: 7 });
  expect(asked.outcome).toHaveProperty('error');
  expect(server.calls).toHaveLength(2);
});

test.each([[{ status: 200, json: {} }], [{ status: 400 }]])(
  'what failed (%j) is asked for when it is tried again, whatever was asked ahead meanwhile',
  async (reply) => {
    const { ahead, shop, server } = open();
    server.next(reply);
    await expect(shop.search(SEARCH, {}, FOUND)).rejects.toThrow();
    await ahead.search(SEARCH, {}, FOUND);
    await shop.search(SEARCH, {}, FOUND);
    expect(server.calls).toHaveLength(3);
    await ahead.search(SEARCH, {}, FOUND);
    await shop.search(SEARCH, {}, FOUND);
    expect(server.calls, 'it is well again').toHaveLength(4);
  },
);

test('an answer ahead that never comes is waited for no longer than any', async () => {
  const { ahead, shop, server, clock } = open();
  server.next('deaf');
  void ahead.search(SEARCH, {}, FOUND).catch(() => {});
  await clock.advance(READ_TIMEOUT_MS / 2);
  const asked = watch(shop.search(SEARCH, {}, FOUND));
  await clock.advance(READ_TIMEOUT_MS);
  expect(asked.outcome).not.toBe('pending');
});
