import type { CheckedCall, Endpoint, Shop } from '../call.ts';
import { endpoint } from '../call.ts';
import type { StoredCustomer } from '../state.ts';
import { Fault } from '../faults.ts';
import { genuineGoogleUser } from '../google.ts';
import { redeemToken } from '../letter-tokens.ts';
import { writeTokenLetter } from '../letters.ts';
import { passwordHash } from '../passwords.ts';
import { endSessions, newTokens, renewedTokens } from '../sessions.ts';

type GoogleUser = Awaited<ReturnType<typeof genuineGoogleUser>>;

function byEmail({ database }: Shop, email: string): StoredCustomer | undefined {
  return database.state.customers.find(({ user }) => user.email === email.toLowerCase());
}

/** A customer who is switched off is as good as none. */
function activeByEmail(shop: Shop, email: string): StoredCustomer | undefined {
  const customer = byEmail(shop, email);
  return customer?.user.status === 'ACTIVE' ? customer : undefined;
}

function newCustomer({ now, database }: Shop, id: string, rest: Partial<StoredCustomer['user']> & { email: string }) {
  const createdAt = new Date(now()).toISOString();
  const user = { _id: id, emailConfirmed: false, status: 'ACTIVE', createdAt, ...rest } as const;
  const customer: StoredCustomer = { user, passwordHash: '', basket: [] };
  database.state.customers.push(customer);
  return customer;
}

/**
 * The account of a Google user, made at the first time. An account nobody has confirmed may have been made by somebody
 * else in this person's name: its password and its sessions end, now that the owner of the e-mail is here.
 */
function customerOfGoogle(shop: Shop, { email, ...names }: GoogleUser): StoredCustomer {
  const known = byEmail(shop, email);
  if (known === undefined) return newCustomer(shop, shop.newId(), { email, ...names, emailConfirmed: true });
  if (known.user.status !== 'ACTIVE') throw new Fault('USER_WITH_THIS_CREDENTIALS_NOT_FOUND');
  shop.database.touch(known);
  if (!known.user.emailConfirmed) {
    known.passwordHash = '';
    known.user.emailConfirmed = true;
    endSessions(shop, known);
  }
  known.user = { ...names, ...known.user };
  return known;
}

async function register({ body, language, shopOrigin }: CheckedCall<{ email: string; password: string }>, shop: Shop) {
  const id = shop.newId();
  const hash = await passwordHash(body.password, id);
  if (byEmail(shop, body.email) !== undefined)
    throw new Fault('BAD_REQUEST_VALUE_NOT_UNIQUE', { details: [{ path: 'email', message: 'Already registered' }] });
  const customer = newCustomer(shop, id, { email: body.email.toLowerCase() });
  customer.passwordHash = hash;
  writeTokenLetter(shop, { language, shopOrigin }, 'confirm-email', customer);
  return newTokens(shop, customer);
}

export const AUTH: Endpoint[] = [
  endpoint('auth.register', register),
  endpoint('auth.login', async ({ body }, shop) => {
    // Of an e-mail nobody has as well: otherwise the limit would tell which there are.
    const giveBack = shop.limits.take('password', body.email);
    const customer = activeByEmail(shop, body.email);
    if (customer === undefined) throw new Fault('USER_WITH_THIS_CREDENTIALS_NOT_FOUND');
    const { _id } = customer.user;
    if ((await passwordHash(body.password, _id)) !== customer.passwordHash) throw new Fault('PASSWORD_INVALID');
    giveBack();
    return newTokens(shop, customer);
  }),
  endpoint('auth.refresh-session', ({ body }, shop) => renewedTokens(shop, body.refreshToken)),
  endpoint('auth.google', async ({ body }, shop) => {
    return newTokens(shop, customerOfGoogle(shop, await genuineGoogleUser(body.idToken, shop.now())));
  }),
  endpoint('auth.reset-password', (call, shop) => {
    shop.limits.take('letter', call.body.email);
    const customer = activeByEmail(shop, call.body.email);
    if (customer === undefined) throw new Fault('USER_NOT_FOUND');
    writeTokenLetter(shop, call, 'reset-password', customer);
  }),
  endpoint('auth.forgot-password', async ({ body }, shop) => {
    const customer = redeemToken(shop, 'reset-password', body.token);
    const { _id } = customer.user;
    customer.passwordHash = await passwordHash(body.password, _id);
    // The letter has reached its e-mail, which is all a confirmation would show.
    customer.user.emailConfirmed = true;
    endSessions(shop, customer);
  }),
  endpoint('auth.confirm-email', ({ body }, shop) => {
    redeemToken(shop, 'confirm-email', body.token).user.emailConfirmed = true;
  }),
];
