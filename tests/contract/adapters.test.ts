// @vitest-environment node
import { expect, it } from 'vitest';
import { createCatalog } from '#adapters/http/catalog.ts';
import type { Client } from '#adapters/http/client.ts';
import { createClient } from '#adapters/http/client.ts';
import { createOrders } from '#adapters/http/order.ts';
import { createPages } from '#adapters/http/pages.ts';
import type { BasketItem } from '#domain/basket.ts';
import type { OrderCustomer, PaymentMethod } from '#domain/order.ts';
import type { Address } from '#domain/shipping.ts';
import type { CallName, Exchange, Exchanges } from '#fixtures/exchanges/exchanges.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakeServer } from '../support/fake-server.ts';

interface Step {
  /** Makes the call that an example describes, with what its request carries. */
  ask: (client: Client, request: Exchange['request']) => Promise<unknown>;
  /** What the shop must have understood of the good answer. */
  understood: unknown;
}

interface OrderBody {
  products: BasketItem[];
  promoCode: string;
  customer: { phone: string };
  paymentMethod: PaymentMethod;
  id: string;
}

const bodyOf = (request: Exchange['request']) => request.body as OrderBody;
const lastPart = (request: Exchange['request']) => request.path.split('/').at(-1) ?? '';
const orderId = (request: Exchange['request']) => request.path.split('/')[3] ?? '';
const operation = (request: Exchange['request']) => request.headers['Idempotency-Key'] ?? '';
const firstLine = (request: Exchange['request']) => bodyOf(request).products[0] as BasketItem;

const STEPS: Record<CallName, Step> = {
  'categories.search': {
    ask: (client) => createCatalog(client).categories(),
    understood: [{ name: 'Худі', photo: { sources: [{ width: 250 }, { width: 500 }, { width: 1_000 }] } }, {}, {}],
  },
  'variants.search': {
    ask: (client, { body }) => {
      const { filter, ...rest } = body as { filter: Record<string, unknown> };
      const { state: _, price, ...same } = filter;
      const minor = price === undefined ? {} : { price: { min: 100_000, max: 300_050 } };
      return createCatalog(client).searchVariants({ filter: { ...same, ...minor }, ...rest });
    },
    understood: { total: 2, page: 1, limit: 12, items: [{ name: 'Худі «Сонях»', price: 265_000 }, {}] },
  },
  'variants.search-random': {
    ask: (client) => createCatalog(client).randomVariants({ limit: 4 }),
    understood: [{ vendorCode: 'SH-0101-HD' }],
  },
  'variants.get': {
    ask: (client, request) => createCatalog(client).variant(lastPart(request)),
    understood: { price: 265_000, isActive: true, sizes: [{ value: 'XXS', inStock: false }, {}, {}, {}, {}, {}, {}] },
  },
  'shipping-methods.search': {
    ask: (client) => createCatalog(client).shippingMethods(),
    understood: [{ price: 7_000, freeShippingFrom: 300_000 }, { price: 12_000 }, {}, {}, {}, {}],
  },
  'pages.get': {
    ask: (client, request) => createPages(client).page(lastPart(request) as 'contacts'),
    understood: { slug: 'contacts', contacts: { telegramLink: 'https://t.me/shov_ua' } },
  },
  'orders.create': {
    ask: (client, request) => createOrders(client).create(bodyOf(request).products, operation(request)),
    understood: { status: 'NEW', isFast: false, lines: [{ size: 'M', quantity: 2, price: 265_000 }] },
  },
  'orders.create-fast': {
    ask: (client, request) =>
      createOrders(client).createFast(firstLine(request), bodyOf(request).customer.phone, operation(request)),
    understood: { isFast: true, customer: { phone: '+380671234567' }, prices: { total: 265_000 } },
  },
  'orders.get': {
    ask: (client, request) => createOrders(client).checkout(orderId(request)),
    understood: { order: { prices: { products: 530_000, total: 530_000 } }, shippingMethods: [{}, {}, {}, {}, {}, {}] },
  },
  'orders.update-product': {
    ask: (client, request) =>
      createOrders(client).updateProducts(orderId(request), bodyOf(request).products, bodyOf(request).promoCode),
    understood: { order: { promoCode: 'SHOV10', prices: { discount: 53_000, total: 477_000 } } },
  },
  'orders.update-customer': {
    ask: (client, request) => createOrders(client).updateCustomer(orderId(request), request.body as OrderCustomer),
    understood: { order: { customer: { lastName: 'М’яченко', email: 'oksana@example.com' } } },
  },
  'orders.update-shipping-info': {
    ask: (client, request) => createOrders(client).updateShippingInfo(orderId(request), request.body as Address),
    understood: { order: { shippingInfo: { city: 'Київ', branchNumber: '17' } }, shippingMethods: [{}, {}, {}] },
  },
  'orders.update-shipping-method': {
    ask: (client, request) => createOrders(client).updateShippingMethod(orderId(request), bodyOf(request).id),
    understood: { order: { shippingMethod: { kind: 'COURIER' }, prices: { shipping: 12_000, total: 542_000 } } },
  },
  'orders.payment-method': {
    ask: (client, request) => createOrders(client).choosePayment(orderId(request), bodyOf(request).paymentMethod),
    understood: { checkout: { order: { payment: { method: 'CARD' } } }, redirect: { method: 'POST' } },
  },
};

const CALLS = Object.keys(STEPS) as CallName[];

/** The outcome of one example, and the requests that were made for it. */
async function play(call: CallName, kind: 'good' | 'failing') {
  const { request, response } = (EXCHANGES[call] as Exchanges)[kind];
  const server = createFakeServer();
  const clock = createFakeClock();
  server.always({ status: response.status, json: response.body });
  const client = createClient({
    fetch: server.fetch,
    baseUrl: '',
    language: () => 'uk',
    clock,
    random: () => 0,
    sendIdempotencyKey: true,
  });
  const outcome = STEPS[call].ask(client, request).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await clock.advance(5_000);
  return { outcome: await outcome, calls: server.calls, request, response };
}

it.each(CALLS)('%s asks exactly what the example asks', async (call) => {
  for (const kind of ['good', 'failing'] as const) {
    const { calls, request } = await play(call, kind);
    const [made] = calls;
    expect(made).toBeDefined();
    expect({ method: made?.method, path: made?.address, body: made?.body }).toEqual({
      method: request.method,
      path: request.path,
      body: request.body,
    });
    expect(Object.fromEntries(made?.headers ?? [])).toEqual(Object.fromEntries(new Headers(request.headers)));
    expect(made?.stamp).toMatch(/^\d{13}$/);
  }
});

it.each(CALLS)('%s understands the answer of the example', async (call) => {
  const { outcome } = await play(call, 'good');
  expect(outcome).toMatchObject({ value: STEPS[call].understood });
});

it.each(CALLS)('%s turns the refusal of the example into its code', async (call) => {
  const { outcome, response } = await play(call, 'failing');
  const { code } = response.body as { code: string };
  expect(outcome).toMatchObject({ error: { name: 'AppError', kind: 'server', code, status: response.status } });
});
