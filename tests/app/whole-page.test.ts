import { expect, test, vi } from 'vitest';
import type { WirePage } from '#contract/pages.ts';
import { apology, renderPage } from '#app/entry-server.tsx';
import { createTestBackend } from '#mocks/node.ts';

const renderFrom = (address: string, fetch: (request: Request) => Promise<Response>) =>
  renderPage({
    address,
    origin: 'https://shov.test',
    baseUrl: 'https://shov.test',
    fetch: (input, init) => fetch(new Request(input, init)),
    now: Date.parse('2026-11-20T12:00:00.000Z'),
  });

const render = (address: string) => renderFrom(address, createTestBackend().handle);

vi.mock('#views/screens/basket/basket-screen.tsx', () => ({
  BasketScreen: () => {
    throw new Error('drawing failed');
  },
}));

test('the first page of a server is whole although its screen is fetched while drawing: no script puts parts in place', async () => {
  const page = await render('/ua/nowhere');
  const html = await new Response(page?.body).text();
  expect(page?.status).toBe(404);
  expect(html).toContain('404');
  expect(html).not.toMatch(/<script|<template/);
});

/** The home page whose first part, its hero, lacks a field; or all of it, without one. */
const renderHomeWithout = (field?: string) => {
  const { handle } = createTestBackend();
  return renderFrom('/ua', async (request) => {
    const response = await handle(request);
    if (!request.url.includes('/pages/home')) return response;
    const home = (await response.json()) as WirePage;
    const [hero = {}, ...blocks] = home.blocks as Record<string, unknown>[];
    const { [field ?? '']: _, ...rest } = hero;
    return Response.json({ ...home, blocks: field === undefined ? blocks : [rest, ...blocks] });
  });
};

test.each([undefined, 'title', 'text', 'link', 'photos'])(
  'a home whose big words cannot be drawn (%s is missing) has a heading',
  async (field) => {
    const page = await renderHomeWithout(field);
    expect(page?.status).toBe(200);
    const html = await new Response(page?.body).text();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
  },
);

test('a page with a part that cannot be drawn is no page, so that nobody keeps half of it', async () => {
  await expect(render('/ua/basket')).rejects.toThrow('drawing failed');
});

test.each([
  ['/en/basket', 'en', '/en'],
  ['/ua/catalog', 'uk', '/ua'],
  ['/nowhere', 'uk', '/ua'],
])('what cannot be drawn at %s is apologised for in %s', async (address, language, home) => {
  const said = await apology(address);
  expect(said).toMatchObject({ language, home });
  for (const words of [said.title, said.text, said.homeLink])
    expect(words).toMatch(language === 'en' ? /[a-z]/ : /[а-яі]/);
});
