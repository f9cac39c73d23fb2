// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { WireTokens } from '#contract/auth.ts';
import type { WireErrorBody } from '#contract/common.ts';
import type { WireCheckout, WireOrder } from '#contract/order.ts';
import { languageOf } from '#mocks/language.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import { ORIGIN, ask, change, makeOrder, orderNow, twoLines } from './support/guest.ts';

let backend: Backend;

beforeEach(() => {
  backend = createTestBackend();
});

const SEARCH = '/v1/products/variants/search';

async function refusal(method: string, path: string, body?: unknown): Promise<[number, string, string[]]> {
  const answer = await ask<WireErrorBody>(backend, method, path, { body });
  return [answer.status, answer.body.code, (answer.body.details ?? []).map((detail) => detail.path)];
}

test.each(['/v1/', '/v1/nothing', '/v1/pages', '/v1/pages/home/', '/v1//pages/home', '/V1/pages/home', '/v1/orders'])(
  '%s is no path of the contract',
  async (path) => {
    expect(await refusal('GET', path)).toEqual([404, 'PAGE_NOT_FOUND', []]);
  },
);

test('a wrong method is refused with the right ones', async () => {
  const answer = await ask(backend, 'DELETE', SEARCH);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

test.each([
  'nope',
  '../../etc/passwd',
  '%E0%A4%A',
  '%00',
  '..%2f..%2fusers',
  '__proto__',
  '00000000-0000-0000-0000-00000000000g',
  "1'%20OR%20'1'='1",
])('«%s» is no id', async (id) => {
  const path = `/v1/orders/${id}`;
  const isOneSegment = new URL(path, ORIGIN).pathname.split('/').length === 4;
  expect(await refusal('GET', path)).toEqual(isOneSegment ? [400, 'INVALID_UUID', []] : [404, 'PAGE_NOT_FOUND', []]);
});

test.each(['', '{', '{"limit":', 'undefined', '<xml/>', '\u0000'])('a body «%s» is not JSON', async (body) => {
  expect((await refusal('POST', SEARCH, body))[1]).toBe('BAD_REQUEST');
});

test.each([
  ['null', []],
  ['[]', []],
  ['"text"', []],
  [{ limit: 101 }, ['limit']],
  [{ limit: 0, page: -1 }, ['limit', 'page']],
  [{ page: 1.5 }, ['page']],
  [{ sort: 'random' }, ['sort']],
  [{ filter: { price: { min: 'cheap' } } }, ['filter.price.min']],
  [{ filter: { $where: '1' } }, ['filter.$where']],
  [{ filter: { query: 'x'.repeat(201) } }, ['filter.query']],
])('a search of %o is refused with the path of what is wrong', async (body, paths) => {
  const [status, code, details] = await refusal('POST', SEARCH, body);
  expect([status, code]).toEqual([400, 'VALIDATION_ERROR']);
  expect(details).toEqual(expect.arrayContaining(paths));
});

test('a malformed id in a body is told as such', async () => {
  expect(await refusal('POST', SEARCH, { filter: { productId: 'x', _ids: ['y'] } })).toEqual([
    400,
    'INVALID_UUID',
    ['filter._ids.0', 'filter.productId'],
  ]);
});

test('what is wrong with a body is said in words', async () => {
  const body = { page: 0, limit: 'x', filter: { price: { min: 0.005 } }, sord: 'new' };
  const answer = await ask<WireErrorBody>(backend, 'POST', SEARCH, { body });
  expect(answer.body.details).toEqual([
    { path: 'filter.price.min', message: 'Invalid number: must be a multiple of 0.01' },
    { path: 'page', message: 'Too small: expected number to be >0' },
    { path: 'limit', message: 'Invalid input: expected number, received string' },
    { path: 'sord', message: 'Unrecognized key: "sord"' },
  ]);
});

test('an order with a wrong line names the line, in either kind of order', async () => {
  const [line] = await twoLines(backend);
  const wrong = { products: [line, { ...line, quantity: 100 }] };
  expect(await refusal('POST', '/v1/orders/create', wrong)).toEqual([400, 'VALIDATION_ERROR', ['products.1.quantity']]);
  const { variantId, size } = line;
  const fast = { products: [{ variantId, size }], customer: { phone: '12' }, fast: true };
  expect(await refusal('POST', '/v1/orders/create', fast)).toEqual([400, 'VALIDATION_ERROR', ['customer.phone']]);
});

test('sixty pieces twice are more than a line may have', async () => {
  const [line] = await twoLines(backend);
  const products = [60, 60].map((quantity) => ({ ...line, quantity }));
  expect((await refusal('POST', '/v1/orders/create', { products }))[2]).toEqual(['products.1.quantity']);
});

test('names of the prototype in a body change nothing', async () => {
  const [line] = await twoLines(backend);
  const { _id } = await makeOrder(backend, [line]);
  const text = '{"region":"UA","country":"UA","city":"Київ","__proto__":{"polluted":1},"constructor":{"polluted":1}}';
  const path = `/v1/orders/${_id}/update-shipping-info`;
  expect(await refusal('PUT', path, text)).toEqual([400, 'VALIDATION_ERROR', ['__proto__', 'constructor']]);
  expect(await orderNow(backend, _id)).not.toHaveProperty('shippingInfo');
  expect(await refusal('POST', SEARCH, '{"__proto__":{"limit":1}}')).toEqual([400, 'VALIDATION_ERROR', ['__proto__']]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '«%s» is no page and no promo code',
  async (name) => {
    expect((await refusal('GET', `/v1/pages/${name}`))[1]).toBe('PAGE_NOT_FOUND');
    const [line] = await twoLines(backend);
    expect((await refusal('POST', '/v1/orders/create', { products: [line], promoCode: name }))[1]).toBe(
      'PROMO_CODE_NOT_FOUND',
    );
  },
);

test('a body over a megabyte is not read to its end', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(0x20));
    },
  });
  const request = new Request(ORIGIN + SEARCH, { method: 'POST', body: endless, duplex: 'half' } as RequestInit);
  const response = await backend.handle(request);
  expect([response.status, ((await response.json()) as WireErrorBody).code]).toEqual([413, 'BAD_REQUEST']);
  expect(sent).toBeLessThan(2_000_000);
});

