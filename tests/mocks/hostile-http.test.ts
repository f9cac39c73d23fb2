// @vitest-environment node
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBackend } from '#mocks/backend.ts';
import { NO_STORAGE } from '#mocks/persist.ts';
import { aloneApp } from '#mocks/serve-alone.ts';

const SUBSCRIBE = 'POST /v1/customer-users/subscribe HTTP/1.1\r\nhost: shop.test\r\n';
const bugs: unknown[] = [];
let server: ReturnType<typeof serve>;
let port: number;

beforeAll(async () => {
  const backend = createBackend({
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    storage: NO_STORAGE,
    onBug: (error) => bugs.push(error),
  });
  const app = aloneApp(
    (request) => backend.handle(request),
    () => {},
  );
  port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) =>
      resolve(address.port),
    );
  });
});

beforeEach(() => {
  bugs.length = 0;
});

afterAll(() => {
  server.close();
});

/** Sends bytes as they are, half of the connection closed after them; gives all that comes back. */
function raw(text: string, { hangUp = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('data', (part) => (heard += String(part)));
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    socket.write(text, () => {
      if (hangUp) socket.destroy();
    });
  });
}

async function isWell(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/pages/home`);
  await answer.arrayBuffer();
  return answer.ok && bugs.length === 0;
}

test.each([
  ['is no HTTP', 'HELO shop.test\r\n\r\n', 400],
  ['names no host', 'GET /v1/pages/home HTTP/1.1\r\n\r\n', 400],
  ['has a head without end', `GET /v1/pages/home HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['counts below zero', `${SUBSCRIBE}content-length: -1\r\n\r\n`, 400],
  ['counts twice', `${SUBSCRIBE}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
  ['is cut in chunks that are none', `${SUBSCRIBE}transfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`, 400],
  ['smuggles another', `${SUBSCRIBE}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
])('a request that %s is refused, and the next is answered', async (_, text, status) => {
  expect(await raw(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(await isWell()).toBe(true);
});

test('a shopper who hangs up in the middle of a body does no harm', async () => {
  await raw(`${SUBSCRIBE}content-length: 500\r\n\r\n{"email":"half`, { hangUp: true });
  await raw(`${SUBSCRIBE}transfer-encoding: chunked\r\n\r\n5\r\n{"ema\r\n`, { hangUp: true });
  // The server hears of it later than the shopper does.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(bugs).toEqual([]);
  expect(await isWell()).toBe(true);
});

test('a body that promises more than a megabyte is refused before it is sent', async () => {
  const text = `${SUBSCRIBE}connection: close\r\ncontent-length: 99999999999\r\n\r\n{`;
  expect(await raw(text)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await isWell()).toBe(true);
});

test.each([
  '/../../etc/passwd',
  '//evil.test/v1/pages/home',
  '/v1/%',
  '/v1/\u0001',
  '/%2e%2e/v1',
  '*',
  '/v1/pages/home?v=%FF',
])('an address like «%s» gets no file and no error of the server', async (path) => {
  const heard = await raw(`GET ${path} HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n`);
  expect(Number(heard.slice(9, 12))).toBeLessThan(500);
  expect(heard).not.toContain('root:');
  expect(await isWell()).toBe(true);
});
