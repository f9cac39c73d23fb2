// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remoteOwner } from './owner.ts';

const heard: unknown[] = [];
let server: ReturnType<typeof serve>;
let url: string;

/** An owner at an address: it can read letters and set the stock, and something no kit asks for. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET') return Response.json(['letterToken', 'stock', 'whistle']);
  heard.push([pathname, await request.json()]);
  if (pathname === '/letterToken') return Response.json('a-token');
  return pathname === '/stock' ? new Response(null, { status: 204 }) : new Response('no', { status: 500 });
}

beforeAll(async () => {
  await new Promise((listening) => {
    server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, listening);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

test('an owner at an address can what it says it can, and nothing else', async () => {
  const owner = await remoteOwner(url);
  expect(Object.keys(owner)).toEqual(['letterToken', 'stock']);
  expect(await owner.letterToken?.('a@example.com', 'confirm-email')).toBe('a-token');
  expect(await owner.stock?.({ variantId: 'v', size: 'M' }, 3)).toBeUndefined();
  expect(heard).toEqual([
    ['/letterToken', ['a@example.com', 'confirm-email']],
    ['/stock', [{ variantId: 'v', size: 'M' }, 3]],
  ]);
});
