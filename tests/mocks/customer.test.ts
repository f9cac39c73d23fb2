// @vitest-environment node
import * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import type { WireTokens } from '#contract/auth.ts';
import { tokens, user } from '#contract/auth.ts';
import type { WireErrorBody } from '#contract/common.ts';
import type { WireChosenPayment, WireOrder } from '#contract/order.ts';
import type { Backend } from '#mocks/backend.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import type { Answer, Line } from './support/guest.ts';
import { CUSTOMER, KYIV, ask, filledOrder, keyOf, methodId, pay, twoLines } from './support/guest.ts';

const OLENA = { email: 'Olena@example.com', password: 'secret password' };
const BASKET = '/v1/customer-profile/basket';
const MINUTE_MS = 60_000;

let now = TEST_NOW;
let backend: Backend;
let first: Line;
let second: Line;

beforeEach(async () => {
  now = TEST_NOW;
  backend = createTestBackend({ now: () => now });
  [first, second] = await twoLines(backend);
});

const post = async <Body = WireTokens>(path: string, body: unknown): Promise<Answer<Body>> =>
  ask<Body>(backend, 'POST', path, { body });
const register = async (who = OLENA): Promise<WireTokens> => (await post('/v1/auth/register', who)).body;
const bearer = ({ accessToken }: WireTokens): { authorization: string } => ({ authorization: `Bearer ${accessToken}` });
const code = (answer: Answer): [number, string] => [answer.status, (answer.body as WireErrorBody).code];

async function basket(who: WireTokens, method = 'GET', path = '', body?: unknown): Promise<Answer<{ items: Line[] }>> {
  return ask(backend, method, BASKET + path, { body, headers: bearer(who) });
}

test('who registers is signed in, by tokens and as a user of the contract', async () => {
  const given = await register();
  expect(z.safeParse(tokens, given).success).toBe(true);
  const details = await ask(backend, 'GET', '/v1/customer-profile/details', { headers: bearer(given) });
  expect(z.parse(user, details.body)).toEqual(details.body);
  expect(details.body).toMatchObject({ email: 'olena@example.com', emailConfirmed: false });
});

test('renewed within the same second, a session has another access token all the same', async () => {
  const given = await register();
  const renewed = await post('/v1/auth/refresh-session', { refreshToken: given.refreshToken });
  expect(renewed.body.accessToken).not.toBe(given.accessToken);
});

test('an e-mail registers once, in whatever case it is written', async () => {
  await register();
  const again = await post('/v1/auth/register', { ...OLENA, email: 'OLENA@EXAMPLE.COM' });
  expect(code(again)).toEqual([400, 'BAD_REQUEST_VALUE_NOT_UNIQUE']);
  const both = await Promise.all([1, 2].map(() => post('/v1/auth/register', { ...OLENA, email: 'two@example.com' })));
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
});

test('signing in tells a wrong password from an unknown e-mail by code, and neither is a 401', async () => {
  await register();
  expect((await post('/v1/auth/login', OLENA)).status).toBe(200);
  expect(code(await post('/v1/auth/login', { ...OLENA, password: 'wrong one' }))).toEqual([400, 'PASSWORD_INVALID']);
  const unknown = await post('/v1/auth/login', { ...OLENA, email: 'nobody@example.com' });
  expect(code(unknown)).toEqual([400, 'USER_WITH_THIS_CREDENTIALS_NOT_FOUND']);
});

test('an access token lasts a quarter of an hour', async () => {
  const given = await register();
  const [, payload = ''] = given.accessToken.split('.');
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  expect(exp * 1_000).toBe(TEST_NOW + 15 * MINUTE_MS);
  now += 15 * MINUTE_MS - 1;
  expect((await basket(given)).status).toBe(200);
  now += 1;
  expect(code(await basket(given))).toEqual([401, 'UNAUTHORIZED']);
});

test('a token changed by anyone is refused', async () => {
  const given = await register();
  const other = await register({ ...OLENA, email: 'other@example.com' });
  const [header, , signature] = given.accessToken.split('.');
  const mixed = [header, other.accessToken.split('.')[1], signature].join('.');
  for (const accessToken of [mixed, `${header}.${signature}`, 'undefined', '', given.refreshToken])
    expect(code(await basket({ ...given, accessToken }))).toEqual([401, 'UNAUTHORIZED']);
  expect(code(await ask(backend, 'GET', BASKET))).toEqual([401, 'UNAUTHORIZED']);
});

test('a refresh token works once, even for two calls at the same moment', async () => {
  const { refreshToken } = await register();
  const both = await Promise.all([1, 2].map(() => post('/v1/auth/refresh-session', { refreshToken })));
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 401]);
  const fresh = both.find((answer) => answer.status === 200)?.body;
  expect(fresh).toBeDefined();
});

