import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { openServer } from './stub-shop.ts';

/** Asks a shop that listens on a free port, as a browser does: with room for long headers. */
async function answerTo(path: string): Promise<IncomingMessage> {
  const { shop } = await openServer();
  const { promise: listening, resolve: ready } = Promise.withResolvers<number>();
  const server = listen(shop.fetch, { port: 0, host: '127.0.0.1', headers: {} }, ({ port }) => ready(port));
  onTestFinished(() => void server.close());
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get({ port: await listening, path, maxHeaderSize: 256 * 1024, agent: false }, resolve).on('error', reject);
  return promise;
}

const long = 'x'.repeat(100_000);

test('a page whose address has a hundred thousand letters is drawn as any other', async () => {
  const answer = await answerTo(`/ua/catalog?q=${long}`);
  expect(answer.statusCode).toBe(200);
  expect(await text(answer)).toContain('Шов');
});

test('such an address without a language leads to the one with it', async () => {
  const { statusCode, headers } = await answerTo(`/catalog?q=${long}`);
  expect([statusCode, headers.location]).toEqual([302, `/ua/catalog?q=${long}`]);
});

test('an address too long for the shop is refused in words', async () => {
  const answer = await answerTo(`/ua/catalog?q=${'x'.repeat(200_000)}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([431, 'text/plain; charset=utf-8']);
  expect(await text(answer)).toMatch(/адреса.*address/isu);
});
