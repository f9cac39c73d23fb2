import { beforeEach, expect, test } from 'vitest';
import type { Backend } from '#mocks/backend.ts';
import type { CallLog } from '#mocks/call-log.ts';
import { createCallLog } from '#mocks/call-log.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import { ask, twoLines } from './support/guest.ts';

let calls: CallLog;
let backend: Backend;

beforeEach(() => {
  calls = createCallLog(() => TEST_NOW);
  backend = createTestBackend({ calls });
});

test('a call is written down with what was asked, what was answered and that it keeps the contract', async () => {
  const [line] = await twoLines(backend);
  const key = 'f6b2f3a8-3a0b-4c9e-8c1d-0a1b2c3d4e5f';
  const headers = { 'idempotency-key': key };
  const answer = await ask(backend, 'POST', '/v1/orders/create?why=not', { body: { products: [line] }, headers });
  expect(calls.list()[0]).toMatchObject({
    id: 2,
    at: TEST_NOW,
    name: 'orders.create',
    method: 'POST',
    path: '/v1/orders/create?why=not',
    requestHeaders: { 'idempotency-key': key },
    requestBody: { products: [line] },
    status: 200,
    responseBody: answer.body,
    ms: 0,
    problems: [],
    state: 'right',
  });
});

test('neither a token nor the key of an order is ever written down whole', async () => {
  const authorization = 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  const headers = { authorization, 'order-key': 'kEyOfTheOrderNobodyElseHas' };
  await ask(backend, 'GET', '/v1/customer-profile/details', { headers });
  const requestHeaders = { authorization: 'Bearer eyJhbGci…', 'order-key': 'kEyOfThe…' };
  expect(calls.list()[0]).toMatchObject({ status: 401, requestHeaders });
  expect(JSON.stringify(calls.list())).not.toMatch(/c2lnbmF0dXJl|NobodyElse/);
});

test('what a fault made of the answer is told: its name, a dropped connection, what breaks the contract', async () => {
  backend.faults.set(['pages.get:refused', 'pages.get:plain-string', 'pages.get:empty:always']);
  for (let count = 0; count < 3; count += 1) await backend.handle(new Request('https://shop.test/v1/pages/home'));
  const [empty, text, refused] = calls.list();
  expect(refused).toMatchObject({ fault: 'pages.get:refused', status: 0, problems: [], state: 'left out' });
  expect(text).toMatchObject({ fault: 'pages.get:plain-string', status: 500, responseBody: 'Upstream is tired' });
  expect(text?.problems).not.toEqual([]);
  expect(empty).toMatchObject({ fault: 'pages.get:empty:always', status: 200 });
  expect(empty?.problems).not.toEqual([]);
});

test('a path the contract does not have is written down without a name', async () => {
  await ask(backend, 'GET', '/v1/nothing');
  expect(calls.list()).toMatchObject([{ path: '/v1/nothing', status: 404 }]);
  expect(calls.list()[0]).not.toHaveProperty('name');
});

test('the last two hundred are kept, newest first, and the developer’s own calls are none', async () => {
  for (let count = 0; count < 203; count += 1) await ask(backend, 'GET', '/v1/pages/home');
  await ask(backend, 'GET', '/v1/__mock/state');
  const ids = calls.list().map(({ id }) => id);
  expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([200, 203, 4]);
});

test('who listens hears of each call until the listening ends', async () => {
  let heard = 0;
  const before = calls.list();
  const stop = calls.subscribe(() => (heard += 1));
  await ask(backend, 'GET', '/v1/pages/home');
  expect(heard).toBe(1);
  expect(calls.list()).not.toBe(before);
  expect(calls.list()).toBe(calls.list());
  calls.clear();
  stop();
  await ask(backend, 'GET', '/v1/pages/home');
  expect([heard, calls.list().length]).toEqual([2, 1]);
});
