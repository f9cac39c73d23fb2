import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openServer } from './stub-shop.ts';

test('a page that cannot be drawn is a 500 in its language, which the browser draws by itself, and tells no secrets', async () => {
  const { ask, bugs } = await openServer();
  const response = await ask('/en/broken');
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('src="/assets/entry.js"');
  expect(html).toMatch(/<noscript>.*Нитка порвалась &lt;.*href="\/en".*<\/noscript>/);
  expect(html).not.toContain('secret');
  expect(bugs).toHaveLength(1);
});

test('a page is kept for a minute, one that lacks something that was asked for is not kept at all', async () => {
  const { ask } = await openServer();
  expect((await ask('/ua')).headers.get('cache-control')).toContain('s-maxage=60');
  const lacking = await ask('/ua/without-goods');
  expect([lacking.status, lacking.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('a page that breaks off while it is drawn is a 500 and costs that request, not the server', async () => {
  const { ask, bugs } = await openServer();
  const torn = await ask('/ua/torn');
  expect([torn.status, bugs.length]).toEqual([500, 1]);
  expect((await ask('/ua')).status).toBe(200);
});

test('a page is packed the way the browser takes it', async () => {
  const { ask } = await openServer();
  const packed = await ask('/ua', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toContain('Шов');
  const plain = await ask('/ua');
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test.each(['/ua', '/ua/broken', '/', '/health', '/assets/entry.js', '/assets/gone.js', '/robots.txt'])(
  '%s carries the headers that protect a shopper',
  async (path) => {
    const { headers } = await (await openServer()).ask(path);
    for (const name of [
      'content-security-policy',
      'referrer-policy',
      'permissions-policy',
      'strict-transport-security',
    ])
      expect(headers.get(name), name).toBeTruthy();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  },
);

test('what an answer of the backend says of itself stays', async () => {
  const policy = "default-src 'none'; style-src 'self'";
  const backend = async () => new Response('', { headers: { 'content-security-policy': policy } });
  const { ask } = await openServer({ backend });
  expect((await ask('/pay/checkout')).headers.get('content-security-policy')).toBe(policy);
});

test('files of the build are kept for long, and one that is gone is not a page', async () => {
  const { ask } = await openServer();
  expect((await ask('/assets/entry.js')).headers.get('cache-control')).toContain('immutable');
  expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  const gone = await ask('/assets/gone.js');
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.each(['/index.html', '/.vite/manifest.json', '/%2e%2e/server/entry-server.js', '/assets/..%2f..%2fpackage.json'])(
  '%s is no file of the shop',
  async (path) => {
    const response = await (await openServer()).ask(path);
    expect(await response.text()).not.toMatch(/renderPage|type":"module|entry\.js/);
    expect(response.status).not.toBe(200);
  },
);

test.each([
  ['/', {}, '/ua'],
  ['/basket?x=1', { 'accept-language': 'en-GB,en;q=0.9' }, '/en/basket?x=1'],
  ['/', { 'accept-language': 'en;q=0.3, uk;q=0.8' }, '/ua'],
  ['/', { 'accept-language': 'uk;q=0, en' }, '/en'],
  ['/', { 'accept-language': 'en', cookie: 'i18n_redirected=ua' }, '/ua'],
  ['//evil.test/a', {}, '/ua/evil.test/a'],
  ['/%0d%0aSet-Cookie:a=1', {}, '/ua/%0d%0aSet-Cookie:a=1'],
])('%s with %j goes to %s', async (path, headers, to) => {
  const response = await (await openServer()).ask(path, { headers });
  expect([response.status, response.headers.get('location')]).toEqual([302, to]);
  expect(response.headers.get('vary')).toContain('Cookie');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toContain(`i18n_redirected=${to.slice(1, 3)}; Path=/; Max-Age=31536000;`);
});

test('a language that is chosen is remembered by the answer, which no cache keeps; a page remembers nothing', async () => {
  const { ask } = await openServer({ environment: { PUBLIC_ORIGIN: 'https://shov.ua' } });
  const chosen = await ask('/language/en', { method: 'POST' });
  expect([chosen.status, chosen.headers.get('cache-control')]).toEqual([204, 'no-store']);
  expect(chosen.headers.get('set-cookie')).toBe('i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  const unknown = await ask('/language/pl', { method: 'POST' });
  expect([unknown.status, unknown.headers.get('set-cookie')]).toEqual([404, null]);
  expect((await ask('/en')).headers.get('set-cookie')).toBeNull();
});

test('the address of a page is the configured one, whatever host it is asked under', async () => {
  const backend = async () => new Response();
  const { ask } = await openServer({ backend, environment: { PUBLIC_ORIGIN: 'https://shov.ua' } });
  expect(await (await ask('/ua')).text()).toContain('<title>https://shov.ua</title>');
  expect(await (await ask('/sitemap.xml')).text()).toContain('<loc>https://shov.ua/en</loc>');
  expect(await (await ask('/robots.txt')).text()).toContain('Sitemap: https://shov.ua/sitemap.xml');
});

test('pictures that a real backend names by a path are fetched from it', async () => {
  const { ask } = await openServer({ environment: { API_URL: 'https://api.shov.ua' } });
  const response = await ask('/photos/tee-250.avif');
  expect([response.status, response.headers.get('location')]).toEqual([307, 'https://api.shov.ua/photos/tee-250.avif']);
});
