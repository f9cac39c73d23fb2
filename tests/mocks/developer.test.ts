// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { WireErrorBody } from '#contract/common.ts';
import { variantId } from '#fixtures/catalogue/product-row.ts';
import type { Backend } from '#mocks/backend.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import { ask, choosePayment, filledOrder, orderNow, pay, twoLines } from './support/guest.ts';

let backend: Backend;

beforeEach(() => {
  backend = createTestBackend();
});

const tool = async (path: string, body?: unknown, method = 'POST') =>
  ask<WireErrorBody>(backend, method, `/v1/__mock/${path}`, { body });
const GARMENT = variantId('tee-obrii', 'sky');
const NEWCOMER = { email: 'nova@example.com', password: 'secret-7' };
const register = async (): Promise<{ accessToken: string; refreshToken: string }> =>
  (await ask<{ accessToken: string; refreshToken: string }>(backend, 'POST', '/v1/auth/register', { body: NEWCOMER }))
    .body;

test('the clock of the backend is moved: an order is made then, and a token of before is old', async () => {
  const { accessToken } = await register();
  expect((await tool('clock', { offsetMs: 3_600_000 })).status).toBe(204);
  const [line] = await twoLines(backend);
  const { body } = await ask(backend, 'POST', '/v1/orders/create', { body: { products: [line] } });
  expect(body).toMatchObject({ createdAt: new Date(TEST_NOW + 3_600_000).toISOString() });
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await ask(backend, 'GET', '/v1/customer-profile/details', { headers })).status).toBe(401);
  await tool('clock', { offsetMs: 0 });
  expect((await ask(backend, 'GET', '/v1/customer-profile/details', { headers })).status).toBe(200);
});

test('every answer takes as long as the developer says', async () => {
  await tool('latency', { ms: 30 });
  const began = performance.now();
  await ask(backend, 'GET', '/v1/pages/home');
  expect(performance.now() - began).toBeGreaterThanOrEqual(25);
});

test.each([
  ['clock', { offsetMs: '1' }],
  ['clock', { offsetMs: 1e15 }],
  ['latency', { ms: -1 }],
  ['latency', {}],
  ['price', { variantId: GARMENT, price: 12.345, discountPrice: null }],
  ['price', { variantId: GARMENT, price: 1e300, discountPrice: null }],
  ['price', { variantId: GARMENT, price: 10, discountPrice: 0 }],
])('%s does not take %j', async (path, body) => {
  expect((await tool(path, body)).body).toMatchObject({ code: 'VALIDATION_ERROR' });
});

test('when sessions are ended no token is good any more', async () => {
  const { accessToken, refreshToken } = await register();
  await tool('end-sessions');
  const answer = await ask(backend, 'POST', '/v1/auth/refresh-session', { body: { refreshToken } });
  expect(answer.body).toMatchObject({ code: 'INVALID_REFRESH_TOKEN' });
  const headers = { authorization: `Bearer ${accessToken}` };
  const basket = await ask(backend, 'GET', '/v1/customer-profile/basket', { headers });
  expect(basket.body).toMatchObject({ code: 'UNAUTHORIZED' });
});

test('letters can be read by a program and by a person, whatever is in them', async () => {
  const subscriber = { email: "o'hara+<b>@example.com" };
  const empty = await ask<string>(backend, 'GET', '/v1/__mock/letters', { headers: { accept: 'text/html' } });
  expect(empty.body).toContain('No letters yet');
  await register();
  await ask(backend, 'POST', '/v1/customer-users/subscribe', { body: { email: "o'hara@example.com" } });
  const { body: letters } = await ask<{ to: string; link?: { url: string } }[]>(backend, 'GET', '/v1/__mock/letters');
  expect(letters.map(({ to }) => to)).toEqual([NEWCOMER.email, "o'hara@example.com"]);
  const page = await ask<string>(backend, 'GET', '/v1/__mock/letters', { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = new DOMParser().parseFromString(page.body, 'text/html');
  expect([...html.querySelectorAll('article .note')].map((note) => note.textContent)).toEqual([
    expect.stringContaining("o'hara@example.com"),
    expect.stringContaining(NEWCOMER.email),
  ]);
  expect(html.querySelector('article:last-of-type a')?.getAttribute('href')).toBe(letters[0]?.link?.url);
  expect(page.body).not.toContain(subscriber.email);
});

test('the whole state can be taken and put in place elsewhere', async () => {
  const lines = await twoLines(backend);
  const order = await filledOrder(backend, lines);
  await pay(backend, await choosePayment(backend, order._id, 'CARD'));
  await register();
  await ask(backend, 'POST', '/v1/customer-users/subscribe', { body: { email: 'a@b.ua' } });
  await tool('faults', { faults: ['pages.get:latency=5:always'] });
  const { body: taken } = await tool('snapshot', undefined, 'GET');
  const before = await orderNow(backend, order._id);

  backend = createTestBackend();
  const answer = await tool('snapshot', taken, 'PUT');
  expect([answer.status, answer.body]).toEqual([204, '']);
  expect((await tool('snapshot', undefined, 'GET')).body).toEqual(taken);
  expect(await orderNow(backend, order._id)).toEqual(before);
});

test('what is no state is refused with its paths, and nothing changes', async () => {
  const { body: taken } = await ask<{ version: number; state: Record<string, unknown> }>(
    backend,
    'GET',
    '/v1/__mock/snapshot',
  );
  const spoilt = { version: taken.version, state: { ...taken.state, world: 'sale', orders: [{ id: 7 }], extra: 1 } };
  const { status, body } = await tool('snapshot', spoilt, 'PUT');
  expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
  const paths = body.details?.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['state.orders.0.id', 'state.orders.0.number', 'state.extra']));
  expect((await tool('snapshot', undefined, 'GET')).body).toEqual(taken);
  for (const other of [null, [], 'state', {}, { ...taken, version: 0 }])
    expect((await tool('snapshot', other, 'PUT')).status).toBe(400);
  const faulty = { ...taken, state: { ...taken.state, faults: ['nonsense'] } };
  expect((await tool('snapshot', faulty, 'PUT')).body.details?.[0]?.path).toBe('state.faults.0');
});

