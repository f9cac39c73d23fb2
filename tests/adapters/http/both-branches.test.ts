// @vitest-environment node
import { createBranches } from '#adapters/http/branches.ts';
import { createClient } from '#adapters/http/client.ts';
import { askNovaPoshta, createNovaPoshta, readCities } from '#adapters/http/nova-poshta.ts';
import type { Clock } from '#ports/platform.ts';
import { describeBranchesPort } from './branches-port.ts';

const LOOK_UP = '/v1/__parcels/branches';
const NOVA_POSHTA = 'https://parcels.test/v1/__parcels/v2.0/json/';
const report = (): void => {};

function clientOf(fetch: typeof globalThis.fetch, clock: Clock) {
  return createClient({ fetch, baseUrl: '', clock, language: () => 'uk', random: () => 0, sendIdempotencyKey: false });
}

describeBranchesPort('the look-up that the contract tells of', (fetch, clock) =>
  createBranches(clientOf(fetch, clock), LOOK_UP),
);

describeBranchesPort('the look-up by Nova Poshta’s own API', (fetch, clock) => {
  const ask = askNovaPoshta(clientOf(fetch, clock), NOVA_POSHTA, 'key');
  return createNovaPoshta({ ask, cities: () => readCities(ask, report), report });
});
