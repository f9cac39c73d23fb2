// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireTokens } from '#contract/auth.ts';
import type { WireCheckout, WireChosenPayment, WireOrder } from '#contract/order.ts';
import { REGULAR } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import type { Answer, Line } from './support/guest.ts';
import { CUSTOMER, KYIV, ORIGIN, ask, choosePayment, filledOrder, makeOrder, pay, twoLines } from './support/guest.ts';
import { lastToken, letters, refusal, signIn } from './support/signed-in.ts';

type Headers = Record<string, string>;

const HOUR_MS = 3_600_000;
const REFUSED = [403, 'DONT_HAVE_ACCESS', []];
const WITHHELD = ['shippingInfo', 'trackingNumber', 'dates', 'transactionId'];
const WRONG = '0b7e4c18-93d5-4f2a-8e6b-71c5d20a9f34';

let now = TEST_NOW;
let backend: Backend;
let line: Line;
/** A guest's, filled in. */
let order: WireOrder;

const withKey = (key = order.key): Headers => ({ 'order-key': key ?? '' });
const read = (headers: Headers = {}): Promise<Answer<WireCheckout>> =>
  ask(backend, 'GET', `/v1/orders/${order._id}`, { headers });
const put = (what: string, body: unknown, headers: Headers = {}): Promise<Answer> =>
  ask(backend, 'PUT', `/v1/orders/${order._id}/${what}`, { body, headers });

async function register(email: string): Promise<Headers> {
  const body = { email, password: 'secret password' };
  const { accessToken } = (await ask<WireTokens>(backend, 'POST', '/v1/auth/register', { body })).body;
  return { authorization: `Bearer ${accessToken}` };
}

/** An account whose e-mail is confirmed. */
async function confirmed(email: string): Promise<Headers> {
  const who = await register(email);
  await ask(backend, 'POST', '/v1/auth/confirm-email', { body: { token: await lastToken(backend) } });
  return who;
}

async function numbersOf(headers: Headers): Promise<string[]> {
  const path = '/v1/customer-profile/orders';
  const { body } = await ask<{ items: WireOrder[] }>(backend, 'POST', path, { body: {}, headers });
  return body.items.map(({ number }) => number);
}

beforeEach(async () => {
  now = TEST_NOW;
  backend = createTestBackend({ now: () => now });
  [line] = await twoLines(backend);
  order = await filledOrder(backend, [line]);
});

describe('a guest’s order', () => {
  test('has a key that only the answer to its making tells', async () => {
    expect(order.key).toMatch(/^[\w-]{16,}$/);
    expect((await read(withKey())).body.order).not.toHaveProperty('key');
    expect(JSON.stringify((await put('update-customer', CUSTOMER, withKey())).body)).not.toContain(order.key);
    const own = await ask(backend, 'POST', '/v1/orders/create', {
      body: { products: [line] },
      headers: await signIn(backend, REGULAR),
    });
    expect(own.body).not.toHaveProperty('key');
  });

  test('two orders have two keys', async () => {
    expect((await makeOrder(backend, [line])).key).not.toBe(order.key);
  });

  test('is whole within an hour for whoever knows its id', async () => {
    now += HOUR_MS - 1;
    expect((await read()).body.order).toMatchObject({ customer: CUSTOMER, shippingInfo: KYIV });
  });

  test.each<[string, Headers]>([
    ['without its key', {}],
    ['with a wrong one', withKey(WRONG)],
    ['with an empty one', withKey('')],
  ])('an hour later %s shows number, state and goods, and nobody’s name, phone or address', async (_how, headers) => {
    await pay(backend, await choosePayment(backend, order._id));
    now += HOUR_MS;
    const { status, body } = await read(headers);
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ number: order.number, status: 'IN_PROCESS', withheld: true, customer: {} });
    expect(body.order.products).toMatchObject([{ ...line, name: order.products[0]?.name }]);
    const said = JSON.stringify(body);
    for (const secret of [...Object.values(CUSTOMER), KYIV.city, ...WITHHELD]) expect(said).not.toContain(secret);
  });

  test('is whole at any time with its key, and can be gone on with', async () => {
    now += 30 * 24 * HOUR_MS;
    const { body } = await read(withKey());
    expect(body.order).toMatchObject({ customer: CUSTOMER, shippingInfo: KYIV });
    expect(body.order).not.toHaveProperty('withheld');
    expect((await put('payment-method', { paymentMethod: 'CARD' }, withKey())).status).toBe(200);
  });

  test.each<[string, unknown]>([
    ['update-product', { products: [{ variantId: WRONG, size: 'M', quantity: 1 }], promoCode: null }],
    ['update-customer', CUSTOMER],
    ['update-shipping-info', KYIV],
    ['update-shipping-method', { id: WRONG }],
    ['payment-method', { paymentMethod: 'CARD' }],
  ])('takes no %s without its key an hour later', async (what, body) => {
    now += HOUR_MS;
    expect(refusal(await put(what, body))).toEqual(REFUSED);
    expect(refusal(await put(what, body, withKey(WRONG)))).toEqual(REFUSED);
    expect(refusal(await put(what, body, await confirmed('maria@example.com')))).toEqual(REFUSED);
  });
});

