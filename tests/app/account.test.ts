import { expect, test } from 'vitest';
import {
  REFRESH_GRACE_MS,
  STORAGE_BASKET,
  STORAGE_RECENT_SEARCHES,
  STORAGE_RECENTLY_VIEWED,
  STORAGE_SESSION,
  WRITE_TIMEOUT_MS,
} from '#domain/constants.ts';
import { buildVariant } from '#fixtures/build.ts';
import { settle } from '#tests/support/fake-clock.ts';
import { startStores } from '#app/startup.ts';
import { openShopOverBackend } from '#tests/support/shop-over-backend.ts';
import { ask, makeOrder, twoLines } from '#tests/mocks/support/guest.ts';

const SOLOMIIA = { email: 'solomiia@shov.example', password: 'soniakh-2026' };
const QUARTER_MS = 15 * 60_000;

/** A shop over its backend, and the account of its browser. */
async function openShop() {
  const shop = openShopOverBackend();
  const { stores } = shop;
  startStores(stores);
  const count = (call: string): number => shop.calls.filter((one) => one === call).length;
  const said = () => stores.toasts.toasts.map(({ words }) => ('key' in words ? words.key : words.text));
  return { ...shop, account: stores, count, said };
}

async function signedIn() {
  const shop = await openShop();
  await shop.account.signIn.login(SOLOMIIA);
  await expect.poll(() => shop.stores.session.user?.firstName).toBe('Соломія');
  await expect.poll(() => shop.stores.basket.state.status).toBe('ready');
  return shop;
}

test('somebody who signs in is known by name, and has the basket of the server', async () => {
  const { stores, count } = await signedIn();
  expect(stores.session.isSignedIn).toBe(true);
  expect(count('GET /v1/customer-profile/basket')).toBe(1);
});

test('what was in the guest’s basket is in the customer’s, and no more in the browser', async () => {
  const shop = await openShop();
  const [first, second] = await twoLines(shop.backend);
  shop.keyValue.write(STORAGE_BASKET, JSON.stringify({ items: [first, second] }));
  await shop.account.signIn.login(SOLOMIIA);
  await expect.poll(() => shop.said()).toContain('toast.merged');
  expect(shop.stores.basket.items).toEqual([first, second]);
  expect(shop.keyValue.read(STORAGE_BASKET)).toBeUndefined();
  shop.account.keeper.signOut();
  await shop.stores.basket.read();
  expect(shop.stores.basket.items).toEqual([]);
  await shop.account.signIn.login(SOLOMIIA);
  await expect.poll(() => shop.stores.basket.items).toEqual([first, second]);
});

test('who was asked to sign in for an order has done so: the notice goes', async () => {
  const { account, backend, stores } = await openShop();
  const { _id: id, key } = await makeOrder(backend, await twoLines(backend));
  stores.checkout.drafts.keys.keep(id, key);
  await stores.checkout.open(id);
  const { email } = SOLOMIIA;
  await stores.checkout.saveContacts({ firstName: 'Олена', lastName: 'Ткач', email, phone: '+380672140811' });
  expect(stores.checkout.error?.text).toMatchObject({ key: 'error.email-or-phone-taken' });
  await account.signIn.login(SOLOMIIA);
  expect(stores.checkout.error).toBeUndefined();
});

test('who signs out leaves nothing of what was searched and looked at, though no screen had to do with it', async () => {
  const { account, keyValue } = await signedIn();
  for (const name of [STORAGE_RECENT_SEARCHES, STORAGE_RECENTLY_VIEWED]) keyValue.write(name, '{}');
  account.keeper.signOut();
  expect(keyValue.read(STORAGE_RECENT_SEARCHES)).toBeUndefined();
  expect(keyValue.read(STORAGE_RECENTLY_VIEWED)).toBeUndefined();
});

test('who signs out leaves nothing of what was looked at', async () => {
  const { stores, account, keyValue } = await signedIn();
  stores.recentlyViewed.see(buildVariant());
  stores.saved.toggle(buildVariant().id);
  expect(keyValue.read(STORAGE_RECENTLY_VIEWED)).toContain(buildVariant().id);
  account.keeper.signOut();
  await settle();
  expect(keyValue.read(STORAGE_RECENTLY_VIEWED)).toBeUndefined();
  expect(stores.recentlyViewed.seen).toEqual([]);
  expect(stores.saved.ids).toEqual([]);
});

test('ten calls with a token that has run out renew it once, and all succeed', async () => {
  const { stores, clock, count } = await signedIn();
  await clock.advance(QUARTER_MS);
  await Promise.all(Array.from({ length: 10 }, () => stores.basket.read()));
  await expect.poll(() => stores.basket.state.status).toBe('ready');
  expect(count('POST /v1/auth/refresh-session')).toBe(1);
  expect(stores.session.isSignedIn).toBe(true);
});

test('a renewal that is never answered holds nobody up for long: all calls end together, and why is said', async () => {
  const { backend, stores, account, clock, said, count } = await signedIn();
  stores.toasts.toasts = [];
  await ask(backend, 'POST', '/v1/__mock/faults', { body: { faults: ['auth.refresh-session:hang'] } });
  await clock.advance(QUARTER_MS);
  const ended: string[] = [];
  void stores.basket.read().then(() => ended.push('basket'));
  void account.orders.open('current').then(() => ended.push('orders'));
  await expect.poll(() => count('POST /v1/auth/refresh-session')).toBe(1);
  expect(ended).toEqual([]);
  await clock.advance(WRITE_TIMEOUT_MS);
  await clock.advance(REFRESH_GRACE_MS);
  await expect.poll(() => ended.toSorted()).toEqual(['basket', 'orders']);
  await expect.poll(said).toEqual(['toast.session-unconfirmed']);
  expect(stores.session.isSignedIn).toBe(false);
  expect(count('POST /v1/auth/refresh-session')).toBe(1);
});

test('a session that the server has ended is over with one message, at the beginning', async () => {
  const { backend, stores, clock, said, went, keyValue } = await signedIn();
  stores.toasts.toasts = [];
  await ask(backend, 'POST', '/v1/__mock/end-sessions', { body: {} });
  await clock.advance(QUARTER_MS);
  const reading = Promise.all([stores.basket.read(), stores.basket.read()]);
  await settle();
  await clock.advance(1_000);
  await reading;
  await expect.poll(() => stores.session.isSignedIn).toBe(false);
  expect(said()).toEqual(['error.invalid-token']);
  expect(went).toEqual(['/']);
  expect(keyValue.read(STORAGE_SESSION)).toBeUndefined();
});

test('a 401 for the present token ends the session, one for a wrong password does not', async () => {
  const { backend, stores, account } = await signedIn();
  expect(await account.signIn.login({ ...SOLOMIIA, password: 'wrong-password' })).toBe(false);
  expect(stores.session.isSignedIn).toBe(true);
  await ask(backend, 'POST', '/v1/__mock/faults', { body: { faults: ['basket.get:UNAUTHORIZED'] } });
  await stores.basket.read();
  expect(stores.session.isSignedIn).toBe(false);
});

test('a guest’s shop asks nobody for a token', async () => {
  const { stores, calls } = openShopOverBackend();
  stores.keeper.start();
  await stores.catalog.loadShared();
  expect(calls.filter((call) => call.includes('auth') || call.includes('customer'))).toEqual([]);
});
