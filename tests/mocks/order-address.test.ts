// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { WireErrorBody } from '#contract/common.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import type { WireCheckout } from '#contract/order.ts';
import {
  ask,
  KYIV,
  change,
  choosePayment,
  filledOrder,
  makeOrder,
  methodId,
  orderNow,
  pay,
  twoLines,
} from './support/guest.ts';
import { refusal } from './support/signed-in.ts';
import { profile } from '#profiles/ua.ts';

let backend: Backend;
let id: string;

beforeEach(async () => {
  backend = createTestBackend();
  id = (await filledOrder(backend, await twoLines(backend)))._id;
});

test.each([
  ['UA', 'PL'],
  ['UA', 'US'],
  ['EU', 'UA'],
  ['EU', 'CA'],
  ['OTHER', 'UA'],
  ['OTHER', 'DE'],
])('an address in the region %s is not in %s, and the order keeps the one it has', async (region, country) => {
  const { status, body } = await change(backend, id, 'update-shipping-info', { ...KYIV, region, country });
  const { code, details } = body as unknown as WireErrorBody;
  expect([status, code, details?.map(({ path }) => path)]).toEqual([400, 'VALIDATION_ERROR', ['country']]);
  expect((await orderNow(backend, id)).shippingInfo).toEqual(KYIV);
});

test('every country the shop offers is in its region for the backend too', async () => {
  const refused: string[] = [];
  for (const [region, countries] of Object.entries(profile.countries))
    for (const country of countries) {
      const answer = await change(backend, id, 'update-shipping-info', { region, country, city: 'Місто' });
      if (answer.status !== 200) refused.push(country);
    }
  expect(refused).toEqual([]);
});

test('a way of delivery that a developer switches off is offered to nobody, and an order that has it waits', async () => {
  const way = methodId('parcel-branch');
  const turn = async (state: string, which = way) =>
    (await ask(backend, 'POST', '/v1/__mock/shipping-method', { body: { id: which, state } })).status;
  const offered = async () =>
    (await ask<WireCheckout>(backend, 'GET', `/v1/orders/${id}`)).body.shippingMethods.map((one) => one._id);
  expect(await offered()).toContain(way);
  expect(await turn('INACTIVE')).toBe(204);
  expect(await offered()).not.toContain(way);
  expect((await orderNow(backend, id)).shippingMethod).toMatchObject({ _id: way, state: 'INACTIVE' });
  const chosen = await change(backend, id, 'update-shipping-method', { id: way });
  expect(refusal(chosen)).toEqual([400, 'ORDER_CANNOT_CALC_PRICE', ['id']]);
  const paid = await change(backend, id, 'payment-method', { paymentMethod: 'CARD' });
  expect(refusal(paid)).toEqual([400, 'VALIDATION_ERROR', ['shippingMethod']]);

  const { body } = await ask(backend, 'GET', '/v1/__mock/snapshot');
  expect((await ask(createTestBackend(), 'PUT', '/v1/__mock/snapshot', { body })).status).toBe(204);
  expect(await turn('ACTIVE')).toBe(204);
  expect((await choosePayment(backend, id)).checkout.order.payment.method).toBe('CARD');
  expect([await turn('ACTIVE', id), await turn('ON')]).toEqual([404, 400]);
});

test('cash is taken on delivery in Ukraine only', async () => {
  expect((await choosePayment(backend, id, 'CASH_ON_DELIVERY')).checkout.prices.prepayment).toBe(200);
  const { _id } = await makeOrder(backend, await twoLines(backend));
  await change(backend, _id, 'update-customer', (await orderNow(backend, id)).customer);
  const abroad = { region: 'EU', country: 'PL', city: 'Краків', address: 'Grodzka 1', postcode: '31-001' };
  await change(backend, _id, 'update-shipping-info', abroad);
  await change(backend, _id, 'update-shipping-method', { id: methodId('europe-parcel') });
  const refused = await change(backend, _id, 'payment-method', { paymentMethod: 'CASH_ON_DELIVERY' });
  expect((refused.body as unknown as WireErrorBody).code).toBe('INCORRECT_PAYMENT_METHOD');
  expect((await choosePayment(backend, _id)).checkout.order.payment.method).toBe('CARD');
});

test('an order that goes abroad after all is no longer paid on delivery, and what the bank was asked for is not taken', async () => {
  const { _id } = await filledOrder(backend, await twoLines(backend));
  const cash = await choosePayment(backend, _id, 'CASH_ON_DELIVERY');
  const abroad = { region: 'EU', country: 'PL', city: 'Краків', address: 'Grodzka 1', postcode: '31-001' };
  await change(backend, _id, 'update-shipping-info', abroad);
  const { body } = await change(backend, _id, 'update-shipping-method', { id: methodId('europe-parcel') });
  expect(body.order.payment).toEqual({ status: 'WAITING_FOR_PAYMENT' });
  expect(body.prices.prepayment).toBeUndefined();
  await pay(backend, cash);
  expect((await orderNow(backend, _id)).payment).toEqual({ status: 'FAILED' });
});
