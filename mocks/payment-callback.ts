import { Fault } from './faults.ts';
import type { SignedFields } from './payment-data.ts';
import { signedFields } from './payment-data.ts';
import { readText } from './read-body.ts';
import { replyOf, responseOf } from './replies.ts';

interface CallbackOptions {
  /** Believes only what is signed. */
  take(word: SignedFields): Promise<unknown>;
  /** Hears of mistakes of the backend itself. */
  onBug?: ((error: unknown) => void) | undefined;
}

/** Where the bank's server posts its word as a form. No fault strikes it: it is not a call of the shop. */
export function createPaymentCallback({ take, onBug }: CallbackOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (request.method !== 'POST') throw new Fault('BAD_REQUEST', { status: 405, headers: { allow: 'POST' } });
      await take(signedFields(new URLSearchParams(await readText(request))));
      return new Response(null, { status: 200 });
    } catch (error) {
      if (!(error instanceof Fault)) onBug?.(error);
      return responseOf(replyOf(error));
    }
  };
}
