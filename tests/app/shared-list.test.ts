import { expect, test } from 'vitest';
import { renderPage } from '#app/entry-server.tsx';
import type { State } from '#app/state.ts';
import { createTestBackend } from '#mocks/node.ts';

const backend = createTestBackend();

async function pageAt(address: string) {
  const page = await renderPage({
    address,
    origin: 'https://shov.test',
    baseUrl: 'https://shov.test',
    fetch: (input, init) => backend.handle(new Request(input, init)),
    now: Date.parse('2026-11-20T12:00:00.000Z'),
  });
  const html = await new Response(page?.body).text();
  const [, plain = ''] = /<noscript[^>]*>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf('<h1'))) ?? [];
  return { state: JSON.parse(page?.state ?? '{}') as State, plain };
}

test('a list that somebody has shared is there without scripts; one’s own says what it needs, and the way on', async () => {
  const { state } = await pageAt('/ua/catalog');
  const [one, other] = state.listing?.items ?? [];
  const shared = await pageAt(`/ua/catalog?saved=${one?.id},${other?.id}`);
  expect(shared.plain.match(/<article/g)).toHaveLength(2);
  for (const thing of [one, other]) expect(shared.plain).toContain(`href="/ua/catalog/product/${thing?.id}"`);
  const own = await pageAt('/ua/catalog?saved');
  expect(own.plain).not.toContain('<article');
  expect(own.plain).toContain('потрібен JavaScript');
  expect(own.plain).toContain('href="/ua/catalog"');
});
