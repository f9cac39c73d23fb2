import { ACCESS_TOKEN_MARGIN_S } from './constants.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const SECOND_MS = 1_000;
/** A token that only names a moment lives at least so long: the device may be ahead of who named it. */
const SHORTEST_LIFE_MS = 2 * ACCESS_TOKEN_MARGIN_S * SECOND_MS;

/** True unless more than 60 seconds of the access token's life remain (spec section 4). Times in epoch milliseconds. */
export function needsRefresh(expiresAt: number, now: number): boolean {
  return !(expiresAt - now > ACCESS_TOKEN_MARGIN_S * SECOND_MS);
}

/** What a JWT (RFC 7519) says of itself; nothing of it is verified here, the server does that. */
function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  try {
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}

/** Accounts that a token was made for at once may be a moment older than it. */
const AT_ONCE_MS = 60_000;

/** Whether a token belongs to an account that was made with it; both moments are the server's. */
export function isOfNewAccount(accessToken: string, registeredAt: number | undefined): boolean {
  const { iat } = claimsOf(accessToken);
  if (typeof iat !== 'number' || registeredAt === undefined) return false;
  return Math.abs(iat * SECOND_MS - registeredAt) < AT_ONCE_MS;
}

/**
 * How long an access token lives from its receipt, in milliseconds; undefined when it cannot be told. By the difference
 * of its own two times, so that a device whose clock is wrong judges it rightly.
 */
export function lifetimeMs(accessToken: string, receivedAt: number): number | undefined {
  const { exp, iat } = claimsOf(accessToken);
  if (typeof exp !== 'number') return undefined;
  if (typeof iat !== 'number') return Math.max(SHORTEST_LIFE_MS, exp * SECOND_MS - receivedAt);
  const life = (exp - iat) * SECOND_MS;
  return life > 0 ? life : undefined;
}
