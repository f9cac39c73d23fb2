// @vitest-environment node
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { toAppError } from '#adapters/http/errors.ts';
import { AppError, errorText } from '#domain/errors.ts';
import { buildClient } from './build-client.ts';

/** The error of a change that was answered like this. */
async function failureOf(status: number, text: string, headers: Record<string, string> = {}): Promise<AppError> {
  const { client, server } = buildClient();
  server.always({ status, text, headers });
  const error: unknown = await client
    .send('PUT', '/v1/x', {}, z.object({ name: z.string() }))
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

it('a failure keeps its status, code, words and details', async () => {
  const details = [{ path: 'email', message: 'Taken' }];
  const body = JSON.stringify({ code: 'BAD_REQUEST_VALUE_NOT_UNIQUE', message: 'Taken', details });
  expect(await failureOf(400, body)).toMatchObject({
    kind: 'server',
    status: 400,
    code: 'BAD_REQUEST_VALUE_NOT_UNIQUE',
    serverText: 'Taken',
    details,
  });
});

describe('words of the server', () => {
  it.each([
    ['plain text', 'We are on a break until noon'],
    ['a JSON string', '"We are on a break until noon"'],
    ['a message alone', '{"message":"We are on a break until noon"}'],
    ['a message beside a code that is no text', '{"code":7,"message":"We are on a break until noon"}'],
    ['a message beside a broken list of details', '{"code":[],"message":"We are on a break until noon","details":3}'],
  ])('are shown when they come as %s', async (_, body) => {
    const error = await failureOf(503, body);
    expect(error).toMatchObject({ kind: 'server', status: 503, code: undefined });
    expect(errorText(error)).toEqual({ text: 'We are on a break until noon' });
  });

  it.each([
    ['HTML', '<!doctype html><h1>502 Bad Gateway</h1>'],
    ['HTML after a space', ' \n<html>'],
    ['HTML in a JSON string', '"<img src=x onerror=alert(1)>"'],
    ['HTML in a message', '{"message":"<b>no</b>"}'],
    ['nothing', ''],
    ['spaces', ' \n '],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[{"message":"hi"}]'],
    ['an object of something else', '{"error":{"message":"hi"}}'],
    ['a message that is no text', '{"message":{"text":"hi"}}'],
    ['cut-off JSON', '{"code":"VALIDATION_ERROR","mess'],
    ['a cut-off JSON string', '"We are on a br'],
    ['a dump', `Error at line 1\n${'at frame\n'.repeat(100)}`],
  ])('are not made of %s', async (_, body) => {
    const error = await failureOf(502, body);
    expect(error).toMatchObject({ kind: 'server', status: 502, code: undefined, serverText: undefined });
    expect(errorText(error)).toEqual({ key: 'error.default' });
  });

  it('are cut when a message goes on and on', async () => {
    const error = await failureOf(400, JSON.stringify({ message: 'a'.repeat(100_000) }));
    expect(error.serverText).toHaveLength(300);
  });
});

it.each(['<!doctype html><h1>429 Too Many Requests</h1>', '', '42', '{}'])(
  'too many requests are told as that, with the wait, whatever stands beside it (%j)',
  async (text) => {
    const error = await failureOf(429, text, { 'Retry-After': '61' });
    expect(errorText(error)).toEqual({ key: 'error.too-many-requests', values: { minutes: 2 } });
  },
);

it('too many requests have no code: nothing of what was sent is wrong, since nobody has looked at it', async () => {
  for (const code of ['PROMO_CODE_NOT_FOUND', 'PRODUCT_VARIANT_NOT_IN_STOCK', 'rate limit']) {
    const error = await failureOf(
      429,
      JSON.stringify({ code, message: 'No', details: [{ path: 'products.0', message: '' }] }),
    );
    expect(error).toMatchObject({ status: 429, code: undefined, details: [] });
    expect(errorText(error)).toEqual({ key: 'error.too-many-requests', values: { minutes: 0 } });
  }
});

it('a code with nothing beside it still finds its message', async () => {
  const error = await failureOf(409, '{"code":"PRODUCT_VARIANT_NOT_IN_STOCK"}');
  expect(errorText(error)).toEqual({ key: 'error.item-not-in-stock' });
});

it.each(['constructor', '__proto__', 'toString'])('the code %j is an unknown one', async (code) => {
  const error = await failureOf(400, `{"code":"${code}","message":""}`);
  expect(errorText(error)).toEqual({ key: 'error.default' });
});

it('a polluting body pollutes nothing', async () => {
  await failureOf(400, '{"__proto__":{"polluted":true,"code":"X"},"constructor":{"prototype":{"polluted":true}}}');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it.each([
  ['HTML', '<!doctype html>'],
  ['nothing', ''],
  ['cut-off JSON', '{"name":"Ху'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a string', '"hi"'],
  ['the wrong shape', '{"name":7}'],
])('a success that is %s is unreadable', async (_, body) => {
  expect(await failureOf(200, body)).toMatchObject({ kind: 'unreadable', status: 500 });
});

it('204 where an answer was promised is unreadable, and fine where none was', async () => {
  expect(await failureOf(204, '')).toMatchObject({ kind: 'unreadable' });
  const { client, server } = buildClient();
  server.always({ status: 204 });
  await expect(client.send('POST', '/v1/x', {}, undefined)).resolves.toBeUndefined();
});

it('a byte order mark does not matter', async () => {
  const { client, server } = buildClient();
  server.always({ status: 200, text: '\ufeff{"name":"Худі"}' });
  await expect(client.read('/v1/x', z.object({ name: z.string() }))).resolves.toEqual({ name: 'Худі' });
});

it('no body of a failure makes anything but a server error with its status', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), fc.integer({ min: 400, max: 599 }), async (body, status) => {
      const error = await failureOf(status, body);
      expect([error.kind, error.status]).toEqual(['server', status]);
      expect(error.serverText ?? '').not.toContain('<');
    }),
  );
});

it.each<[string, unknown, object]>([
  ['an abort', new DOMException('', 'AbortError'), { kind: 'cancelled' }],
  ['a time-out', new DOMException('', 'TimeoutError'), { kind: 'unreachable' }],
  ['a network failure', new TypeError('Failed to fetch'), { kind: 'unreachable' }],
  ['a string', 'Closed today', { kind: 'server', serverText: 'Closed today', status: 500 }],
  ['an error of our own', new RangeError('bug'), { kind: 'unreadable' }],
  ['nothing', undefined, { kind: 'unreadable' }],
])('%s that was thrown becomes an error of the shop', (_, thrown, expected) => {
  expect(toAppError(thrown)).toMatchObject({ name: 'AppError', ...expected });
});

it.each([
  [
    'utf-16le',
    new Uint8Array(new Uint16Array([...'{"name":"Худі"}'].map((letter) => letter.codePointAt(0) ?? 0)).buffer),
  ],
  ['windows-1251', new Uint8Array([0xd5, 0xf3, 0xe4, 0xb3])],
])('a body written in %s, whatever it says of itself, is the default error', async (charset, bytes) => {
  const { client } = buildClient({
    fetch: async () => new Response(bytes, { headers: { 'content-type': `application/json; charset=${charset}` } }),
  });
  const error: unknown = await client
    .send('PUT', '/v1/x', {}, z.object({ name: z.string() }))
    .catch((thrown) => thrown);
  expect(error).toMatchObject({ kind: 'unreadable' });
  expect(errorText(error)).toEqual({ key: 'error.default' });
});
