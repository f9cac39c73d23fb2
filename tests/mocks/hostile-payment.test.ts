// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WireErrorBody } from '#contract/common.ts';
import { GOOD_CARD, ask, choosePayment, filledOrder, orderNow, twoLines } from './support/guest.ts';
import { watchedBackend } from './support/watched-backend.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A text with one piece of it gone, doubled or replaced. */
function altered(text: string): fc.Arbitrary<string> {
  const at = fc.tuple(fc.nat(text.length), fc.nat(4), fc.constantFrom('', 'A', '=', '.', '{', '%00', text));
  return at.map(([start, length, put]) => text.slice(0, start) + put + text.slice(start + length));
}

test('a form of the payment page that was tampered with pays nothing and breaks nothing', async () => {
  const { backend, bugs } = await watchedBackend();
  const { _id } = await filledOrder(backend, await twoLines(backend));
  const { data = '', signature = '' } = (await choosePayment(backend, _id)).redirect?.fields ?? {};
  const fields = fc
    .record({ data: altered(data), signature: fc.oneof(fc.constant(signature), altered(signature)) })
    .filter((one) => one.data !== data);
  const property = fc.asyncProperty(fields, fc.constantFrom('checkout', 'confirm'), async (forged, path) => {
    const body = new URLSearchParams({ ...GOOD_CARD, ...forged }).toString();
    const answer = await ask<WireErrorBody>(backend, 'POST', `/pay/${path}`, { body, headers: form });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_LIQPAY_CHECKOUT_RESULT_SIGNATURE']);
  });
  await fc.assert(property, { seed: 1, numRuns: 500 });
  expect((await orderNow(backend, _id)).payment.status).toBe('WAITING_FOR_PAYMENT');
  expect(bugs).toEqual([]);
});

test('whatever is typed for a card, the shopper is led back to the shop, and only a good card pays', async () => {
  const { backend, bugs } = await watchedBackend();
  const { _id } = await filledOrder(backend, await twoLines(backend));
  const typed = fc.record({
    number: fc.oneof(fc.constant('4242424242424242'), fc.string()),
    expiry: fc.oneof(fc.constantFrom('12/29', '1/1', '99/99', '12/', '-1/-1'), fc.string()),
    cvc: fc.oneof(fc.constantFrom('12', '0x1', ''), fc.string({ maxLength: 2 })),
    act: fc.constantFrom('pay', 'pay', 'cancel', '', '__proto__'),
  });
  const property = fc.asyncProperty(typed, async (card) => {
    const { redirect } = await choosePayment(backend, _id);
    const body = new URLSearchParams({ ...redirect?.fields, ...card }).toString();
    const answer = await ask(backend, 'POST', '/pay/confirm', { body, headers: form });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `https://shop.test/ua/checkout/success?order=${_id}`,
    ]);
  });
  await fc.assert(property, { seed: 1, numRuns: 200 });
  expect((await orderNow(backend, _id)).payment.status).toBe('FAILED');
  expect(bugs).toEqual([]);
});
