import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AskNovaPoshta } from '#adapters/http/nova-poshta.ts';
import { askNovaPoshta, createNovaPoshta, readCities } from '#adapters/http/nova-poshta.ts';
import { AppError } from '#domain/errors.ts';
import { NOVA_POSHTA_CITIES, NOVA_POSHTA_WAREHOUSES } from '#fixtures/nova-poshta.ts';
import { buildClient } from './build-client.ts';

const ADDRESS = 'https://np.test/v2.0/json/';
const [CITY] = NOVA_POSHTA_CITIES;
const [OFFICE] = NOVA_POSHTA_WAREHOUSES;
const rowsOf = (data: unknown[]) => ({ success: true, data, errors: [], warnings: [], info: { totalCount: 9 } });

/** The branches of Kyiv, when Nova Poshta says these rows of it. */
async function found(rows: unknown[], query = 'Київ') {
  const lost: string[] = [];
  const report = (message: string): void => void lost.push(message);
  const ask: AskNovaPoshta = async (method) => (method === 'getCities' ? [CITY] : rows);
  const port = createNovaPoshta({ ask, cities: () => readCities(ask, report), report });
  return { branches: await port.find(query), lost };
}

describe('Nova Poshta is asked', () => {
  test('at its one address, with the key in the body and nothing of a session', async () => {
    const { client, server } = buildClient({ accessToken: async () => 'token' });
    server.next({ status: 200, json: rowsOf([CITY]) });
    expect(await askNovaPoshta(client, ADDRESS, 'key')('getCities', { Page: '1' })).toEqual([CITY]);
    const [call] = server.calls;
    expect([call?.method, call?.address, call?.headers.get('authorization')]).toEqual(['POST', ADDRESS, null]);
    const methodProperties = { Page: '1' };
    expect(call?.body).toEqual({ apiKey: 'key', modelName: 'Address', calledMethod: 'getCities', methodProperties });
  });

  test('and a refusal, which it answers with 200, is a failure in its words', async () => {
    const { client, server } = buildClient();
    server.always({ status: 200, json: { success: false, data: [], errors: ['API key expired'] } });
    const refused = await askNovaPoshta(client, ADDRESS, 'key')('getCities', {}).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'server', serverText: 'API key expired' });
  });

  test('for the directory page by page, until one is not full or brings nothing new', async () => {
    const full = Array.from({ length: 500 }, (_, index) => ({ ...CITY, Ref: `r${index}` }));
    const pages: string[] = [];
    const answer = (...answers: unknown[][]): AskNovaPoshta => {
      pages.length = 0;
      return async (_, { Page = '' }) => answers[pages.push(Page) - 1] ?? [];
    };
    expect(await readCities(answer(full, [CITY]), () => {})).toHaveLength(501);
    expect(pages).toEqual(['1', '2']);
    expect(await readCities(answer(full, full, full), () => {})).toHaveLength(500);
    expect(pages).toEqual(['1', '2']);
  });

  test('for what can narrow a city, in its own letters', async () => {
    const asked: Record<string, string>[] = [];
    const ask: AskNovaPoshta = async (method, properties) => {
      if (method === 'getCities') return [CITY];
      asked.push(properties);
      return [];
    };
    const port = createNovaPoshta({ ask, cities: () => readCities(ask, () => {}), report: () => {} });
    await port.find('Київ Ткацька 12');
    await port.find("kyiv кам'янська");
    await port.find('kyiv tkatska');
    const inKyiv = asked.filter(({ CityRef }) => CityRef === CITY?.Ref).map(({ FindByString }) => FindByString);
    expect(inKyiv).toEqual(['Ткацька', 'янська', undefined]);
  });
});

describe('a row of Nova Poshta', () => {
  test('is a branch with its street, and days in a row that are alike are one span', async () => {
    const weekend = { Saturday: '10:00-16:00', Sunday: '-' };
    const days = { Monday: '08:00-20:00', Tuesday: '08:00-20:00', Wednesday: '09:00-20:00', ...weekend };
    const { branches } = await found([{ ...OFFICE, Schedule: days }]);
    expect(branches).toEqual([
      {
        number: '1',
        city: 'Київ',
        street: 'вул. Полотняна, 1',
        kind: 'OFFICE',
        hours: [
          { from: 1, to: 2, opens: '08:00', closes: '20:00' },
          { from: 3, to: 3, opens: '09:00', closes: '20:00' },
          { from: 6, to: 6, opens: '10:00', closes: '16:00' },
        ],
      },
    ]);
  });

  test.each([
    ['Відділення №1: вул. Ткацька, 3, корп. 2', 'Київ, Ткацька, 3', 'вул. Ткацька, 3, корп. 2'],
    ['Відділення №1', 'Київ, Ткацька, 3', 'Ткацька, 3'],
    ['Відділення №1', undefined, 'Відділення №1'],
  ])('that says "%s" and "%s" is at %s', async (Description, ShortAddress, street) => {
    const { branches } = await found([{ ...OFFICE, Description, ShortAddress }]);
    expect(branches.map((one) => one.street)).toEqual([street]);
  });

  test.each([{ WarehouseStatus: 'Closed' }, { WarehouseStatus: 2 }, { DenyToSelect: '1' }, { DenyToSelect: 1 }])(
    'with %j is not offered',
    async (state) => {
      expect((await found([{ ...OFFICE, ...state }, OFFICE])).branches).toHaveLength(1);
    },
  );

  test('that is broken costs only itself and is reported', async () => {
    const { branches, lost } = await found([{ ...OFFICE, Number: undefined }, OFFICE]);
    expect([branches.length, lost]).toEqual([1, ['getWarehouses: item 0 left out, wrong Number']]);
  });
});

test('any answer, and any field of a row, makes branches or an error of the shop', async () => {
  const field = fc.constantFrom(...Object.keys(OFFICE ?? {}));
  const odd = fc.oneof(fc.constantFrom(undefined, null, -1e308, '', '00:00-99:99'), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(odd, field, async (value, name) => {
      const { client, server } = buildClient();
      server.always({ status: 200, json: value });
      const answer = await askNovaPoshta(client, ADDRESS, 'key')('getCities', {}).catch((error: unknown) => error);
      expect(answer).toBeInstanceOf(AppError);
      const { branches } = await found([
        { ...OFFICE, [name]: value },
        { ...OFFICE, Number: '77' },
      ]);
      expect(branches.at(-1)?.number).toBe('77');
    }),
  );
});
