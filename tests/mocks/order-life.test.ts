// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { WireVariantItem } from '#contract/catalog.ts';
import type { WireErrorBody } from '#contract/common.ts';
import { size } from '#contract/common.ts';
import type { WireCheckout, WireOrder } from '#contract/order.ts';
import { SHIPPING_METHODS } from '#fixtures/shipping-methods.ts';
import type { Backend } from '#mocks/backend.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import type { Line } from './support/guest.ts';
import {
  CUSTOMER,
  KYIV,
  ask,
  change,
  choosePayment,
  filledOrder,
  makeOrder,
  methodId,
  orderNow,
  pay,
  twoLines,
} from './support/guest.ts';

const PHONE = { phone: '+380671234567' };
const KEY = 'f6b2f3a8-3a0b-4c9e-8c1d-0a1b2c3d4e5f';

let backend: Backend;
let first: Line;
let second: Line;

beforeEach(async () => {
  backend = createTestBackend();
  [first, second] = await twoLines(backend);
});

async function sellOut({ variantId, size }: Line): Promise<void> {
  await ask(backend, 'POST', '/v1/__mock/sell-out', { body: { variantId, size } });
}

test('a new order waits for payment and costs what its goods cost', async () => {
  const order = await makeOrder(backend, [first, { ...second, quantity: 2 }]);
  const [one, two] = order.products.map((product) => product.discountPrice ?? product.price);
  expect(order.status).toBe('NEW');
  expect(order.payment.status).toBe('WAITING_FOR_PAYMENT');
  expect(order.prices.total).toBe((one ?? 0) + 2 * (two ?? 0));
});

test('a line of the same size twice becomes one line', async () => {
  const order = await makeOrder(backend, [first, first]);
  expect(order.products.map((product) => product.quantity)).toEqual([2]);
});

test('what is sold out cannot be ordered, and the answer names the line', async () => {
  await sellOut(second);
  const { status, body } = await ask<WireErrorBody>(backend, 'POST', '/v1/orders/create', {
    body: { products: [first, second] },
  });
  expect(status).toBe(409);
  expect(body.code).toBe('PRODUCT_VARIANT_NOT_IN_STOCK');
  expect(body.details?.map((detail) => detail.path)).toEqual(['products.1']);
});

test('a pre-order by phone takes what is sold out', async () => {
  await sellOut(first);
  const { status, body } = await ask<WireOrder>(backend, 'POST', '/v1/orders/create', {
    body: { products: [{ variantId: first.variantId, size: first.size }], customer: PHONE, fast: true },
  });
  expect(status).toBe(200);
  expect(body.fast).toBe(true);
  expect(body.customer).toEqual(PHONE);
});

test('a size the garment does not come in cannot be ordered', async () => {
  const { body: item } = await ask<WireVariantItem>(backend, 'GET', `/v1/products/variants/${first.variantId}`);
  const foreign = size.options.find((one) => !item.variant.sizes.some(({ value }) => value === one));
  const { status, body } = await ask<WireErrorBody>(backend, 'POST', '/v1/orders/create', {
    body: { products: [{ ...first, size: foreign }] },
  });
  expect([status, body.code]).toEqual([404, 'COMBINATION_OF_PRODUCT_VARIANT_AND_SIZE_NOT_FOUND']);
});

test('the same operation sent twice, even at once, makes one order', async () => {
  const asking = { body: { products: [first] }, headers: { 'idempotency-key': KEY } };
  const answers = await Promise.all([1, 2, 3].map(() => ask<WireOrder>(backend, 'POST', '/v1/orders/create', asking)));
  const again = await ask<WireOrder>(backend, 'POST', '/v1/orders/create', asking);
  expect(new Set([...answers, again].map((answer) => answer.body._id)).size).toBe(1);
  expect((await ask<{ orders: number }>(backend, 'GET', '/v1/__mock/state')).body.orders).toBe(1);
});

test('a day later the same key makes another order', async () => {
  let now = TEST_NOW;
  backend = createTestBackend({ now: () => now });
  const asking = { body: { products: [first] }, headers: { 'idempotency-key': KEY } };
  const one = await ask<WireOrder>(backend, 'POST', '/v1/orders/create', asking);
  now += 24 * 60 * 60 * 1_000;
  const other = await ask<WireOrder>(backend, 'POST', '/v1/orders/create', asking);
  expect(other.body._id).not.toBe(one.body._id);
});

test('every active way of every region is offered, whatever address the order has', async () => {
  const { _id } = await makeOrder(backend, [first]);
  const all = SHIPPING_METHODS.filter(({ state }) => state === 'ACTIVE').map((method) => method._id);
  const abroad = { region: 'EU', country: 'PL', city: 'Lublin' };
  const { body } = await change(backend, _id, 'update-shipping-info', abroad);
  expect(body.shippingMethods.map((method) => method._id)).toEqual(all);
  const chosen = await change(backend, _id, 'update-shipping-method', { id: methodId('europe-parcel') });
  expect(chosen.body.shippingMethods.map((method) => method._id)).toEqual(all);
});

test('a way of delivery that does not reach the address is dropped with it', async () => {
  const order = await filledOrder(backend, [first]);
  expect(order.shippingMethod?._id).toBe(methodId('parcel-branch'));
  const abroad = { region: 'EU', country: 'PL', city: 'Lublin' };
  const { body } = await change(backend, order._id, 'update-shipping-info', abroad);
  expect(body.order.shippingMethod).toBeUndefined();
  const refused = await change(backend, order._id, 'update-shipping-method', { id: methodId('parcel-branch') });
  expect((refused.body as unknown as WireErrorBody).code).toBe('ORDER_CANNOT_CALC_PRICE');
});