test('a refresh token that comes twice ends its session, whoever had it, and no other', async () => {
  const given = await register();
  const { refreshToken } = given;
  const elsewhere = (await post('/v1/auth/login', OLENA)).body;
  const refresh = async (token: string) => post('/v1/auth/refresh-session', { refreshToken: token });
  const renewed = (await refresh(refreshToken)).body;
  const again = (await refresh(renewed.refreshToken)).body;
  expect(code(await refresh(refreshToken))).toEqual([401, 'INVALID_REFRESH_TOKEN']);
  expect(code(await refresh(again.refreshToken))).toEqual([401, 'INVALID_REFRESH_TOKEN']);
  for (const tokens of [given, renewed, again]) expect(code(await basket(tokens))).toEqual([401, 'UNAUTHORIZED']);
  expect((await basket(elsewhere)).status).toBe(200);
  expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
});

test('a renewal whose answer was lost is asked for again by its own name, and by nothing else', async () => {
  const { refreshToken } = await register();
  const named = (operation: string) => ({ body: { refreshToken }, headers: { 'idempotency-key': operation } });
  const asked = (operation: string) => ask<WireTokens>(backend, 'POST', '/v1/auth/refresh-session', named(operation));
  const first = await asked('2d7e0b94-5a1c-4f3e-9b86-c40d1f7a2e58');
  expect(await asked('2d7e0b94-5a1c-4f3e-9b86-c40d1f7a2e58')).toEqual(first);
  expect((await post('/v1/auth/refresh-session', { refreshToken: first.body.refreshToken })).status).toBe(200);
  expect(code(await asked('8c15f3a6-e902-4d7b-a06f-71b3d9e4c28a'))).toEqual([401, 'INVALID_REFRESH_TOKEN']);
});

test('a token of the social provider that cannot be verified is refused', async () => {
  expect(code(await post('/v1/auth/google', { idToken: 'x' }))).toEqual([400, 'GOOGLE_AUTH_TOKEN_INVALID']);
});

test('adding the same size again raises its quantity, another one goes to the front', async () => {
  const who = await register();
  await basket(who, 'PUT', '/add', first);
  await basket(who, 'PUT', '/add', { ...first, quantity: 2 });
  const { body } = await basket(who, 'PUT', '/add', second);
  expect(body.items).toEqual([second, { ...first, quantity: 3 }]);
  expect((await basket(who)).body).toEqual(body);
});

test('a line is changed and removed; one that is not there cannot be', async () => {
  const who = await register();
  await basket(who, 'PUT', '/add', first);
  const { variantId, size } = first;
  expect((await basket(who, 'PATCH', '/update', { ...first, quantity: 5 })).body.items[0]?.quantity).toBe(5);
  expect((await basket(who, 'DELETE', '/delete', { variantId, size })).body.items).toEqual([]);
  expect(code(await basket(who, 'DELETE', '/delete', { variantId, size }))).toEqual([404, 'BASKET_ITEM_NOT_FOUND']);
  expect(code(await basket(who, 'PATCH', '/update', first))).toEqual([404, 'BASKET_ITEM_NOT_FOUND']);
});

test('what is sold out is not added, but a line that was there may stay or shrink', async () => {
  const who = await register();
  await basket(who, 'PUT', '/add', { ...first, quantity: 2 });
  for (const { variantId, size } of [first, second]) await post('/v1/__mock/sell-out', { variantId, size });
  expect(code(await basket(who, 'PUT', '/add', first))).toEqual([409, 'PRODUCT_VARIANT_NOT_IN_STOCK']);
  expect((await basket(who, 'PATCH', '/update', first)).status).toBe(200);
  expect((await basket(who, 'PATCH', '', { items: [first] })).status).toBe(200);
  const refused = await basket(who, 'PATCH', '', { items: [first, second] });
  expect((refused.body as unknown as WireErrorBody).details?.map((detail) => detail.path)).toEqual(['items.1']);
});

test('a line that is refused is told by its fields as they were sent', async () => {
  const who = await register();
  const told = async (line: object) => {
    const { body } = await basket(who, 'PUT', '/add', line);
    const { code: word, details } = body as unknown as WireErrorBody;
    return [word, details?.map(({ path }) => path)];
  };
  const unknown = '0b7e4c18-93d5-4f2a-8e6b-71c5d20a9f34';
  expect(await told({ ...first, variantId: unknown })).toEqual(['PRODUCT_SINGLE_VARIANT_NOT_FOUND', ['variantId']]);
  const size = 'COMBINATION_OF_PRODUCT_VARIANT_AND_SIZE_NOT_FOUND';
  expect(await told({ ...first, size: 'WOMENS_OVERSIZE' })).toEqual([size, ['size']]);
  await post('/v1/__mock/sell-out', { variantId: first.variantId, size: first.size });
  expect(await told(first)).toEqual(['PRODUCT_VARIANT_NOT_IN_STOCK', ['size']]);
});

test('baskets of two customers are two baskets', async () => {
  const [olena, other] = [await register(), await register({ ...OLENA, email: 'other@example.com' })];
  await basket(olena, 'PUT', '/add', first);
  expect((await basket(other)).body.items).toEqual([]);
});

