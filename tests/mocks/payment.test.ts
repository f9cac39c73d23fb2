// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireErrorBody } from '#contract/common.ts';
import type { WireChosenPayment, WireOrder } from '#contract/order.ts';
import type { Backend } from '#mocks/backend.ts';
import { BANK_KEYS } from '#mocks/bank-signature.ts';
import { createTestBackend } from '#mocks/node.ts';
import { escaped } from '#mocks/plain-page.ts';
import { signed } from '#mocks/payment-data.ts';
import { RESULT_PARAMETER, createPaymentProvider } from '#mocks/payment-provider.ts';
import { TEST_NOW, countingIds } from '#mocks/node.ts';
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

let backend: Backend;
let first: Line;
let order: WireOrder;
let chosen: WireChosenPayment;

beforeEach(async () => {
  backend = createTestBackend();
  [first] = await twoLines(backend);
  order = await filledOrder(backend, [first]);
  chosen = await choosePayment(backend, order._id);
});

/** Where every payment of the order leads back to, however it ended. */
const wayBack = (): string => `${ORIGIN}/ua/checkout/success?order=${order._id}`;

async function statusAfter(paying: Promise<unknown>): Promise<string> {
  await paying;
  return (await orderNow(backend, order._id)).payment.status;
}

function form(fields: Record<string, string>): { body: string; headers: Record<string, string> } {
  return { body: new URLSearchParams(fields).toString(), headers: { accept: 'text/html' } };
}

test('choosing the card sends the shopper to the hosted page with signed fields', () => {
  expect(chosen.redirect).toMatchObject({ url: `${ORIGIN}/pay/checkout`, method: 'POST' });
  expect(Object.keys(chosen.redirect?.fields ?? {}).toSorted()).toEqual(['data', 'signature']);
  expect(chosen.checkout.order.payment).toEqual({ method: 'CARD', status: 'WAITING_FOR_PAYMENT' });
});

test('the form leads on to the hosted page at an address of its own, so that it is there on the way back', async () => {
  const asking = form(chosen.redirect?.fields ?? {});
  const { status, headers } = await ask(backend, 'POST', '/pay/checkout', asking);
  expect([status, headers.get('cache-control')]).toEqual([303, 'no-store']);
  const address = headers.get('location') ?? '';
  expect(address).toMatch(/^\/pay\/checkout\?/);
  const first = await ask<string>(backend, 'GET', address);
  const again = await ask<string>(backend, 'GET', address);
  expect([first.status, again.body]).toEqual([200, first.body]);
});

test('the hosted page says what is paid for, has no script and cannot be framed', async () => {
  const { status, body, headers } = await bankPage(backend, chosen.redirect?.fields ?? {});
  expect(status).toBe(200);
  expect(body).toContain(`№\u00A0${order.number}`);
  expect(body).toContain(`₴${order.prices.total.toLocaleString('en-US')}`);
  expect(body).toContain('<html lang="uk">');
  expect(body).not.toMatch(/<script|<style|\son\w+=|style=/i);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await ask(backend, 'GET', '/pay/checkout.css')).headers.get('content-type')).toContain('text/css');
});

test('the hosted page writes the number of an order as the language of the shopper does', async () => {
  const choice = await choosePayment(backend, order._id, 'CARD', { 'accept-language': 'en' });
  const { body } = await bankPage(backend, choice.redirect?.fields ?? {});
  expect(body).toContain(`<dd>Order No.\u00A0${order.number}</dd>`);
  expect(body).not.toContain('№');
});

