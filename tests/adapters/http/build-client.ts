import type { Client, ClientOptions } from '#adapters/http/client.ts';
import { createClient } from '#adapters/http/client.ts';
import type { FakeClock } from '../../support/fake-clock.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import type { FakeServer } from '../../support/fake-server.ts';
import { createFakeServer } from '../../support/fake-server.ts';

export interface Shop {
  client: Client;
  server: FakeServer;
  clock: FakeClock;
}

/** A client of a guest on the same origin; retries wait as little as they may. */
export function buildClient(overrides: Partial<ClientOptions> = {}): Shop {
  const server = createFakeServer();
  const clock = createFakeClock();
  const client = createClient({
    fetch: server.fetch,
    baseUrl: '',
    language: () => 'uk',
    clock,
    random: () => 0,
    sendIdempotencyKey: true,
    ...overrides,
  });
  return { client, server, clock };
}

/** How a promise ended, or 'pending': so that a test can look at it before and after the time has passed. */
export function watch<Value>(promise: Promise<Value>): { readonly outcome: unknown } {
  let outcome: unknown = 'pending';
  const end = (how: object) => {
    outcome = how;
  };
  promise.then(
    (value) => end({ value }),
    (error: unknown) => end({ error }),
  );
  return {
    get outcome() {
      return outcome;
    },
  };
}