test('an order of a customer is nobody else’s', async () => {
  const who = await register();
  const made = await ask<{ _id: string }>(backend, 'POST', '/v1/orders/create', {
    body: { products: [first] },
    headers: bearer(who),
  });
  const path = `/v1/orders/${made.body._id}`;
  expect((await ask(backend, 'GET', path, { headers: bearer(who) })).status).toBe(200);
  expect(code(await ask(backend, 'GET', path))).toEqual([403, 'DONT_HAVE_ACCESS']);
});

test('what was bought leaves the basket of its customer once it is paid, not before', async () => {
  const who = await register();
  await basket(who, 'PUT', '/add', first);
  const guest = await filledOrder(backend, [first]);
  const owned = await ask(backend, 'PUT', `/v1/orders/${guest._id}/update-customer`, {
    body: { ...CUSTOMER, email: 'olena@example.com' },
    headers: { ...bearer(who), ...keyOf(backend, guest._id) },
  });
  expect(owned.status).toBe(200);
  const choose = { body: { paymentMethod: 'CARD' }, headers: bearer(who) };
  const path = `/v1/orders/${guest._id}/payment-method`;
  const chosen = await ask<WireChosenPayment>(backend, 'PUT', path, choose);
  await pay(backend, chosen.body, { act: 'cancel' });
  expect((await basket(who)).body.items).toHaveLength(1);
  await pay(backend, chosen.body);
  expect((await basket(who)).body.items).toHaveLength(0);
});

test('exactly what was bought leaves the basket: other lines and what a line has more stay', async () => {
  const who = await register();
  const made = await ask<{ _id: string }>(backend, 'POST', '/v1/orders/create', {
    body: { products: [first] },
    headers: bearer(who),
  });
  const path = `/v1/orders/${made.body._id}`;
  const put = async (part: string, body: unknown) =>
    ask<WireChosenPayment>(backend, 'PUT', `${path}/${part}`, { body, headers: bearer(who) });
  await put('update-customer', { ...CUSTOMER, email: 'olena@example.com' });
  await put('update-shipping-info', KYIV);
  await put('update-shipping-method', { id: methodId('parcel-branch') });
  const chosen = await put('payment-method', { paymentMethod: 'CARD' });
  await basket(who, 'PUT', '/add', second);
  await basket(who, 'PUT', '/add', { ...first, quantity: 3 });
  await pay(backend, chosen.body);
  expect((await basket(who)).body.items).toEqual([{ ...first, quantity: 2 }, second]);
  await pay(backend, chosen.body);
  expect((await basket(who)).body.items).toEqual([{ ...first, quantity: 2 }, second]);
});

test('an order that a guest made is of the customer who pays it, basket and all', async () => {
  const who = await register({ ...OLENA, email: 'maria@example.com' });
  await basket(who, 'PUT', '/add', first);
  await basket(who, 'PUT', '/add', second);
  const { _id } = await filledOrder(backend, [first]);
  const chosen = await ask<WireChosenPayment>(backend, 'PUT', `/v1/orders/${_id}/payment-method`, {
    body: { paymentMethod: 'CARD' },
    headers: { ...bearer(who), ...keyOf(backend, _id) },
  });
  await pay(backend, chosen.body);
  expect((await basket(who)).body.items).toEqual([second]);
  expect(code(await ask(backend, 'GET', `/v1/orders/${_id}`))).toEqual([403, 'DONT_HAVE_ACCESS']);
});

test('an order that a guest made is of whoever asks for it signed in under its e-mail, and of nobody else', async () => {
  const { _id, number } = await filledOrder(backend, [first]);
  const stranger = await register({ ...OLENA, email: 'maria@example.com' });
  const headers = (who: WireTokens) => ({ ...bearer(who), ...keyOf(backend, _id) });
  const read = (who: WireTokens) => ask(backend, 'GET', `/v1/orders/${_id}`, { headers: headers(who) });
  const listed = async (who: WireTokens): Promise<string[]> => {
    const path = '/v1/customer-profile/orders';
    const { body } = await ask<{ items: WireOrder[] }>(backend, 'POST', path, { body: {}, headers: bearer(who) });
    return body.items.map((order) => order.number);
  };
  expect((await read(stranger)).status).toBe(200);
  expect(await listed(stranger)).toEqual([]);
  const owner = await register();
  expect(await listed(owner)).toEqual([]);
  expect((await read(owner)).status).toBe(200);
  expect(await listed(owner)).toEqual([number]);
  expect(code(await read(stranger))).toEqual([403, 'DONT_HAVE_ACCESS']);
});

test('the newsletter takes an e-mail once', async () => {
  const subscribe = (email: string): Promise<Answer<WireErrorBody>> => post('/v1/customer-users/subscribe', { email });
  expect((await subscribe('one@example.com')).status).toBe(204);
  expect(code(await subscribe('ONE@example.com'))).toEqual([400, 'BAD_REQUEST_VALUE_NOT_UNIQUE']);
  expect(code(await subscribe('no e-mail'))).toEqual([400, 'VALIDATION_ERROR']);
});
