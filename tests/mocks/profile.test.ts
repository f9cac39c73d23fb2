// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { WireUser } from '#contract/auth.ts';
import type { WireOrder } from '#contract/order.ts';
import { MANAGER, REGULAR, UNCONFIRMED } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { createDatabase } from '#mocks/database.ts';
import { googleCredential } from '#mocks/google.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import { memoryStorage } from '#mocks/persist.ts';
import type { Answer } from './support/guest.ts';
import { ask, makeOrder, twoLines } from './support/guest.ts';
import type { Headers } from './support/signed-in.ts';
import { lastToken, letters, refusal, signIn } from './support/signed-in.ts';

let backend: Backend;
let headers: Headers;

beforeEach(async () => {
  backend = createTestBackend();
  headers = await signIn(backend, REGULAR);
});

const update = (body: object): Promise<Answer<WireUser>> =>
  ask<WireUser>(backend, 'PATCH', '/v1/customer-profile/update', { body, headers });

test('a customer changes what is named; the rest stays', async () => {
  const address = { region: 'EU', country: 'PL', city: 'Краків', address: 'Długa 3', postcode: '31-147' };
  const { body } = await update({ firstName: 'Леся', address, birthDate: '1990-02-28' });
  expect(body).toEqual({ ...REGULAR.user, firstName: 'Леся', address, birthDate: '1990-02-28' });
  expect((await ask(backend, 'GET', '/v1/customer-profile/details', { headers })).body).toEqual(body);
});

test('an empty name or phone is taken away', async () => {
  const { body } = await update({ lastName: '', patronymic: '  ', phone: '' });
  for (const field of ['lastName', 'patronymic', 'phone']) expect(body).not.toHaveProperty(field);
  expect(body.firstName).toBe(REGULAR.user.firstName);
});

test('null takes away whatever may be lacking, and only that', async () => {
  const optional = ['firstName', 'lastName', 'patronymic', 'phone', 'gender', 'birthDate', 'address'];
  const { body } = await update(Object.fromEntries(optional.map((field) => [field, null])));
  for (const field of optional) expect(body).not.toHaveProperty(field);
  expect(refusal(await update({ email: null }))).toEqual([400, 'VALIDATION_ERROR', ['email']]);
});

test.each([
  [{ status: 'INACTIVE' }, ['status']],
  [{ mayManage: true }, ['mayManage']],
  [{ emailConfirmed: true, _id: MANAGER.user._id }, ['emailConfirmed', '_id']],
  [{ phone: '067' }, ['phone']],
  [{ birthDate: '2001-02-30' }, ['birthDate']],
  [{ email: '' }, ['email']],
])('%j is nothing a customer can change', async (body, paths) => {
  const [status, code, found] = refusal(await update(body));
  expect([status, code, found.toSorted()]).toEqual([400, 'VALIDATION_ERROR', paths.toSorted()]);
  expect((await ask(backend, 'GET', '/v1/customer-profile/details', { headers })).body).toEqual(REGULAR.user);
});

test('another e-mail has to be free, in whatever case it is written', async () => {
  const refused = await update({ email: MANAGER.user.email.toUpperCase(), firstName: 'Леся' });
  expect(refusal(refused)).toEqual([400, 'BAD_REQUEST_VALUE_NOT_UNIQUE', ['email']]);
  expect((await ask(backend, 'GET', '/v1/customer-profile/details', { headers })).body).toEqual(REGULAR.user);
});

test('another e-mail is to be confirmed anew, by the letter that went there', async () => {
  await update({ email: 'first@poshta.example' });
  const former = await lastToken(backend);
  const { body } = await update({ email: 'Second@poshta.example' });
  expect(body).toMatchObject({ email: 'second@poshta.example', emailConfirmed: false });
  expect((await letters(backend)).map(({ to }) => to)).toEqual(['first@poshta.example', 'second@poshta.example']);
  const confirm = (token: string): Promise<Answer> =>
    ask(backend, 'POST', '/v1/auth/confirm-email', { body: { token } });
  expect(refusal(await confirm(former))).toEqual([400, 'VALIDATION_ERROR', ['token']]);
  expect((await confirm(await lastToken(backend))).status).toBe(204);
});

