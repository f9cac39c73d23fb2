// @vitest-environment node
import { expect, test } from 'vitest';
import { createServerBasket } from '#adapters/http/basket.ts';
import { createClient } from '#adapters/http/client.ts';
import type { BasketItem } from '#domain/basket.ts';
import { REGULAR } from '#fixtures/users.ts';
import { createTestBackend } from '#mocks/node.ts';
import { profile } from '#profiles/ua.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { ask, ORIGIN, twoLines } from '../mocks/support/guest.ts';
import { signIn } from '../mocks/support/signed-in.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { fakeCatalog, UNCOUNTED, variant } from './shop-fakes.ts';

test('a line whose removal a proxy has taken the words from is back, and says why', async () => {
  const backend = createTestBackend();
  const headers = await signIn(backend, REGULAR);
  const [line] = (await twoLines(backend)) as [BasketItem, BasketItem];
  await ask(backend, 'PATCH', '/v1/customer-profile/basket', { body: { items: [line] }, headers });
  const clock = createFakeClock();
  const client = createClient({
    fetch: (input, { body, method = 'GET' } = {}) => {
      // As some do, because a DELETE of theirs has none.
      const kept = method === 'DELETE' ? undefined : body;
      const address = new URL(input instanceof Request ? input.url : input, ORIGIN);
      return backend.handle(new Request(address, { method, headers, ...(kept && { body: kept }) }));
    },
    baseUrl: '',
    language: () => 'uk',
    clock,
    random: () => 0,
    sendIdempotencyKey: true,
  });
  const catalog = new CatalogStore(fakeCatalog([variant(line.variantId)]), new LocaleStore(profile));
  const basket = new BasketStore(createServerBasket(client), catalog, new ToastsStore(clock), clock, UNCOUNTED);
  await basket.read();
  await basket.remove(line);
  expect(basket.items).toEqual([line]);
  expect(basket.lines[0]?.error).toEqual({ key: 'error.default' });
});
