// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { REGULAR, UNCONFIRMED } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import { ask } from './support/guest.ts';
import { letters, refusal, signIn } from './support/signed-in.ts';

const { email } = REGULAR.user;
let now = TEST_NOW;
let backend: Backend;

beforeEach(() => {
  now = TEST_NOW;
  backend = createTestBackend({ now: () => now });
});

const login = (password: string, as = email) =>
  ask(backend, 'POST', '/v1/auth/login', { body: { email: as, password } });
const reset = (to = email) => ask(backend, 'POST', '/v1/auth/reset-password', { body: { email: to } });
const ten = Array.from({ length: 10 }, (_, index) => index);

test('after ten wrong passwords a minute the right one has to wait as well, and is told how long', async () => {
  for (const index of ten) {
    expect(refusal(await login('wrong-one'))[1]).toBe('PASSWORD_INVALID');
    now += index === 0 ? 20_000 : 0;
  }
  for (const as of [email, email.toUpperCase()]) {
    const late = await login(REGULAR.password, as);
    expect(refusal(late).slice(0, 2)).toEqual([429, 'BAD_REQUEST']);
    expect(late.headers.get('retry-after')).toBe('40');
  }
  expect(await signIn(backend, UNCONFIRMED)).toBeDefined();
  now += 40_000;
  expect((await login(REGULAR.password)).status).toBe(200);
});

test('ten at once are ten, and right ones are none', async () => {
  for (const _ of [...ten, ...ten]) expect((await login(REGULAR.password)).status).toBe(200);
  const statuses = await Promise.all([...ten, ...ten].map(async () => (await login('wrong-one')).status));
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('an e-mail nobody has is limited alike: the limit tells nobody who is a customer', async () => {
  for (const _ of ten) await login('wrong-one', 'nobody@poshta.example');
  expect((await login('wrong-one', 'nobody@poshta.example')).status).toBe(429);
});

test('so are guesses of the old password by who is signed in', async () => {
  const headers = await signIn(backend, REGULAR);
  const change = (oldPassword: string) =>
    ask(backend, 'PATCH', '/v1/customer-profile/update/password', {
      body: { oldPassword, newPassword: 'new-one-2026' },
      headers,
    });
  for (const _ of ten) expect((await change('wrong-one')).status).toBe(400);
  expect((await change(REGULAR.password)).status).toBe(429);
});

test('ten letters a minute go to one e-mail, and no more', async () => {
  for (const _ of ten) expect((await reset()).status).toBe(204);
  const refused = await reset();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await letters(backend)).toHaveLength(10);
  expect((await reset(UNCONFIRMED.user.email)).status).toBe(204);
  now += 60_000;
  expect((await reset()).status).toBe(204);
});

test('to change an e-mail to and fro sends no more of them, and a refused change changes nothing', async () => {
  const headers = await signIn(backend, REGULAR);
  const change = (to: string) => ask(backend, 'PATCH', '/v1/customer-profile/update', { body: { email: to }, headers });
  for (const _ of ten) for (const to of ['one@poshta.example', email]) expect((await change(to)).status).toBe(200);
  expect((await change('one@poshta.example')).status).toBe(429);
  const details = await ask(backend, 'GET', '/v1/customer-profile/details', { headers });
  expect(details.body).toMatchObject({ email });
});

test('a backend that forgets everything forgets tries as well', async () => {
  const byCall = (): Promise<unknown> => ask(backend, 'POST', '/v1/__mock/reset', { body: {} });
  const byHand = (): Promise<unknown> => Promise.resolve(backend.reset());
  for (const forget of [byCall, byHand]) {
    for (const _ of ten) await login('wrong-one');
    expect((await login(REGULAR.password)).status).toBe(429);
    await forget();
    expect((await login(REGULAR.password)).status).toBe(200);
  }
});
