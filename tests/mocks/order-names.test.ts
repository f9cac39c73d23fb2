import type { WireTokens } from '#contract/auth.ts';
import { MANAGER, REGULAR, UNCONFIRMED } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import { beforeEach, expect, test } from 'vitest';
import { CUSTOMER, ask, keyOf, makeOrder, orderNow, twoLines } from './support/guest.ts';
import { lastToken, refusal, signIn } from './support/signed-in.ts';

const OLENA = { email: CUSTOMER.email, password: 'kavuny-2026' };

let backend: Backend;

beforeEach(() => {
  backend = createTestBackend();
});

/** Fills in who orders; gives the status and code of the answer. */
async function orderAs(customer: object, headers: Record<string, string> = {}) {
  const [line] = await twoLines(backend);
  const { _id } = await makeOrder(backend, [line]);
  const path = `/v1/orders/${_id}/update-customer`;
  const answer = await ask(backend, 'PUT', path, { body: customer, headers: { ...headers, ...keyOf(backend, _id) } });
  const [status, code] = refusal(answer);
  return { id: _id, told: status === 200 ? [200] : [status, code] };
}

const register = (who = OLENA) => ask<WireTokens>(backend, 'POST', '/v1/auth/register', { body: who });

const confirm = async () =>
  ask(backend, 'POST', '/v1/auth/confirm-email', { body: { token: await lastToken(backend) } });

test('a guest who writes the confirmed e-mail of a customer is asked to sign in', async () => {
  await register();
  await confirm();
  const { id, told } = await orderAs({ ...CUSTOMER, email: 'Olena@example.com' });
  expect(told).toEqual([409, 'PHONE_AND_EMAIL_MISMATCHED']);
  expect((await orderNow(backend, id)).customer).toEqual({});
  const both = { ...CUSTOMER, email: REGULAR.user.email, phone: REGULAR.user.phone };
  expect((await orderAs(both)).told).toEqual([400, 'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED']);
});

test('an e-mail that an account has and nobody has confirmed refuses no guest', async () => {
  expect((await orderAs({ ...CUSTOMER, email: UNCONFIRMED.user.email })).told).toEqual([200]);
  await register();
  expect((await orderAs(CUSTOMER)).told).toEqual([200]);
});

test('two accounts with one phone both order, and so does a guest with it', async () => {
  const regular = await signIn(backend, REGULAR);
  const manager = await signIn(backend, MANAGER);
  const phone = REGULAR.user.phone;
  await ask(backend, 'PATCH', '/v1/customer-profile/update', { body: { phone }, headers: manager });
  expect((await orderAs({ ...CUSTOMER, email: REGULAR.user.email, phone }, regular)).told).toEqual([200]);
  expect((await orderAs({ ...CUSTOMER, email: MANAGER.user.email, phone }, manager)).told).toEqual([200]);
  expect((await orderAs({ ...CUSTOMER, phone })).told).toEqual([200]);
});

test('a customer who writes the confirmed e-mail of another is refused, whatever the phone', async () => {
  const regular = await signIn(backend, REGULAR);
  const { email } = MANAGER.user;
  const own = { ...CUSTOMER, email, phone: REGULAR.user.phone };
  expect((await orderAs(own, regular)).told).toEqual([409, 'PHONE_AND_EMAIL_MISMATCHED']);
});

test('an account that is switched off sends nobody to sign in, since that cannot be done', async () => {
  const { body } = await ask<{ version: number; state: { customers: { user: typeof REGULAR.user }[] } }>(
    backend,
    'GET',
    '/v1/__mock/snapshot',
  );
  for (const { user } of body.state.customers) user.status = 'INACTIVE';
  await ask(backend, 'PUT', '/v1/__mock/snapshot', { body });
  expect((await orderAs({ ...CUSTOMER, email: REGULAR.user.email })).told).toEqual([200]);
});
