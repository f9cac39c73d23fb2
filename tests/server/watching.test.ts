import { expect, test, vi } from 'vitest';
import type { Backend } from '#mocks/backend.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';
import {
  ask as askApi,
  choosePayment,
  CUSTOMER,
  filledOrder,
  KYIV,
  pay,
  twoLines,
} from '#tests/mocks/support/guest.ts';
import { openServer } from './stub-shop.ts';

const metricsOf = async (ask: (path: string) => Promise<Response>): Promise<string> => (await ask('/metrics')).text();

test('a line of the log is JSON with the name of the route and the calls made, and nothing of the address', async () => {
  const backend = async () => new Response();
  const { ask, lines } = await openServer({ backend });
  await ask('/ua/catalog/product/typed?token=secret', { headers: { 'x-request-id': 'from-the-proxy-1' } });
  await ask('/ua/%0d%0aforged%1b[2J?token=secret', { headers: { 'x-request-id': '"} forged' } });
  const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    id: 'from-the-proxy-1',
    method: 'GET',
    route: 'product',
    status: 200,
    ms: expect.any(Number),
    calls: ['variants.get'],
  });
  expect(second).toMatchObject({ route: 'not-found', id: expect.stringMatching(/^[\da-f-]{36}$/), calls: [] });
  expect(lines.join('')).not.toMatch(/secret|typed|forged|\n/);
});

test('requests, calls of the API and what pages lack are counted in the form Prometheus reads', async () => {
  const backend = async () => new Response('', { status: 503 });
  const { ask } = await openServer({ backend });
  await ask('/ua/catalog/product/typed');
  await ask('/ua/without-goods');
  await ask('/health');
  await ask('/assets/entry.js');
  const page = await ask('/metrics');
  expect(page.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await page.text();
  for (const row of [
    'shov_request_seconds_count{route="product",status="2xx"} 1',
    'shov_request_seconds_count{route="service",status="2xx"} 1',
    'shov_request_seconds_count{route="asset",status="2xx"} 1',
    'shov_api_call_seconds_count{call="variants.get",status="5xx"} 1',
    'shov_pages_lacking_total{call="goods"} 1',
  ])
    expect(text).toContain(row);
});

test('a server that is a process of its own tells what it takes of its machine', async () => {
  const own = await openServer({ isProcess: true });
  expect(await metricsOf(own.ask)).toContain('process_resident_memory_bytes ');
  expect(await metricsOf((await openServer()).ask)).not.toContain('process_');
});

test('addresses that are made up make no new numbers', async () => {
  const { ask } = await openServer({ backend: async () => new Response() });
  const rows = async () => (await metricsOf(ask)).split('\n').length;
  await ask('/ua/nowhere');
  await ask('/ua/catalog/product/a');
  await rows();
  const before = await rows();
  for (let index = 0; index < 20; index += 1) {
    await ask(`/ua/made-up-${index}`);
    await ask(`/ua/catalog/product/${index}`);
  }
  expect(await rows()).toBe(before);
});

test.each(['x-forwarded-for', 'forwarded', 'via'])(
  'whoever comes through a proxy (%s) finds no numbers',
  async (name) => {
    const { ask } = await openServer();
    expect((await ask('/metrics', { headers: { [name]: '203.0.113.9' } })).status).toBe(404);
  },
);

test('of a whole purchase neither log nor numbers know who bought', async () => {
  const { ask, lines, shop } = await openServer({ backend: createEmbeddedBackend(), environment: { MEASURE: '1' } });
  const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  // The rest of a backend is of no use here.
  const overServer = { handle: async (request: Request) => shop.fetch(request) } as unknown as Backend;
  const password = 'soniakh-2026';
  const credentials = { body: { email: 'new@customer.example', password } };
  const { body: tokens } = await askApi<{ accessToken: string }>(overServer, 'POST', '/v1/auth/register', credentials);
  const order = await filledOrder(overServer, await twoLines(overServer));
  await pay(overServer, await choosePayment(overServer, order._id));
  for (const address of [`/ua/checkout/${order._id}`, `/ua/checkout/success?order=${order._id}`, '/ua/profile'])
    await ask(address);
  await ask(`/ua/reset-password?token=${tokens.accessToken}`, {
    headers: { cookie: 'who=olena', referer: `https://shov.ua/?order=${order._id}` },
  });
  await ask('/measurements', {
    method: 'POST',
    body: JSON.stringify([{ name: 'error', kind: CUSTOMER.firstName, at: '', screen: 'product' }]),
  });
  expect(lines.length).toBeGreaterThan(10);
  const kept = [
    lines.join('\n'),
    await metricsOf(ask),
    ...said.flatMap(({ mock }) => mock.calls.flat().map(String)),
  ].join('\n');
  const personal = [
    ...Object.values(CUSTOMER),
    KYIV.city,
    order._id,
    order.number,
    tokens.accessToken,
    password,
    'customer.example',
    'olena',
  ];
  for (const word of personal) expect(kept, word).not.toContain(word);
});

const send = (value: unknown): RequestInit => ({
  method: 'POST',
  body: typeof value === 'string' ? value : JSON.stringify(value),
});
const FAILURE = { name: 'error', kind: 'TypeError', at: '/assets/shop-1a2b.js:1:2345', screen: 'product' };

test('what browsers measured is taken where the shop is set up for it, and only there', async () => {
  const { ask, lines } = await openServer({ environment: { MEASURE: '1' } });
  expect(await (await ask('/ua')).text()).toContain('<meta name="measurements" content="/measurements">');
  const told = [
    { name: 'LCP', value: 1_234.5, screen: 'product' },
    { name: 'CLS', value: 0.02, screen: 'product' },
    FAILURE,
  ];
  expect((await ask('/measurements', send(told))).status).toBe(204);
  const text = await metricsOf(ask);
  expect(text).toContain('shov_vital_milliseconds_sum{name="LCP",screen="product"} 1234.5');
  expect(text).toContain('shov_layout_shift_sum{screen="product"} 0.02');
  expect(text).toContain('shov_browser_errors_total{kind="TypeError",screen="product"} 1');
  expect(lines.find((line) => line.includes('browserError'))).toContain('"/assets/shop-1a2b.js:1:2345"');
  const off = await openServer();
  expect(await (await off.ask('/ua')).text()).not.toContain('measurements');
  expect((await off.ask('/measurements', send(told))).status).toBe(405);
});

test.each([
  'no json',
  { name: 'LCP' },
  [{ ...FAILURE, message: 'olena@example.com' }],
  [{ ...FAILURE, at: 'https://evil.test/assets/a.js:1:1' }],
  [{ ...FAILURE, kind: 'olena@example.com' }],
  [{ name: 'LCP', value: -1, screen: 'product' }],
  Array.from({ length: 51 }, () => FAILURE),
])('what is no measurement is refused, %#', async (value) => {
  const { ask, lines } = await openServer({ environment: { MEASURE: '1' } });
  expect((await ask('/measurements', send(value))).status).toBe(400);
  expect(lines.join('')).not.toContain('browserError');
});

test('names that the shop does not know make no new numbers', async () => {
  const { ask } = await openServer({ environment: { MEASURE: '1' } });
  await ask(
    '/measurements',
    send([
      { ...FAILURE, screen: 'made-up' },
      { ...FAILURE, kind: 'MadeUp' },
    ]),
  );
  const text = await metricsOf(ask);
  expect(text).not.toMatch(/made-up|MadeUp/);
  expect(text).toContain('shov_browser_errors_total{kind="other",screen="product"} 1');
});
