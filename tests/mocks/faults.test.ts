// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import type { ServerCode } from '#contract/codes.ts';
import { STATUS_OF_CODE } from '#contract/codes.ts';
import type { KnownCode } from '#domain/errors.ts';
import type { Backend } from '#mocks/backend.ts';
import { Fault } from '#mocks/faults.ts';
import { createTestBackend, listen } from '#mocks/node.ts';
import { memoryStorage } from '#mocks/persist.ts';
import { ORIGIN, ask, makeOrder, twoLines } from './support/guest.ts';

let backend: Backend;

beforeEach(() => {
  backend = createTestBackend();
});

const plan = async (...faults: string[]): Promise<number> =>
  (await ask(backend, 'POST', '/v1/__mock/faults', { body: { faults } })).status;

test('every code of the shop has a status here', () => {
  const known: Record<KnownCode, number> = STATUS_OF_CODE;
  expect(Object.keys(known).length).toBeGreaterThan(50);
});

test.each(Object.entries(STATUS_OF_CODE))('%s on tap answers %i with a body of the contract', async (code, status) => {
  await plan(`pages.get:${code}`);
  const answer = await ask(backend, 'GET', '/v1/pages/home');
  expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/^[A-Z]/) } });
});

test('codes follow the rules of the contract', () => {
  const statusOf = (rule: (code: string) => boolean): number[] => [
    ...new Set(Object.entries(STATUS_OF_CODE).flatMap(([code, status]) => (rule(code) ? [status] : []))),
  ];
  expect(statusOf((code) => code.endsWith('_NOT_FOUND') && !code.includes('CREDENTIALS'))).toEqual([404]);
  expect(statusOf((code) => /^(PAYPAL|STRIPE)_/.test(code))).toEqual([502]);
  expect(statusOf((code) => code.startsWith('GOOGLE_'))).toEqual([400]);
});

