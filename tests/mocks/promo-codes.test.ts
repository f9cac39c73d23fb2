// @vitest-environment node
import * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import type { WireVariantItem } from '#contract/catalog.ts';
import { promoCode } from '#contract/catalog.ts';
import type { WireCheckout, WireOrder, WireShippingMethod } from '#contract/order.ts';
import { order as orderSchema } from '#contract/order.ts';
import type { Backend } from '#mocks/backend.ts';
import { createDatabase } from '#mocks/database.ts';
import { createTestBackend } from '#mocks/node.ts';
import { memoryStorage } from '#mocks/persist.ts';
import type { Line } from './support/guest.ts';
import {
  CUSTOMER,
  KYIV,
  ask,
  change,
  choosePayment,
  makeOrder,
  methodId,
  orderNow,
  pay,
  twoLines,
} from './support/guest.ts';
import { refusal } from './support/signed-in.ts';

type Code = z.infer<typeof promoCode>;

let backend: Backend;
let dear: Line;

beforeEach(async () => {
  backend = createTestBackend();
  [dear] = await twoLines(backend);
});

async function search(filter?: object, from = backend): Promise<Code[]> {
  const body = filter === undefined ? {} : { filter };
  return (await ask<{ items: Code[] }>(from, 'POST', '/v1/promo-codes/search', { body })).body.items;
}

const create = (products: object[], promoCode: string): Promise<WireOrder> => makeOrder(backend, products, promoCode);

test('a promo code is found by its whole name alone', async () => {
  expect((await search({ name: 'SHOV10', state: 'ACTIVE' })).map(({ name }) => name)).toEqual(['SHOV10']);
  for (const filter of [undefined, {}, { state: 'ACTIVE' }, { name: '' }, { name: 'SHOV' }, { name: 'shov10' }])
    expect(await search(filter)).toEqual([]);
});

test('an inactive code is not among the active ones and cannot be used', async () => {
  expect(await search({ name: 'LITO25', state: 'ACTIVE' })).toEqual([]);
  expect(await search({ name: 'LITO25' })).toMatchObject([{ state: 'INACTIVE' }]);
  const refused = await ask(backend, 'POST', '/v1/orders/create', { body: { products: [dear], promoCode: 'LITO25' } });
  expect(refusal(refused)).toEqual([404, 'PROMO_CODE_NOT_FOUND', []]);
});

test('a code is of one of three kinds, in hryvnias or per cent', async () => {
  const codes = (await Promise.all(['SHOV10', 'NYTKA200', 'TORBA'].map((name) => search({ name })))).flat();
  for (const code of codes) expect(z.parse(promoCode, code)).toEqual(code);
  expect(codes).toMatchObject([
    { type: 'PERCENTAGE', discount: 10, minApplyPrice: 0 },
    { type: 'AMOUNT', discount: 200, minApplyPrice: 2_000 },
    { type: 'PRODUCT_VARIANT', discount: 0, minApplyPrice: 3_000, gift: { size: 'ONE_SIZE' } },
  ]);
});

test('a gift joins the goods once they cost enough, and costs nothing', async () => {
  const little = await create([dear], 'TORBA');
  expect(little.products).toHaveLength(1);
  const enough = await create([{ ...dear, quantity: 2 }], 'TORBA');
  expect(z.parse(orderSchema, enough)).toEqual(enough);
  const [code] = await search({ name: 'TORBA' });
  expect(enough.products[1]).toMatchObject({ ...code?.gift, quantity: 1, gift: true, discountPrice: 0 });
  const [line] = enough.products;
  expect(enough.prices.products).toBe(2 * (line?.discountPrice ?? line?.price ?? 0));
  expect(enough.prices.discount).toBe(0);
});

test('a gift that is sold out is left out, and the order goes on', async () => {
  const { _id } = await create([{ ...dear, quantity: 2 }], 'TORBA');
  const [code] = await search({ name: 'TORBA' });
  await ask(backend, 'POST', '/v1/__mock/sell-out', { body: code?.gift });
  expect((await orderNow(backend, _id)).products).toHaveLength(1);
});

test('the gift is taken off the shelf when the order is paid, and stays in it', async () => {
  const { gift } = (await search({ name: 'TORBA' }))[0] ?? {};
  const { _id } = await create([{ ...dear, quantity: 2 }], 'TORBA');
  await change(backend, _id, 'update-customer', CUSTOMER);
  await change(backend, _id, 'update-shipping-info', KYIV);
  await change(backend, _id, 'update-shipping-method', { id: methodId('parcel-branch') });
  // All but one of the pieces there are.
  let rest = 119;
  while (rest > 0) {
    const quantity = Math.min(rest, 60);
    const other = await create([{ ...gift, quantity }], 'SHOV10');
    await change(backend, other._id, 'update-customer', CUSTOMER);
    await change(backend, other._id, 'update-shipping-info', KYIV);
    await change(backend, other._id, 'update-shipping-method', { id: methodId('parcel-branch') });
    await pay(backend, await choosePayment(backend, other._id));
    rest -= quantity;
  }
  await pay(backend, await choosePayment(backend, _id));
  const paid = await orderNow(backend, _id);
  expect(paid.status).toBe('IN_PROCESS');
  expect(paid.products.filter((line) => line.gift === true)).toHaveLength(1);
  const { body } = await ask<WireVariantItem>(backend, 'GET', `/v1/products/variants/${gift?.variantId}`);
  expect(body.variant.sizes).toEqual([{ value: 'ONE_SIZE', inStock: false }]);
});