test('the test cards of the page are told on the page', async () => {
  const { body } = await bankPage(backend, chosen.redirect?.fields ?? {});
  for (const number of ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 0127'])
    expect(body).toContain(number);
});

test('a good card pays the order and leads to the shop in the language of the shopper', async () => {
  const answer = await pay(backend, chosen);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/ua/checkout/success?order=${order._id}`);
  const paid = await orderNow(backend, order._id);
  expect([paid.status, paid.payment.status]).toEqual(['IN_PROCESS', 'COMPLETED']);
  const english = await filledOrder(backend, [first]);
  const choice = await choosePayment(backend, english._id, 'CARD', { 'accept-language': 'en' });
  expect((await pay(backend, choice)).headers.get('location')).toContain('/en/checkout/success');
});

test('what has been received is in the order: everything by card, the prepayment of cash on delivery', async () => {
  await pay(backend, chosen);
  const { payment, prices } = await orderNow(backend, order._id);
  expect(payment.paid).toBe(prices.total);
  const { _id } = await filledOrder(backend, [first]);
  expect((await pay(backend, await choosePayment(backend, _id, 'CASH_ON_DELIVERY'))).status).toBe(303);
  expect((await orderNow(backend, _id)).payment).toMatchObject({ status: 'COMPLETED', paid: 200 });
});

test.each([
  ['card_declined', { number: '4000 0000 0000 0002' }],
  ['invalid_cvc', { number: '4000 0000 0000 0127' }],
  ['invalid_cvc', { cvc: '12' }],
  ['incorrect_number', { number: '4242 4242 4242 4241' }],
  ['incorrect_number', { number: '42' }],
  ['incorrect_number', { number: '' }],
  ['invalid_expiry_month', { expiry: '13/29' }],
  ['invalid_expiry_month', { expiry: '10/26' }],
  ['invalid_expiry_year', { expiry: '12/25' }],
  ['invalid_expiry_year', { expiry: '12' }],
  ['card_declined', { number: '5555 5555 5555 4444' }],
])('%s: the order stays, the shopper is led to where it is told, and can pay again (%o)', async (error, wrong) => {
  const answer = await pay(backend, chosen, { ...GOOD_CARD, ...wrong });
  expect(answer.headers.get('location')).toBe(wayBack());
  expect((await orderNow(backend, order._id)).payment).toEqual({ method: 'CARD', status: 'FAILED', error });
  const again = await choosePayment(backend, order._id);
  expect(again.checkout.order.payment).toEqual({ method: 'CARD', status: 'WAITING_FOR_PAYMENT' });
  expect(await statusAfter(pay(backend, again))).toBe('COMPLETED');
});

test.each(['11/26', '1126', '112026', '11 / 2026', '11-26', '11.26', '11 26', ' 11–26 '])(
  'a card is good through the last month printed on it, typed as %s',
  async (expiry) => {
    expect(await statusAfter(pay(backend, chosen, { ...GOOD_CARD, expiry }))).toBe('COMPLETED');
  },
);

test.each(['4242424242424242', '4242-4242-4242-4242', '4242–4242–4242–4242', ' 4242.4242.4242.4242 '])(
  'a number is read by its digits, typed as %s',
  async (number) => {
    expect(await statusAfter(pay(backend, chosen, { ...GOOD_CARD, number }))).toBe('COMPLETED');
  },
);

describe('the form of the page', () => {
  /** What the browser would let go of a field, as the page tells it to. */
  async function taken(field: string, typed: string): Promise<boolean> {
    const { body } = await bankPage(backend, chosen.redirect?.fields ?? {});
    const { pattern = '' } = new RegExp(`id="${field}"[^>]* pattern="(?<pattern>[^"]*)"`).exec(body)?.groups ?? {};
    return new RegExp(`^(?:${pattern})$`, 'v').test(typed);
  }

  test.each([
    ['number', ['4242 4242 4242 4242', '4242–4242–4242–4242', '4222222222222', '5555 5555 5555 4444']],
    ['expiry', ['12/30', '12 / 30', '12-30', '12–30', '12.30', '12 30', '1230', '122030', '1/30', '12/2030']],
    ['cvc', ['123', '1234']],
  ])('lets go what the bank reads: %s', async (field, spellings) => {
    for (const typed of spellings) expect([typed, await taken(field, typed)]).toEqual([typed, true]);
  });

  test.each([
    ['number', ['4242', 'card', '4242 4242 4242 424O', '4242 4242 4242 4242 4242']],
    ['expiry', ['12', '13/30', '00/30', '12/3', '12/203', '130', 'December']],
    ['cvc', ['12', '12a', '12345']],
  ])('keeps a slip on the page and says what is asked for: %s', async (field, slips) => {
    for (const typed of slips) expect([typed, await taken(field, typed)]).toEqual([typed, false]);
    const { body } = await bankPage(backend, chosen.redirect?.fields ?? {});
    expect(body).toMatch(new RegExp(`id="${field}"[^>]* title="[^"]+"`));
  });
});

test('cancelling leads to the shop as well; leaving the page changes nothing', async () => {
  expect((await orderNow(backend, order._id)).payment.status).toBe('WAITING_FOR_PAYMENT');
  const answer = await pay(backend, chosen, { act: 'cancel' });
  expect(answer.headers.get('location')).toBe(wayBack());
  expect((await orderNow(backend, order._id)).payment).toEqual({ method: 'CARD', status: 'FAILED' });
});

test('pressing pay twice takes the money and the goods once', async () => {
  await Promise.all([pay(backend, chosen), pay(backend, chosen)]);
  const before = (await orderNow(backend, order._id)).payment.transactionId;
  expect(before).toMatch(/^\d+$/);
  await pay(backend, chosen, { act: 'cancel' });
  expect((await orderNow(backend, order._id)).payment).toMatchObject({ status: 'COMPLETED', transactionId: before });
});

