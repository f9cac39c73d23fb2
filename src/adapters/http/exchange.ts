import type { LanguageTag } from '#domain/profile.ts';
import type { AppError } from '#domain/errors.ts';
import type { Clock } from '#ports/platform.ts';
import { addressOf } from './address.ts';
import { toAppError } from './errors.ts';
import { present } from './present.ts';
import type { Reply } from './retry.ts';
import { retryAfterS } from './retry.ts';

export interface Transport {
  fetch: typeof globalThis.fetch;
  /** Where `/v1/…` begins: '' for the same origin, or 'https://api.example.com'. */
  baseUrl: string;
  clock: Clock;
  /** Off where a strict CORS backend refuses headers it does not know. */
  sendIdempotencyKey: boolean;
}

export interface HttpCall {
  method: string;
  /** Of the moment in which it was asked. */
  language: LanguageTag;
  path: string;
  body?: unknown;
  /** Whether it changes nothing, whatever its method. */
  isRead?: boolean;
  operation?: string | undefined;
  orderKey?: string | undefined;
}

/** One request and its answer, whatever it is; a failure of the network is given back, not thrown. */
export type Exchange = (call: HttpCall, token: string | undefined, signal: AbortSignal) => Promise<Reply | AppError>;

/** Browsers carry 64 KiB past the end of a page, all calls together; a call beyond that fails (Fetch standard, 4.5). */
const CARRIED_MAX_BYTES = 60_000;

export function createExchange(transport: Transport): Exchange {
  // Taken out of the options: the `fetch` of a browser refuses to be called as a method of something else.
  const { fetch, clock } = transport;
  let lastStamp = 0;
  /** Bytes of changes on their way that outlive the page. */
  let carried = 0;

  function headersOf(call: HttpCall, token: string | undefined): Record<string, string> {
    return present({
      Accept: 'application/json',
      'Accept-Language': call.language,
      'Content-Type': call.body === undefined ? undefined : 'application/json',
      Authorization: token === undefined ? undefined : `Bearer ${token}`,
      'Idempotency-Key': transport.sendIdempotencyKey ? call.operation : undefined,
      'Order-Key': call.orderKey,
    });
  }

  return async (call, token, signal) => {
    // Two calls of one millisecond still differ, so that nothing between here and the server takes them for one.
    lastStamp = Math.max(clock.now(), lastStamp + 1);
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const bytes = call.isRead ? 0 : new TextEncoder().encode(body).length;
    // What a shopper has pressed is done even if the page is left in the same moment.
    const keepalive = !call.isRead && carried + bytes < CARRIED_MAX_BYTES;
    if (keepalive) carried += bytes;
    try {
      const response = await fetch(addressOf(transport.baseUrl, call.path, lastStamp), {
        method: call.method,
        headers: headersOf(call, token),
        ...(body !== undefined && { body }),
        keepalive,
        signal,
        credentials: 'omit',
        cache: 'no-store',
      });
      const wait = retryAfterS(response.headers.get('Retry-After'));
      return { status: response.status, text: await response.text(), ...present({ retryAfterS: wait }) };
    } catch (error) {
      return toAppError(error);
    } finally {
      if (keepalive) carried -= bytes;
    }
  };
}
