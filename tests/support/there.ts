import type { Fetch } from '#views/fetch-once.ts';

/** Of something that need not be fetched: it is there. */
export const there: Fetch = Object.assign(() => Promise.resolve(), { isDone: true, failure: undefined });
