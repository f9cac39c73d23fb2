import { expect, test } from 'vitest';
import { renderPage } from '#app/entry-server.tsx';
import { createTestBackend } from '#mocks/node.ts';

test('the first page of a server is whole although its screen is fetched while drawing: no script puts parts in place', async () => {
  const backend = createTestBackend();
  const page = await renderPage({
    address: '/ua/nowhere',
    origin: 'https://shov.test',
    baseUrl: 'https://shov.test',
    fetch: (input, init) => backend.handle(new Request(input, init)),
    now: Date.parse('2026-11-20T12:00:00.000Z'),
  });
  const html = await new Response(page?.body).text();
  expect(page?.status).toBe(404);
  expect(html).toContain('404');
  expect(html).not.toMatch(/<script|<template/);
});
