import { expect, test } from 'vitest';
import { createAnswersAhead } from '#app/answers-ahead.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createFakeServer } from '#tests/support/fake-server.ts';

const SEARCH = { method: 'POST', headers: { 'Accept-Language': 'uk' }, body: '{"page":1}' };

function open() {
  const server = createFakeServer();
  const clock = createFakeClock();
  return { ...createAnswersAhead(server.fetch, clock), server, clock };
}

test('what was asked ahead answers the next question, whatever its time stamp', async () => {
  const { ask, fetch, server } = open();
  server.next({ status: 200, json: { total: 7 }, headers: { 'Content-Type': 'application/json' } });
  expect(await (await ask('/v1/search?v=1', SEARCH)).json()).toEqual({ total: 7 });
  const answer = await fetch('/v1/search?v=2', SEARCH);
  expect([answer.status, await answer.json()]).toEqual([200, { total: 7 }]);
  expect(server.calls).toHaveLength(1);
});

test('a question put while the answer is on its way waits for it', async () => {
  const { ask, fetch, server } = open();
  const both = [ask('/v1/pages/faq?v=1', { method: 'GET' }), fetch('/v1/pages/faq?v=2', { method: 'GET' })];
  const texts = await Promise.all(both.map(async (one) => (await one).text()));
  expect(texts).toEqual(['{}', '{}']);
  expect(server.calls).toHaveLength(1);
});

test('an answer serves once, and only for ten seconds', async () => {
  const { ask, fetch, server, clock } = open();
  await ask('/v1/search?v=1', SEARCH);
  await fetch('/v1/search?v=2', SEARCH);
  await fetch('/v1/search?v=3', SEARCH);
  expect(server.calls).toHaveLength(2);
  await ask('/v1/search?v=4', SEARCH);
  await clock.advance(10_000);
  await fetch('/v1/search?v=5', SEARCH);
  expect(server.calls).toHaveLength(4);
});

test.each([
  ['another language', { ...SEARCH, headers: { 'Accept-Language': 'en' } }],
  ['another shopper', { ...SEARCH, headers: { ...SEARCH.headers, Authorization: 'Bearer x' } }],
  ['another question', { ...SEARCH, body: '{"page":2}' }],
])('%s is another answer', async (_, init) => {
  const { ask, fetch, server } = open();
  await ask('/v1/search?v=1', SEARCH);
  await fetch('/v1/search?v=2', init);
  expect(server.calls).toHaveLength(2);
});

test.each([
  [{ status: 500 }],
  [{ status: 200, text: '<html>' }],
  [{ status: 200, text: '{"it' }],
  ['refused' as const],
])('a failure ahead (%j) is no failure of the question', async (reply) => {
  const { ask, fetch, server } = open();
  server.next(reply);
  await expect(ask('/v1/search?v=1', SEARCH)).rejects.toThrow();
  expect((await fetch('/v1/search?v=2', SEARCH)).status).toBe(200);
});
