import type { ErrorText, KnownCode } from '#domain/errors.ts';
import { errorText, isCancelled } from '#domain/errors.ts';

export interface Failed {
  status: 'failed';
  error: ErrorText;
}

/** How far a load has come; a failure carries what to tell the shopper. */
export type LoadState = { status: 'idle' | 'loading' | 'ready' | 'missing' } | Failed;

export const IDLE: LoadState = { status: 'idle' };
export const LOADING: LoadState = { status: 'loading' };
export const READY: LoadState = { status: 'ready' };
export const MISSING: LoadState = { status: 'missing' };

/** What a load comes to that went wrong, in `specific` words of its screen first; undefined when the shop gave it up itself. */
export function failedBy(error: unknown, specific?: Partial<Record<KnownCode, string>>): Failed | undefined {
  return isCancelled(error) ? undefined : { status: 'failed', error: errorText(error, specific) };
}
