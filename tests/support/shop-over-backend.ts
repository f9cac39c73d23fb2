import { EventQueue } from '#adapters/browser/event-queue.ts';
import { createStores } from '#app/container.ts';
import type { Locale } from '#domain/profile.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import { profile } from '#profiles/ua.ts';
import type { Stores } from '#views/stores.ts';
import type { FakeClock } from './fake-clock.ts';
import { createFakeClock } from './fake-clock.ts';
import type { FakeKeyValue } from './fake-key-value.ts';
import { createFakeKeyValue } from './fake-key-value.ts';

const ORIGIN = 'https://shop.test';

/** What a browser's `fetch` would do with the bundled backend behind it. */
function fetchFrom(backend: Backend, calls: string[], answers: Promise<unknown>[]): typeof globalThis.fetch {
  return async (input, { signal, ...init } = {}) => {
    const address = input instanceof Request ? input.url : input;
    // The signal of jsdom is none to Node, so giving up is told apart from the request.
    const request = new Request(new URL(address, ORIGIN), init);
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    const answer = backend.handle(request);
    answers.push(answer);
    const givenUp = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    });
    const response = await Promise.race([answer, givenUp]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

export interface ShopOverBackend {
  backend: Backend;
  stores: Stores;
  clock: FakeClock;
  keyValue: FakeKeyValue;
  /** Where the shop went by itself. */
  went: string[];
  /** Calls so far: 'GET /v1/pages/home'. */
  calls: string[];
  /** Until each of them has its answer, however long that takes to sign. */
  answered: () => Promise<unknown>;
}

/** The shop as it is bound in a browser at this path, true stores and true adapters, over a bundled backend of its own. */
export function openShopOverBackend(locale: Locale = 'ua', at = '/'): ShopOverBackend {
  const backend = createTestBackend();
  const clock = createFakeClock();
  const keyValue = createFakeKeyValue();
  const went: string[] = [];
  const calls: string[] = [];
  const answers: Promise<unknown>[] = [];
  let ids = 0;
  const stores = createStores({
    profile,
    fetch: fetchFrom(backend, calls, answers),
    baseUrl: '',
    sendIdempotencyKey: true,
    keyValue,
    clock,
    navigation: { at: () => at, open: (path) => void went.push(path), submit: (url) => void went.push(url) },
    analytics: new EventQueue(),
    newId: () => `10000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    random: () => 0,
    report: () => {},
  });
  stores.locale.use(locale);
  stores.ui.wake();
  return { backend, stores, clock, keyValue, went, calls, answered: () => Promise.allSettled(answers) };
}
