// @vitest-environment node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { aloneApp } from '#mocks/serve-alone.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';

const LETTERS = '/v1/__mock/letters';
const from = (remoteAddress?: string) => ({ incoming: { socket: { remoteAddress } } });

/** The status of a developer's call. */
async function told(
  {
    peer,
    origin = 'http://127.0.0.1:8080',
    headers = {},
    path = LETTERS,
  }: Partial<Record<'peer' | 'origin' | 'path', string>> & {
    headers?: Record<string, string>;
  },
  hasOpenTools = false,
): Promise<number> {
  const backend = createEmbeddedBackend({ hasOpenTools });
  return (await backend(new Request(origin + path, { headers }), from(peer))).status;
}

test('a developer’s endpoints answer this very machine', async () => {
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await told({ peer }), peer).toBe(200);
  const headers = { origin: 'http://localhost:5173' };
  expect(await told({ peer: '::1', origin: 'http://localhost:8080', headers })).toBe(200);
});

test.each([
  ['another machine', { peer: '192.168.1.7' }],
  ['nobody knows who', {}],
  ['a machine that is called like this one', { peer: '10.0.0.1', origin: 'http://localhost' }],
  ['a name of somebody else’s that leads here', { peer: '127.0.0.1', origin: 'http://rebound.evil.test' }],
  ['a page of the web in a browser here', { peer: '127.0.0.1', headers: { origin: 'https://evil.test' } }],
  ['a page without an origin', { peer: '127.0.0.1', headers: { origin: 'null' } }],
  ['a proxy on this machine', { peer: '127.0.0.1', headers: { 'x-forwarded-for': '8.8.8.8' } }],
  ['the maker of credentials from afar', { peer: '10.0.0.1', path: '/v1/__mock/google-client.js' }],
])('they refuse %s', async (_who, asking) => {
  expect(await told(asking)).toBe(403);
  expect(await told(asking, true)).toBe(200);
});

test('the refusal says how to open them, and the shop itself goes on', async () => {
  const backend = createEmbeddedBackend();
  const ask = (path: string) => backend(new Request(`http://shop.test${path}`), from('10.0.0.1'));
  expect(await (await ask(LETTERS)).json()).toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('MOCK_TOOLS=1'),
  });
  expect((await ask('/v1/pages/home')).status).toBe(200);
});

test('over HTTP it is the connection that tells who asks', async () => {
  const server = serve({
    fetch: aloneApp(createEmbeddedBackend(), () => undefined).fetch,
    port: 0,
    hostname: '127.0.0.1',
  }) as Server;
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const statusAs = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path: LETTERS, headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject).end();
    });
  expect(await statusAs(`localhost:${port}`)).toBe(200);
  expect(await statusAs('evil.test')).toBe(403);
});
