import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBranches } from '#adapters/http/branches.ts';
import { AppError } from '#domain/errors.ts';
import { branchOnWire, BRANCHES } from '#fixtures/branches.ts';
import { buildClient } from './build-client.ts';

const ADDRESS = 'https://parcels.test/branches';
const [FIRST] = BRANCHES.map((row) => branchOnWire(row, 'uk'));
const page = (items: unknown[]) => ({ items, total: items.length, page: 1, limit: 500 });

test('branches are asked for at the address of the look-up, without a token, in the language of the shop', async () => {
  const { client, server } = buildClient();
  server.next({ status: 200, json: page([FIRST]) });
  expect(await createBranches(client, ADDRESS).find('Київ')).toEqual([FIRST]);
  const [call] = server.calls;
  expect(call?.address).toBe(ADDRESS);
  expect(call?.headers.get('authorization')).toBeNull();
  expect(call?.headers.get('accept-language')).toBe('uk');
  expect(call?.body).toEqual({ query: 'Київ', limit: 500 });
});

test('a broken branch in the answer costs only itself', async () => {
  const { client, server } = buildClient();
  const reports: string[] = [];
  const broken = { ...FIRST, hours: [{ from: 0, to: 9, opens: 'dawn', closes: 'dusk' }] };
  server.next({ status: 200, json: page([broken, FIRST]) });
  const branches = createBranches(client, ADDRESS, (message) => reports.push(message));
  expect(await branches.find('Київ')).toEqual([FIRST]);
  expect(reports).toEqual(['branches.search: item 0 left out, wrong hours.0.from']);
});

test('any answer of the look-up, and any field of a branch, makes branches or an error of the shop', async () => {
  const found = async (json: unknown): Promise<unknown> => {
    const { client, server } = buildClient();
    server.always({ status: 200, json });
    return createBranches(client, ADDRESS)
      .find('Київ')
      .catch((error: unknown) => error);
  };
  const field = fc.constantFrom(...Object.keys(FIRST ?? {}));
  const odd = fc.oneof(fc.constantFrom(undefined, null, -1e308, ''), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(odd, field, async (value, name) => {
      expect((await found(value)) instanceof AppError).toBe(true);
      const branches = await found(page([{ ...FIRST, [name]: value }, FIRST]));
      expect((branches as unknown[]).at(-1)).toEqual(FIRST);
    }),
  );
});
