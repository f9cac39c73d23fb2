// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BANK_KEYS } from '#mocks/bank-signature.ts';
import { signed } from '#mocks/payment-data.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { GOOD_CARD } from './support/guest.ts';

/** A backend under development, which has this bank take its payments. */
let heard: string[];
let status: number;
const elsewhere = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    heard.push(
      `${request.method} ${request.url} ${request.headers['content-type']} ${[...new URLSearchParams(body).keys()]}`,
    );
    response.writeHead(status).end();
  });
});
let address: string;

beforeEach(async () => {
  heard = [];
  status = 200;
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/liqpay`;
});

afterEach(() => void elsewhere.close());

async function payAt(options: Parameters<typeof createEmbeddedBackend>[0]): Promise<number> {
  const demand = { version: 3, public_key: BANK_KEYS.publicKey, action: 'pay', amount: 3, currency: 'UAH' } as const;
  const shop = { description: 'test', order_id: '1', result_url: 'https://shop.test/', server_url: address };
  const body = new URLSearchParams({ ...(await signed({ ...demand, ...shop })), ...GOOD_CARD });
  const answer = createEmbeddedBackend(options);
  return (await answer(new Request('http://localhost/pay/confirm', { method: 'POST', body }))).status;
}

test('a bank that may call out posts its word to the backend that its payer came from', async () => {
  expect(await payAt({ mayCallOut: true })).toBe(303);
  expect(heard).toEqual(['POST /liqpay application/x-www-form-urlencoded;charset=UTF-8 data,signature']);
});

test('a bank for others calls nobody it is told to', async () => {
  expect(await payAt({})).toBe(303);
  expect(heard).toEqual([]);
});

test('why a backend has not heard is in the log, and its payer is led back all the same', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  status = 500;
  expect(await payAt({ mayCallOut: true })).toBe(303);
  expect(log).toHaveBeenLastCalledWith(`The bank's word to ${address} was answered with 500`);
  address = 'http://127.0.0.1:1/liqpay';
  expect(await payAt({ mayCallOut: true })).toBe(303);
  expect(String(log.mock.lastCall?.[0])).toMatch(/^The bank's word to http:\/\/127.0.0.1:1\/liqpay was not heard: /);
});
