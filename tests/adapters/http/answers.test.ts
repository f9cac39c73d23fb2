// @vitest-environment node
import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { createAuth } from '#adapters/http/auth.ts';
import { createServerBasket } from '#adapters/http/basket.ts';
import { createCatalog } from '#adapters/http/catalog.ts';
import type { Client } from '#adapters/http/client.ts';
import { createOrders } from '#adapters/http/order.ts';
import { createPages } from '#adapters/http/pages.ts';
import type { Report } from '#adapters/http/decode.ts';
import { parseJson } from '#adapters/http/decode.ts';
import type { checkout } from '#contract/order.ts';
import { AppError } from '#domain/errors.ts';
import type { ExchangeName } from '#fixtures/exchanges/exchanges.ts';
import categoriesSearch from '#fixtures/exchanges/categories.search.json' with { type: 'json' };
import ordersGet from '#fixtures/exchanges/orders.get.json' with { type: 'json' };
import ordersPaymentMethod from '#fixtures/exchanges/orders.payment-method.json' with { type: 'json' };
import variantsSearch from '#fixtures/exchanges/variants.search.json' with { type: 'json' };
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import { buildClient } from './build-client.ts';

const ID = '5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90';

const LINE = { variantId: ID, size: 'M', quantity: 1 } as const;
const BY = { email: 'olena@shov.example', password: 'soniakh-2026' };

const OLENA = { firstName: 'Олена', lastName: 'Гай', email: BY.email, phone: '+380671112233' };
const KYIV = { region: 'UA', country: 'UA', city: 'Київ' } as const;

/** Every call the shop makes whose answer it reads. */
const ASK: Partial<Record<ExchangeName, (client: Client, report?: Report) => Promise<unknown>>> = {
  'auth.register': (client) => createAuth(client).register(BY, ID),
  'auth.login': (client) => createAuth(client).login(BY),
  'auth.google': (client) => createAuth(client).google('token'),
  'auth.refresh-session': (client) => createAuth(client).refresh('token', ID),
  'customer.details': (client) => createAuth(client).details(),
  'customer.update': (client) => createAuth(client).update({}),
  'customer.orders': (client, report) => createOrders(client, report).mine({}),
  'basket.get': (client, report) => createServerBasket(client, report).read(),
  'basket.add': (client, report) => createServerBasket(client, report).add(LINE),
  'basket.update': (client, report) => createServerBasket(client, report).change(LINE),
  'basket.delete': (client, report) => createServerBasket(client, report).remove(LINE),
  'basket.replace': (client, report) => createServerBasket(client, report).replace([LINE]),
  'promo-codes.search': (client, report) => createCatalog(client, report).promoCode('SHOV10'),
  'categories.search': (client, report) => createCatalog(client, report).categories(),
  'variants.search': (client, report) => createCatalog(client, report).searchVariants({}),
  'variants.search-random': (client, report) => createCatalog(client, report).randomVariants({}),
  'variants.get': (client) => createCatalog(client).variant(ID),
  'shipping-methods.search': (client, report) => createCatalog(client, report).shippingMethods(),
  'pages.get': (client, report) => createPages(client, report).page('home'),
  'orders.create': (client) => createOrders(client).create([], ID),
  'orders.create-fast': (client) => createOrders(client).createFast(LINE, '+380671112233', ID),
  'orders.update-product': (client) => createOrders(client).updateProducts(ID, [LINE]),
  'orders.update-customer': (client, report) => createOrders(client, report).updateCustomer(ID, OLENA),
  'orders.update-shipping-info': (client) => createOrders(client).updateShippingInfo(ID, KYIV),
  'orders.update-shipping-method': (client) => createOrders(client).updateShippingMethod(ID, ID),
  'orders.get': (client, report) => createOrders(client, report).checkout(ID),
  'orders.payment-method': (client, report) => createOrders(client, report).choosePayment(ID, 'CARD'),
};
const CALLS = Object.keys(ASK) as ExchangeName[];

/** What a call makes of this answer; anything but a value or an error of the shop fails the test. */
async function outcomeOf(call: ExchangeName, json: unknown, report?: Report): Promise<unknown> {
  const { client, server } = buildClient(report && { report });
  server.always({ status: 200, json });
  try {
    return await ASK[call]?.(client, report);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return error;
  }
}

/** Copies of a message, each with one place inside changed. */
function* mutations(value: unknown, put: (replacement: unknown) => unknown): Generator {
  for (const odd of [null, undefined, 7, -1e308, '', 'текст', [], {}, true]) yield put(odd);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value))
    yield* mutations(inside, (replacement) =>
      put(
        Array.isArray(value)
          ? value.map((one, index) => (String(index) === key ? replacement : one))
          : { ...value, [key]: replacement },
      ),
    );
}

describe.each(CALLS)('%s', (call) => {
  it('makes a value or an error of the shop of any JSON', async () => {
    await fc.assert(fc.asyncProperty(fc.jsonValue(), async (json) => void (await outcomeOf(call, json))));
  });

  it('survives each field absent, null, of a wrong type, huge, negative or empty', async () => {
    const { body } = EXCHANGES[call].good.response;
    for (const mutated of mutations(body, (replacement) => replacement)) await outcomeOf(call, mutated);
  });
});