test('words of a shopper come back as they were written', async () => {
  const [line] = await twoLines(backend);
  const { _id } = await makeOrder(backend, [line]);
  const customer = {
    firstName: 'О’Коннор <b>&amp;</b>',
    lastName: '\u202Eм’ята👩‍🎨',
    email: 'one@example.com',
    phone: '+380671234567',
  };
  await change(backend, _id, 'update-customer', customer);
  expect((await orderNow(backend, _id)).customer).toEqual(customer);
});

test('a token that is none is refused where orders are concerned, and ignored where nothing is private', async () => {
  const headers = { authorization: 'Bearer not.a.token' };
  const body = { limit: 1 };
  expect((await ask(backend, 'POST', SEARCH, { body, headers })).status).toBe(200);
  const [line] = await twoLines(backend);
  const order = await ask(backend, 'POST', '/v1/orders/create', { body: { products: [line] }, headers });
  expect(order).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});

test('an operation named by something else than a UUID is refused', async () => {
  const [line] = await twoLines(backend);
  const asking = { body: { products: [line] }, headers: { 'idempotency-key': 'again' } };
  expect((await ask(backend, 'POST', '/v1/orders/create', asking)).status).toBe(400);
});

test('the name of another operation tells nothing of it, and makes nothing under its name', async () => {
  const headers = { 'idempotency-key': 'f6b2f3a8-3a0b-4c9e-8c1d-0a1b2c3d4e5f' };
  const [{ variantId, size }] = await twoLines(backend);
  const fast = (phone: string): object => ({ products: [{ variantId, size }], customer: { phone }, fast: true });
  const register = (email: string): object => ({ email, password: 'a long one' });
  for (const [path, theirs, mine] of [
    ['/v1/orders/create', fast('+380671234567'), fast('+380509999999')],
    ['/v1/auth/register', register('one@example.com'), register('other@example.com')],
  ] as const) {
    const one = await ask(backend, 'POST', path, { body: theirs, headers });
    const other = await ask(backend, 'POST', path, { body: mine, headers });
    expect(one.status).toBe(200);
    expect(other).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    // The one whose name it is still gets the first answer.
    expect((await ask(backend, 'POST', path, { body: theirs, headers })).body).toEqual(one.body);
  }
});

test('the same order of a guest and of a customer are two, though they bear one name', async () => {
  const [line] = await twoLines(backend);
  const asking = { body: { products: [line] }, headers: { 'idempotency-key': 'f6b2f3a8-3a0b-4c9e-8c1d-0a1b2c3d4e5f' } };
  const account = { email: 'one@example.com', password: 'a long one' };
  const tokens = await ask<WireTokens>(backend, 'POST', '/v1/auth/register', { body: account });
  const guests = await ask<WireOrder>(backend, 'POST', '/v1/orders/create', asking);
  const headers = { ...asking.headers, authorization: `Bearer ${tokens.body.accessToken}` };
  const own = await ask<WireOrder>(backend, 'POST', '/v1/orders/create', { ...asking, headers });
  expect(own.body._id).not.toBe(guests.body._id);
});

test('what makes nothing is done each time, whatever its name', async () => {
  const [line] = await twoLines(backend);
  const headers = { 'idempotency-key': 'f6b2f3a8-3a0b-4c9e-8c1d-0a1b2c3d4e5f' };
  const { _id } = await makeOrder(backend, [line]);
  const quantityNow = async (quantity: number): Promise<number | undefined> => {
    const body = { products: [{ ...line, quantity }], promoCode: null };
    const answer = await ask<WireCheckout>(backend, 'PUT', `/v1/orders/${_id}/update-product`, { body, headers });
    return answer.body.order.products[0]?.quantity;
  };
  expect([await quantityNow(2), await quantityNow(3), await quantityNow(2)]).toEqual([2, 3, 2]);
});

test.each([
  [null, 'uk'],
  ['', 'uk'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,uk;q=0.8', 'en'],
  ['de, uk;q=0.3, en;q=0.4', 'en'],
  ['en;q=0', 'uk'],
  ['fr', 'uk'],
  ['en;q=x', 'uk'],
] as const)('who accepts %o is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