describe('nobody takes over a guest’s order by its id alone', () => {
  test.each<[string, unknown]>([
    ['who gets it', { ...CUSTOMER, email: 'maria@example.com' }],
    ['where to', { ...KYIV, branchNumber: '13' }],
  ])('%s is said with the key only, from the first minute on', async (which, body) => {
    const what = which === 'where to' ? 'update-shipping-info' : 'update-customer';
    const maria = await confirmed('maria@example.com');
    for (const headers of [{}, maria, withKey(WRONG)]) expect(refusal(await put(what, body, headers))).toEqual(REFUSED);
    expect((await put(what, body, { ...maria, ...withKey() })).status).toBe(200);
  });

  test('a customer who pays for it without its key has paid for a guest, with it for an order of their own', async () => {
    const maria = await confirmed('maria@example.com');
    const card = { paymentMethod: 'CARD' };
    expect((await put('payment-method', card, maria)).status).toBe(200);
    expect(await numbersOf(maria)).toEqual([]);
    expect((await read(withKey())).status).toBe(200);
    expect((await put('payment-method', card, { ...maria, ...withKey() })).status).toBe(200);
    expect(await numbersOf(maria)).toEqual([order.number]);
  });

  test('a customer who says with its key who gets it owns it', async () => {
    const maria = await confirmed('maria@example.com');
    const body = { ...CUSTOMER, email: 'maria@example.com' };
    expect((await put('update-customer', body, { ...maria, ...withKey() })).status).toBe(200);
    expect(await numbersOf(maria)).toEqual([order.number]);
  });

  test('an e-mail that nobody has confirmed makes it nobody’s, its key does, and so does the letter about the e-mail', async () => {
    const olena = await register(CUSTOMER.email);
    expect((await read(olena)).status).toBe(200);
    expect(await numbersOf(olena)).toEqual([]);
    now += HOUR_MS;
    const later = await ask<WireTokens>(backend, 'POST', '/v1/auth/login', {
      body: { email: CUSTOMER.email, password: 'secret password' },
    });
    const again = { authorization: `Bearer ${later.body.accessToken}` };
    expect((await read(again)).body.order.withheld).toBe(true);
    await ask(backend, 'POST', '/v1/auth/confirm-email', { body: { token: await lastToken(backend) } });
    expect((await read(again)).body.order).toMatchObject({ customer: CUSTOMER });
    expect(await numbersOf(again)).toEqual([order.number]);
  });

  test('with its key it is of the account that is made under its e-mail, and the key opens it no more', async () => {
    const olena = await register(CUSTOMER.email);
    expect((await read({ ...olena, ...withKey() })).status).toBe(200);
    expect(await numbersOf(olena)).toEqual([order.number]);
    expect(refusal(await read(withKey()))).toEqual(REFUSED);
  });

  test('who is shown it by its key with another e-mail only looks', async () => {
    const maria = await confirmed('maria@example.com');
    now += HOUR_MS / 6;
    expect((await read({ ...maria, ...withKey() })).body.order).toMatchObject({ customer: CUSTOMER });
    expect(await numbersOf(maria)).toEqual([]);
  });
});

describe('the letter about a paid order', () => {
  const linkOf = async (): Promise<string | undefined> => (await letters(backend)).at(-1)?.link?.url;

  test('carries the key of a guest’s in the fragment, which no server hears of', async () => {
    await pay(backend, await choosePayment(backend, order._id));
    expect(await linkOf()).toBe(`${ORIGIN}/ua/checkout/success?order=${order._id}#key=${order.key}`);
  });

  test('leads to a customer’s, who signs in', async () => {
    const headers = { ...(await confirmed('maria@example.com')), ...withKey() };
    const { body } = await put('payment-method', { paymentMethod: 'CARD' }, headers);
    await pay(backend, body as WireChosenPayment);
    expect(await linkOf()).toBe(`${ORIGIN}/ua/checkout/success?order=${order._id}`);
  });

  test('what the provider leads back to has no key: its address is the provider’s to know', async () => {
    const { headers } = await pay(backend, await choosePayment(backend, order._id));
    expect(headers.get('location')).toBe(`${ORIGIN}/ua/checkout/success?order=${order._id}`);
  });
});