test('one’s own e-mail written again asks for no letter', async () => {
  const { body } = await update({ email: REGULAR.user.email.toUpperCase() });
  expect(body).toEqual(REGULAR.user);
  expect(await letters(backend)).toEqual([]);
});

test('a password is changed by who knows the old one, whose sessions on other devices go on', async () => {
  const elsewhere = await signIn(backend, REGULAR);
  const path = '/v1/customer-profile/update/password';
  const wrong = { oldPassword: 'not this one', newPassword: 'fresh secret' };
  const refused = await ask(backend, 'PATCH', path, { body: wrong, headers });
  expect(refusal(refused)).toEqual([400, 'PASSWORD_NOT_MATCH', ['oldPassword']]);
  const right = { ...wrong, oldPassword: REGULAR.password };
  expect((await ask(backend, 'PATCH', path, { body: right, headers })).status).toBe(204);
  expect(await signIn(backend, { ...REGULAR, password: 'fresh secret' })).toBeDefined();
  await expect(signIn(backend, REGULAR)).rejects.toThrow('PASSWORD_INVALID');
  expect((await ask(backend, 'GET', '/v1/customer-profile/details', { headers: elsewhere })).status).toBe(200);
});

const orders = async (body: object, who = headers): Promise<{ items: WireOrder[]; total: number }> =>
  (
    await ask<{ items: WireOrder[]; total: number }>(backend, 'POST', '/v1/customer-profile/orders', {
      body,
      headers: who,
    })
  ).body;

test('orders come newest first unless the oldest are asked for, a page at a time', async () => {
  const { items, total } = await orders({});
  expect(items).toHaveLength(12);
  const dates = items.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const rest = await orders({ page: 2 });
  expect(rest.items).toHaveLength(total - 12);
  const oldest = await orders({ sort: 'old', limit: 100 });
  expect(oldest.items.toReversed()).toEqual([...items, ...rest.items]);
});

test('orders are narrowed by their status', async () => {
  const { items, total } = await orders({ filter: { status: ['NEW', 'IN_PROCESS'] }, limit: 100 });
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['NEW', 'IN_PROCESS']));
  expect(total).toBe(items.length);
});

test('a customer sees no orders of guests or of other customers', async () => {
  await makeOrder(backend, [(await twoLines(backend))[0]]);
  const other = await signIn(backend, UNCONFIRMED);
  expect((await orders({}, other)).total).toBe(0);
  const before = (await orders({})).total;
  const [line] = await twoLines(backend);
  await ask(backend, 'POST', '/v1/orders/create', { body: { products: [line] }, headers: other });
  expect([(await orders({}, other)).total, (await orders({})).total]).toEqual([1, before]);
});

test('a customer who is switched off is as good as unknown', async () => {
  const storage = memoryStorage();
  const database = createDatabase(storage);
  const { user } = database.state.customers.find((one) => one.user._id === REGULAR.user._id) ?? {};
  const refreshToken = 'token of a session that was open';
  database.state.sessions = [{ token: refreshToken, customerId: REGULAR.user._id, expiresAt: Number.MAX_SAFE_INTEGER }];
  if (user !== undefined) user.status = 'INACTIVE';
  database.save();
  backend = createTestBackend({ storage });
  await expect(signIn(backend, REGULAR)).rejects.toThrow('USER_WITH_THIS_CREDENTIALS_NOT_FOUND');
  const details = await ask(backend, 'GET', '/v1/customer-profile/details', { headers });
  expect(refusal(details)[1]).toBe('UNAUTHORIZED');
  const refreshed = await ask(backend, 'POST', '/v1/auth/refresh-session', { body: { refreshToken } });
  expect(refusal(refreshed)[1]).toBe('INVALID_REFRESH_TOKEN');
  const reset = await ask(backend, 'POST', '/v1/auth/reset-password', { body: { email: REGULAR.user.email } });
  expect(refusal(reset)[1]).toBe('USER_NOT_FOUND');
  const idToken = await googleCredential({ email: REGULAR.user.email, expiresAt: TEST_NOW + 60_000 });
  const byGoogle = await ask(backend, 'POST', '/v1/auth/google', { body: { idToken } });
  expect(refusal(byGoogle)[1]).toBe('USER_WITH_THIS_CREDENTIALS_NOT_FOUND');
});
