import { expect, test } from 'vitest';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import { createKeyValue } from '#adapters/browser/key-value.ts';
import { createStores } from '#app/container.ts';
import { STORAGE_SESSION, TOAST_MS } from '#domain/constants.ts';
import type { Session } from '#domain/session.ts';
import { encodeSession } from '#domain/session.ts';
import { buildVariant } from '#fixtures/build.ts';
import ordersCreate from '#fixtures/exchanges/orders.create.json' with { type: 'json' };
import type { KeyValue } from '#ports/platform.ts';
import { profile } from '#profiles/ua.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createFakeKeyValue } from '#tests/support/fake-key-value.ts';
import { createFakeServer } from '#tests/support/fake-server.ts';
import { jwtOf } from '#tests/support/session-world.ts';

function openShop(sendIdempotencyKey = true, keyValue: KeyValue = createFakeKeyValue()) {
  const server = createFakeServer();
  const reports: string[] = [];
  const clock = createFakeClock();
  let ids = 0;
  const stores = createStores({
    profile,
    fetch: server.fetch,
    baseUrl: '',
    sendIdempotencyKey,
    keyValue,
    clock,
    navigation: { at: () => '/', open: () => {}, submit: () => {} },
    analytics: new EventQueue(),
    newId: () => `press-${(ids += 1)}`,
    random: () => 0,
    report: (message) => reports.push(message),
  });
  return { server, stores, reports, clock };
}

test('a page is asked for in the language of the moment', async () => {
  const { server, stores } = openShop();
  const loading = stores.pages.load('home');
  stores.locale.use('en');
  await Promise.all([loading, stores.pages.load('home')]);
  expect(server.calls.map(({ headers }) => headers.get('accept-language'))).toEqual(['uk', 'en']);
});

test('all calls of a shop go through one client: no two bear the same time stamp', async () => {
  const { server, stores } = openShop();
  await Promise.all([stores.pages.load('home'), stores.catalog.loadShared(), stores.catalog.loadShowcase('new', 4)]);
  expect(server.calls).toHaveLength(4);
  expect(new Set(server.calls.map(({ stamp }) => stamp)).size).toBe(4);
});

