import { RETRY_MAX_MS, RETRY_MIN_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';

const RETRY_AFTER_MAX_MS = 5_000;
const TOO_MANY_REQUESTS = 429;

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

/** How long a shopper is made to wait before it is tried again, at most 5 s. */
export function waitAsked(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : Math.min(seconds * 1_000, RETRY_AFTER_MAX_MS);
}

/**
 * How long to wait before the same read or search is tried again, or undefined when that is of no use. Only a network
 * failure, a 5xx and a 429 pass by themselves. Full jitter keeps many shoppers from coming back in one wave.
 */
export function retryWaitMs(outcome: Reply | AppError, random: number): number | undefined {
  const jitter = Math.round(RETRY_MIN_MS + random * (RETRY_MAX_MS - RETRY_MIN_MS));
  if (outcome instanceof AppError) return outcome.kind === 'unreachable' ? jitter : undefined;
  const mayPass = outcome.status >= 500 || outcome.status === TOO_MANY_REQUESTS;
  return mayPass ? (waitAsked(outcome.retryAfterS) ?? jitter) : undefined;
}
