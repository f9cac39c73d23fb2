// @vitest-environment node
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { FuzzWorld } from './support/fuzz-world.ts';
import { BAD_TOKENS, createFuzzWorld } from './support/fuzz-world.ts';
import type { Asking } from './support/guest.ts';
import { CUSTOMER, KYIV, ask } from './support/guest.ts';
import { refusal } from './support/signed-in.ts';
import type { WatchedBackend } from './support/watched-backend.ts';
import { watchedBackend } from './support/watched-backend.ts';

const UNKNOWN_ID = '30000000-0000-4000-8000-000000000009';
const MEGABYTE = 1_048_576;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const ROWS = Object.entries(CALLS) as [CallName, Call][];
const NAMES = ROWS.map(([name]) => name);
const WITH_BODY = ROWS.flatMap(([name, { body }]) => (body === undefined ? [] : [name]));
const WITH_ID = ROWS.flatMap(([name, { path }]) => (path.includes('/:id') ? [name] : []));
const NOT_FOR_NOBODY = ROWS.flatMap(([name, { needs }]) => (needs === 'nobody' ? [] : [name]));

let world: FuzzWorld;
let watched: WatchedBackend;

beforeAll(async () => {
  world = await createFuzzWorld();
});

beforeEach(async () => {
  watched = await watchedBackend({ remembered: world.memory, generation: 2 });
});

function addressOf(name: CallName): string {
  const own = world.ids[name.split('.')[0] ?? '']?.[0] ?? UNKNOWN_ID;
  return CALLS[name].path.replace(/:\w+/, own);
}

const signedIn = (): Record<string, string> => ({ authorization: world.tokens.stranger ?? '' });

/** How a call is refused; fails when the shop remembers anything of it. */
async function refused(name: CallName, asking: Asking, path = addressOf(name)): Promise<[number, string, string[]]> {
  const before = watched.memory();
  const answer = await ask(watched.backend, CALLS[name].method, path, asking);
  expect(watched.memory()).toBe(before);
  expect(watched.bugs).toEqual([]);
  return refusal(answer);
}

test.each(NAMES)('%s by another method is refused with the methods its path has', async (name) => {
  const path = addressOf(name);
  const here = ROWS.flatMap(([, call]) => (call.path === CALLS[name].path ? [call.method] : []));
  for (const method of METHODS.filter((one) => !here.some((right) => right === one))) {
    const answer = await ask(watched.backend, method, path);
    expect([method, answer.status, answer.headers.get('allow')?.split(', ')]).toEqual([method, 405, here]);
  }
});

test.each(WITH_BODY)('%s does not read more than a megabyte', async (name) => {
  const body = `{"a":"${'я'.repeat(MEGABYTE / 2)}"}`;
  expect(await refused(name, { body, headers: signedIn() })).toEqual([413, 'BAD_REQUEST', []]);
});

test('a body of a megabyte to the byte is read, and none with one more', async () => {
  const statusOf = async (bytes: number): Promise<number> =>
    (await ask(watched.backend, 'POST', '/v1/products/variants/search', { body: '{}'.padEnd(bytes, ' ') })).status;
  expect(await statusOf(MEGABYTE)).toBe(200);
  expect(await statusOf(MEGABYTE + 1)).toBe(413);
});

test.each(WITH_BODY)('%s takes nothing for JSON that is none', async (name) => {
  for (const body of ['', '{', '{"a":}', "{'a':1}", '{"a":1,}', 'NaN', '{}{}', '\u0000', '"\ud800'])
    expect([body, await refused(name, { body, headers: signedIn() })]).toEqual([body, [400, 'BAD_REQUEST', []]]);
});

test.each(WITH_BODY)('%s takes nothing of another type than an object', async (name) => {
  for (const body of ['null', 'true', '0', '"text"', '[]', '[{}]', '1e400']) {
    const [status, code] = await refused(name, { body, headers: signedIn() });
    expect([body, status, code]).toEqual([body, 400, 'VALIDATION_ERROR']);
  }
});

describe('a token', () => {
  test.each(NOT_FOR_NOBODY)('that is bad opens nothing of %s, whatever else is wrong', async (name) => {
    for (const token of BAD_TOKENS)
      for (const body of [undefined, '{', 'x'.repeat(MEGABYTE + 1)]) {
        if (body !== undefined && CALLS[name].method === 'GET') continue;
        const headers = { authorization: world.tokens[token] ?? '' };
        expect([token, await refused(name, { body, headers })]).toEqual([token, [401, 'UNAUTHORIZED', []]]);
      }
  });

  test.each(NOT_FOR_NOBODY.filter((name) => CALLS[name].needs === 'customer'))(
    'that is missing opens nothing of %s',
    async (name) => {
      expect(await refused(name, {})).toEqual([401, 'UNAUTHORIZED', []]);
    },
  );
});

/** Good bodies of the calls that name something by id, so that only the id is wrong. */
const BODIES: Partial<Record<CallName, unknown>> = {
  'orders.update-customer': CUSTOMER,
  'orders.update-shipping-info': KYIV,
  'orders.update-shipping-method': { id: UNKNOWN_ID },
  'orders.payment-method': { paymentMethod: 'CARD' },
  'orders.update-product': { products: [{ variantId: UNKNOWN_ID, size: 'M', quantity: 1 }], promoCode: null },
};

describe.each(WITH_ID)('%s', (name) => {
  const pathOf = (id: string): string => CALLS[name].path.replace(':id', id);

  test('of an id nobody has is not found', async () => {
    const [status, code] = await refused(name, { body: BODIES[name] }, pathOf(UNKNOWN_ID));
    expect([status, CALLS[name].failures.some((one) => one === code)]).toEqual([404, true]);
    expect(code).toMatch(/_NOT_FOUND$/);
  });

  test('of an id that is none says so', async () => {
    for (const id of ['nope', '__proto__', '%00', "1'--", 'x'.repeat(5_000), UNKNOWN_ID.slice(1), `${UNKNOWN_ID}0`])
      expect(await refused(name, { body: BODIES[name] }, pathOf(id))).toEqual([400, 'INVALID_UUID', []]);
  });
});
