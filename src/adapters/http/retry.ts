import { RETRY_MAX_MS, RETRY_MIN_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';

/** No shopper waits longer than that for another try. */
const RETRY_AFTER_MAX_MS = 5_000;
export const TOO_MANY_REQUESTS = 429;

/** An answer of the server as it came. */
export interface Reply {
  status: number;
  text: string;
  /** What the server asked to wait before the next try. */
  retryAfterS?: number;
}

/** Seconds of a `Retry-After`; its date form is not worth trusting two clocks. */
export function retryAfterS(header: string | null): number | undefined {
  return header !== null && /^\s*\d+\s*$/.test(header) ? Number(header) : undefined;
}

/**
 * How long to wait before the same read or search is tried again, or undefined when that is of no use. Only a network
 * failure, a 5xx and a 429 pass by themselves, and none is tried sooner than the server asked. Full jitter keeps many
 * shoppers from coming back in one wave.
 */
export function retryWaitMs(outcome: Reply | AppError, random: number): number | undefined {
  const jitter = Math.round(RETRY_MIN_MS + random * (RETRY_MAX_MS - RETRY_MIN_MS));
  if (outcome instanceof AppError) return outcome.kind === 'unreachable' ? jitter : undefined;
  const mayPass = outcome.status >= 500 || outcome.status === TOO_MANY_REQUESTS;
  const wait = outcome.retryAfterS === undefined ? jitter : outcome.retryAfterS * 1_000;
  return mayPass && wait <= RETRY_AFTER_MAX_MS ? wait : undefined;
}
