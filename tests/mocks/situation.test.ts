// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { developerFor } from '#mocks/developer-client.ts';
import { follow, rememberFollowed } from '#mocks/followed.ts';
import { createTestBackend } from '#mocks/node.ts';
import type { Situation } from '#mocks/situation.ts';
import { addressWith, callsOf, refusalsOf, situationText } from '#mocks/situation.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => sessionStorage.clear());

async function opened(address: URL): Promise<unknown> {
  const ask = developerFor(createTestBackend(), address.origin);
  for (const { path, body } of callsOf(address)) await ask('POST', path, body);
  return ask('GET', 'state');
}

test.each<Situation>([
  { world: 'full', faults: [], latencyMs: 0, clockOffsetMs: 0 },
  { world: 'slow', faults: [], latencyMs: 2_500, clockOffsetMs: 0 },
  { world: 'slow', faults: [], latencyMs: 0, clockOffsetMs: 0 },
  {
    world: 'sale',
    faults: ['*:latency=50', 'orders.get:html:always', 'orders.get:FORBIDDEN'],
    latencyMs: 120,
    clockOffsetMs: -1.5 * HOUR_MS,
  },
])('a link makes the same situation where it is opened: %j', async (situation) => {
  const link = addressWith(new URL('https://shop.test/ua/catalog?sort=new&world=empty&fault=a:html#top'), situation);
  expect(link.href).toMatch(/^https:\/\/shop\.test\/ua\/catalog\?sort=new&world=.*#top$/);
  expect(await opened(link)).toMatchObject(situation);
});

test('the address is short where nothing is out of the ordinary', () => {
  const address = new URL('https://shop.test/ua');
  const slow: Situation = { world: 'slow', faults: [], latencyMs: 2_500, clockOffsetMs: 0 };
  expect(addressWith(address, slow).search).toBe('?world=slow');
  expect(addressWith(address, { ...slow, clockOffsetMs: 24 * HOUR_MS }).search).toBe('?world=slow&clock=24');
});

test('an address without a situation asks for nothing, one with a fault for no other world', () => {
  const plain = new URL('https://shop.test/ua?sort=new');
  expect([callsOf(plain), situationText(plain)]).toEqual([[], '']);
  const fault = new URL('https://shop.test/ua?fault=orders.get:html');
  expect(callsOf(fault).map(({ path }) => path)).toEqual(['faults']);
});

test.each([
  ['world=nowhere', 'Unknown world: nowhere. Worlds are full, empty, '],
  ['fault=nothing', 'Unknown fault: nothing. Calls are *, auth.register, '],
  ['latency=-5', 'Unknown latency: -5. It is 0 to 600000 milliseconds'],
  ['latency=', 'Unknown latency: . It is 0 to 600000 milliseconds'],
  ['clock=noon', 'Unknown clock: noon. It is hours ahead, such as 24 or -1.5'],
  ['clock=240001', 'Unknown clock: 240001. It is hours ahead, such as 24 or -1.5'],
])('a link that asks for what there is not (%s) is told what there is', async (query, sentence) => {
  const address = new URL(`https://shop.test/ua?${query}`);
  expect(refusalsOf(address)).toEqual([expect.stringContaining(sentence)]);
  expect(await opened(address)).toMatchObject({ world: 'full', faults: [], latencyMs: 0, clockOffsetMs: 0 });
});

test('an address is followed once a tab: a reload begins nothing anew and says again what there is not, another address does', async () => {
  const ask = developerFor(createTestBackend(), 'https://shop.test');
  const refused: string[] = [];
  const open = async (query: string): Promise<unknown> => {
    await follow(new URL(`https://shop.test/ua${query}`), ask, (sentence) => refused.push(sentence));
    return ask('GET', 'state');
  };
  const mistyped = '?world=sale&fault=nonsense&fault=pages.get:html';
  expect(await open(mistyped)).toMatchObject({ world: 'sale', faults: ['pages.get:html'] });
  await ask('POST', 'faults', { faults: [] });
  expect(await open(mistyped)).toMatchObject({ world: 'sale', faults: [] });
  expect(refused).toEqual([expect.stringContaining('nonsense'), expect.stringContaining('nonsense')]);
  expect(await open('?world=empty&fault=orders.get:html')).toMatchObject({
    world: 'empty',
    faults: ['orders.get:html'],
  });
  await ask('POST', 'faults', { faults: [] });
  expect(await open('')).toMatchObject({ world: 'empty', faults: [] });
  expect(await open('?world=empty&fault=orders.get:html&sort=new')).toMatchObject({ world: 'empty', faults: [] });
  rememberFollowed(new URL('https://shop.test/ua?world=full'));
  expect(await open('?world=full')).toMatchObject({ world: 'empty' });
  expect(await open('?world=sale')).toMatchObject({ world: 'sale' });
});