describe('a list', () => {
  const { body } = variantsSearch.good.response;

  it('loses only its broken items, and says which', async () => {
    const reports: string[] = [];
    const broken = { ...body.items[0], price: 'free', secret: 'anna@example.com' };
    const answer = { ...body, items: [broken, body.items[1], null] };
    const found = await outcomeOf('variants.search', answer, (message) => reports.push(message));
    expect(found).toMatchObject({ total: 2, items: [{ vendorCode: 'SH-0101-HD' }] });
    expect(reports).toEqual(['variants.search: item 0 left out, wrong price', 'variants.search: item 2 left out']);
  });

  it.each(['variants.search', 'variants.search-random'] as const)(
    'of %s has nothing that was withdrawn',
    async (call) => {
      const [first, second] = body.items;
      const withdrawn = { ...first, variant: { ...first?.variant, state: 'INACTIVE' } };
      const answer = { ...body, items: [withdrawn, { ...first, state: 'INACTIVE' }, second] };
      const found = await outcomeOf(call, answer);
      const items = Array.isArray(found) ? found : (found as { items: unknown[] }).items;
      expect(items).toMatchObject([{ vendorCode: second?.vendorCode, isActive: true }]);
    },
  );

  it('without its frame is unreadable', async () => {
    expect(await outcomeOf('variants.search', body.items)).toMatchObject({ kind: 'unreadable' });
    expect(await outcomeOf('variants.search', { items: body.items })).toMatchObject({ kind: 'unreadable' });
  });
});

describe.each(['price', 'discountPrice'])('an absurd %s', (field) => {
  const { body } = variantsSearch.good.response;
  const priced = (price: string): unknown => {
    const answer = { ...body, items: [{ ...body.items[0], price: 10_000_000, [field]: '?' }, body.items[1]] };
    // Written as a server would, for JSON can hold more than a number of ours.
    return JSON.parse(JSON.stringify(answer).replace('"?"', price));
  };

  it.each(['1e300', '1e308', '10000000.01', '-1', '-1e-300', '"NaN"'])(
    'of %s costs only its own item',
    async (price) => {
      const reports: string[] = [];
      const found = await outcomeOf('variants.search', priced(price), (message) => reports.push(message));
      expect(found).toMatchObject({ items: [{ vendorCode: body.items[1]?.vendorCode }] });
      expect(reports).toEqual([`variants.search: item 0 left out, wrong ${field}`]);
    },
  );

  it.each(['0', '0.01', '9999999.99'])('is not %s', async (price) => {
    const found = await outcomeOf('variants.search', priced(price));
    expect(found).toMatchObject({ items: [{ [field]: Math.round(Number(price) * 100) }, {}] });
  });
});

it('an order whose sum nobody could pay is unreadable, and one of many dear things is not', async () => {
  const { body } = ordersGet.good.response;
  const costing = (total: number) => ({ ...body, prices: { ...body.prices, total } });
  expect(await outcomeOf('orders.get', costing(1e300))).toMatchObject({ kind: 'unreadable' });
  expect(await outcomeOf('orders.get', costing(990_000_000))).not.toBeInstanceOf(AppError);
});

type Wire = z.infer<typeof checkout>;

it.each(['orders.get', 'orders.update-customer', 'orders.payment-method'] as const)(
  'of %s a way of delivery that nobody knows costs only itself',
  async (call) => {
    const reports: string[] = [];
    const body = EXCHANGES[call].good.response.body as Wire & { checkout?: Wire };
    const known = body.checkout ?? body;
    const [way] = known.shippingMethods;
    const checkout = { ...known, shippingMethods: [{ ...way, kind: 'DRONE' }, way] };
    const found = await outcomeOf(call, body.checkout ? { ...body, checkout } : checkout, (message) =>
      reports.push(message),
    );
    const shippingMethods = [{ id: way?._id }];
    expect(found).toMatchObject(body.checkout ? { checkout: { shippingMethods } } : { shippingMethods });
    const [at = ''] = body.checkout ? ['checkout.'] : [];
    expect(reports).toEqual([`left out of an answer: ${at}shippingMethods.0.kind`]);
  },
);

it('categories come in their order, active ones only', async () => {
  const { body } = categoriesSearch.good.response;
  const [first, second, third] = body.items;
  const items = [
    { ...first, order: 9 },
    { ...second, state: 'INACTIVE' },
    { ...third, order: 1 },
  ];
  const found = await outcomeOf('categories.search', { ...body, items });
  expect(found).toMatchObject([{ order: 1 }, { order: 9 }]);
});

it('without a redirect there is nothing to pay now', async () => {
  const { body } = ordersPaymentMethod.good.response;
  const chosen = await outcomeOf('orders.payment-method', { ...body, redirect: null });
  expect(chosen).toMatchObject({ redirect: undefined, checkout: { order: { id: ID } } });
});

it('null is JSON, and half of something is not', () => {
  expect(parseJson('null')).toEqual({ value: null });
  expect(parseJson('{"a":')).toBeUndefined();
  expect(parseJson('['.repeat(200_000))).toBeUndefined();
});