const HOME = { region: 'UA', country: 'UA', city: 'Київ', address: 'Хрещатик, 1' };
const ABROAD = { region: 'EU', country: 'PL', city: 'Lublin', address: 'Długa 3' };

test.each([
  ['parcel-branch', { ...KYIV, branchNumber: undefined }, ['shippingInfo.branchNumber']],
  ['courier', HOME, undefined],
  ['post', HOME, ['shippingInfo.postcode']],
  ['europe-courier', ABROAD, ['shippingInfo.postcode']],
  ['europe-courier', { ...ABROAD, postcode: '20-100' }, undefined],
])('an order by %s to %j cannot be paid without %j, and the answer says so', async (way, address, lacks) => {
  const order = await makeOrder(backend, [first]);
  await change(backend, order._id, 'update-customer', CUSTOMER);
  await change(backend, order._id, 'update-shipping-info', address);
  await change(backend, order._id, 'update-shipping-method', { id: methodId(way) });
  const answer = await change(backend, order._id, 'payment-method', { paymentMethod: 'CARD' });
  const body = answer.body as unknown as WireErrorBody;
  expect([answer.status, body.code]).toEqual(lacks === undefined ? [200, undefined] : [400, 'VALIDATION_ERROR']);
  expect(body.details?.map((detail) => detail.path)).toEqual(lacks);
});

test('goods may change until payment, and a line gone meanwhile is named', async () => {
  const order = await makeOrder(backend, [first]);
  const changed = await change(backend, order._id, 'update-product', { products: [second], promoCode: null });
  expect(changed.body.order.products.map((product) => product.variantId)).toEqual([second.variantId]);
  await sellOut(second);
  const refused = await change(backend, order._id, 'update-product', { products: [first, second], promoCode: null });
  const { details } = refused.body as unknown as WireErrorBody;
  expect(details?.map((detail) => detail.path)).toEqual(['products.1']);
  expect((await orderNow(backend, order._id)).products).toHaveLength(1);
});

test('a paid order can no longer be changed', async () => {
  const { _id } = await filledOrder(backend, [first]);
  await pay(backend, await choosePayment(backend, _id));
  const changes = [
    ['update-product', { products: [second], promoCode: null }],
    ['update-customer', CUSTOMER],
    ['update-shipping-info', KYIV],
    ['update-shipping-method', { id: methodId('courier') }],
    ['payment-method', { paymentMethod: 'CARD' }],
  ] as const;
  for (const [what, body] of changes) {
    const answer = await change(backend, _id, what, body);
    expect([what, (answer.body as unknown as WireErrorBody).code]).toEqual([what, 'INCORRECT_PAYMENT_STATUS']);
  }
});

test('paying takes the goods off the shelf', async () => {
  const { _id } = await filledOrder(backend, [{ ...first, quantity: 99 }]);
  await pay(backend, await choosePayment(backend, _id));
  const { status } = await ask(backend, 'POST', '/v1/orders/create', {
    body: { products: [{ ...first, quantity: 99 }] },
  });
  expect(status).toBe(409);
});

test('a paid order keeps its prices when the shop raises them', async () => {
  const { _id } = await filledOrder(backend, [first]);
  await pay(backend, await choosePayment(backend, _id));
  const before = await orderNow(backend, _id);
  const dearer = { variantId: first.variantId, price: 99_999, discountPrice: null };
  await ask(backend, 'POST', '/v1/__mock/price', { body: dearer });
  const after = await orderNow(backend, _id);
  expect(after.prices).toEqual(before.prices);
  expect(after.products).toEqual(before.products);
});

test('an unpaid order follows the price of the day', async () => {
  const { _id } = await makeOrder(backend, [first]);
  await ask(backend, 'POST', '/v1/__mock/price', {
    body: { variantId: first.variantId, price: 10.5, discountPrice: null },
  });
  expect((await orderNow(backend, _id)).prices.total).toBe(10.5);
});

test('an order nobody made is not found', async () => {
  const { status, body } = await ask<WireErrorBody>(backend, 'GET', `/v1/orders/${KEY}`);
  expect([status, body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
});

test('cash on delivery asks for 200 hryvnias in advance, and only inside Ukraine', async () => {
  const { _id } = await filledOrder(backend, [first]);
  const { checkout } = await choosePayment(backend, _id, 'CASH_ON_DELIVERY');
  expect(checkout.prices.prepayment).toBe(200);
  await change(backend, _id, 'update-shipping-info', {
    region: 'EU',
    country: 'PL',
    city: 'Lublin',
    address: 'Złota 1',
    postcode: '20-112',
  });
  await change(backend, _id, 'update-shipping-method', { id: methodId('europe-parcel') });
  const refused = await change(backend, _id, 'payment-method', { paymentMethod: 'CASH_ON_DELIVERY' });
  expect((refused.body as unknown as WireErrorBody).code).toBe('INCORRECT_PAYMENT_METHOD');
});

test('names come in the language asked for', async () => {
  const { _id } = await makeOrder(backend, [first]);
  const names = await Promise.all(
    ['uk', 'en'].map(async (language) => {
      const asking = { headers: { 'accept-language': language } };
      return (await ask<WireCheckout>(backend, 'GET', `/v1/orders/${_id}`, asking)).body.order.products[0]?.name;
    }),
  );
  expect(new Set(names).size).toBe(2);
});
