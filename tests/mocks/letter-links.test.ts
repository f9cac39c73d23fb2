// @vitest-environment node
import { expect, test } from 'vitest';
import { REGULAR } from '#fixtures/users.ts';
import type { KnownOrigins } from '#mocks/origins.ts';
import { createTestBackend } from '#mocks/node.ts';
import { isLoopback, letterOrigin } from '#mocks/origins.ts';
import { originsOf } from '#mocks/serve-alone.ts';
import { ORIGIN, ask, choosePayment, filledOrder, pay, twoLines } from './support/guest.ts';
import { letters } from './support/signed-in.ts';

const EVIL = 'https://evil.test';
const listensOn = (): string => 'http://10.0.0.7:8080';

/** Where the link of a letter leads that somebody asks for who says that the shop is at this origin. */
async function linkFor(known: KnownOrigins | undefined, origin: string): Promise<string | undefined> {
  const backend = createTestBackend(known && { shopOrigin: (page) => letterOrigin(known, page) });
  const body = { email: REGULAR.user.email };
  await ask(backend, 'POST', '/v1/auth/reset-password', { body, headers: { origin } });
  return new URL((await letters(backend))[0]?.link?.url ?? '').origin;
}

test.each([
  ['the public origin', { publicOrigin: 'https://shov.ua', listensOn }, EVIL, 'https://shov.ua'],
  ['the public origin', { publicOrigin: 'https://shov.ua', listensOn }, 'http://localhost:1', 'https://shov.ua'],
  ['the host the server listens on', { listensOn }, EVIL, 'http://10.0.0.7:8080'],
  ['the host the server listens on', { listensOn }, 'http://127.0.0.1.evil.test', 'http://10.0.0.7:8080'],
  ['a page of this very machine', { listensOn }, 'http://localhost:5173', 'http://localhost:5173'],
  ['the origin that was asked, in a browser', undefined, EVIL, ORIGIN],
])('the link of a letter leads to %s, given %j and a call from %s', async (_where, known, from, leads) => {
  expect(await linkFor(known, from)).toBe(leads);
});

test('so does the link of the letter about an order', async () => {
  const backend = createTestBackend({ shopOrigin: (page) => letterOrigin({ listensOn }, page) });
  const { _id, key } = await filledOrder(backend, await twoLines(backend));
  await pay(backend, await choosePayment(backend, _id, 'CARD', { origin: EVIL }));
  expect((await letters(backend)).at(-1)?.link?.url).toBe(`${listensOn()}/ua/checkout/success?order=${_id}#key=${key}`);
});

test('only an address of this machine is loopback', () => {
  for (const own of ['http://localhost:1', 'http://127.0.0.1', 'https://[::1]:8443', 'http://127.9.9.9'])
    expect(isLoopback(own), own).toBe(true);
  for (const other of ['http://localhost.evil.test', 'http://evil.test/localhost', 'localhost', '', 'http://10.0.0.1'])
    expect(isLoopback(other), other).toBe(false);
});

test('the server alone knows its origins by its environment', () => {
  const here = (environment: Record<string, string>): string | undefined => originsOf(environment).listensOn?.();
  expect(originsOf({ PUBLIC_ORIGIN: 'https://shov.ua/en' }).publicOrigin).toBe('https://shov.ua');
  expect(here({})).toBe('http://127.0.0.1:4010');
  expect(here({ HOST: '0.0.0.0', PORT: '80' })).toBe('http://localhost:80');
  expect(here({ HOST: '::1' })).toBe('http://[::1]:4010');
  expect(() => originsOf({ PUBLIC_ORIGIN: 'shov.ua' })).toThrow('PUBLIC_ORIGIN');
});
