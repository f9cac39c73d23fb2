import type { WireTokens } from '#contract/auth.ts';
import { accessTokenFor } from '../access-token.ts';
import type { Endpoint, Shop } from '../call.ts';
import { endpoint } from '../call.ts';
import { Fault } from '../faults.ts';
import { passwordHash } from '../passwords.ts';

const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60 * 1_000;

async function newTokens({ database, now, newId }: Shop, customerId: string): Promise<WireTokens> {
  const { state } = database;
  const token = newId();
  const alive = state.sessions.filter((session) => session.expiresAt > now());
  state.sessions = [...alive, { token, customerId, expiresAt: now() + REFRESH_TOKEN_MS }];
  return { accessToken: await accessTokenFor(customerId, now()), refreshToken: token };
}

export const AUTH: Endpoint[] = [
  endpoint('auth.register', async ({ body }, shop) => {
    const { customers } = shop.database.state;
    const email = body.email.toLowerCase();
    const id = shop.newId();
    const hash = await passwordHash(body.password, id);
    if (customers.some(({ user }) => user.email === email))
      throw new Fault('BAD_REQUEST_VALUE_NOT_UNIQUE', {
        details: [{ path: 'email', message: 'Already registered' }],
      });
    const createdAt = new Date(shop.now()).toISOString();
    const user = { _id: id, email, emailConfirmed: false, status: 'ACTIVE', createdAt } as const;
    customers.push({ user, passwordHash: hash, basket: [] });
    return newTokens(shop, id);
  }),
  endpoint('auth.login', async ({ body }, shop) => {
    const email = body.email.toLowerCase();
    const customer = shop.database.state.customers.find(({ user }) => user.email === email);
    if (customer === undefined) throw new Fault('USER_WITH_THIS_CREDENTIALS_NOT_FOUND');
    const { _id } = customer.user;
    if ((await passwordHash(body.password, _id)) !== customer.passwordHash) throw new Fault('PASSWORD_INVALID');
    return newTokens(shop, _id);
  }),
  endpoint('auth.refresh-session', async ({ body: { refreshToken } }, shop) => {
    const { state } = shop.database;
    const session = state.sessions.find(({ token }) => token === refreshToken);
    if (session === undefined || session.expiresAt <= shop.now()) throw new Fault('INVALID_REFRESH_TOKEN');
    // The old one dies at once: of two calls with it only the first gets new tokens.
    state.sessions = state.sessions.filter((one) => one !== session);
    return newTokens(shop, session.customerId);
  }),
  endpoint('auth.google', () => {
    // Nothing here can verify a token of the provider, so none is believed.
    throw new Fault('GOOGLE_AUTH_TOKEN_INVALID');
  }),
];
