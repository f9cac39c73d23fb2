// @vitest-environment node
import * as z from 'zod/mini';
import { expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { buildClient, watch } from './build-client.ts';

const ANY = z.unknown();
const REFUSED = { status: 401, json: { code: 'UNAUTHORIZED', message: '' } };

/** A shop whose token changes to the next of the list each time it is asked for. */
function shopWith(tokens: (string | undefined)[], session?: () => string | undefined) {
  const unauthorized = vi.fn<(token: string) => void>();
  const left = [...tokens];
  const shop = buildClient({
    ...(session && { session }),
    unauthorized,
    accessToken: () => Promise.resolve(left.length > 1 ? left.shift() : left[0]),
  });
  return { ...shop, unauthorized };
}

it('a refusal of the newest token is reported once, with that token', async () => {
  const { client, server, unauthorized } = shopWith(['one']);
  server.always(REFUSED);
  await expect(client.read('/v1/x', ANY)).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  expect(unauthorized.mock.calls).toEqual([['one']]);
  expect(server.calls).toHaveLength(1);
});

it('a late refusal of an older token is tried once more with the newest, even for a change', async () => {
  const { client, server, unauthorized } = shopWith(['old', 'new']);
  server.next(REFUSED, { status: 200, json: { saved: true } });
  await expect(client.send('PUT', '/v1/x', {}, ANY)).resolves.toEqual({ saved: true });
  expect(server.calls.map((call) => call.headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new']);
  expect(unauthorized).not.toHaveBeenCalled();
});

it('a late refusal is not tried again as somebody else who has signed in meanwhile', async () => {
  const sessions = ['of Solomiia', 'of Ostap'];
  const session = () => (sessions.length > 1 ? sessions.shift() : sessions[0]);
  const { client, server, unauthorized } = shopWith(['hers', 'his'], session);
  server.always(REFUSED);
  await expect(client.send('PATCH', '/v1/customer', {}, ANY)).rejects.toMatchObject({ status: 401 });
  expect(server.calls.map((call) => call.headers.get('Authorization'))).toEqual(['Bearer hers']);
  expect(unauthorized.mock.calls).toEqual([['hers']]);
});

it('when the newest is refused as well, it is the newest that is reported', async () => {
  const { client, server, unauthorized } = shopWith(['old', 'new']);
  server.always(REFUSED);
  await expect(client.read('/v1/x', ANY)).rejects.toMatchObject({ status: 401 });
  expect(unauthorized.mock.calls).toEqual([['new']]);
  expect(server.calls).toHaveLength(2);
});

it('a wrong password ends no session', async () => {
  const { client, server, unauthorized } = shopWith(['one']);
  server.always(REFUSED);
  await expect(client.send('POST', '/v1/auth/login', {}, ANY)).rejects.toMatchObject({ status: 401 });
  expect(unauthorized).not.toHaveBeenCalled();
});

it('a refusal of a guest ends no session', async () => {
  const { client, server, unauthorized } = shopWith([undefined]);
  server.always(REFUSED);
  await expect(client.read('/v1/x', ANY)).rejects.toMatchObject({ status: 401 });
  expect(unauthorized).not.toHaveBeenCalled();
});

const SESSIONLESS: [string, AppError][] = [
  ['the session has just ended', new AppError('server', { code: 'INVALID_REFRESH_TOKEN', status: 401 })],
  ['nobody answered', new AppError('unreachable')],
];

it.each(SESSIONLESS)('a change fails with the reason and is not made when %s', async (_, reason) => {
  const accessToken = vi.fn(() => Promise.reject(reason));
  const { client, server, clock } = buildClient({ accessToken });
  const call = watch(client.send('PUT', '/v1/x', {}, ANY));
  await clock.advance(60_000);
  expect(call.outcome).toMatchObject({ error: { kind: reason.kind } });
  expect([accessToken.mock.calls.length, server.calls.length]).toEqual([1, 0]);
});

it.each(SESSIONLESS)('what anybody may read is read as a guest when %s', async (_, reason) => {
  const { client, server } = buildClient({ accessToken: () => Promise.reject(reason) });
  await client.search('/v1/categories/search', {}, ANY);
  await client.read('/v1/pages/home', ANY);
  expect(server.calls.map((call) => call.headers.has('Authorization'))).toEqual([false, false]);
});
