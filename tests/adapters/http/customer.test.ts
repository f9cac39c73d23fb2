// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createAuth } from '#adapters/http/auth.ts';
import { createServerBasket } from '#adapters/http/basket.ts';
import { createOrders } from '#adapters/http/order.ts';
import type { BasketItem } from '#domain/basket.ts';
import type { ServerBasketPort } from '#ports/basket.ts';
import { buildClient } from './build-client.ts';

const ID = '5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90';
const OPERATION = '7a9d3f10-52c4-4e8b-a1d6-3c0f9b82e745';
const CREDENTIALS = { email: 'oksana@example.com', password: 'слово-слово' };
const TOKENS = { accessToken: 'a.b.c', refreshToken: 'r' };
const ITEM: BasketItem = { variantId: ID, size: 'M', quantity: 2 };
/** A line as a store may hold it, with more than the contract takes. */
const RICH_ITEM = { ...ITEM, name: 'Худі', price: 265_000 };

describe('the basket of a customer', () => {
  it.each<[string, (basket: ServerBasketPort) => Promise<BasketItem[]>, object]>([
    ['is read', (basket) => basket.read(), { method: 'GET', address: '', body: undefined }],
    ['takes one more line', (basket) => basket.add(RICH_ITEM), { method: 'PUT', address: '/add', body: ITEM }],
    ['changes a line', (basket) => basket.change(RICH_ITEM), { method: 'PATCH', address: '/update', body: ITEM }],
    [
      'gives a line up',
      (basket) => basket.remove(RICH_ITEM),
      { method: 'DELETE', address: '/delete', body: { variantId: ID, size: 'M' } },
    ],
    [
      'is read once an order is paid: the server has taken out what was bought',
      (basket) => basket.removeBought([RICH_ITEM]),
      { method: 'GET', address: '', body: undefined },
    ],
    ['is replaced', (basket) => basket.replace([RICH_ITEM]), { method: 'PATCH', address: '', body: { items: [ITEM] } }],
  ])('%s', async (_, act, { address, ...expected }: { address?: string }) => {
    const { client, server } = buildClient();
    server.always({ status: 200, json: { items: [ITEM] } });
    expect(await act(createServerBasket(client))).toEqual([ITEM]);
    expect(server.calls).toMatchObject([{ ...expected, address: `/v1/customer-profile/basket${address}` }]);
  });

  it('is made anew of what the server has now', async () => {
    const { client, server } = buildClient();
    server.always({ status: 200, json: { items: [ITEM] } });
    await createServerBasket(client).revise((items) => items.map((one) => ({ ...one, quantity: 9 })));
    expect(server.calls).toMatchObject([
      { method: 'GET', body: undefined },
      { method: 'PATCH', body: { items: [{ ...ITEM, quantity: 9 }] } },
    ]);
  });

  it('is never added to twice by itself', async () => {
    const { client, server, clock } = buildClient();
    server.always('refused');
    const adding = createServerBasket(client).add(ITEM);
    await Promise.all([expect(adding).rejects.toMatchObject({ kind: 'unreachable' }), clock.advance(60_000)]);
    expect(server.calls).toHaveLength(1);
  });

  it('keeps its good lines when one is broken', async () => {
    const { client, server } = buildClient();
    const reports: string[] = [];
    server.always({
      status: 200,
      json: {
        items: [
          { ...ITEM, quantity: 0 },
          { ...ITEM, _id: ID, addedAt: 'x' },
        ],
      },
    });
    expect(await createServerBasket(client, (message) => reports.push(message)).read()).toEqual([ITEM]);
    expect(reports).toEqual(['basket: item 0 left out, wrong quantity']);
  });
});

