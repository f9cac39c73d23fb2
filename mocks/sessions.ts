import type { WireTokens } from '#contract/auth.ts';
import { accessTokenFor } from './access-token.ts';
import type { Shop } from './call.ts';

const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60 * 1_000;

/** Begins a session of a customer, or goes on with one. */
export async function newTokens({ database, now, newId }: Shop, customerId: string): Promise<WireTokens> {
  const { state } = database;
  const token = newId();
  const alive = state.sessions.filter((session) => session.expiresAt > now());
  state.sessions = [...alive, { token, customerId, expiresAt: now() + REFRESH_TOKEN_MS }];
  const bearer = { customerId, tokenId: newId(), now: now(), lifetimeS: state.accessTokenS };
  return { accessToken: await accessTokenFor(bearer), refreshToken: token };
}

/** No session of the customer can be refreshed any more; access tokens that are out die within their short life. */
export function endSessions({ database: { state } }: Shop, customerId: string): void {
  state.sessions = state.sessions.filter((session) => session.customerId !== customerId);
}