test('a change whose token is refused late is not made as who has signed in meanwhile in another tab', async () => {
  const keyValue = createFakeKeyValue();
  const { server, stores, clock } = openShop(true, keyValue);
  const iat = Math.floor(clock.now() / 1_000);
  const [hers, his] = ['hers', 'his'].map((id) => {
    const tokens = { accessToken: jwtOf({ iat, exp: iat + 900, id }), refreshToken: id };
    return { id, ...tokens, receivedAt: clock.now() };
  }) as [Session, Session];
  keyValue.write(STORAGE_SESSION, encodeSession(hers));
  stores.keeper.start();
  server.always(({ method }) => {
    if (method === 'GET') return { status: 200, json: {} };
    keyValue.write(STORAGE_SESSION, encodeSession(his));
    return { status: 401, json: { code: 'UNAUTHORIZED', message: '' } };
  });
  expect(await stores.profile.save({ firstName: 'Соломія' })).toBe(false);
  const changes = server.calls.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${hers.accessToken}`]);
});

test('two shops of one process share nothing', async () => {
  const [one, other] = [openShop(), openShop()];
  one.stores.locale.use('en');
  one.stores.ui.openMenu();
  await one.stores.basket.add(buildVariant(), 'M');
  expect(one.stores.basket.pieces).toBe(1);
  await other.stores.basket.read();
  expect(other.stores.basket.pieces).toBe(0);
  expect(other.stores.locale.current).toBe('ua');
  expect(other.stores.ui.isMenuOpened).toBe(false);
  expect(other.stores.catalog.variants.size).toBe(0);
});

/** A browser whose storage is forbidden, not there, or full. */
const STORAGES: [string, () => Storage][] = [
  [
    'forbidden',
    () => {
      throw new DOMException('No', 'SecurityError');
    },
  ],
  ['not there', () => null as unknown as Storage],
  [
    'full',
    () =>
      ({
        getItem: () => null,
        removeItem: () => {},
        setItem: () => {
          throw new DOMException('Full', 'QuotaExceededError');
        },
      }) as unknown as Storage,
  ],
];

test.each(STORAGES)(
  'storage that is %s is told of once, when a basket would be missed, and nothing breaks',
  async (_, storage) => {
    const host = { addEventListener() {}, removeEventListener() {} };
    Object.defineProperty(host, 'localStorage', { get: storage });
    const { stores, clock } = openShop(true, createKeyValue(host as unknown as Window));
    stores.shortcuts.turn(false);
    expect(stores.toasts.toasts).toEqual([]);
    await stores.basket.add(buildVariant(), 'M');
    expect(stores.toasts.toasts).toMatchObject([{ tone: 'info', words: { key: 'toast.not-kept' } }]);
    await clock.advance(TOAST_MS);
    await stores.basket.add(buildVariant(), 'M');
    expect(stores.toasts.toasts).toEqual([]);
    expect(stores.basket.pieces).toBe(2);
  },
);

test('somebody who signs in where nothing can be kept is told so', async () => {
  const keyValue = createFakeKeyValue();
  keyValue.refuse();
  const { server, stores, clock } = openShop(true, keyValue);
  const iat = Math.floor(clock.now() / 1_000);
  server.next({ status: 200, json: { accessToken: jwtOf({ iat, exp: iat + 900 }), refreshToken: 'r' } });
  await stores.signIn.login({ email: 'solomiia@shov.example', password: 'soniakh-2026' });
  expect(stores.toasts.toasts.map(({ words }) => words)).toContainEqual({ key: 'toast.not-kept' });
});

test('every store reads the one basket and the one catalogue', async () => {
  const { server, stores } = openShop();
  const variant = buildVariant();
  await stores.basket.add(variant, 'M');
  expect(stores.catalog.variants.get(variant.id)).toBe(variant);
  await stores.checkout.begin();
  expect(server.calls.at(-1)).toMatchObject({
    method: 'POST',
    address: '/v1/orders/create',
    body: { products: [{ variantId: variant.id, size: 'M', quantity: 1 }] },
  });
});

test('the key that came with an order goes along with every call about it, and with no other', async () => {
  const { server, stores } = openShop();
  const { body } = ordersCreate.good.response;
  stores.checkout.drafts.keys.keep(body._id, body.key);
  await stores.checkout.open(body._id);
  await stores.checkout.open('0b7e4c18-93d5-4f2a-8e6b-71c5d20a9f34');
  expect(server.calls.map(({ headers }) => headers.get('order-key'))).toEqual([body.key, null]);
});

test('what a guest adds is looked up anew first: it is refused where the shop no longer has it', async () => {
  const { server, stores } = openShop();
  const variant = buildVariant();
  server.next({ status: 200, json: { items: [], total: 0, page: 1, limit: 1 } });
  expect(await stores.basket.add(variant, 'M')).toBe(0);
  expect(server.calls).toMatchObject([{ body: { filter: { _ids: [variant.id] } } }]);
  expect(stores.toasts.toasts).toMatchObject([{ words: { key: 'error.item-not-in-stock' } }]);
});

test.each([
  [true, 'press-1'],
  [false, null],
])('the key of a press is sent only where the backend takes it (%s)', async (isSent, key) => {
  const { server, stores } = openShop(isSent);
  await stores.oneClick.order({ variantId: '11111111-1111-4111-8111-111111111111', size: 'M' }, '+380671112233');
  expect(server.calls[0]?.headers.get('idempotency-key')).toBe(key);
});

test('what the shop had to leave out of an answer is told to whoever runs it', async () => {
  const { server, stores, reports } = openShop();
  server.always({ status: 200, json: { items: [{ _id: 'no category' }], total: 1, page: 1, limit: 12 } });
  await stores.catalog.loadShared();
  expect(reports).toEqual([
    'categories.search: item 0 left out, wrong _id',
    'shipping-methods.search: item 0 left out, wrong _id',
  ]);
});
