// @vitest-environment node
import { expect, test } from 'vitest';
import type { WireVariantItem } from '#contract/catalog.ts';
import { variantItem } from '#contract/catalog.ts';
import type { WireOrder } from '#contract/order.ts';
import { REGULAR } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import { memoryStorage } from '#mocks/persist.ts';
import { WORLDS } from '#mocks/worlds.ts';
import type { Line } from './support/guest.ts';
import { ask, change, filledOrder, makeOrder, orderNow, twoLines } from './support/guest.ts';

async function variants(
  backend: Backend,
  body: object = { limit: 100 },
): Promise<{ items: WireVariantItem[]; total: number }> {
  const answer = await ask<{ items: WireVariantItem[]; total: number }>(
    backend,
    'POST',
    '/v1/products/variants/search',
    { body },
  );
  return answer.body;
}

test.each(WORLDS)('the world «$name» can be entered and left', async ({ name }) => {
  const backend = createTestBackend();
  expect((await ask(backend, 'POST', '/v1/__mock/world', { body: { name } })).status).toBe(204);
  expect((await ask(backend, 'GET', '/v1/__mock/state')).body).toMatchObject({ world: name, orders: 0 });
  await ask(backend, 'POST', '/v1/__mock/reset');
  expect((await ask(backend, 'GET', '/v1/__mock/state')).body).toMatchObject({ world: 'full' });
});

test('an unknown world is refused with the names there are', async () => {
  const answer = await ask(createTestBackend(), 'POST', '/v1/__mock/world', { body: { name: 'toString' } });
  const message = `Unknown world: toString. Worlds are ${WORLDS.map(({ name }) => name).join(', ')}`;
  expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'name', message }] } });
});

test('the empty shop has no goods and no categories', async () => {
  const backend = createTestBackend();
  backend.enter('empty');
  expect((await variants(backend)).total).toBe(0);
  expect((await ask(backend, 'POST', '/v1/categories/search', { body: {} })).body).toMatchObject({ total: 0 });
});

test('in a sale everything costs less', async () => {
  const backend = createTestBackend();
  backend.enter('sale');
  const { items } = await variants(backend);
  expect(items.every((item) => item.discountPrice !== null && item.discountPrice < item.price)).toBe(true);
});

test('the big catalogue has a thousand variants with ids of their own, in about as many garments as it says', async () => {
  const backend = createTestBackend();
  backend.enter('big-catalogue');
  const { total } = await variants(backend);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 100) }, (_, index) => variants(backend, { limit: 100, page: index + 1 })),
  );
  const items = pages.flatMap((page) => page.items);
  const ids = new Set(items.flatMap((item) => [item.variant._id, ...item.siblings.map((sibling) => sibling._id)]));
  expect(ids.size).toBeGreaterThanOrEqual(1_000);
  const said = WORLDS.find(({ name }) => name === 'big-catalogue')?.says;
  expect(said).toBe(`Over 1,000 variants; a listing counts garments, about ${Math.round(total / 100) * 100}`);
  const last = items.at(-1);
  expect(items.at(0)?.name).not.toBe(last?.name);
  expect(variantItem.safeParse(last).success).toBe(true);
  expect((await ask(backend, 'GET', `/v1/products/variants/${last?.variant._id}`)).status).toBe(200);
});

test('in the world that sells out the first line is gone once the order is made', async () => {
  const backend = createTestBackend();
  backend.enter('sold-out-while-you-shop');
  const [first, second] = await twoLines(backend);
  const { _id } = await makeOrder(backend, [first, second]);
  const answer = await change(backend, _id, 'update-product', { products: [first, second], promoCode: null });
  expect(answer.body).toMatchObject({
    code: 'PRODUCT_VARIANT_NOT_IN_STOCK',
    details: [{ path: 'products.0', message: expect.any(String) }],
  });
});

test('in the world of rising prices the order costs more than when it was made', async () => {
  const backend = createTestBackend();
  backend.enter('price-rises');
  const order = await makeOrder(backend, [(await twoLines(backend))[0]]);
  expect((await orderNow(backend, order._id)).prices.total).toBeGreaterThan(order.prices.total);
});

interface Basket {
  items: { variantId: string; size: string; quantity: number }[];
}

