// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { WireErrorBody } from '#contract/common.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import { KYIV, change, choosePayment, filledOrder, makeOrder, methodId, orderNow, twoLines } from './support/guest.ts';
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
