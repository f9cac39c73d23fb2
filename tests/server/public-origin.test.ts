import { expect, test } from 'vitest';
import { publicOrigin } from '#server/public-origin.ts';
import { openServer } from './stub-shop.ts';

test.each([
  ['http://localhost:8080/ua', 'http://localhost:8080'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ['http://127.9.9.9/', 'http://127.9.9.9'],
  ['http://[::1]:8080/', 'http://[::1]:8080'],
  ['https://evil.test/ua', ''],
  ['http://localhost.evil.test/', ''],
  ['http://127.0.0.1.evil.test/', ''],
  ['http://192.168.0.7:8080/', ''],
])('asked as %s the shop calls itself %j', (url, expected) => {
  expect(publicOrigin(url, { publicOrigin: undefined })).toBe(expected);
});

test('a host that somebody made up gets into no page, no robots.txt and no map', async () => {
  const { ask } = await openServer();
  expect(await (await ask('/ua')).text()).toContain('<title></title>');
  expect(await (await ask('/robots.txt')).text()).not.toMatch(/Sitemap|shov\.test/);
  expect((await ask('/sitemap.xml')).status).toBe(404);
});

test('robots are kept from buying and from what is one shopper’s own', async () => {
  const { ask } = await openServer();
  const text = await (await ask('/robots.txt')).text();
  for (const path of ['basket', 'checkout', 'profile', 'confirm-email', 'reset-password'])
    expect(text).toContain(`Disallow: /*/${path}\n`);
});
