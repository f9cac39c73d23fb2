// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { category, categorySearch, variantItem, variantSearch } from '#contract/catalog.ts';
import { errorBody, listOf } from '#contract/common.ts';
import * as orders from '#contract/order.ts';
import { block, page } from '#contract/pages.ts';
import type { CallName, Exchanges } from '#fixtures/exchanges/exchanges.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import type { Schema } from '#adapters/http/decode.ts';

/** What goes in, what comes out, and what the items of a list are. */
interface Message {
  request?: Schema<unknown>;
  response: Schema<unknown>;
  item?: Schema<unknown>;
}

const MESSAGES: Record<CallName, Message> = {
  'categories.search': { request: categorySearch, response: listOf, item: category },
  'variants.search': { request: variantSearch, response: listOf, item: variantItem },
  'variants.search-random': { request: variantSearch, response: listOf, item: variantItem },
  'variants.get': { response: variantItem },
  'shipping-methods.search': { request: orders.shippingMethodSearch, response: listOf, item: orders.shippingMethod },
  'pages.get': { response: page, item: block },
  'orders.create': { request: orders.createOrder, response: orders.order },
  'orders.create-fast': { request: orders.createOrder, response: orders.order },
  'orders.get': { response: orders.checkout },
  'orders.update-product': { request: orders.updateProducts, response: orders.checkout },
  'orders.update-customer': { request: orders.customer, response: orders.checkout },
  'orders.update-shipping-info': { request: orders.address, response: orders.checkout },
  'orders.update-shipping-method': { request: orders.updateShippingMethod, response: orders.checkout },
  'orders.payment-method': { request: orders.choosePayment, response: orders.chosenPayment },
};

const CALLS = Object.keys(MESSAGES) as CallName[];
const examples = (call: CallName): Exchanges => EXCHANGES[call];

/** The path of the first thing that is wrong, or undefined. */
function wrong(schema: Schema<unknown>, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}

function itemsOf(body: unknown): unknown[] {
  const { items, blocks } = body as { items?: unknown[]; blocks?: unknown[] };
  return items ?? blocks ?? [];
}

describe.each(CALLS)('%s', (call) => {
  const { request, response, item } = MESSAGES[call];
  const { good, failing } = examples(call);

  it('carries its own name', () => {
    expect(examples(call).call).toBe(call);
  });

  it('asks what the contract allows', () => {
    for (const one of [good, failing])
      expect(request === undefined ? one.request.body : wrong(request, one.request.body)).toBeUndefined();
  });

  it('answers what the contract promises', () => {
    expect(good.response.status).toBe(200);
    expect(wrong(response, good.response.body)).toBeUndefined();
    if (item === undefined) return;
    expect(itemsOf(good.response.body).length).toBeGreaterThan(0);
    for (const one of itemsOf(good.response.body)) expect(wrong(item, one)).toBeUndefined();
  });

  it('says no as the contract says no', () => {
    expect(failing.response.status).toBeGreaterThanOrEqual(400);
    expect(wrong(errorBody, failing.response.body)).toBeUndefined();
  });
});

it('an example that breaks the contract would be noticed', () => {
  expect(wrong(orders.choosePayment, { paymentMethod: 'PROMISE' })).toContain('paymentMethod');
});
