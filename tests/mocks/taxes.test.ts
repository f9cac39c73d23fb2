// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireErrorBody } from '#contract/common.ts';
import type { WirePrices } from '#contract/order.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import { priceOrder } from '#mocks/prices.ts';
import { salesTaxPercent } from '#mocks/sales-tax.ts';
import type { Answer } from './support/guest.ts';
import {
  GOOD_CARD,
  CUSTOMER,
  ask,
  change,
  choosePayment,
  makeOrder,
  methodId,
  orderNow,
  pay,
  twoLines,
} from './support/guest.ts';
import { AUSTIN } from '#tests/support/austin.ts';

const PORTLAND = { ...AUSTIN, city: 'Portland', state: 'OR', postcode: '97201' };
const TORONTO = { ...AUSTIN, region: 'CA', country: 'CA', city: 'Toronto', state: 'Ontario', postcode: 'M5V 3L9' };

/** The same place as the Ukrainian shop knows it. */
const ABROAD = { ...AUSTIN, region: 'OTHER' };

const american = (): Backend => createTestBackend({ project: 'us' });
const cents = (amount: number): number => Math.round(amount * 100);
const sumOf = ({ products, discount, shipping, tax = 0 }: WirePrices): number =>
  cents(products) - cents(discount) + cents(shipping) + cents(tax);

let backend: Backend;
let id: string;
const sendTo = async (address: object) => change(backend, id, 'update-shipping-info', address);

beforeEach(async () => {
  backend = american();
  id = (await makeOrder(backend, await twoLines(backend)))._id;
});

describe('the American shop', () => {
  test('adds the tax of the state to what goods cost, and not to what their delivery costs', async () => {
    expect((await orderNow(backend, id)).prices).not.toHaveProperty('tax');
    await sendTo(AUSTIN);
    const { body } = await change(backend, id, 'update-shipping-method', { id: methodId('us-courier') });
    const { prices } = body;
    expect(prices.shipping).toBeGreaterThan(0);
    expect(cents(prices.tax ?? 0)).toBe(Math.round(cents(prices.products) * 0.0625));
    expect(cents(prices.total)).toBe(sumOf(prices));
  });

  test('taxes what is left of the price after a promo code', async () => {
    await sendTo(AUSTIN);
    const { products } = await orderNow(backend, id);
    const { body } = await change(backend, id, 'update-product', {
      products: products.map(({ variantId, size, quantity }) => ({ variantId, size, quantity })),
      promoCode: 'SHOV10',
    });
    const { prices } = body;
    expect(prices.discount).toBeGreaterThan(0);
    expect(cents(prices.tax ?? 0)).toBe(Math.round((cents(prices.products) - cents(prices.discount)) * 0.0625));
    expect(cents(prices.total)).toBe(sumOf(prices));
  });

  test.each([
    ['a state without a sales tax', PORTLAND, 0],
    ['another country', TORONTO, undefined],
  ])('has the tax of %s follow a changed address', async (_where, address, tax) => {
    expect((await sendTo(AUSTIN)).body.prices.tax).toBeGreaterThan(0);
    const { prices } = (await sendTo(address)).body;
    expect(prices.tax).toBe(tax);
    expect(cents(prices.total)).toBe(sumOf(prices));
  });

  test.each([
    ['no state of that name', 'state', 'Oblivion'],
    ['no state', 'state', undefined],
    ['a postal code of another state', 'postcode', '10001'],
    ['no postal code', 'postcode', undefined],
    ['the name of something every object has', 'state', 'constructor'],
  ])('cannot tax an address with %s, names its %s, and the order keeps the one it has', async (_what, name, value) => {
    await sendTo(AUSTIN);
    const { status, body } = (await sendTo({ ...AUSTIN, [name]: value })) as unknown as Answer<WireErrorBody>;
    expect([status, body.code]).toEqual([400, 'ORDER_CANNOT_CALC_TAX']);
    expect(body.details?.map(({ path }) => path)).toEqual([name]);
    expect((await orderNow(backend, id)).shippingInfo).toEqual(AUSTIN);
  });

  test('is paid the tax, keeps it in the order and writes it in the letter', async () => {
    await change(backend, id, 'update-customer', CUSTOMER);
    await sendTo(AUSTIN);
    await change(backend, id, 'update-shipping-method', { id: methodId('us-courier') });
    const { tax, total } = (await orderNow(backend, id)).prices;
    await pay(backend, await choosePayment(backend, id), GOOD_CARD);
    const paid = await orderNow(backend, id);
    expect(paid.payment.status).toBe('COMPLETED');
    expect(paid.prices).toMatchObject({ tax, total });
    const { body: letters } = await ask<{ lines: string[] }[]>(backend, 'GET', '/v1/__mock/letters');
    expect(letters.at(-1)?.lines.join('\n')).toMatch(/(?:Податок|Tax): \$/);
  });
});

test('the Ukrainian shop taxes nobody, wherever the parcel goes', async () => {
  backend = createTestBackend();
  id = (await makeOrder(backend, await twoLines(backend)))._id;
  for (const address of [ABROAD, { ...ABROAD, state: 'Oblivion' }])
    expect((await sendTo(address)).body.prices).not.toHaveProperty('tax');
});

test.each([
  ['Texas', '78701', 6.25],
  ['TX', '79901', 6.25],
  [' new york ', '10001', 4],
  ['N.Y.', '06390', 4],
  ['District of Columbia', '20001', 6],
  ['Minnesota', '55401-1234', 6.875],
])('%s %s is taxed by %s percent', (state, postcode, percent) => {
  expect(salesTaxPercent({ ...AUSTIN, state, postcode })).toBe(percent);
});

test('a postal code of another state is said to be no one of the state by its whole name', () => {
  const told = () => salesTaxPercent({ ...AUSTIN, state: 'NY', postcode: '78701' });
  expect(told).toThrow(expect.objectContaining({ details: [{ path: 'postcode', message: 'Not in New York' }] }));
});

test('half a cent of tax is a cent', () => {
  const prices = priceOrder({ lines: [{ unit: 1_000, quantity: 1 }], isCashOnDelivery: false, taxPercent: 6.25 });
  expect(prices).toMatchObject({ tax: 63, total: 1_063 });
});
