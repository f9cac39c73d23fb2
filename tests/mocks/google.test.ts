// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { WireTokens, WireUser } from '#contract/auth.ts';
import { REGULAR, UNCONFIRMED } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { googleCredential } from '#mocks/google.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import type { Answer } from './support/guest.ts';
import { ask } from './support/guest.ts';
import { refusal, signIn } from './support/signed-in.ts';

const SOON = TEST_NOW + 60_000;
const LESIA = { email: 'Lesia@gmail.example', name: 'Леся Нитка', expiresAt: SOON };

let backend: Backend;

beforeEach(() => {
  backend = createTestBackend();
});

async function google(idToken: string): Promise<Answer<WireTokens>> {
  return ask<WireTokens>(backend, 'POST', '/v1/auth/google', { body: { idToken } });
}

async function userOf({ body }: Answer<WireTokens>): Promise<WireUser> {
  const headers = { authorization: `Bearer ${body.accessToken}` };
  return (await ask<WireUser>(backend, 'GET', '/v1/customer-profile/details', { headers })).body;
}

test('who comes by Google for the first time has an account, the next time the same', async () => {
  const first = await userOf(await google(await googleCredential(LESIA)));
  expect(first).toMatchObject({
    email: 'lesia@gmail.example',
    emailConfirmed: true,
    firstName: 'Леся',
    lastName: 'Нитка',
    status: 'ACTIVE',
  });
  expect(await userOf(await google(await googleCredential({ ...LESIA, name: 'Інша Леся' })))).toEqual(first);
});

test('an account of Google alone has no password that signs in', async () => {
  await google(await googleCredential(LESIA));
  for (const password of ['undefined', '      '])
    await expect(signIn(backend, { user: LESIA, password })).rejects.toThrow('PASSWORD_INVALID');
});

test('a customer who has registered before signs in by Google and keeps names and password', async () => {
  const credential = await googleCredential({ email: REGULAR.user.email, name: 'Хтось Інший', expiresAt: SOON });
  expect(await userOf(await google(credential))).toEqual(REGULAR.user);
  expect(await signIn(backend, REGULAR)).toBeDefined();
});

test('an account made in somebody’s name is theirs alone once they come by Google', async () => {
  const { body } = await ask<WireTokens>(backend, 'POST', '/v1/auth/login', {
    body: { email: UNCONFIRMED.user.email, password: UNCONFIRMED.password },
  });
  const credential = await googleCredential({ email: UNCONFIRMED.user.email, expiresAt: SOON });
  expect(await userOf(await google(credential))).toMatchObject({ emailConfirmed: true });
  await expect(signIn(backend, UNCONFIRMED)).rejects.toThrow('PASSWORD_INVALID');
  const { refreshToken } = body;
  const refreshed = await ask(backend, 'POST', '/v1/auth/refresh-session', { body: { refreshToken } });
  expect(refusal(refreshed)[1]).toBe('INVALID_REFRESH_TOKEN');
});

test.each([
  ['has run out', { ...LESIA, expiresAt: TEST_NOW }, 'GOOGLE_AUTH_TOKEN_EXPIRED'],
  ['is of an e-mail Google does not vouch for', { ...LESIA, verified: false }, 'GOOGLE_AUTH_TOKEN_NOT_VERIFIED'],
  ['has no e-mail', { name: 'Леся', expiresAt: SOON }, 'GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL'],
  ['has no real e-mail', { ...LESIA, email: 'lesia' }, 'GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL'],
  ['has one that no form takes', { ...LESIA, email: 'леся@gmail.com' }, 'GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL'],
])('a credential that %s is refused', async (_, person, code) => {
  expect(refusal(await google(await googleCredential(person)))).toEqual([400, code, []]);
});

test('a credential that nobody signed, or that was changed, is refused', async () => {
  const [header = '', payload = '', signature = ''] = (await googleCredential(LESIA)).split('.');
  const [, others = ''] = (await googleCredential({ ...LESIA, email: REGULAR.user.email })).split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const forged = [
    `${header}.${others}.${signature}`,
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    `${header}.${payload}`,
    `${header}.${payload}.${signature}.${signature}`,
    '..',
    'null',
    '__proto__',
  ];
  for (const one of forged) expect(refusal(await google(one))).toEqual([400, 'GOOGLE_AUTH_TOKEN_INVALID', []]);
});
