// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Place } from './ask.ts';
import { bundledPlace } from './bundled-place.ts';
import type { Finding } from './check.ts';
import { check } from './check.ts';
import { report } from './report.ts';
import { ROWS } from './rows/rows.ts';

async function findings(place: Place): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const finding of check(place, ROWS)) all.push(finding);
  return all;
}

const wrongIn = (all: Finding[]) =>
  all.flatMap(({ name, problems }) => problems.map(({ curl, came, allowed }) => ({ name, curl, came, allowed })));
const leftOut = (all: Finding[]) =>
  all.flatMap(({ name, state, reason }) => (state === 'left out' ? [`${name}: ${reason}`] : []));

test.each([
  ['Ukrainian', 'ua', 'uk', ['money.tax: no address is taxed here']],
  ['American', 'us', 'en', ['orders.other-way-off: every way of delivery is on']],
] as const)(
  'the bundled backend of the %s shop does everything a shop must',
  async (_name, project, language, without) => {
    const all = await findings(bundledPlace({ project, language }));
    expect(wrongIn(all)).toEqual([]);
    expect(leftOut(all)).toEqual(without);
  },
);

test('without an owner nothing is wrong either, and what could not be tried says why', async () => {
  const all = await findings({ ...bundledPlace(), owner: undefined });
  expect(wrongIn(all)).toEqual([]);
  expect(leftOut(all)).toContain('money.floor: nobody gives the kit to set prices, to set promo codes');
});

/** Everything that is asked of a shop: the walk, and the rows. */
async function problemsOf(place: Place): Promise<object[]> {
  const seen: Finding[] = await report(place, () => {});
  return wrongIn(seen);
}

/** As if nobody at the server had ever learnt English. */
function inUkrainian({ owner, ...place }: Place): Place {
  return {
    ...place,
    owner: { ...owner, languages: ['uk'] },
    fetch: (address, init) => place.fetch(address, { ...init, headers: { ...init.headers, 'accept-language': 'uk' } }),
  };
}

/** No key is given or heeded, and a page may send no header that the shop does not send to such a server. */
function strict(place: Place): Place {
  const keys = new Map<string, string>();
  const fetch: Place['fetch'] = async (address, init) => {
    const request = new Request(address, init);
    request.headers.delete('idempotency-key');
    const key = keys.get(/\/orders\/([\w-]+)/.exec(request.url)?.[1] ?? '');
    if (key !== undefined) request.headers.set('order-key', key);
    const response = await place.fetch(request.url, request);
    if (request.method === 'OPTIONS') {
      const headers = new Headers(response.headers);
      headers.set('access-control-allow-headers', 'accept-language, authorization, content-type');
      return new Response(undefined, { status: response.status, headers });
    }
    if (!response.ok || !request.url.includes('/v1/orders/create')) return response;
    const { key: given, ...order } = (await response.json()) as { _id: string; key?: string };
    if (given !== undefined) keys.set(order._id, given);
    return Response.json(order, { headers: response.headers });
  };
  return { ...place, fetch };
}

/** Nothing is sent within Ukraine any more. */
async function abroadOnly(place: Place): Promise<Place> {
  const asking = { method: 'POST', body: JSON.stringify({ limit: 100 }) };
  const response = await place.fetch(`${place.baseUrl}/v1/shipping-methods/search`, asking);
  const { items } = (await response.json()) as { items: { _id: string; regions: string[] }[] };
  for (const { _id: id } of items.filter(({ regions }) => regions.includes('UA')))
    await place.fetch(`${place.baseUrl}/v1/__mock/shipping-method`, {
      method: 'POST',
      body: JSON.stringify({ id, state: 'INACTIVE' }),
    });
  // What is switched off would be on again.
  const { forget: _, ...owner } = place.owner ?? {};
  return { ...place, owner };
}

describe('nothing is wrong', () => {
  test.each(['empty', 'sale'])('in the world %s, with its owner and without', async (world) => {
    const place = bundledPlace({ world });
    const { forget: _, ...owner } = place.owner ?? {};
    expect(await problemsOf({ ...place, owner })).toEqual([]);
    expect(await problemsOf({ ...place, owner: undefined })).toEqual([]);
  });

  test('in a shop of one language, as its owner says it or as it is found out', async () => {
    const place = inUkrainian(bundledPlace());
    expect(await problemsOf(place)).toEqual([]);
    expect(await problemsOf({ ...place, owner: undefined })).toEqual([]);
  });

  test('on a server that gives and heeds no keys and allows no header it need not know', async () => {
    expect(await problemsOf({ ...strict(bundledPlace()), owner: undefined })).toEqual([]);
  });

  test('in a shop that sends abroad only', async () => {
    expect(await problemsOf(await abroadOnly(bundledPlace()))).toEqual([]);
  });
});

test('every row has a name of its own, and says by which sentence and for whose sake', () => {
  const names = ROWS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(ROWS.filter(({ does, says, suffers }) => ![does, says, suffers].every((words) => words.length > 10))).toEqual(
    [],
  );
});
