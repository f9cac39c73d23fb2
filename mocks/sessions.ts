import type { WireTokens } from '#contract/auth.ts';
import { accessTokenFor, familyOf } from './access-token.ts';
import type { Shop } from './call.ts';
import { Fault } from './faults.ts';
import type { StoredCustomer } from './state.ts';

const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60 * 1_000;

/** Begins a session of a customer, or goes on with that of a family. */
export async function newTokens(
  { database, now, newId }: Shop,
  customer: StoredCustomer,
  family = newId(),
): Promise<WireTokens> {
  const { state } = database;
  const customerId = customer.user._id;
  const token = `${family}.${newId()}`;
  const alive = state.sessions.filter((session) => session.expiresAt > now());
  state.sessions = [...alive, { token, customerId, expiresAt: now() + REFRESH_TOKEN_MS }];
  const bearer = { customerId, family, tokenId: newId(), now: now(), lifetimeS: state.accessTokenS };
  return { accessToken: await accessTokenFor(bearer), refreshToken: token };
}

/**
 * New tokens for a refresh token, which dies at once: of two calls with it only the first gets any. That it comes twice
 * means that somebody else has it too, and nobody can say who is who: the session ends for both. Throws
 * INVALID_REFRESH_TOKEN.
 */
export async function renewedTokens(shop: Shop, refreshToken: string): Promise<WireTokens> {
  const { state } = shop.database;
  const family = familyOf(refreshToken);
  const session = state.sessions.find(({ token }) => familyOf(token) === family);
  state.sessions = state.sessions.filter((one) => one !== session);
  const owner = state.customers.find(({ user }) => user._id === session?.customerId);
  const isGood = session !== undefined && session.token === refreshToken && session.expiresAt > shop.now();
  if (isGood && owner?.user.status === 'ACTIVE') return newTokens(shop, owner, family);
  // What a refusal has ended stays ended.
  if (session !== undefined) shop.database.save();
  throw new Fault('INVALID_REFRESH_TOKEN');
}

/** No token of the customer is good any more, neither to refresh a session nor to ask with. */
export function endSessions({ database }: Shop, customer: StoredCustomer): void {
  const { state } = database;
  state.sessions = state.sessions.filter((session) => session.customerId !== customer.user._id);
}
