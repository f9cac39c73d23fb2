// @vitest-environment node
import * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import type { WireProduct, WireVariantItem } from '#contract/catalog.ts';
import { product } from '#contract/catalog.ts';
import { MANAGER, REGULAR } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import { memoryStorage } from '#mocks/persist.ts';
import { ask, change, filledOrder, makeOrder, orderNow, twoLines } from './support/guest.ts';
import { refusal, signIn } from './support/signed-in.ts';

let backend: Backend;

beforeEach(() => {
  backend = createTestBackend();
});

interface Found<Item> {
  items: Item[];
  total: number;
}

async function products(body: object = { limit: 100 }, from = backend): Promise<Found<WireProduct>> {
  return (await ask<Found<WireProduct>>(from, 'POST', '/v1/products/search', { body })).body;
}

async function remove(ids: unknown[], headers = {}) {
  return ask(backend, 'DELETE', '/v1/products/many', { body: { ids }, headers });
}

test('products are found once each, as the contract has them, without their variants', async () => {
  const { items, total } = await products();
  expect(items).toHaveLength(total);
  expect(new Set(items.map(({ _id }) => _id)).size).toBe(total);
  for (const item of items) {
    expect(z.parse(product, item)).toEqual(item);
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['variant']));
  }
});

test('products are narrowed by category, type and ids, and sorted as variants are', async () => {
  const all = (await products()).items;
  const category = all[0]?.categories[0];
  const inCategory = await products({ filter: { categories: [category] }, limit: 100 });
  expect(inCategory.total).toBeLessThan(all.length);
  expect(inCategory.items.every((one) => one.categories.includes(category ?? ''))).toBe(true);
  expect((await products({ filter: { types: ['male'] } })).items.every((one) => one.type === 'male')).toBe(true);
  expect((await products({ filter: { _ids: [all[3]?._id] } })).items).toEqual([all[3]]);
  const cheap = (await products({ sort: 'cheap', limit: 100 })).items.map((one) => one.discountPrice ?? one.price);
  expect(cheap).toEqual(cheap.toSorted((one, other) => one - other));
});

test('a product costs in a sale what its variants cost', async () => {
  backend.enter('sale');
  const [line] = await twoLines(backend);
  const { body } = await ask<WireVariantItem>(backend, 'GET', `/v1/products/variants/${line.variantId}`);
  const { body: same } = await ask<WireProduct>(backend, 'GET', `/v1/products/${body._id}`);
  expect([same.price, same.discountPrice]).toEqual([body.price, body.discountPrice]);
});

test('only who runs the shop deletes products', async () => {
  const [one] = (await products()).items;
  expect(refusal(await remove([one?._id]))).toEqual([401, 'UNAUTHORIZED', []]);
  expect(refusal(await remove([one?._id], await signIn(backend, REGULAR)))).toEqual([403, 'DONT_HAVE_ACCESS', []]);
  expect((await remove([one?._id], await signIn(backend, MANAGER))).status).toBe(204);
});

test('where one product is unknown none is deleted', async () => {
  const headers = await signIn(backend, MANAGER);
  const { items, total } = await products();
  const unknown = '00000000-0000-4000-8000-0000000000ff';
  const refused = await remove([items[0]?._id, unknown, items[1]?._id], headers);
  expect(refusal(refused)).toEqual([404, 'PRODUCT_NOT_FOUND', ['ids.1']]);
  expect((await products()).total).toBe(total);
  expect(refusal(await remove([], headers))).toEqual([400, 'VALIDATION_ERROR', ['ids']]);
  expect(refusal(await remove(['x'], headers))).toEqual([400, 'INVALID_UUID', ['ids.0']]);
});

test('what is deleted is gone from every list, cannot be bought, and stays in the orders it is in', async () => {
  const storage = memoryStorage();
  backend = createTestBackend({ storage });
  const [line] = await twoLines(backend);
  const { body: item } = await ask<WireVariantItem>(backend, 'GET', `/v1/products/variants/${line.variantId}`);
  const order = await makeOrder(backend, [line]);
  await remove([item._id], await signIn(backend, MANAGER));
  const restarted = createTestBackend({ storage });
  for (const shop of [backend, restarted]) {
    expect((await products(undefined, shop)).items.map(({ _id }) => _id)).not.toContain(item._id);
    expect((await ask(shop, 'GET', `/v1/products/${item._id}`)).status).toBe(404);
    expect((await ask(shop, 'GET', `/v1/products/variants/${line.variantId}`)).status).toBe(404);
    const body = { filter: { productId: item._id } };
    expect((await ask(shop, 'POST', '/v1/products/variants/search', { body })).body).toMatchObject({ total: 0 });
    const bought = await ask(shop, 'POST', '/v1/orders/create', { body: { products: [line] } });
    expect(refusal(bought)).toEqual([404, 'PRODUCT_SINGLE_VARIANT_NOT_FOUND', ['products.0']]);
  }
  expect((await orderNow(restarted, order._id)).products[0]?.name).toBe(item.name);
  expect(refusal(await remove([item._id], await signIn(backend, MANAGER)))[1]).toBe('PRODUCT_NOT_FOUND');
});

test('what is deleted while it is in a basket or an order is out of stock there, and can be taken out', async () => {
  const headers = await signIn(backend, REGULAR);
  const [line, other] = await twoLines(backend);
  const { body: item } = await ask<WireVariantItem>(backend, 'GET', `/v1/products/variants/${line.variantId}`);
  const order = await filledOrder(backend, [line]);
  await ask(backend, 'PUT', '/v1/customer-profile/basket/add', { body: line, headers });
  await remove([item._id], await signIn(backend, MANAGER));
  const pay = { body: { paymentMethod: 'CARD' } };
  const gone = await ask(backend, 'PUT', `/v1/orders/${order._id}/payment-method`, pay);
  expect(refusal(gone)).toEqual([409, 'PRODUCT_VARIANT_NOT_IN_STOCK', ['products.0']]);
  const more = { body: { ...line, quantity: 2 }, headers };
  const refused = await ask(backend, 'PATCH', '/v1/customer-profile/basket/update', more);
  expect(refusal(refused)).toEqual([409, 'PRODUCT_VARIANT_NOT_IN_STOCK', ['size']]);
  const { quantity: _, ...named } = line;
  expect((await ask(backend, 'DELETE', '/v1/customer-profile/basket/delete', { body: named, headers })).status).toBe(
    200,
  );
  await change(backend, order._id, 'update-product', { products: [other], promoCode: null });
  expect((await ask(backend, 'PUT', `/v1/orders/${order._id}/payment-method`, pay)).status).toBe(200);
});
