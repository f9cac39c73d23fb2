import { once } from 'node:events';
import { request as rawRequest } from 'node:http';
import { freePort, start } from '../many/children.ts';
import { HOODIE } from './goods.ts';
import { expect, test } from './shop.ts';
import { wordsOf } from './words.ts';

const LOCALES = ['ua', 'en'] as const;

/** An asset of the build, a picture, a script. */
async function firstAsset(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/ua`)).text();
  return /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
}

/** A page without the moment it was made at, which is the same for a shopper and a CDN. */
async function pageOf(origin: string, path: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(origin + path, { headers });
  return (await answer.text()).replace(/"now":\d+/, '');
}

/** The status of a path sent as it is: `fetch` would tidy it up first. */
function statusOf(origin: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    rawRequest({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}

test('every kind of answer carries the security headers', async ({ server }) => {
  const asset = await firstAsset(server.url);
  const paths = ['/ua', asset, '/v1/pages/home', '/ua/no-such-page', '/', '/health', '/robots.txt', '/v1/no-such-call'];
  for (const path of paths) {
    const { headers } = await fetch(server.url + path, { redirect: 'manual' });
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect.soft(headers.get('x-frame-options'), path).toBe('DENY');
    expect.soft(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect.soft(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect.soft(headers.get('strict-transport-security'), path).toContain('max-age=31536000');
    expect.soft(headers.get('permissions-policy'), path).toContain('camera=()');
    const policy = headers.get('content-security-policy') ?? '';
    expect.soft(policy, path).toContain("default-src 'none'");
    expect.soft(policy, path).toContain("script-src 'self'");
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
    expect.soft(policy, path).not.toContain('unsafe-');
  }
});

test('a page may be kept by a CDN, an asset for a year, a redirect and a failure by nobody', async ({ server }) => {
  const cacheOf = async (path: string): Promise<string | null> =>
    (await fetch(server.url + path, { redirect: 'manual' })).headers.get('cache-control');
  for (const path of ['/ua', '/en/catalog', `/ua/catalog/product/${HOODIE}`])
    expect(await cacheOf(path), path).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
  expect(await cacheOf(await firstAsset(server.url))).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/catalog', '/ua/no-such-page', '/health'])
    expect(await cacheOf(path), path).toBe('no-store');
});

test('pages and assets come in brotli to browsers that take it, and plain to those that do not', async ({ server }) => {
  for (const path of ['/ua', await firstAsset(server.url)]) {
    const encodingFor = async (accepted: string): Promise<string | null> => {
      const { headers } = await fetch(server.url + path, { headers: { 'accept-encoding': accepted } });
      const encoding = headers.get('content-encoding');
      if (encoding !== null) expect(headers.get('vary'), path).toContain('Accept-Encoding');
      return encoding;
    };
    expect(await encodingFor('gzip, br'), path).toBe('br');
    expect(await encodingFor('identity'), path).toBeNull();
    const pageIn = (encoding: string): Promise<string> => pageOf(server.url, path, { 'accept-encoding': encoding });
    expect(await pageIn('br'), path).toBe(await pageIn('identity'));
  }
});

test('two shoppers get the same page to the byte, whatever their cookies say', async ({ server }) => {
  const english = { cookie: 'i18n_redirected=en; session=1', 'accept-language': 'en' };
  const ukrainian = { cookie: 'i18n_redirected=ua', 'accept-language': 'uk' };
  for (const path of ['/ua', '/en/catalog', '/ua/basket', '/ua/checkout'])
    expect(await pageOf(server.url, path, english), path).toBe(await pageOf(server.url, path, ukrainian));
  // What goes with a product is drawn by lot, for everybody alike.
  const product = async (headers: Record<string, string>): Promise<string | undefined> =>
    (await pageOf(server.url, `/ua/catalog/product/${HOODIE}`, headers)).split(wordsOf('ua')('product.related'))[0];
  expect(await product(english)).toBe(await product(ukrainian));
});

test('a server that is asked to end does so by itself, and well', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await start('src/server/main.ts', port, { DATA_FILE: '', API_URL: '' });
  expect((await fetch(`${url}/ua`)).status).toBe(200);
  child.kill('SIGINT');
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
});

test('the licences of all that a page is sent stand beside it, the letters’ too', async ({ server }) => {
  const answer = await fetch(`${server.url}/licenses.txt`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  for (const name of ['react', 'mobx', 'zod', '@mui/material', 'web-vitals']) expect(text).toContain(`\n## ${name} - `);
  expect(text).toContain('SIL Open Font License');
});