test('the plan of faults outlasts a world and a restart, and ends with a reset', async () => {
  await tool('faults', { faults: ['pages.get:html:always'] });
  await tool('world', { name: 'sale' });
  expect((await tool('state', undefined, 'GET')).body).toMatchObject({
    world: 'sale',
    faults: ['pages.get:html:always'],
  });
  await tool('reset');
  expect((await tool('state', undefined, 'GET')).body).toMatchObject({ world: 'full', faults: [] });
});

test('so many pieces are left on the shelf as the developer says', async () => {
  const [line] = await twoLines(backend);
  const { quantity: _, ...goods } = line;
  expect((await tool('stock', { ...goods, left: 2 })).status).toBe(204);
  const create = async (quantity: number) =>
    (await ask(backend, 'POST', '/v1/orders/create', { body: { products: [{ ...goods, quantity }] } })).status;
  expect([await create(2), await create(3)]).toEqual([200, 409]);
});

test('a snapshot of a former release, which kept more of a customer, is taken', async () => {
  const { body } = await ask<{ state: { customers: object[] } }>(backend, 'GET', '/v1/__mock/snapshot');
  Object.assign(body.state.customers[0] ?? {}, { generation: 1 });
  expect((await tool('snapshot', body, 'PUT')).status).toBe(204);
});

test('a promo code is added as the developer says it, and lasts in a snapshot', async () => {
  const code = { name: 'OSIN15', state: 'ACTIVE', type: 'AMOUNT', discount: 12.5, minApplyPrice: 100 };
  expect((await tool('promo-code', code)).status).toBe(204);
  const found = async () =>
    (
      await ask<{ items: object[] }>(backend, 'POST', '/v1/promo-codes/search', {
        body: { filter: { name: 'OSIN15' } },
      })
    ).body.items;
  expect(await found()).toEqual([{ _id: expect.any(String), ...code }]);
  const { body: kept } = await ask(backend, 'GET', '/v1/__mock/snapshot');
  await tool('reset');
  expect(await found()).toEqual([]);
  await tool('snapshot', kept, 'PUT');
  expect(await found()).toHaveLength(1);
});

test('a paid order is sent in a parcel, an unpaid one is not', async () => {
  const { _id: id } = await filledOrder(backend, await twoLines(backend));
  const parcel = { trackingNumber: '59000000000042', comment: 'With a card' };
  expect((await tool('parcel', { id, ...parcel })).body).toMatchObject({ code: 'INCORRECT_PAYMENT_STATUS' });
  await pay(backend, await choosePayment(backend, id, 'CARD'));
  expect((await tool('parcel', { id, ...parcel })).status).toBe(204);
  expect(await orderNow(backend, id)).toMatchObject({ ...parcel, dates: { sent: expect.any(String) } });
});

test('an order is handed over once it is paid, and canceled until it is done', async () => {
  const [line] = await twoLines(backend);
  const { _id: id } = await filledOrder(backend, [line]);
  expect((await tool('order', { id, status: 'DONE' })).body).toMatchObject({ code: 'INCORRECT_PAYMENT_STATUS' });
  const chosen = await choosePayment(backend, id, 'CASH_ON_DELIVERY');
  await pay(backend, chosen);
  expect((await orderNow(backend, id)).payment.paid).toBe(200);
  await tool('clock', { offsetMs: 60_000 });
  expect((await tool('order', { id, status: 'DONE' })).status).toBe(204);
  const { status, payment, prices, dates } = await orderNow(backend, id);
  expect(dates).toEqual({
    paid: new Date(TEST_NOW).toISOString(),
    received: new Date(TEST_NOW + 60_000).toISOString(),
  });
  expect({ status, paid: payment.paid }).toEqual({ status: 'DONE', paid: prices.total });
  expect((await tool('order', { id, status: 'CANCELED' })).body).toMatchObject({ code: 'INCORRECT_PAYMENT_STATUS' });
});
