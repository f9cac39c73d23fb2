// @vitest-environment node
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { expect, it, vi } from 'vitest';
import { segment } from '#adapters/http/address.ts';
import { buildClient } from './build-client.ts';

const ANY = z.unknown();
const OPERATION = '7a9d3f10-52c4-4e8b-a1d6-3c0f9b82e745';
const signedIn = { accessToken: () => Promise.resolve<string | undefined>('abc.def-1_2~+/=') };

it('every call carries its moment, even two in one millisecond', async () => {
  const { client, server, clock } = buildClient();
  await client.read('/v1/pages/home', ANY);
  await client.search('/v1/categories/search', {}, ANY);
  await client.send('PUT', '/v1/x', {}, ANY);
  const now = clock.now();
  expect(server.calls.map((call) => call.stamp)).toEqual([`${now}`, `${now + 1}`, `${now + 2}`]);
});

it('a moment is added to a path that already asks for something', async () => {
  const { client, server } = buildClient();
  await client.read('/v1/x?a=1', ANY);
  expect(server.calls[0]?.address).toBe('/v1/x?a=1');
  expect(server.calls[0]?.stamp).toMatch(/^\d+$/);
});

it('every call asks for JSON in the language of the moment, without cookies and past every cache', async () => {
  let language: 'uk' | 'en' = 'uk';
  const { client, server } = buildClient({ language: () => language });
  await client.read('/v1/x', ANY);
  language = 'en';
  await client.read('/v1/x', ANY);
  const [first, second] = server.calls;
  expect(Object.fromEntries(first?.headers ?? [])).toEqual({ accept: 'application/json', 'accept-language': 'uk' });
  expect(second?.headers.get('Accept-Language')).toBe('en');
  expect(first?.init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
});

it('a body says that it is JSON', async () => {
  const { client, server } = buildClient();
  await client.send('DELETE', '/v1/x', { size: 'M' }, ANY);
  expect(server.calls[0]).toMatchObject({ method: 'DELETE', body: { size: 'M' } });
  expect(server.calls[0]?.headers.get('Content-Type')).toBe('application/json');
});

it('a change goes on after its page has been left; what is only read does not', async () => {
  const { client, server } = buildClient();
  for (const method of ['POST', 'PUT', 'PATCH'] as const) await client.send(method, '/v1/x', { quantity: 1 }, ANY);
  await client.send('DELETE', '/v1/x', undefined, undefined);
  await client.read('/v1/x', ANY);
  await client.search('/v1/x/search', {}, ANY);
  expect(server.calls.map(({ init }) => init.keepalive === true)).toEqual([true, true, true, true, false, false]);
});

it('a change that a browser would not carry past its page is sent as before', async () => {
  const { client, server } = buildClient();
  const sent = (letters: number) => client.send('PATCH', '/v1/x', { comment: 'ї'.repeat(letters) }, ANY);
  await sent(20_000);
  await sent(40_000);
  expect(server.calls.map(({ init }) => init.keepalive === true)).toEqual([true, false]);
});

it('changes on their way at once share what a browser carries, and give it back', async () => {
  const { client, server } = buildClient();
  const sent = () => client.send('PATCH', '/v1/x', { comment: 'a'.repeat(40_000) }, ANY);
  server.next('refused');
  await Promise.allSettled([sent(), sent()]);
  await sent();
  expect(server.calls.map(({ init }) => init.keepalive === true)).toEqual([true, false, true]);
});

it('the base address comes before our own paths, with one slash between', async () => {
  const { client, server } = buildClient({ baseUrl: 'https://api.example.com/' });
  await client.read('/v1/x', ANY);
  expect(server.calls[0]?.address).toBe('https://api.example.com/v1/x');
});

it('the name of a press goes along only where the server is known to take it', async () => {
  const on = buildClient();
  await on.client.send('POST', '/v1/orders/create', {}, ANY, { operation: OPERATION });
  expect(on.server.calls[0]?.headers.get('Idempotency-Key')).toBe(OPERATION);
  const off = buildClient({ sendIdempotencyKey: false });
  await off.client.send('POST', '/v1/orders/create', {}, ANY, { operation: OPERATION });
  expect(off.server.calls[0]?.headers.has('Idempotency-Key')).toBe(false);
});

it('a customer is known by a Bearer token', async () => {
  const { client, server } = buildClient(signedIn);
  await client.read('/v1/customer-profile/details', ANY);
  expect(server.calls[0]?.headers.get('Authorization')).toBe('Bearer abc.def-1_2~+/=');
});

it.each([undefined, '', ' ', 'two words', 'line\nbreak', 'ключ'])('%j is no token to send', async (token) => {
  const { client, server } = buildClient({ accessToken: () => Promise.resolve(token) });
  await client.read('/v1/x', ANY);
  expect(server.calls[0]?.headers.has('Authorization')).toBe(false);
});

it.each(['refresh-session', 'login', 'register', 'google', 'reset-password', 'forgot-password', 'confirm-email'])(
  'auth/%s is asked for without a token and without waiting for one',
  async (name) => {
    const accessToken = vi.fn(() => new Promise<string>(() => {}));
    const { client, server } = buildClient({ accessToken });
    await client.send('POST', `/v1/auth/${name}`, { refreshToken: 'r' }, ANY);
    expect(accessToken).not.toHaveBeenCalled();
    expect(server.calls[0]?.headers.has('Authorization')).toBe(false);
  },
);

it.each([
  'https://evil.test/v1/x',
  'HTTP://evil.test/v1/x',
  '//evil.test/v1/x',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  ' //evil.test',
])('%j gets no token', async (path) => {
  const { client, server } = buildClient(signedIn);
  await client.read(path, ANY);
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]?.headers.has('Authorization')).toBe(false);
});

it('whatever a token is sent with stays on our own origin', async () => {
  const { client, server } = buildClient(signedIn);
  const slippery = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '.', ':', '@', 'evil.test', 'h', '%2f') });
  await fc.assert(
    fc.asyncProperty(slippery, async (path) => {
      await client.send('PUT', path, {}, ANY).catch(() => undefined);
      const call = server.calls.at(-1);
      // An address of another origin is remembered in full.
      if (call?.headers.has('Authorization')) expect(call.address).toMatch(/^\//);
    }),
  );
});

it('an id of any kind stays one part of the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      let part: string;
      try {
        part = segment(id);
      } catch (error) {
        expect(error).toMatchObject({ name: 'AppError', code: 'INVALID_UUID' });
        return;
      }
      const { pathname, search, hash } = new URL(`/v1/orders/${part}`, 'https://shop.test');
      expect([pathname.split('/').length, search, hash]).toEqual([4, '', '']);
      expect(decodeURIComponent(pathname.slice('/v1/orders/'.length))).toBe(id);
    }),
  );
});

it.each(['', '.', '..', '\ud800'])('%j is the id of nothing', (id) => {
  expect(() => segment(id)).toThrow(expect.objectContaining({ code: 'INVALID_UUID' }));
});