test('robots are told where the map is, and the map names every public screen and thing in both languages', async ({
  server,
}) => {
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /*/checkout');
  const answer = await fetch(`${server.url}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${server.url}/ua`);
  expect(addresses).toContain(`${server.url}/en/faq`);
  expect(addresses).toContain(`${server.url}/en/catalog/product/${HOODIE}`);
  const isProduct = (address: string): boolean => address.includes('/catalog/product/');
  const products = LOCALES.map(
    (locale) => addresses.find((one) => isProduct(one) && one.includes(`/${locale}/`)) ?? '',
  );
  for (const address of [...addresses.filter((one) => !isProduct(one)), ...products])
    expect((await fetch(address)).status, address).toBe(200);
});

test('health is said plainly', async ({ server }) => {
  const answer = await fetch(`${server.url}/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('what does not exist is 404, and a wrong method is refused', async ({ server }) => {
  const statuses = async (method: string, path: string): Promise<number> =>
    (await fetch(server.url + path, { method, redirect: 'manual' })).status;
  expect(await statuses('GET', '/ua/no-such-page')).toBe(404);
  expect(await statuses('GET', '/assets/no-such-file.js')).toBe(404);
  expect(await statuses('GET', '/photos/no-such-photo.avif')).toBe(404);
  expect(await statuses('GET', '/v1/no-such-call')).toBe(404);
  expect(await statuses('DELETE', '/v1/pages/home')).toBe(405);
  expect(await statuses('GET', '/pay/confirm')).toBe(405);
  expect([404, 405]).toContain(await statuses('POST', '/ua'));
});

test('HEAD tells of a page what GET would, without the page', async ({ server }) => {
  for (const path of ['/ua', await firstAsset(server.url), '/health']) {
    const answer = await fetch(server.url + path, { method: 'HEAD' });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type'), path).toBeTruthy();
    expect(await answer.text(), path).toBe('');
  }
});

test('no path leads out of the folders that are served', async ({ server }) => {
  const ways = [
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/.vite/manifest.json',
    '/.vite/manifest.json',
    '/index.html',
    '/photos/../package.json',
    '/photos/..%2f..%2fpackage.json',
    '/photos/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
    '/photos/%00.avif',
  ];
  for (const way of ways) {
    const { hostname, port } = new URL(server.url);
    expect.soft([302, 400, 404], way).toContain(await statusOf(server.url, way));
    const body = await fetch(`http://${hostname}:${port}${way}`).then((answer) => answer.text());
    expect.soft(body, way).not.toContain('"devDependencies"');
  }
});

test('a file of the build that is gone is said to be gone, not answered with a page', async ({ server }) => {
  for (const path of ['/assets/gone.js', '/assets/gone.css', '/photos/gone.avif']) {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    expect.soft(answer.status, path).toBe(404);
    expect.soft(answer.headers.get('content-type') ?? '', path).not.toContain('text/html');
  }
});

test('an address written otherwise shows the same screen and names the one address it has', async ({ server }) => {
  for (const [path, canonical] of [
    ['/ua//faq', '/ua/faq'],
    ['/ua/amp//faq', '/ua/faq'],
    ['/ua/FAQ/', '/ua/faq'],
    ['/en//Catalog', '/en/catalog'],
  ] as const) {
    const html = await pageOf(server.url, path, {});
    expect(html, path).toMatch(/<h1/);
    expect(html, path).toContain(`<link data-head rel="canonical" href="${server.url}${canonical}">`);
  }
});
