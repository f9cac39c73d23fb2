import { setupServer } from 'msw/node';
import type { Backend, BackendOptions } from './backend.ts';
import { createBackend } from './backend.ts';
import { handlersOf } from './msw.ts';
import { NO_STORAGE } from './persist.ts';

/** The moment tests take place at unless they say otherwise. */
export const TEST_NOW = Date.parse('2026-11-20T12:00:00.000Z');

/** Ids 1, 2, 3 … as UUIDs. */
export function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
}

/** The same 'chance' for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), state | 1);
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
    return ((second ^ (second >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A backend for a test: no latency, a still clock, ids and chance that repeat. Its own mistakes fail the call loudly. */
export function createTestBackend(options: Partial<BackendOptions> = {}): Backend {
  return createBackend({
    now: () => TEST_NOW,
    newId: countingIds(),
    random: seededRandom(1),
    storage: NO_STORAGE,
    onBug(error) {
      throw error;
    },
    ...options,
  });
}

/** Answers every `fetch` to /v1/ in this process; any other call is an error of the test. Gives the way to stop. */
export function listen(backend: Backend): () => void {
  const server = setupServer(...handlersOf(backend));
  server.listen({ onUnhandledFrame: 'error' });
  return () => server.close();
}