test('a fault bites once unless it is meant for always', async () => {
  const statuses = async (): Promise<number[]> => {
    const answers = [];
    for (let index = 0; index < 3; index += 1) answers.push((await ask(backend, 'GET', '/v1/pages/home')).status);
    return answers;
  };
  await plan('pages.get:FORBIDDEN');
  expect(await statuses()).toEqual([403, 200, 200]);
  await plan('pages.get:FORBIDDEN:always');
  expect(await statuses()).toEqual([403, 403, 403]);
  await plan();
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('a fault bites only the call it names; a star means every call', async () => {
  await plan('orders.create:FORBIDDEN');
  expect((await ask(backend, 'GET', '/v1/pages/home')).status).toBe(200);
  await plan('*:FORBIDDEN');
  expect((await ask(backend, 'GET', '/v1/pages/home')).status).toBe(403);
});

test('a kept plan for a call there is no more does no harm', async () => {
  const storage = memoryStorage();
  createTestBackend({ storage }).faults.set(['pages.get:FORBIDDEN']);
  backend = createTestBackend({ storage: memoryStorage(storage.load()?.replace('pages.get:', 'pages.had:')) });
  expect((await ask(backend, 'GET', '/v1/pages/home')).status).toBe(200);
});

test.each([
  'pages.get',
  'pages.get:',
  ':FORBIDDEN',
  'pages.get:NOPE',
  'pages.get:toString',
  'pages.get:html:often',
  'pages.get:latency=-1',
  'pages.get:latency=600001',
  'pages.gte:html',
  'toString:html',
])('a fault that is none («%s») is said to be none', async (fault) => {
  expect(await plan(fault)).toBe(400);
});

test.each([
  ['pages.gte:html', /Calls are \*, .*pages\.get/],
  ['pages.get:NOPE', /Of pages\.get it can be PAGE_NOT_FOUND, .*html/],
  ['*:NOPE', /Of \* it can be .*UNAUTHORIZED, .*html/],
  ['pages.get:html:often', /It ends with :always or not/],
  ['pages.get:latency=-1', /Latency is 0 to 600000 milliseconds/],
])('who mistypes a fault («%s») is told what there is', async (fault, there) => {
  const { body } = await ask(backend, 'POST', '/v1/__mock/faults', { body: { faults: [fault] } });
  expect(body).toMatchObject({ details: [{ message: expect.stringMatching(there) }] });
});

describe('answers without a code', () => {
  const raw = async (): Promise<Response> => backend.handle(new Request(`${ORIGIN}/v1/pages/home`));

  test('html and a plain string are failures in another dress', async () => {
    await plan('pages.get:html', 'pages.get:plain-string');
    const [html, text] = [await raw(), await raw()];
    expect([html.status, html.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect([text.status, await text.text()]).toEqual([500, 'Upstream is tired']);
  });

  test('truncated JSON is half of the good answer', async () => {
    const whole = await (await raw()).text();
    await plan('pages.get:truncated-json');
    const response = await raw();
    const half = await response.text();
    expect(response.status).toBe(200);
    expect(whole.startsWith(half)).toBe(true);
    expect(() => JSON.parse(half) as unknown).toThrow();
  });

  test('an empty answer is a success without a body', async () => {
    await plan('pages.get:empty');
    const response = await raw();
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('too many requests is refused before anything is done, and says when to come again', async () => {
    const [line] = await twoLines(backend);
    await plan('orders.create:too-many-requests');
    const answer = await ask(backend, 'POST', '/v1/orders/create', { body: { products: [line] } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    const before = createTestBackend();
    const orders = async (one: Backend): Promise<unknown> =>
      (await ask<{ orders: number }>(one, 'GET', '/v1/__mock/state')).body.orders;
    expect(await orders(backend)).toBe(await orders(before));
  });

  test.each(['html', 'plain-string', 'truncated-json', 'empty', 'too-many-requests', 'SOMETHING_WENT_WRONG'])(
    'what failed as %s is kept by nobody on its way',
    async (kind) => {
      await plan(`pages.get:${kind}`);
      expect((await raw()).headers.get('cache-control')).toBe('no-store');
    },
  );

  test('latency only delays', async () => {
    await plan('pages.get:latency=30');
    const began = performance.now();
    expect((await raw()).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(25);
  });

  test('an order whose answer is lost was made all the same', async () => {
    const [line] = await twoLines(backend);
    await plan('orders.create:lost-after-commit', 'orders.create:refused');
    const create = async (): Promise<Response> =>
      backend.handle(
        new Request(`${ORIGIN}/v1/orders/create`, { method: 'POST', body: JSON.stringify({ products: [line] }) }),
      );
    const orders = async (): Promise<number> =>
      (await ask<{ orders: number }>(backend, 'GET', '/v1/__mock/state')).body.orders;
    expect((await create()).type).toBe('error');
    expect(await orders()).toBe(1);
    expect((await create()).type).toBe('error');
    expect(await orders()).toBe(1);
    await makeOrder(backend, [line]);
    expect(await orders()).toBe(2);
  });

  test('through fetch a dropped connection is a network error and a hanging call ends when it is given up', async () => {
    const stop = listen(backend);
    try {
      await plan('pages.get:refused', 'pages.get:hang');
      await expect(fetch(`${ORIGIN}/v1/pages/home`)).rejects.toThrow(TypeError);
      const patience = AbortSignal.timeout(50);
      await expect(fetch(`${ORIGIN}/v1/pages/home`, { signal: patience })).rejects.toThrow(/timeout|abort/i);
      expect((await fetch(`${ORIGIN}/v1/pages/home`)).status).toBe(200);
    } finally {
      stop();
    }
  });
});

test('a mistake of the backend itself is told as one and heard of', async () => {
  const heard: unknown[] = [];
  backend = createTestBackend({
    onBug: (error) => heard.push(error),
    newId() {
      throw new Error('No ids left');
    },
  });
  const [line] = await twoLines(backend);
  const answer = await ask(backend, 'POST', '/v1/orders/create', { body: { products: [line] } });
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'SOMETHING_WENT_WRONG', message: 'Something went wrong' },
  });
  expect(heard).toEqual([new Error('No ids left')]);
});

test('a fault names its code and takes its status from the table', () => {
  const code: ServerCode = 'ORDER_NOT_FOUND';
  expect(new Fault(code)).toMatchObject({ code, status: 404, message: 'Order not found' });
});
