// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireVariantItem } from '#contract/catalog.ts';
import type { WireErrorBody } from '#contract/common.ts';
import type { WireOrder, WireShippingMethod } from '#contract/order.ts';
import type { WirePage } from '#contract/pages.ts';
import { usersOf } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { createDatabase } from '#mocks/database.ts';
import { createTestBackend } from '#mocks/node.ts';
import { promoCodes } from '#mocks/promo-codes.ts';
import { deliveryDays, freeShippingFrom } from '#domain/shipping.ts';
import { profile } from '#profiles/us.ts';
import { AUSTIN } from '#tests/support/austin.ts';
import {
  CUSTOMER,
  GOOD_CARD,
  ask,
  bankPage,
  change,
  choosePayment,
  makeOrder,
  methodId,
  orderNow,
  pay,
  twoLines,
} from './support/guest.ts';
import { signIn } from './support/signed-in.ts';

interface Found<Item> {
  items: Item[];
}

let backend: Backend;

beforeEach(() => {
  backend = createTestBackend({ project: 'us' });
});

async function found<Item>(path: string): Promise<Item[]> {
  const headers = { 'accept-language': 'en' };
  return (await ask<Found<Item>>(backend, 'POST', `/v1/${path}/search`, { body: { limit: 100 }, headers })).body.items;
}

const ways = async () => found<WireShippingMethod>('shipping-methods');

async function filled(address: object = AUSTIN, way = 'us-standard'): Promise<WireOrder> {
  const order = await makeOrder(backend, await twoLines(backend));
  await change(backend, order._id, 'update-customer', CUSTOMER);
  await change(backend, order._id, 'update-shipping-info', address);
  return (await change(backend, order._id, 'update-shipping-method', { id: methodId(way) })).body.order;
}

describe('the American shop', () => {
  test('sends every order within the USA for nothing in 1–3 days, as its hint says', async () => {
    const free = (await ways()).filter(({ price, regions }) => price === 0 && regions.includes('US'));
    expect(free.map((way) => deliveryDays(way))).toEqual(['1–\u20603']);
    expect((await filled()).prices.shipping).toBe(0);
  });

  test('has no sum to reach for what is free already', async () => {
    const wire = await ways();
    const thresholds = wire.map(({ freeShippingFrom: from, ...way }) => ({
      ...way,
      ...(from !== null && { freeShippingFrom: from }),
    }));
    expect(freeShippingFrom(thresholds as unknown as Parameters<typeof freeShippingFrom>[0])).toBe(0);
  });

  test('has ways to each of its countries and to no other', async () => {
    const regions = new Set((await ways()).flatMap((way) => way.regions));
    expect([...regions]).toEqual(profile.regions);
    const refused = await change(backend, (await filled())._id, 'update-shipping-info', { ...AUSTIN, region: 'CA' });
    expect((refused.body as unknown as WireErrorBody).code).toBe('VALIDATION_ERROR');
  });

  test.each(['uk', 'en'])('is telephoned in America, at a number for fiction (%s)', async (language) => {
    const headers = { 'accept-language': language };
    const { body } = await ask<WirePage>(backend, 'GET', '/v1/pages/contacts', { headers });
    expect(body.contacts?.phone).toMatch(/^\+1\d{3}55501\d{2}$/);
  });

  test('sells for whole dollars, none of them the number of hryvnias', async () => {
    const american = await found<WireVariantItem>('products/variants');
    backend = createTestBackend();
    const ukrainian = new Map((await found<WireVariantItem>('products/variants')).map((one) => [one.variant._id, one]));
    for (const { variant, price, discountPrice } of american) {
      expect(Number.isInteger(price) && Number.isInteger(discountPrice ?? 0), String(price)).toBe(true);
      expect(price).toBeLessThan((ukrainian.get(variant._id)?.price ?? 0) / 30);
    }
  });

  test('finds what is stitched, though its care is said in other degrees', async () => {
    const body = { filter: { query: 'embroidered' }, limit: 100 };
    const path = '/v1/products/variants/search';
    expect((await ask<{ total: number }>(backend, 'POST', path, { body })).body.total).toBeGreaterThan(0);
  });

  test('takes off with a code of so much what that is in dollars', () => {
    const [ofUkraine, ofAmerica] = (['ua', 'us'] as const).map((project) =>
      promoCodes({ project, promoStates: [] }).find(({ name }) => name === 'NYTKA200'),
    );
    expect(ofUkraine?.discount).toBe(20_000);
    expect(ofAmerica?.discount).toBeLessThan(20_000 / 30);
  });

  test('takes ten dollars in advance and the rest on delivery, at home only', async () => {
    const { _id } = await filled();
    const { checkout } = await choosePayment(backend, _id, 'CASH_ON_DELIVERY');
    expect(checkout.prices.prepayment).toBe(10);
    const toronto = { ...AUSTIN, region: 'CA', country: 'CA', city: 'Toronto', state: 'Ontario', postcode: 'M5V 3L9' };
    const abroad = await filled(toronto, 'canada-parcel');
    const refused = await change(backend, abroad._id, 'payment-method', { paymentMethod: 'CASH_ON_DELIVERY' });
    expect((refused.body as unknown as WireErrorBody).code).toBe('INCORRECT_PAYMENT_METHOD');
  });

  test('names dollars on the page of the bank and in the letter', async () => {
    const { _id, prices } = await filled();
    const payment = await choosePayment(backend, _id);
    const page = await bankPage(backend, payment.redirect?.fields);
    expect(page.body).toContain(`$${prices.total.toLocaleString('en-US')}`);
    await pay(backend, payment, GOOD_CARD);
    const letters = await ask<{ lines: string[] }[]>(backend, 'GET', '/v1/__mock/letters');
    const letter = letters.body.at(-1)?.lines.join('\n') ?? '';
    expect(letter).toContain('$');
    expect(letter).toContain('Доставка (Звичайна доставка): безкоштовно');
    expect(letter + page.body).not.toContain('₴');
    expect((await orderNow(backend, _id)).payment.status).toBe('COMPLETED');
  });

  test('knows its regular customer in Texas, whose orders went there by its own ways', async () => {
    const [regular] = usersOf('us');
    if (regular === undefined) throw new Error('nobody');
    const headers = await signIn(backend, regular);
    const { body } = await ask<Found<WireOrder>>(backend, 'POST', '/v1/customer-profile/orders', {
      body: { limit: 100 },
      headers,
    });
    expect(body.items.length).toBeGreaterThanOrEqual(14);
    for (const { shippingInfo, shippingMethod, fast, customer } of body.items) {
      expect(shippingInfo?.region).toBe(fast ? undefined : 'US');
      expect(shippingMethod?.regions).toEqual(fast ? undefined : ['US']);
      expect(customer).not.toHaveProperty('patronymic');
    }
  });

  test('does not take up what another shop has kept', () => {
    let kept: string | undefined;
    const storage = { isShared: false, load: () => kept, save: (text: () => string) => void (kept = text()) };
    const ukrainian = createDatabase(storage);
    ukrainian.state.subscribers = ['olena@example.com'];
    ukrainian.save();
    expect(createDatabase(storage).state.subscribers).toHaveLength(1);
    expect(createDatabase(storage, 'us').state.subscribers).toEqual([]);
  });
});