describe('signing in', () => {
  it('sends the credentials and gives the tokens', async () => {
    const { client, server } = buildClient();
    server.always({ status: 200, json: TOKENS });
    const auth = createAuth(client);
    expect(await auth.login(CREDENTIALS)).toEqual(TOKENS);
    expect(await auth.register(CREDENTIALS, OPERATION)).toEqual(TOKENS);
    expect(await auth.refresh('r', OPERATION)).toEqual(TOKENS);
    expect(server.calls.map(({ method, address, body }) => [method, address, body])).toEqual([
      ['POST', '/v1/auth/login', CREDENTIALS],
      ['POST', '/v1/auth/register', CREDENTIALS],
      ['POST', '/v1/auth/refresh-session', { refreshToken: 'r' }],
    ]);
    expect(server.calls.map((call) => call.headers.get('Idempotency-Key'))).toEqual([null, OPERATION, OPERATION]);
  });

  it.each([{}, { accessToken: 'a' }, { accessToken: '', refreshToken: 'r' }, { accessToken: null, refreshToken: 1 }])(
    'with %j for an answer has failed',
    async (json) => {
      const { client, server } = buildClient();
      server.always({ status: 200, json });
      await expect(createAuth(client).refresh('r', OPERATION)).rejects.toMatchObject({ kind: 'unreadable' });
    },
  );

  it('gives the customer', async () => {
    const { client, server } = buildClient();
    const json = {
      _id: ID,
      email: 'a@b.ua',
      emailConfirmed: false,
      status: 'ACTIVE',
      createdAt: '2026-01-15T10:00:00Z',
    };
    server.always({ status: 200, json });
    expect(await createAuth(client).details()).toEqual({
      id: ID,
      email: 'a@b.ua',
      isEmailConfirmed: false,
      registeredAt: Date.parse(json.createdAt),
    });
    expect(server.calls[0]?.address).toBe('/v1/customer-profile/details');
  });
});

it('an order sends only what is filled in, and no promo code as null', async () => {
  const { client, server } = buildClient();
  server.always({ status: 409, json: { code: 'ORDER_NOT_FOUND', message: '' } });
  const orders = createOrders(client);
  const customer = { firstName: 'Оля', lastName: 'К', patronymic: '', email: 'a@b.ua', phone: '+380671234567' };
  await orders.updateCustomer(ID, customer).catch(() => undefined);
  await orders
    .updateShippingInfo(ID, { region: 'UA', country: 'UA', city: 'Львів', address: '', branchNumber: '3', comment: '' })
    .catch(() => undefined);
  await orders.updateProducts(ID, [RICH_ITEM]).catch(() => undefined);
  expect(server.calls.map((call) => call.body)).toEqual([
    { firstName: 'Оля', lastName: 'К', email: 'a@b.ua', phone: '+380671234567' },
    { region: 'UA', country: 'UA', city: 'Львів', branchNumber: '3' },
    { products: [ITEM], promoCode: null },
  ]);
});

it('a customer takes away what they no longer tell', async () => {
  const { client, server } = buildClient();
  server.always({ status: 404, json: { code: 'USER_NOT_FOUND', message: '' } });
  await createAuth(client)
    .update({ firstName: '', without: ['address', 'gender'] })
    .catch(() => undefined);
  expect(server.calls.map((call) => call.body)).toEqual([{ firstName: '', address: null, gender: null }]);
});

it('an order is made with its promo code, or without a word of one', async () => {
  const { client, server } = buildClient();
  server.always({ status: 404, json: { code: 'PROMO_CODE_NOT_FOUND', message: '' } });
  const orders = createOrders(client);
  await orders.create([RICH_ITEM], OPERATION, 'SHOV10').catch(() => undefined);
  await orders.create([RICH_ITEM], OPERATION).catch(() => undefined);
  expect(server.calls.map((call) => call.body)).toEqual([
    { products: [ITEM], promoCode: 'SHOV10' },
    { products: [ITEM] },
  ]);
});

it('an order id from the address bar that is none makes no call', async () => {
  const { client, server } = buildClient();
  await expect(createOrders(client).checkout('..')).rejects.toMatchObject({ code: 'INVALID_UUID' });
  await expect(createOrders(client).updateShippingMethod('..', ID)).rejects.toMatchObject({ code: 'INVALID_UUID' });
  expect(server.calls).toEqual([]);
});
