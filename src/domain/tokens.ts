import { ACCESS_TOKEN_MARGIN_S } from './constants.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** True unless more than 60 seconds of the access token's life remain (spec section 4). Times in epoch milliseconds. */
export function needsRefresh(expiresAt: number, now: number): boolean {
  return !(expiresAt - now > ACCESS_TOKEN_MARGIN_S * 1000);
}
