// @vitest-environment node
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireErrorBody } from '#contract/common.ts';
import type { WireChosenPayment, WireOrder } from '#contract/order.ts';
import type { Backend } from '#mocks/backend.ts';
import { BANK_KEYS } from '#mocks/bank-signature.ts';
import { createTestBackend } from '#mocks/node.ts';
import { sha3of256 } from '#mocks/sha3.ts';
import type { Line } from './support/guest.ts';
import {
  GOOD_CARD,
  ORIGIN,
  ask,
  bankPage,
  choosePayment,
  filledOrder,
  orderNow,
  pay,
  twoLines,
} from './support/guest.ts';

const ELSEWHERE = 'https://backend.elsewhere/liqpay';

/** As LiqPay's documentation tells a backend to sign. */
function signedBy(key: string, value: object, digest = 'sha1'): { data: string; signature: string } {
  const data = Buffer.from(JSON.stringify(value)).toString('base64');
  return {
    data,
    signature: createHash(digest)
      .update(key + data + key)
      .digest('base64'),
  };
}

/** What LiqPay requires, with numbers written as its examples write them. */
const REQUIRED = {
  public_key: BANK_KEYS.publicKey,
  version: '3',
  action: 'pay',
  amount: '3',
  currency: 'UAH',
  description: 'test',
  order_id: '000001',
};

let backend: Backend;
let first: Line;
let told: { address: string; type: string | null; form: URLSearchParams }[];

beforeEach(async () => {
  told = [];
  backend = createTestBackend({
    async callOut(callback) {
      const type = callback.headers.get('content-type');
      told.push({ address: callback.url, type, form: new URLSearchParams(await callback.text()) });
    },
  });
  [first] = await twoLines(backend);
});

afterEach(() => void vi.useRealTimers());

const checkout = (fields: object) => bankPage<string & WireErrorBody>(backend, fields, {});
const confirm = (fields: object) =>
  ask<string & WireErrorBody>(backend, 'POST', '/pay/confirm', { body: new URLSearchParams({ ...fields }).toString() });

describe('the bank takes what a backend of LiqPay gives', () => {
  test.each([
    ['3', 'sha1'],
    [3, 'sha1'],
    ['7', 'sha3-256'],
    [7, 'sha3-256'],
  ])('version %j signed with %s', async (version, digest) => {
    const fields = signedBy(BANK_KEYS.privateKey, { ...REQUIRED, version }, digest);
    const { status, body } = await checkout(fields);
    expect([status, body.includes('₴3'), body.includes('test')]).toEqual([200, true, true]);
  });

  test.each([
    ['3', 'sha3-256'],
    ['7', 'sha1'],
  ])('but not version %j signed with %s', async (version, digest) => {
    const { status, body } = await checkout(signedBy(BANK_KEYS.privateKey, { ...REQUIRED, version }, digest));
    expect([status, body.code]).toEqual([400, 'INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE']);
  });

  test('whatever else LiqPay lets it say', async () => {
    const more = { language: 'en', expired_date: '2027-01-01 00:00:00', paytypes: 'card', rro_info: { items: [] } };
    expect((await checkout(signedBy(BANK_KEYS.privateKey, { ...REQUIRED, ...more }))).body).toContain('Pay by card');
  });

  test.each([
    ['version', undefined],
    ['public_key', 'i00000000'],
    ['action', 'subscribe'],
    ['amount', '0'],
    ['amount', 'much'],
    ['currency', 'XYZ'],
    ['description', ''],
    ['order_id', 'x'.repeat(256)],
    ['result_url', 'javascript:alert(1)'],
    ['server_url', '/callback'],
  ])('and says what is wrong with %s when it is %j', async (name, value) => {
    const digest = name === 'version' ? 'sha3-256' : 'sha1';
    const { status, body } = await checkout(signedBy(BANK_KEYS.privateKey, { ...REQUIRED, [name]: value }, digest));
    expect([status, body.code, body.details?.map(({ path }) => path)]).toEqual([400, 'VALIDATION_ERROR', [name]]);
  });
});

