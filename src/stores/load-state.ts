import type { ErrorText } from '#domain/errors.ts';

/** How far a load has come; a failure carries what to tell the shopper. */
export type LoadState = { status: 'idle' | 'loading' | 'ready' | 'missing' } | { status: 'failed'; error: ErrorText };

export const IDLE: LoadState = { status: 'idle' };
export const LOADING: LoadState = { status: 'loading' };
export const READY: LoadState = { status: 'ready' };
export const MISSING: LoadState = { status: 'missing' };
