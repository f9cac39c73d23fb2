// @vitest-environment node
import { expect, it } from 'vitest';
import { createClient } from '#adapters/http/client.ts';
import { CALLS } from '#contract/calls.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakeServer } from '../support/fake-server.ts';
import { NO_ADAPTER, STEPS, portsOf } from './steps.ts';

type Name = keyof typeof STEPS;

const NAMES = Object.keys(STEPS) as Name[];

/** The outcome of one example, and the requests that were made for it. */
async function play(name: Name, kind: 'good' | 'failing') {
  const { request, response } = EXCHANGES[name][kind];
  const server = createFakeServer();
  const clock = createFakeClock();
  server.always({ status: response.status, json: response.body });
  const client = createClient({
    fetch: server.fetch,
    baseUrl: '',
    language: () => 'uk',
    clock,
    random: () => 0,
    sendIdempotencyKey: true,
    accessToken: async () => request.headers['Authorization']?.replace('Bearer ', ''),
  });
  const outcome = STEPS[name].ask(portsOf(client, request.headers['Order-Key']), request).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await clock.advance(5_000);
  return { outcome: await outcome, calls: server.calls, request, response };
}

it.each(NAMES)('%s asks exactly what the example asks', async (name) => {
  for (const kind of ['good', 'failing'] as const) {
    const { calls, request } = await play(name, kind);
    const [made] = calls;
    expect(made).toBeDefined();
    expect({ method: made?.method, path: made?.address, body: made?.body }).toEqual({
      method: request.method,
      path: request.path,
      body: request.body,
    });
    expect(Object.fromEntries(made?.headers ?? [])).toEqual(Object.fromEntries(new Headers(request.headers)));
    expect(made?.stamp).toMatch(/^\d{13}$/);
  }
});

it.each(NAMES)('%s understands the answer of the example', async (name) => {
  const { outcome } = await play(name, 'good');
  const { understood } = STEPS[name];
  if (understood === undefined) expect(outcome).toEqual({ value: undefined });
  else expect(outcome).toMatchObject({ value: understood });
});

it.each(NAMES)('%s turns the refusal of the example into its code', async (name) => {
  const { outcome, response } = await play(name, 'failing');
  const { code } = response.body as { code: string };
  expect(outcome).toMatchObject({ error: { name: 'AppError', kind: 'server', code, status: response.status } });
});

it('only the calls no screen makes have no adapter', () => {
  expect(Object.keys({ ...NO_ADAPTER, ...STEPS }).toSorted()).toEqual(Object.keys(EXCHANGES).toSorted());
  expect(Object.keys(CALLS).filter((name) => !(name in EXCHANGES))).toEqual([]);
  expect(NAMES.filter((name) => name in NO_ADAPTER)).toEqual([]);
});
