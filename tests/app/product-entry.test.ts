import { expect, test } from 'vitest';
import { renderPage } from '#app/entry-server.tsx';
import type { WireVariantItem } from '#contract/catalog.ts';
import { createTestBackend, TEST_NOW } from '#mocks/node.ts';
import { ask } from '../mocks/support/guest.ts';

const ORIGIN = 'https://shov.test';

/** A page as the server draws it: its status, its title and the goods that it leads to. */
async function drawn(path: string) {
  const backend = createTestBackend();
  const page = await renderPage({
    address: path,
    origin: ORIGIN,
    baseUrl: ORIGIN,
    fetch: (input, init) => backend.handle(new Request(input, init)),
    now: TEST_NOW,
  });
  const html = await new Response(page?.body).text();
  const [, heading] = /<h1[^>]*>(?:<[^>]*>)*([^<]+)/.exec(html) ?? [];
  const links = [...html.matchAll(/<h2[^>]*><a[^>]*href="([^"]*)"/g)].map(([, href]) => href);
  return { status: page?.status, heading, links, backend };
}

test.each([
  ['/ua/catalog/product', '/ua', 'Каталог'],
  ['/en/amp/catalog/product', '/en', 'Catalog'],
])('%s, which names no thing, shows the first twelve of the catalog', async (address, at, heading) => {
  const { backend, ...page } = await drawn(address);
  const search = { body: { filter: { state: 'ACTIVE' } } };
  const { body } = await ask<{ items: WireVariantItem[] }>(backend, 'POST', '/v1/products/variants/search', search);
  const goods = body.items.map(({ variant }) => variant._id);
  expect(goods).toHaveLength(12);
  expect(page).toEqual({ status: 200, heading, links: goods.map((id) => `${at}/catalog/product/${id}`) });
});

test('it is the catalog itself: the same goods in the same order', async () => {
  expect((await drawn('/ua/catalog/product')).links).toEqual((await drawn('/ua/catalog')).links);
});
