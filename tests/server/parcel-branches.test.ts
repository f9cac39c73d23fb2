import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBranches } from '#adapters/http/branches.ts';
import { createClient } from '#adapters/http/client.ts';
import { boundedFetch } from '#server/bounded-fetch.ts';
import { keptAnswers } from '#server/kept-answers.ts';
import { createTestBackend } from '#mocks/node.ts';
import { describeBranchesPort } from '../adapters/http/branches-port.ts';
import { openServer } from './stub-shop.ts';

const KEY = 'a-key-of-nova-poshta';
const PATH = '/parcel-branches';
const NOVA_POSHTA = 'https://parcels.test/v1/__parcels/v2.0/json/';
const environment = { NOVA_POSHTA_KEY: KEY, NOVA_POSHTA_URL: NOVA_POSHTA };

/** A server takes the `fetch` that is there when it opens. */
let opening: Promise<unknown> | undefined;

afterEach(async () => {
  await opening;
  vi.unstubAllGlobals();
});

/** A server of the shop beside the bundled Nova Poshta, and what it has asked there. */
async function open(answer?: (body: Record<string, unknown>) => Response | undefined) {
  const backend = createTestBackend();
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (input: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as Record<string, unknown>;
    asked.push(body);
    expect(input.startsWith(NOVA_POSHTA)).toBe(true);
    return answer?.(body) ?? backend.handle(new Request(input, { ...init, method: 'POST' }));
  });
  const shop = await openServer({ environment });
  const find = (body: unknown): Promise<Response> =>
    shop.ask(PATH, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  return { ...shop, asked, find };
}

describeBranchesPort('the browser’s look-up by way of the server', (fetch, clock) => {
  vi.stubGlobal('fetch', fetch);
  const server = openServer({ environment });
  opening = server;
  const client = createClient({
    fetch: async (path, init) => (await server).ask(path as string, init),
    baseUrl: '',
    clock,
    language: () => 'uk',
    random: () => 0,
    sendIdempotencyKey: false,
  });
  return createBranches(client, PATH);
});

describe('a server with a key of Nova Poshta', () => {
  test('tells its pages to ask itself, and nobody the key', async () => {
    const { ask, find } = await open();
    const page = await (await ask('/ua')).text();
    expect(page).toContain(`<meta name="branches-url" content="${PATH}">`);
    const found = await find({ query: 'Полтава 1', limit: 5 });
    expect(found.headers.get('cache-control')).toBe('no-store');
    const text = await found.text();
    expect(JSON.parse(text)).toMatchObject({
      items: [{ city: 'Полтава', number: '1' }, {}, {}, {}, {}],
      page: 1,
      limit: 5,
    });
    expect(page + text).not.toContain(KEY);
  });

  test('adds it to the two methods that are asked, and to no other', async () => {
    const { asked, find } = await open();
    await find({ query: 'Полтава', limit: 5, calledMethod: 'delete' });
    await find({ query: 'Полтава', limit: 5 });
    expect(asked.map(({ apiKey, modelName, calledMethod }) => [apiKey, modelName, calledMethod])).toEqual([
      [KEY, 'Address', 'getCities'],
      [KEY, 'Address', 'getWarehouses'],
    ]);
  });

  test('asks for the same only once, and for the cities once for all', async () => {
    const { asked, find } = await open();
    await Promise.all([find({ query: 'Полтава', limit: 5 }), find({ query: 'полтава', limit: 500 })]);
    expect(asked).toHaveLength(2);
    await find({ query: 'Суми', limit: 5 });
    expect(asked).toHaveLength(3);
  });

  test.each([['{'], [{ query: 'Київ' }], [{ query: 'x'.repeat(201), limit: 5 }], [{ query: 'Київ', limit: 501 }]])(
    '%j is no question',
    async (body) => {
      const { asked, find } = await open();
      const answer = await find(body);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(asked).toEqual([]);
    },
  );

  test('takes no more of a question than a question is', async () => {
    const { find } = await open();
    expect((await find(`{"query":"${'x'.repeat(5_000)}"}`)).status).toBe(413);
  });

  const refusal = { success: false, data: [], errors: ['API key expired'] };

  test('says why it has no cities, which is what a wrong key comes to', async () => {
    const { find, lines } = await open(() => Response.json(refusal));
    expect((await find({ query: 'Полтава', limit: 5 })).status).toBe(502);
    expect(lines.join('\n')).toContain('API key expired');
  });

  test('says why in its log when it is refused, without the key, and asks again next time', async () => {
    let isRefused = true;
    const { find, lines } = await open(({ calledMethod }) =>
      isRefused && calledMethod === 'getWarehouses' ? Response.json(refusal) : undefined,
    );
    const answer = await find({ query: 'Полтава', limit: 5 });
    expect([answer.status, await answer.text()]).toEqual([
      502,
      JSON.stringify({ code: 'SOMETHING_WENT_WRONG', message: 'The parcel company does not answer' }),
    ]);
    expect(lines.join('\n')).toContain('API key expired');
    expect(lines.join('\n')).not.toContain(KEY);
    isRefused = false;
    expect((await find({ query: 'Полтава', limit: 5 })).status).toBe(200);
  });
});

test('without a key nothing is asked and pages are told of the bundled look-up', async () => {
  const { ask } = await openServer({ backend: async () => new Response() });
  expect(await (await ask('/ua')).text()).toContain('content="/v1/__parcels/branches"');
  expect((await ask(PATH, { method: 'POST' })).status).toBe(405);
});

test('a look-up that is named comes before that of the server', async () => {
  const { ask } = await openServer({ environment: { ...environment, BRANCHES_URL: 'https://parcels.example/find' } });
  expect(await (await ask('/ua')).text()).toContain('content="https://parcels.example/find"');
});

test('an answer is kept for its time, the oldest question goes first, and a failure is not kept', async () => {
  let now = 0;
  const keep = keptAnswers(1_000, 2, () => now);
  const load = vi.fn(async () => 'answer');
  const times = async (question: string): Promise<number> => {
    await keep(question, load);
    return load.mock.calls.length;
  };
  expect([await times('a'), await times('a')]).toEqual([1, 1]);
  now = 1_000;
  expect([await times('a'), await times('b'), await times('a'), await times('c')]).toEqual([2, 3, 3, 4]);
  expect([await times('b'), await times('a')]).toEqual([4, 5]);
  await expect(keep('d', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await times('d')).toBe(6);
});

test('an answer that is longer than it may be breaks off', async () => {
  const answer = async () => new Response('x'.repeat(100), { status: 201 });
  const whole = await boundedFetch(answer, 100)('https://parcels.test');
  expect([whole.status, (await whole.text()).length]).toEqual([201, 100]);
  await expect((await boundedFetch(answer, 99)('https://parcels.test')).text()).rejects.toThrow(TypeError);
});
