// @vitest-environment node
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { retryAfterS } from '#adapters/http/retry.ts';
import type { Client } from '#adapters/http/client.ts';
import type { FakeReply } from '../../support/fake-server.ts';
import { buildClient, watch } from './build-client.ts';

const ANY = z.unknown();
const OK: FakeReply = { status: 200, json: { fine: true } };
const FINE = { value: { fine: true } };
const UNREACHABLE = { error: { name: 'AppError', kind: 'unreachable' } };
const CANCELLED = { error: { name: 'AppError', kind: 'cancelled' } };

type Ask = (client: Client, signal?: AbortSignal) => Promise<unknown>;
const read: Ask = (client, signal) => client.read('/v1/x', ANY, { signal });
const search: Ask = (client, signal) => client.search('/v1/x/search', {}, ANY, { signal });
const write: Ask = (client) => client.send('PUT', '/v1/x', {}, ANY);

describe.each(['hang', 'deaf'] as const)('a server that stays silent (%s)', (silent) => {
  it.each([
    ['a read', read, 10_000],
    ['a search', search, 10_000],
    ['a change', write, 15_000],
  ])('ends %s after its limit, without another try', async (_, ask, limit) => {
    const { client, server, clock } = buildClient();
    server.always(silent);
    const call = watch(ask(client));
    await clock.advance(limit - 1);
    expect(call.outcome).toBe('pending');
    await clock.advance(1);
    expect(call.outcome).toMatchObject(UNREACHABLE);
    expect(clock.waiting).toBe(0);
    await clock.advance(60_000);
    expect(server.calls).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });
});

it('a token that never comes ends the call in time too', async () => {
  const { client, clock } = buildClient({ accessToken: () => new Promise(() => {}) });
  const call = watch(read(client));
  await clock.advance(10_000);
  expect(call.outcome).toMatchObject(UNREACHABLE);
});

it.each<[string, Ask]>([
  ['read', read],
  ['search', search],
])('a %s survives two failures that pass', async (_, ask) => {
  const { client, server, clock } = buildClient();
  server.next('refused', { status: 503, text: '<html>' }, OK);
  const call = watch(ask(client));
  await clock.advance(400);
  expect(call.outcome).toEqual(FINE);
  expect(new Set(server.calls.map((one) => one.stamp)).size).toBe(3);
});

it('three failures are enough', async () => {
  const { client, server, clock } = buildClient();
  server.always({ status: 500, json: { code: 'DATA_BASE_ERROR', message: '' } });
  const call = watch(read(client));
  await clock.advance(60_000);
  expect(call.outcome).toMatchObject({ error: { kind: 'server', code: 'DATA_BASE_ERROR', status: 500 } });
  expect(server.calls).toHaveLength(3);
});

it.each([400, 401, 403, 404, 408, 409, 422])('%i is final', async (status) => {
  const { client, server, clock } = buildClient();
  server.always({ status, text: '' });
  const call = watch(read(client));
  await clock.advance(60_000);
  expect(call.outcome).toMatchObject({ error: { kind: 'server', status } });
  expect(server.calls).toHaveLength(1);
});

it('an answer that makes no sense is not asked for again', async () => {
  const { client, server, clock } = buildClient();
  server.always({ status: 200, text: '<!doctype html>' });
  const call = watch(client.read('/v1/x', z.object({})));
  await clock.advance(60_000);
  expect(call.outcome).toMatchObject({ error: { kind: 'unreadable' } });
  expect(server.calls).toHaveLength(1);
});

it.each<FakeReply>(['refused', { status: 500, text: '' }, { status: 429, headers: { 'Retry-After': '1' } }])(
  'a change is never repeated by itself (%j)',
  async (reply) => {
    const { client, server, clock } = buildClient();
    server.always(reply);
    const call = watch(write(client));
    await clock.advance(60_000);
    expect(call.outcome).toMatchObject({ error: { name: 'AppError' } });
    expect(server.calls).toHaveLength(1);
  },
);

it('the wait between tries is spread over 200 to 2,000 ms', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), async (random) => {
      const { client, server, clock } = buildClient({ random: () => random });
      server.next({ status: 500 }, OK);
      const call = watch(read(client));
      await clock.advance(199);
      expect(server.calls).toHaveLength(1);
      await clock.advance(1_801);
      expect(call.outcome).toEqual(FINE);
    }),
    { numRuns: 30 },
  );
});

it('the server may ask for a longer wait, and gets it', async () => {
  const { client, server, clock } = buildClient();
  server.next({ status: 429, headers: { 'Retry-After': '3' } }, OK);
  const call = watch(read(client));
  await clock.advance(2_999);
  expect(server.calls).toHaveLength(1);
  await clock.advance(1);
  expect(call.outcome).toEqual(FINE);
});

it('no try comes sooner than the server asked: where that is more than 5 s, its answer is told at once', async () => {
  const { client, server, clock } = buildClient();
  server.always({ status: 503, headers: { 'Retry-After': '6' } });
  const call = watch(read(client));
  await clock.advance(0);
  expect(call.outcome).toMatchObject({ error: { kind: 'server', status: 503 } });
  await clock.advance(60_000);
  expect(server.calls).toHaveLength(1);
});

it('no shopper waits past the limit of the call for another try', async () => {
  const { client, server, clock } = buildClient();
  server.always({ status: 503, headers: { 'Retry-After': '5' } });
  const call = watch(read(client));
  await clock.advance(4_999);
  expect(server.calls).toHaveLength(1);
  await clock.advance(1);
  // A third try could not be answered in time, so the truth is told at once.
  expect(server.calls).toHaveLength(2);
  expect(call.outcome).toMatchObject({ error: { kind: 'server', status: 503 } });
});

it.each([
  [null, undefined],
  ['2', 2],
  ['0', 0],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['Fri, 31 Dec 2027 23:59:59 GMT', undefined],
])('a Retry-After of %j means %j s', (header, wait) => {
  expect(retryAfterS(header)).toBe(wait);
});

it.each<[string, FakeReply]>([
  ['while the server thinks', 'hang'],
  ['even if nobody listens', 'deaf'],
  ['between two tries', 'refused'],
])('leaving a screen gives its call up at once, %s', async (_, reply) => {
  const { client, server, clock } = buildClient();
  server.always(reply);
  const leaving = new AbortController();
  const call = watch(read(client, leaving.signal));
  await clock.advance(100);
  expect(call.outcome).toBe('pending');
  leaving.abort();
  await clock.advance(0);
  expect(call.outcome).toMatchObject(CANCELLED);
  expect(clock.waiting).toBe(0);
  await clock.advance(60_000);
  expect(server.calls).toHaveLength(1);
  expect(clock.waiting).toBe(0);
});

it('a call given up before it began is never made', async () => {
  const { client, server } = buildClient();
  await expect(read(client, AbortSignal.abort())).rejects.toMatchObject(CANCELLED.error);
  expect(server.calls).toHaveLength(0);
});

it('a call that is done leaves no timer and no listener behind', async () => {
  const { client, clock } = buildClient();
  const { signal } = new AbortController();
  let listeners = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners += 1;
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners -= 1;
    remove(...args);
  };
  await read(client, signal);
  expect([clock.waiting, listeners]).toEqual([0, 0]);
});
