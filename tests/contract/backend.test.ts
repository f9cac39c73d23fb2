// @vitest-environment node
import * as z from 'zod/mini';
import { beforeEach, describe, expect, test } from 'vitest';
import { category, variantItem } from '#contract/catalog.ts';
import { errorBody, listOf } from '#contract/common.ts';
import * as orders from '#contract/order.ts';
import { block, page, pageSlug } from '#contract/pages.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import type { Backend } from '#mocks/backend.ts';
import { ENDPOINTS } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import type { Answer } from '#tests/mocks/support/guest.ts';
import { CUSTOMER, KYIV, ask, methodId, twoLines } from '#tests/mocks/support/guest.ts';

/** What a schema drops is a field the contract does not know: the answer must be the same after it. */
function expectToBe(schema: z.ZodMiniType, value: unknown): void {
  const result = z.safeParse(schema, value);
  expect(result.error?.issues).toBeUndefined();
  expect(result.data).toEqual(value);
}

describe.each(['uk', 'en'])('in %s', (language) => {
  let backend: Backend;

  beforeEach(() => {
    backend = createTestBackend();
  });

  async function answerOf(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer: Answer = await ask(backend, method, path, { body, headers: { 'accept-language': language } });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  }

  test.each([
    ['/v1/categories/search', { filter: { photo: { $ne: null }, state: 'ACTIVE' }, limit: 100 }, category],
    ['/v1/products/variants/search', { limit: 100, sort: 'inStock' }, variantItem],
    ['/v1/products/variants/search-random', { limit: 4 }, variantItem],
    ['/v1/shipping-methods/search', { filter: { state: 'ACTIVE' } }, orders.shippingMethod],
  ] as const)('%s answers a list of the contract', async (path, body, item) => {
    const list = await answerOf('POST', path, body);
    expectToBe(listOf, list);
    const { items } = list as { items: unknown[] };
    expect(items.length).toBeGreaterThan(0);
    for (const one of items) expectToBe(item, one);
  });

  test('a variant is one of the contract', async () => {
    const [line] = await twoLines(backend);
    expectToBe(variantItem, await answerOf('GET', `/v1/products/variants/${line.variantId}`));
  });

  test.each(pageSlug.options)('the page %s and each of its blocks are of the contract', async (slug) => {
    const answer = await answerOf('GET', `/v1/pages/${slug}`);
    expectToBe(page, answer);
    for (const one of (answer as { blocks: unknown[] }).blocks) expectToBe(block, one);
  });

  test('every step of an order from creation to payment is of the contract', async () => {
    const [first, second] = await twoLines(backend);
    const created = await answerOf('POST', '/v1/orders/create', { products: [first], promoCode: 'shov10' });
    expectToBe(orders.order, created);
    const path = `/v1/orders/${(created as { _id: string })._id}`;
    const steps = [
      ['update-product', { products: [first, second], promoCode: 'SHOV10' }],
      ['update-customer', { ...CUSTOMER, patronymic: 'Іванівна' }],
      ['update-shipping-info', KYIV],
      ['update-shipping-method', { id: methodId('parcel-branch') }],
    ] as const;
    for (const [step, body] of steps) expectToBe(orders.checkout, await answerOf('PUT', `${path}/${step}`, body));
    for (const paymentMethod of ['CARD', 'CASH_ON_DELIVERY'])
      expectToBe(orders.chosenPayment, await answerOf('PUT', `${path}/payment-method`, { paymentMethod }));
    expectToBe(orders.checkout, await answerOf('GET', path));
  });

  test('a one-click order is of the contract', async () => {
    const [{ variantId, size }] = await twoLines(backend);
    const body = { products: [{ variantId, size }], customer: { phone: CUSTOMER.phone }, fast: true };
    expectToBe(orders.order, await answerOf('POST', '/v1/orders/create', body));
  });
});

test.each(Object.values(EXCHANGES))('the backend understands the example requests of $call', async ({ good }) => {
  const { method, path, headers, body } = good.request as typeof good.request & { body?: unknown };
  const { status, body: answer } = await ask<{ code?: string }>(createTestBackend(), method, path, { body, headers });
  // The goods and orders of the examples need not be in stock here; that the request is a good one must be seen.
  expect([200, 404, 409]).toContain(status);
  expect(['PAGE_NOT_FOUND', 'VALIDATION_ERROR', 'INVALID_UUID', 'BAD_REQUEST']).not.toContain(answer.code);
});

test('every refusal is of the contract', async () => {
  const backend = createTestBackend();
  for (const { method, path } of ENDPOINTS) {
    const answer = await ask(backend, method, path.replace(':id', 'none').replace(':slug', 'none'), {
      body: method === 'GET' ? undefined : '{',
    });
    expect([path, answer.status >= 400]).toEqual([path, true]);
    expectToBe(errorBody, answer.body);
  }
});

test('an answer with a field too many or too few would be noticed', () => {
  const good = { _id: '00000000-0000-4000-8000-000000000000', name: 'Худі', photo: null, state: 'ACTIVE', order: 1 };
  expectToBe(category, good);
  expect(() => expectToBe(category, { ...good, secret: 1 })).toThrow();
  expect(() => expectToBe(category, { ...good, order: undefined })).toThrow();
});
