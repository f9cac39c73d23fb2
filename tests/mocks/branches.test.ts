// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { branch } from '#contract/branches.ts';
import type { WireBranch } from '#contract/branches.ts';
import { BRANCHES } from '#fixtures/branches.ts';
import { createTestBackend } from '#mocks/node.ts';
import { REGULAR_ADDRESS } from '#fixtures/users.ts';
import { ask } from './support/guest.ts';

const backend = createTestBackend();

async function find(query: string, language = 'uk', limit = 500): Promise<WireBranch[]> {
  const asking = { body: { query, limit }, headers: { 'accept-language': language } };
  const { body } = await ask<{ items: WireBranch[] }>(backend, 'POST', '/v1/__parcels/branches', asking);
  return body.items;
}

const cities = (found: WireBranch[]): string[] => [...new Set(found.map(({ city }) => city))];

describe('the branches of the bundled parcel company', () => {
  test('are more than 300 in more than 40 cities, each as its message says', () => {
    expect(BRANCHES.length).toBeGreaterThan(300);
    expect(new Set(BRANCHES.map(({ city }) => city.uk)).size).toBeGreaterThan(40);
  });

  test('have a number once in a city', () => {
    const places = BRANCHES.map(({ city, number }) => `${city.uk} ${number}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('have the one that the customer saved', () => {
    const saved = BRANCHES.filter(
      ({ city, number }) => city.uk === REGULAR_ADDRESS.city && number === REGULAR_ADDRESS.branchNumber,
    );
    expect(saved).toHaveLength(1);
  });

  test('are what the look-up says they are, in both languages', async () => {
    for (const language of ['uk', 'en'])
      for (const one of await find('', language)) expect(branch.safeParse(one).success).toBe(true);
  });

  test.each(['полт', 'ПОЛТАВА', 'Polt', 'poltava'])('%s finds those of Poltava', async (query) => {
    expect(cities(await find(query))).toEqual(['Полтава']);
  });

  test.each(['Кам’янське', "кам'янське", 'Kamianske', 'камянське'])(
    '%s finds the city with the apostrophe',
    async (query) => {
      expect(cities(await find(query))).toEqual(['Кам’янське']);
    },
  );

  test.each(['kharkiv', 'harkiv', 'Харків'])('%s finds Kharkiv', async (query) => {
    expect(cities(await find(query, 'en'))).toEqual(['Kharkiv']);
  });

  test('a city and a number find that branch first, in either order', async () => {
    expect((await find('Полтава 14'))[0]?.number).toBe('14');
    expect(await find('14 полтава')).toEqual(await find('Полтава 14'));
  });

  test('words that no branch has find none', async () => {
    expect(await find('Атлантида')).toEqual([]);
    expect(await find('__proto__')).toEqual([]);
  });

  test('are answered in the language asked for', async () => {
    const [uk] = await find('Полтава 1');
    const [en] = await find('Полтава 1', 'en');
    expect(uk?.street).toMatch(/^(?:вул|просп|пл|бульв)\. /u);
    expect(en?.street).toMatch(/^\d+ [A-Z][a-z]+/);
  });

  test('are only read: a look-up writes nothing', async () => {
    const save = vi.fn();
    const kept = createTestBackend({ storage: { load: () => undefined, save, isShared: false } });
    save.mockClear();
    await ask(kept, 'POST', '/v1/__parcels/branches', { body: { query: 'Полтава', limit: 5 } });
    expect(save).not.toHaveBeenCalled();
  });

  test('no more are given than asked for, and more than there is are not asked', async () => {
    expect(await find('', 'uk', 5)).toHaveLength(5);
    const tooMany = { body: { query: '', limit: 100_000 } };
    expect((await ask(backend, 'POST', '/v1/__parcels/branches', tooMany)).status).toBe(400);
  });
});

test.each([
  ['without a key', { modelName: 'Address', calledMethod: 'getWarehouses' }, 'API key is not specified'],
  [
    'by a method there is not',
    { apiKey: 'key', modelName: 'Address', calledMethod: 'constructor' },
    'No such method: Address.constructor',
  ],
])('the bundled Nova Poshta asked %s says so with 200, as the true one does', async (_how, body, error) => {
  const answer = await ask(backend, 'POST', '/v1/__parcels/v2.0/json/', { body });
  expect(answer).toMatchObject({ status: 200, body: { success: false, data: [], errors: [error] } });
});
