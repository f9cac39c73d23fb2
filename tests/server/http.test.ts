import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { listen } from '#server/listen.ts';
import { openServer } from './stub-shop.ts';

const ID = '0b54d1a4-7f2e-4c3a-9d51-3e6f8a9b0c1d';

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s on a page, a file or health is 405 and says what is allowed',
  async (method) => {
    const { ask } = await openServer();
    for (const path of ['/ua', '/', '/ua/nowhere', '/assets/entry.js', '/favicon.svg', '/robots.txt', '/health']) {
      const answer = await ask(path, { method });
      expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')], path).toEqual([
        405,
        'GET, HEAD',
        'no-store',
      ]);
    }
  },
);

test.each(['/ua', '/assets/entry.js', '/favicon.svg', '/robots.txt', '/share.jpg'])(
  '%s that is still the same is not sent again',
  async (path) => {
    const { ask } = await openServer();
    const first = await ask(path, { headers: { 'accept-encoding': 'br' } });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^(?:W\/)?"[\w-]+"$/);
    const again = await ask(path, { headers: { 'accept-encoding': 'br', 'if-none-match': `"other", ${tag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name));
    const changed = await ask(path, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  },
);

test('a page that tells something else is sent again', async () => {
  const { ask } = await openServer();
  const tag = async (path: string) => (await ask(path)).headers.get('etag');
  expect(await tag('/ua')).toBe(await tag('/ua'));
  expect(await tag('/ua/other')).not.toBe(await tag('/ua'));
});

test.each([
  '/ua',
  '/assets/entry.js',
  '/favicon.svg',
  '/robots.txt',
  '/health',
  '/v1/pages/home',
  '/v1/nowhere',
  '/ua/broken',
])('HEAD tells of %s what GET would, without the body', async (path) => {
  const { ask } = await openServer({ backend: createEmbeddedBackend() });
  const [whole, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
  expect([head.status, await head.text()]).toEqual([whole.status, '']);
  for (const name of ['content-type', 'etag', 'cache-control'])
    expect(head.headers.get(name), name).toBe(whole.headers.get(name));
});

test('HEAD of what can only be posted is refused as GET is', async () => {
  const { ask } = await openServer({ backend: createEmbeddedBackend() });
  expect((await ask('/v1/orders/create', { method: 'HEAD' })).status).toBe(405);
});

test.each([
  ['/UA/catalog?q=A', '/ua/catalog?q=A'],
  ['/En', '/en'],
  ['/UA/catalog/product/?q=A', '/ua/catalog/product?q=A'],
  ['/ua/catalog/product/', '/ua/catalog/product'],
  ['/ua/catalog?sizes=M&sizes=L&min=&sort=first', '/ua/catalog?sizes=M%2CL'],
  ['/en/catalog/tees?min=&max=', '/en/catalog/tees'],
  [`/ua/catalog/product/${ID.toUpperCase()}`, `/ua/catalog/product/${ID}`],
  [`/UA/checkout/${ID.toUpperCase()}?A=${ID.toUpperCase()}`, `/ua/checkout/${ID}?A=${ID.toUpperCase()}`],
])('%s leads to %s', async (path, to) => {
  const answer = await (await openServer()).ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test.each(['/UAE', `//evil.test/${ID.toUpperCase()}`, '/\\evil.test/UA'])(
  '%s leads nowhere but into the shop',
  async (path) => {
    const answer = await (await openServer()).ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/ua\/\w/)]);
  },
);

test('an id in capitals is the same id for the backend', async () => {
  const backend = createEmbeddedBackend();
  const search = new Request('http://shop.test/v1/products/variants/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"limit":1}',
  });
  const { items } = (await (await backend(search)).json()) as { items: { variant: { _id: string } }[] };
  const id = items[0]?.variant._id ?? '';
  const answer = await backend(new Request(`http://shop.test/v1/products/variants/${id.toUpperCase()}`));
  expect(await answer.json()).toMatchObject({ variant: { _id: id } });
});

test('the backend hears from the connection who asks: a developer on this machine is let in', async () => {
  const { shop } = await openServer({ backend: createEmbeddedBackend() });
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = listen(shop.fetch, { port: 0, host: '127.0.0.1', headers: {} }, ({ port }) => resolve(port));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  expect((await fetch(`http://127.0.0.1:${await promise}/v1/__mock/letters`)).status).toBe(200);
});

test('a request that names two hosts is refused, and its connection is closed', async () => {
  const { shop } = await openServer();
  const { promise, resolve } = Promise.withResolvers<number>();
  const headers = { 'x-content-type-options': 'nosniff' };
  const server = listen(shop.fetch, { port: 0, host: '127.0.0.1', headers }, ({ port }) => resolve(port));
  onTestFinished(() => void server.close());
  const socket = connect(await promise, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /ua HTTP/1.1\r\nHost: shov.test\r\nhOST: evil.test\r\n\r\n');
  const told = await text(socket);
  expect(told).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(told.toLowerCase()).toContain('x-content-type-options: nosniff');
});
