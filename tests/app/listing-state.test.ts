import { expect, test } from 'vitest';
import { renderPage } from '#app/entry-server.tsx';
import type { State } from '#app/state.ts';
import { createTestBackend } from '#mocks/node.ts';

test('a listing is given to the browser with the photos its cards show: every sixth with who wears it', async () => {
  const backend = createTestBackend();
  const page = await renderPage({
    address: '/ua/catalog',
    origin: 'https://shov.test',
    baseUrl: 'https://shov.test',
    fetch: (input, init) => backend.handle(new Request(input, init)),
    now: Date.parse('2026-11-20T12:00:00.000Z'),
  });
  const { listing } = JSON.parse(page?.state ?? '{}') as State;
  const items = listing?.items ?? [];
  const one = { photos: 1, model: false };
  const worn = { photos: 2, model: true };
  expect(items.map(({ photos, details }) => ({ photos: photos.length, model: 'model' in details }))).toEqual([
    ...Array.from({ length: 5 }, () => one),
    worn,
    ...Array.from({ length: 5 }, () => one),
    worn,
  ]);
});
