import { expect, test } from 'vitest';
import { createBranches } from '#adapters/http/branches.ts';
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