async function signedIn(backend: Backend): Promise<Record<string, string>> {
  const { body } = await ask<{ accessToken: string }>(backend, 'POST', '/v1/auth/login', {
    body: { email: REGULAR.user.email, password: REGULAR.password },
  });
  return { authorization: `Bearer ${body.accessToken}` };
}

test('almost free delivery: one piece of the first garment pays for it, two do not', async () => {
  const backend = createTestBackend();
  backend.enter('almost-free-shipping');
  const headers = await signedIn(backend);
  const { items } = (await ask<Basket>(backend, 'GET', '/v1/customer-profile/basket', { headers })).body;
  expect(items).toMatchObject([{ quantity: 1 }]);
  const one = await filledOrder(backend, items);
  const two = await filledOrder(backend, items.map((line) => ({ ...line, quantity: 2 })) as [Line]);
  expect([one.prices.shipping > 0, two.prices.shipping]).toEqual([true, 0]);
});

test('almost a promo code: one piece of the first garment is too little for it, two are enough', async () => {
  const backend = createTestBackend();
  backend.enter('almost-promo');
  const headers = await signedIn(backend);
  const { items } = (await ask<Basket>(backend, 'GET', '/v1/customer-profile/basket', { headers })).body;
  const discounts = [];
  for (const quantity of [1, 2]) {
    const products = items.map((line) => ({ ...line, quantity }));
    const body = { products, promoCode: 'SHOV10' };
    discounts.push((await ask<WireOrder>(backend, 'POST', '/v1/orders/create', { body })).body.prices.discount);
  }
  expect(discounts).toEqual([0, expect.toSatisfy((discount: number) => discount > 0)]);
});

test('where tokens are short-lived a new one lasts 65 seconds', async () => {
  const backend = createTestBackend();
  backend.enter('token-about-to-expire');
  const headers = await signedIn(backend);
  const later = async (ms: number): Promise<number> => {
    await ask(backend, 'POST', '/v1/__mock/clock', { body: { offsetMs: ms } });
    return (await ask(backend, 'GET', '/v1/customer-profile/details', { headers })).status;
  };
  expect([await later(64_000), await later(66_000)]).toEqual([200, 401]);
});

test('offline every call fails but the developer’s, who can end it', async () => {
  const backend = createTestBackend();
  backend.enter('offline');
  const call = (): Promise<Response> => backend.handle(new Request('https://shop.test/v1/pages/home'));
  expect((await call()).type).toBe('error');
  expect((await ask(backend, 'GET', '/v1/__mock/state')).body).toMatchObject({ world: 'offline', isOffline: true });
  backend.enter('full');
  expect((await call()).status).toBe(200);
});

test('orders, stock and the world last over a restart', async () => {
  const storage = memoryStorage();
  const before = createTestBackend({ storage });
  before.enter('sale');
  const [line] = await twoLines(before);
  await ask(before, 'POST', '/v1/__mock/sell-out', { body: { variantId: line.variantId, size: line.size } });
  const order = await makeOrder(before, [(await twoLines(before))[1]]);
  const after = createTestBackend({ storage });
  expect(await orderNow(after, order._id)).toEqual(await orderNow(before, order._id));
  expect((await ask(after, 'POST', '/v1/orders/create', { body: { products: [line] } })).status).toBe(409);
  after.reset();
  expect((await ask(createTestBackend({ storage }), 'GET', `/v1/orders/${order._id}`)).status).toBe(404);
});

test('an operation done before a restart is not done again after it', async () => {
  const storage = memoryStorage();
  const [line] = await twoLines(createTestBackend());
  const headers = { 'idempotency-key': 'f6b2f3a8-3a0b-4c9e-8c1d-0a1b2c3d4e5f' };
  const create = async (): Promise<unknown> =>
    (await ask(createTestBackend({ storage }), 'POST', '/v1/orders/create', { body: { products: [line] }, headers }))
      .body;
  expect(await create()).toEqual(await create());
});

test.each(['', '{', 'null', '[]', '{"version":0,"state":{"orders":5}}', '{"version":1}'])(
  'kept data «%s» that makes no sense begins afresh',
  async (text) => {
    const backend = createTestBackend({ storage: memoryStorage(text) });
    expect((await ask(backend, 'GET', '/v1/__mock/state')).body).toMatchObject({ world: 'full', orders: 0 });
  },
);
