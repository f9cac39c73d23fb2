// @vitest-environment node
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { ENDPOINTS } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import { ask } from './support/guest.ts';
import { refusal } from './support/signed-in.ts';

test('the bundled backend answers every call of the contract, each once, and no other', () => {
  expect(ENDPOINTS.map(({ name }) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

test.each([
  ['/v1/products', 'PRODUCT_NOT_FOUND'],
  ['/v1/products/variants', 'PRODUCT_SINGLE_VARIANT_NOT_FOUND'],
  ['/v1/promo-codes', 'PROMO_CODE_NOT_FOUND'],
  ['/v1/categories', 'CATEGORY_NOT_FOUND'],
  ['/v1/shipping-methods', 'PAGE_NOT_FOUND'],
  ['/v1/orders', 'ORDER_NOT_FOUND'],
])('what is not in %s has a code of its own', async (path, code) => {
  const answer = await ask(createTestBackend(), 'GET', `${path}/00000000-0000-4000-8000-0000000000ff`);
  expect(refusal(answer)).toEqual([404, code, []]);
});

test.each([
  ['/v1/products', {}],
  ['/v1/categories', {}],
  ['/v1/shipping-methods', {}],
  ['/v1/promo-codes', { filter: { name: 'SHOV10' } }],
])('each of %s that a search gives can be got by its id, in both languages', async (path, body) => {
  const backend = createTestBackend();
  for (const language of ['uk', 'en']) {
    const headers = { 'accept-language': language };
    const found = await ask<{ items: { _id: string }[] }>(backend, 'POST', `${path}/search`, { body, headers });
    expect(found.body.items.length).toBeGreaterThan(0);
    for (const item of found.body.items)
      expect((await ask(backend, 'GET', `${path}/${item._id}`, { headers })).body).toEqual(item);
  }
});