test('goods sold out on the way to the bank are not charged', async () => {
  await ask(backend, 'POST', '/v1/__mock/sell-out', { body: { variantId: first.variantId, size: first.size } });
  expect(await statusAfter(pay(backend, chosen))).toBe('FAILED');
});

test('a sum that is no longer that of the order is not taken', async () => {
  await ask(backend, 'POST', '/v1/__mock/price', {
    body: { variantId: first.variantId, price: 9_000, discountPrice: null },
  });
  expect(await statusAfter(pay(backend, chosen))).toBe('FAILED');
});

test('forged or altered fields are refused, and the order stays unpaid', async () => {
  const { data = '', signature = '' } = chosen.redirect?.fields ?? {};
  const cheaper = JSON.parse(Buffer.from(data, 'base64').toString()) as Record<string, unknown>;
  const altered = Buffer.from(JSON.stringify({ ...cheaper, amount: 1 })).toString('base64');
  const forgeries = [
    { data: altered, signature },
    { data, signature: signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')) },
    { data, signature: '' },
    { data: '', signature },
    { data: '%%%', signature: '%%%' },
  ];
  for (const fields of forgeries) {
    const asking = { body: new URLSearchParams({ ...fields, ...GOOD_CARD }).toString() };
    const answer = await ask<WireErrorBody>(backend, 'POST', '/pay/confirm', asking);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE']);
  }
  const read = await bankPage(backend, { data: altered, signature });
  expect(read.body).toContain('INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE');
  expect((await orderNow(backend, order._id)).payment.status).toBe('WAITING_FOR_PAYMENT');
});

test('the way back is to the page that asked, never to an address out of the form', async () => {
  const fields = { ...chosen.redirect?.fields, ...GOOD_CARD, result_url: 'https://evil.test', language: '//evil.test' };
  const answer = await ask(backend, 'POST', '/pay/confirm', form(fields));
  expect(new URL(answer.headers.get('location') ?? '').origin).toBe(ORIGIN);
  const other = await choosePayment(backend, (await filledOrder(backend, [first]))._id, 'CARD', {
    origin: 'javascript:1',
  });
  expect(new URL((await pay(backend, other)).headers.get('location') ?? '').origin).toBe(ORIGIN);
});

test('a shop on another origin than its backend gets its shoppers back', async () => {
  const next = await filledOrder(backend, [first]);
  const elsewhere = await choosePayment(backend, next._id, 'CARD', { origin: 'http://localhost:3000' });
  expect(elsewhere.redirect?.url).toBe(`${ORIGIN}/pay/checkout`);
  expect((await pay(backend, elsewhere)).headers.get('location')).toMatch(
    /^http:\/\/localhost:3000\/ua\/checkout\/success/,
  );
});

test('where the bank cannot reach the backend its word travels in the address', async () => {
  const provider = createPaymentProvider({ now: () => TEST_NOW, newId: countingIds() });
  const body = new URLSearchParams({ ...chosen.redirect?.fields, ...GOOD_CARD });
  const response = await provider(new Request(`${ORIGIN}/pay/confirm`, { method: 'POST', body }));
  const [data, signature] =
    new URL(response.headers.get('location') ?? '').searchParams.get(RESULT_PARAMETER)?.split('.') ?? [];
  const told = await ask(backend, 'POST', '/v1/__mock/payments', { body: { data, signature } });
  expect(told.body).toEqual({ isPaid: true });
  expect((await orderNow(backend, order._id)).payment.status).toBe('COMPLETED');
});

test('the prepayment page asks for the prepayment only', async () => {
  const next = await filledOrder(backend, [first]);
  const cash = await choosePayment(backend, next._id, 'CASH_ON_DELIVERY');
  const { body } = await bankPage(backend, cash.redirect?.fields ?? {});
  expect(body).toContain('₴200<');
  expect(body).toContain(`Передплата за замовлення №\u00A0${next.number}`);
  await pay(backend, cash);
  expect((await orderNow(backend, next._id)).payment).toMatchObject({
    method: 'CASH_ON_DELIVERY',
    status: 'COMPLETED',
  });
});

test('names on the page are text, whatever is in them', async () => {
  const fields = await signed({
    version: 3,
    public_key: BANK_KEYS.publicKey,
    action: 'pay',
    amount: 100,
    currency: 'UAH',
    description: `"><img src=x onerror='1'>&`,
    order_id: order._id,
  });
  const { body } = await bankPage(backend, { ...fields });
  expect(body).not.toContain('<img');
  expect(body).toContain(escaped(`"><img src=x onerror='1'>&`));
});