describe('a backend elsewhere', () => {
  const demand = { ...REQUIRED, server_url: ELSEWHERE, result_url: 'https://shop.elsewhere/thanks?order=1' };
  const paid = (card: object = {}, value: object = demand, digest?: string) =>
    confirm({ ...signedBy(BANK_KEYS.privateKey, value, digest), ...GOOD_CARD, ...card });

  test.each([
    ['success', undefined, {}],
    ['failure', '9868', { number: '4000 0000 0000 0002' }],
    ['failure', '9989', { cvc: '12' }],
    ['failure', '9851', { expiry: '12/25' }],
    ['failure', '9852', { number: '42' }],
    ['failure', 'cancel', { act: 'cancel' }],
  ])('is posted %s %s as a form, and its payer is led to the one address', async (status, code, card) => {
    const { headers } = await paid(card);
    expect(headers.get('location')).toBe(demand.result_url);
    expect(told.map(({ address, type }) => [address, type?.split(';')[0]])).toEqual([
      [ELSEWHERE, 'application/x-www-form-urlencoded'],
    ]);
    const { data = '', signature } = Object.fromEntries(told[0]?.form ?? []);
    const word = JSON.parse(Buffer.from(data, 'base64').toString()) as Record<string, unknown>;
    expect(signature).toBe(signedBy(BANK_KEYS.privateKey, word).signature);
    const { public_key, order_id } = REQUIRED;
    expect(word).toMatchObject({ status, public_key, order_id, version: 3, amount: 3, currency: 'UAH', action: 'pay' });
    expect(word['err_code']).toBe(code);
    expect(word['payment_id']).toEqual(expect.any(Number));
  });

  test('of version 7 is answered in kind', async () => {
    await paid({}, { ...demand, version: 7 }, 'sha3-256');
    const { data = '', signature } = Object.fromEntries(told[0]?.form ?? []);
    const key = BANK_KEYS.privateKey;
    expect(signature).toBe(
      createHash('sha3-256')
        .update(key + data + key)
        .digest('base64'),
    );
  });

  test('that names no address to come back to has its payer read that it is over', async () => {
    const { status, body } = await paid({}, { ...REQUIRED, language: 'en' });
    expect([status, body.includes('The payment is over'), told]).toEqual([200, true, []]);
  });

  test('that never answers keeps no payer', async () => {
    backend = createTestBackend({ callOut: () => new Promise(() => {}) });
    vi.useFakeTimers();
    const answer = paid();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(303);
  });
});

describe('the bank’s word at the backend of the shop', () => {
  let order: WireOrder;
  let chosen: WireChosenPayment;

  beforeEach(async () => {
    order = await filledOrder(backend, [first]);
    chosen = await choosePayment(backend, order._id);
  });

  const demanded = () => JSON.parse(Buffer.from(chosen.redirect?.fields['data'] ?? '', 'base64').toString()) as object;
  const say = (word: object, key: string = BANK_KEYS.privateKey) =>
    ask<WireErrorBody>(backend, 'POST', '/v1/__payments/callback', {
      body: new URLSearchParams(signedBy(key, { ...demanded(), payment_id: 7, ...word })).toString(),
    });
  const payment = async () => (await orderNow(backend, order._id)).payment;

  test('is asked for at the address that the demand names, whose sum is what the shopper was told', () => {
    const { total } = chosen.checkout.prices;
    expect(demanded()).toMatchObject({ amount: total, server_url: `${ORIGIN}/v1/__payments/callback` });
  });

  test('pays the order when it comes before the payer, after the payer and both', async () => {
    expect((await say({ status: 'success' })).status).toBe(200);
    const before = await payment();
    expect(before).toMatchObject({ status: 'COMPLETED', transactionId: '7' });
    await pay(backend, chosen);
    expect((await say({ status: 'success', payment_id: 8 })).status).toBe(200);
    expect(await payment()).toEqual(before);
  });

  test('is waited for while the payer is back already, whatever the address they came by', async () => {
    expect((await payment()).status).toBe('WAITING_FOR_PAYMENT');
    expect((await say({ status: 'failure', err_code: '9859' })).status).toBe(200);
    expect(await payment()).toEqual({ method: 'CARD', status: 'FAILED', error: 'card_declined' });
    await say({ status: 'success' });
    expect((await payment()).status).toBe('COMPLETED');
  });

  test.each(['processing', '3ds_verify', 'wait_accept', 'reversed'])(
    '%s leaves the order as it was',
    async (status) => {
      expect((await say({ status })).status).toBe(200);
      expect((await payment()).status).toBe('WAITING_FOR_PAYMENT');
    },
  );

  test('of a test payment is believed too', async () => {
    await say({ status: 'sandbox' });
    expect((await payment()).status).toBe('COMPLETED');
  });

  test.each([
    ['of another sum', { amount: 1 }],
    ['in another money', { currency: 'USD' }],
  ])('%s is not taken', async (_, wrong) => {
    await say({ status: 'success', ...wrong });
    expect((await payment()).status).toBe('FAILED');
  });

  test('signed by somebody else, of an order there is not, or not a word at all pays nothing', async () => {
    const { status, body } = await say({ status: 'success' }, 'another key');
    expect([status, body.code]).toEqual([400, 'INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE']);
    expect((await say({ status: 'success', order_id: 'nowhere' })).status).toBe(404);
    expect((await say({ status: undefined })).body.code).toBe('VALIDATION_ERROR');
    expect((await ask(backend, 'GET', '/v1/__payments/callback')).status).toBe(405);
    expect((await payment()).status).toBe('WAITING_FOR_PAYMENT');
  });
});

test('SHA3-256 is that of Node, whatever is digested', () => {
  const bytes = fc.uint8Array({ maxLength: 300, size: 'max' });
  fc.assert(
    fc.property(bytes, (message) => {
      const expected = createHash('sha3-256').update(message).digest('hex');
      expect(Buffer.from(sha3of256(message)).toString('hex')).toBe(expected);
    }),
  );
});