test('an order whose code is no more valid costs what it costs without', async () => {
  const storage = memoryStorage();
  backend = createTestBackend({ storage });
  const { _id, prices } = await create([dear], 'SHOV10');
  expect(prices.discount).toBeGreaterThan(0);
  const database = createDatabase(storage);
  for (const one of database.state.orders) if (one.id === _id) one.promoCode = 'LITO25';
  database.save();
  const { body } = await ask<WireCheckout>(createTestBackend({ storage }), 'GET', `/v1/orders/${_id}`);
  expect(body.prices).toMatchObject({ products: prices.products, discount: 0, total: prices.products });
});

test('a world that moves the thresholds moves them on the wire and in sums alike', async () => {
  const storage = memoryStorage();
  const database = createDatabase(storage);
  database.state.promoMinimum = 9_000;
  database.state.freeShippingFrom = 9_500;
  database.save();
  backend = createTestBackend({ storage });
  expect(await search({ name: 'SHOV10' })).toMatchObject([{ minApplyPrice: 9_000 }]);
  const ways = await ask<{ items: WireShippingMethod[] }>(backend, 'POST', '/v1/shipping-methods/search', { body: {} });
  expect(new Set(ways.body.items.map((way) => way.freeShippingFrom))).toEqual(new Set([9_500, null]));
  const { _id, prices } = await create([{ ...dear, quantity: 2 }], 'SHOV10');
  expect(prices.discount).toBe(0);
  await change(backend, _id, 'update-shipping-info', KYIV);
  const { body } = await change(backend, _id, 'update-shipping-method', { id: methodId('parcel-branch') });
  expect(body.prices.shipping).toBe(70);
  expect(body.shippingMethods.find((way) => way._id === methodId('parcel-branch'))?.freeShippingFrom).toBe(9_500);
});

test('a developer switches a code off and on, and an order that has it loses and regains its discount', async () => {
  const turn = async (state: string, name = 'shov10') =>
    (await ask(backend, 'POST', '/v1/__mock/promo', { body: { name, state } })).status;
  const { _id } = await create([dear], 'SHOV10');
  expect((await orderNow(backend, _id)).prices.discount).toBeGreaterThan(0);
  expect(await turn('INACTIVE')).toBe(204);
  expect((await orderNow(backend, _id)).prices.discount).toBe(0);
  expect(await search({ name: 'SHOV10', state: 'ACTIVE' })).toEqual([]);
  const refused = await ask(backend, 'POST', '/v1/orders/create', { body: { products: [dear], promoCode: 'SHOV10' } });
  expect(refusal(refused)).toEqual([404, 'PROMO_CODE_NOT_FOUND', []]);
  expect(await turn('ACTIVE')).toBe(204);
  expect((await orderNow(backend, _id)).prices.discount).toBeGreaterThan(0);
  expect(await turn('ACTIVE', 'LITO25')).toBe(204);
  expect(await search({ name: 'LITO25', state: 'ACTIVE' })).toHaveLength(1);
  for (const name of ['NOBODY', 'constructor', '']) expect(await turn('ACTIVE', name)).toBe(404);
  expect(await turn('ON')).toBe(400);
});

test('a code that was switched stays so over a restart, and a reset forgets it', async () => {
  const storage = memoryStorage();
  await ask(createTestBackend({ storage }), 'POST', '/v1/__mock/promo', {
    body: { name: 'SHOV10', state: 'INACTIVE' },
  });
  const later = createTestBackend({ storage });
  expect(await search({ name: 'SHOV10' }, later)).toMatchObject([{ state: 'INACTIVE' }]);
  const { body } = await ask(later, 'GET', '/v1/__mock/snapshot');
  const elsewhere = createTestBackend();
  expect((await ask(elsewhere, 'PUT', '/v1/__mock/snapshot', { body })).status).toBe(204);
  expect(await search({ name: 'SHOV10' }, elsewhere)).toMatchObject([{ state: 'INACTIVE' }]);
  await ask(later, 'POST', '/v1/__mock/reset');
  expect(await search({ name: 'SHOV10' }, later)).toMatchObject([{ state: 'ACTIVE' }]);
});
