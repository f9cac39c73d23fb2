// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { photo } from '#mocks/photos.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { ORIGIN } from './support/guest.ts';

let folder: string;

beforeAll(() => {
  folder = join(newFolder('photos-'), 'out');
  mkdirSync(folder);
  writeFileSync(join(folder, 'tee-coal-250.avif'), 'picture');
  writeFileSync(join(folder, '..', 'secret.avif'), 'not for everyone');
});

const get = (path: string, method = 'GET'): Promise<Response> => photo(new Request(ORIGIN + path, { method }), folder);

test('a picture comes with its type and may be kept for long', async () => {
  const response = await get('/photos/tee-coal-250.avif');
  expect([response.status, await response.text()]).toEqual([200, 'picture']);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('cache-control')).toMatch(/max-age=\d{7,}/);
  const head = await get('/photos/tee-coal-250.avif', 'HEAD');
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '7']);
});

test.each([
  '/photos/../secret.avif',
  '/photos/..%2fsecret.avif',
  '/photos/%2e%2e/secret.avif',
  '/photos/..\\secret.avif',
  '/photos//etc/passwd',
  '/photos/tee-coal-250.avif%00.png',
  '/photos/tee-coal-250.avif/',
  '/photos/',
  '/photos/unknown.avif',
  '/photos/photos.json',
])('%s leads to no file', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a picture is not written to', async () => {
  const response = await get('/photos/tee-coal-250.avif', 'PUT');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('the embedded backend answers calls, the payment page’s style and nothing else', async () => {
  const answer = createEmbeddedBackend();
  const statusOf = async (path: string): Promise<number> => (await answer(new Request(ORIGIN + path))).status;
  expect(await statusOf('/v1/pages/home')).toBe(200);
  expect(await statusOf('/pay/checkout.css')).toBe(200);
  for (const path of ['/', '/ua', '/v1', '/pay', '/package.json', '/pay/other']) expect(await statusOf(path)).toBe(404);
});

test('a dropped connection breaks off in the middle of what was to be JSON', async () => {
  const answer = createEmbeddedBackend({ hasOpenTools: true });
  const body = JSON.stringify({ faults: ['pages.get:refused'] });
  await answer(new Request(`${ORIGIN}/v1/__mock/faults`, { method: 'POST', body }));
  const response = await answer(new Request(`${ORIGIN}/v1/pages/home`));
  expect(response.headers.get('content-type')).toBe('application/json');
  await expect(response.text()).rejects.toThrow('dropped');
});
