import { expect, test } from 'vitest';
import { openServer } from './stub-shop.ts';

const THING = '/ua/catalog/product/hoodie';
const backend = async () => Response.json({});
const OWN = { 'sec-fetch-site': 'same-origin' };

/** The form of the product page as a browser without scripts sends it. */
const send = async (
  fields: Record<string, string>,
  {
    headers = OWN,
    environment = {},
    path = THING,
  }: Partial<{ headers: object; environment: object; path: string }> = {},
) => {
  const { ask, bugs } = await openServer({ backend, environment: { ...environment } });
  const answer = await ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { ...headers } });
  const { headers: told, status } = answer;
  expect(told.get('set-cookie')).toBeNull();
  expect(told.get('cache-control')).toBe('no-store');
  expect(bugs).toEqual([]);
  return { status, location: told.get('location'), html: await answer.text() };
};

test('an order by the form is made, and the shopper sent to the page that says so', async () => {
  const sent = await send({ phone: '067 214 08 11', size: 'M' });
  expect(sent).toMatchObject({ status: 303, location: `${THING}?ordered=100001#order` });
});

test('what was chosen in the address stays there', async () => {
  const sent = await send({ phone: '067 214 08 11', size: 'M' }, { path: `${THING}?size=M` });
  expect(sent.location).toBe(`${THING}?size=M&ordered=100001#order`);
});

test('a form that is refused comes back with what was typed and why', async () => {
  const sent = await send({ phone: '<12>', size: 'M' });
  expect(sent.status).toBe(422);
  expect(sent.html).toContain('phone refused: <12> M');
});

test('the page of a refusal needs no scripts and brings none: those of the one before could not run', async () => {
  const { html } = await send({ phone: '12', size: 'M' });
  expect(html).not.toContain('<script type="module"');
  expect(html).not.toContain('noscript');
  expect(html).toContain('<div><p>Без скриптів</p></div>');
  expect(html).toContain('<script id="state"');
});

test('while nobody knows whether it was ordered, that is no refusal, and the same press may come again', async () => {
  const sent = await send({ phone: 'lost', size: 'M' });
  expect(sent.status).toBe(503);
  const [, operation = ''] = /again as ([\w-]+)/.exec(sent.html) ?? [];
  expect(operation).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect((await send({ phone: 'lost', size: 'M', operation })).html).toContain(`again as ${operation}`);
});

test('a form that is sent twice by a double press is one press, and another phone another', async () => {
  const { ask } = await openServer({ backend });
  const pressed = async (phone: string): Promise<string | undefined> => {
    const body = new URLSearchParams({ phone, size: 'M' });
    const html = await (await ask(THING, { method: 'POST', body, headers: OWN })).text();
    return /again as ([\w-]+)/.exec(html)?.[1];
  };
  const [first, second, other] = await Promise.all([pressed('lost'), pressed('lost'), pressed('lost too')]);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shov.test' }],
  ['a page without an origin', { origin: 'null' }],
  ['nobody', {}],
])('a form sent by %s is refused', async (_, headers) => {
  const sent = await send({ phone: '067 214 08 11', size: 'M' }, { headers });
  expect([sent.status, sent.location]).toEqual([403, null]);
});

test('a browser that names only its origin is believed, be it the host that was asked or the one that is configured', async () => {
  const order = { phone: '067 214 08 11', size: 'M' };
  expect((await send(order, { headers: { origin: 'https://shov.test' } })).status).toBe(303);
  const behind = { environment: { PUBLIC_ORIGIN: 'https://shov.ua' }, headers: { origin: 'https://shov.ua' } };
  expect((await send(order, behind)).status).toBe(303);
  expect((await send(order, { headers: { origin: 'https://shov.ua' } })).status).toBe(403);
});

test('what is no form of a few words is not read', async () => {
  expect((await send({ phone: '1'.repeat(5_000) })).status).toBe(413);
  const { ask } = await openServer();
  const headers = { ...OWN, 'content-type': 'application/json' };
  expect((await ask(THING, { method: 'POST', body: '{}', headers })).status).toBe(415);
});

test('only a thing of the shop is ordered so', async () => {
  for (const path of ['/ua', '/xx/catalog/product/hoodie'])
    expect((await send({ phone: '067 214 08 11', size: 'M' }, { path })).status).toBe(405);
});

test('the page with the form is kept as ever, and the one that thanks is nobody else’s', async () => {
  const { ask } = await openServer({ backend });
  expect((await ask(THING)).headers.get('cache-control')).toContain('s-maxage=60');
  const thanks = await ask(`${THING}?ordered=100001`);
  expect(thanks.headers.get('cache-control')).toBe('no-store');
  expect(await thanks.text()).toContain('ordered 100001');
  expect(await (await ask(`${THING}?ordered=free+gifts`)).text()).not.toContain('gifts');
});
