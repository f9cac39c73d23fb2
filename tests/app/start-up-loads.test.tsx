import { expect, test } from 'vitest';
import { loadShared } from '#app/effects.ts';
import { wakeUp } from '#app/startup.ts';
import { STORAGE_SESSION } from '#domain/constants.ts';
import { openShopOverBackend } from '#tests/support/shop-over-backend.ts';

const SOLOMIIA = { email: 'solomiia@shov.example', password: 'soniakh-2026' };

/** What a browser keeps of somebody who is signed in. */
async function keptSession(): Promise<string> {
  const { stores, keyValue } = openShopOverBackend();
  stores.keeper.start();
  await stores.signIn.login(SOLOMIIA);
  return keyValue.read(STORAGE_SESSION) ?? '';
}

test('a customer’s details are asked for beside what every page needs, none of them waiting for another', async () => {
  const { backend, stores, calls, keyValue } = openShopOverBackend();
  keyValue.write(STORAGE_SESSION, await keptSession());
  backend.handle = () => Promise.withResolvers<Response>().promise;
  wakeUp(stores);
  void loadShared(stores);
  await expect
    .poll(() => calls.toSorted())
    .toEqual(
      expect.arrayContaining([
        'GET /v1/customer-profile/details',
        'GET /v1/pages/contacts',
        'POST /v1/categories/search',
        'POST /v1/shipping-methods/search',
      ]),
    );
});

test('a guest’s details are not asked for', async () => {
  const { stores, calls } = openShopOverBackend();
  wakeUp(stores);
  await loadShared(stores);
  expect(calls).toContain('GET /v1/pages/contacts');
  expect(calls.filter((call) => call.includes('customer-profile'))).toEqual([]);
});
