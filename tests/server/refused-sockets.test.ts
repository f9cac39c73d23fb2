import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { configOf } from '#server/config.ts';
import { listen } from '#server/listen.ts';
import { securityHeaders } from '#server/security.ts';

async function open(): Promise<{ server: Server; port: number }> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const headers = securityHeaders(configOf({}));
  const server = listen(
    () => new Response('well'),
    { port: 0, host: '127.0.0.1', headers },
    ({ port }) => resolve(port),
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: await promise };
}

/** Says no request and reads what comes, and never closes its side. */
async function badRequest(port: number): Promise<{ socket: Socket; told: string }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write('this is no request\r\n\r\n');
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return { socket, told: bytes.toString() };
}

test('a refused connection is not held for a client that never closes it', async () => {
  const { server, port } = await open();
  await Promise.all(Array.from({ length: 100 }, () => badRequest(port)));
  const held = promisify(server.getConnections.bind(server));
  await expect.poll(() => held(), { timeout: 3_000 }).toBe(0);
});

test.each([
  ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large', /address/u],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout', /did not arrive/u],
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request', /no request/u],
])('%s is refused by a status and words of its own', async (code, status, words) => {
  const { server, port } = await open();
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  const [ours] = (await once(server, 'connection')) as [Socket];
  server.emit('clientError', Object.assign(new Error(code), { code }), ours);
  const [told] = (await once(socket, 'data')) as [Buffer];
  expect(told.toString().split('\r\n', 1)).toEqual([status]);
  expect(told.toString()).toMatch(words);
});

test('what is no request is refused with the headers that protect a shopper', async () => {
  const { port } = await open();
  const { told } = await badRequest(port);
  expect(told).toMatch(/^HTTP\/1\.1 400 /u);
  for (const name of ['content-security-policy', 'x-content-type-options', 'strict-transport-security'])
    expect(told.toLowerCase(), name).toContain(`\r\n${name}: `);
});
