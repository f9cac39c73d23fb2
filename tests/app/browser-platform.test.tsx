import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserPlatform } from '#app/browser-platform.ts';
import { profile } from '#profiles/ua.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '';
});

test('the shop goes by the router once there is one, in the language of the address', () => {
  const { platform, setNavigate } = createBrowserPlatform(profile);
  platform.navigation.open('/basket');
  const navigate = vi.fn<(to: unknown, options?: unknown) => void>();
  setNavigate(navigate);
  window.history.replaceState(null, '', '/en/catalog');
  platform.navigation.open('/basket');
  platform.navigation.open('/checkout/1', { replace: true });
  // What is shown already is no other step of the history.
  platform.navigation.open('/catalog');
  expect(navigate.mock.calls).toEqual([
    ['/en/basket', { replace: false }],
    ['/en/checkout/1', { replace: true }],
    ['/en/catalog', { replace: true }],
  ]);
});

test('calls go by the browser, but for what is read and was asked ahead', async () => {
  const browser = vi.fn(async () => new Response('by the browser'));
  vi.stubGlobal('fetch', browser);
  const { platform, askAhead } = createBrowserPlatform(profile);
  expect(await (await platform.fetch('/v1/pages/home')).text()).toBe('by the browser');
  const read = (): Promise<string> | undefined => platform.asking?.('pages.get', async () => 'as it is asked');
  expect(await read()).toBe('as it is asked');
  await askAhead('pages.get', async () => 'as it was asked ahead');
  expect(await read()).toBe('as it was asked ahead');
  expect(await read()).toBe('as it is asked');
});

/** What the server has written into the page. */
const told = (name: string, content: string): string => `<meta name="${name}" content="${content}">`;

test('the API is where the page says, and is told of no operation there, since it may not know of them', () => {
  expect(createBrowserPlatform(profile).platform).toMatchObject({ baseUrl: '', sendIdempotencyKey: true });
  document.head.innerHTML = told('api-url', 'https://api.test');
  const { platform } = createBrowserPlatform(profile);
  expect(platform).toMatchObject({ baseUrl: 'https://api.test', sendIdempotencyKey: false });
});

test('an API that is named by the origin of the shop itself is told of operations', () => {
  document.head.innerHTML = told('api-url', window.location.origin);
  expect(createBrowserPlatform(profile).platform.sendIdempotencyKey).toBe(true);
});

test.each([
  ['1', 'https://api.test', true],
  ['0', 'https://api.test', false],
  ['1', '', true],
  ['0', '', false],
])('%s of the page decides whether the API at "%s" is told of operations', (content, api, isSent) => {
  document.head.innerHTML = told('send-idempotency-key', content) + told('api-url', api);
  expect(createBrowserPlatform(profile).platform.sendIdempotencyKey).toBe(isSent);
});
