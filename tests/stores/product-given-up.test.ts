import { expect, test } from 'vitest';
import { createCatalog } from '#adapters/http/catalog.ts';
import { AppError } from '#domain/errors.ts';
import { buildVariant } from '#fixtures/build.ts';
import { profile } from '#profiles/ua.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ProductStore } from '#stores/product.ts';
import { buildClient, watch } from '../adapters/http/build-client.ts';
import { createFakeClock, settle } from '../support/fake-clock.ts';
import { createFakeCatalogPort } from '../support/fake-ports.ts';

const coal = buildVariant({ id: 'coal' });
const olive = buildVariant({ id: 'olive', productId: 'another' });

/** A product page over a port that keeps the signal of every call. */
function openProduct() {
  const port = createFakeCatalogPort({ variants: [coal, olive] });
  const signals: [call: string, signal: AbortSignal | undefined][] = [];
  const listened: CatalogPort = {
    ...port,
    variant(id, signal) {
      signals.push([`variant ${id}`, signal]);
      return port.variant(id, signal);
    },
    randomVariants(search, signal) {
      signals.push(['what goes with it', signal]);
      return port.randomVariants(search, signal);
    },
  };
  const locale = new LocaleStore(profile);
  const clock = createFakeClock();
  const product = new ProductStore(listened, new CatalogStore(listened, locale), locale, clock);
  const givenUp = (): string[] => signals.flatMap(([call, signal]) => (signal?.aborted === true ? [call] : []));
  return { product, port, clock, givenUp, calls: (): string[] => signals.map(([call]) => call) };
}

test('leaving a product gives up its calls: the thing and what goes with it', async () => {
  const { product, port, givenUp } = openProduct();
  const release = [port.holdNext('variant'), port.holdNext('randomVariants')];
  const opening = product.open('coal');
  expect(givenUp()).toEqual([]);
  product.leave();
  expect(givenUp()).toEqual(['variant coal', 'what goes with it']);
  for (const answer of release) answer();
  await opening;
  expect(product.variant).toBeUndefined();
});

test('another thing gives up the calls of the former one and keeps its own', async () => {
  const { product, port, calls, givenUp } = openProduct();
  const release = [port.holdNext('variant'), port.holdNext('randomVariants')];
  const former = product.open('coal');
  await product.open('olive');
  expect(calls()).toEqual(['variant coal', 'what goes with it', 'variant olive', 'what goes with it']);
  expect(givenUp()).toEqual(['variant coal', 'what goes with it']);
  for (const answer of release) answer();
  await former;
  expect(product.variant).toBe(olive);
});

test('a look at the price of now is given up when the page is left', async () => {
  const { product, port, givenUp } = openProduct();
  await product.open('coal');
  expect(givenUp()).toEqual([]);
  const release = port.holdNext('variant');
  const looking = product.recheck({ isCertain: true });
  product.leave();
  expect(givenUp()).toContain('variant coal');
  release();
  await looking;
});

const CALLS: [path: string, call: (catalog: CatalogPort, signal: AbortSignal) => Promise<unknown>][] = [
  ['categories/search', (catalog, signal) => catalog.categories(signal)],
  ['products/variants/search', (catalog, signal) => catalog.searchVariants({}, signal)],
  ['products/variants/search-random', (catalog, signal) => catalog.randomVariants({}, signal)],
  ['products/variants/{id}', (catalog, signal) => catalog.variant('coal', signal)],
  ['promo-codes/search', (catalog, signal) => catalog.promoCode('SHOV', signal)],
  ['shipping-methods/search', (catalog, signal) => catalog.shippingMethods(signal)],
];

test.each(CALLS)('a call of %s that is given up is dropped by the browser, silently and at once', async (_, call) => {
  const sent: (AbortSignal | null | undefined)[] = [];
  const { client, clock } = buildClient({
    fetch: (_input, init) => {
      sent.push(init?.signal);
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      });
    },
  });
  const controller = new AbortController();
  const answer = watch(call(createCatalog(client), controller.signal));
  await settle();
  expect(sent.map((signal) => signal?.aborted)).toEqual([false]);
  controller.abort();
  await settle();
  expect(sent.map((signal) => signal?.aborted)).toEqual([true]);
  expect(answer.outcome).toEqual({ error: new AppError('cancelled') });
  expect(clock.waiting, 'another try is not waited for').toBe(0);
});
