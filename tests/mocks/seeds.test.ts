// @vitest-environment node
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import { user } from '#contract/auth.ts';
import type { WireOrder } from '#contract/order.ts';
import { order } from '#contract/order.ts';
import { MANAGER, REGULAR, UNCONFIRMED, USERS } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { freshState } from '#mocks/database.ts';
import { createTestBackend } from '#mocks/node.ts';
import { passwordHash } from '#mocks/passwords.ts';
import { ask, choosePayment, makeOrder, pay, twoLines } from './support/guest.ts';
import { signIn } from './support/signed-in.ts';

let backend: Backend;

beforeEach(() => {
  backend = createTestBackend();
});

interface Found {
  items: WireOrder[];
  total: number;
}

async function history(): Promise<Found> {
  const headers = await signIn(backend, REGULAR);
  return (await ask<Found>(backend, 'POST', '/v1/customer-profile/orders', { body: { limit: 100 }, headers })).body;
}

test('what went to a door names no branch of the post', async () => {
  const { items } = await history();
  const toDoors = items.filter(({ shippingInfo }) => shippingInfo?.address !== undefined);
  expect(toDoors).not.toEqual([]);
  expect(toDoors.filter(({ shippingInfo }) => shippingInfo?.branchNumber !== undefined)).toEqual([]);
});

test('an order that waits for payment costs what it says', async () => {
  const headers = await signIn(backend, REGULAR);
  const waiting = (await history()).items.filter(({ status, fast }) => status === 'NEW' && !fast);
  expect(waiting).toMatchObject([{ promoCode: expect.any(String) }, {}]);
  for (const { _id, prices } of waiting)
    expect((await choosePayment(backend, _id, 'CARD', headers)).checkout.prices).toEqual(prices);
});

test.each(USERS)('$user.email signs in with the password that is written down', async (row) => {
  expect(await passwordHash(row.password, row.user._id)).toBe(row.passwordHash);
  const headers = await signIn(backend, row);
  const { body } = await ask(backend, 'GET', '/v1/customer-profile/details', { headers });
  expect(z.parse(user, body)).toEqual(row.user);
  expect(body).not.toHaveProperty('mayManage');
  const text = readFileSync('docs/mock-backend.md', 'utf8');
  expect(text).toContain(row.user.email);
  expect(text).toContain(row.password);
});

test('of the accounts one has everything filled in, one has not confirmed its e-mail, one runs the shop', () => {
  expect(REGULAR.user).toMatchObject({ emailConfirmed: true, phone: expect.any(String), address: expect.anything() });
  expect(UNCONFIRMED.user.emailConfirmed).toBe(false);
  expect(USERS.filter(({ mayManage }) => mayManage)).toEqual([MANAGER]);
});

test('an order says when it came how far, one stage after the other and none that it has not come to', async () => {
  const { items } = await history();
  const stages = ['paid', 'packed', 'sent', 'received'] as const;
  const told = items.map(({ createdAt, dates = {} }) => [createdAt, ...stages.flatMap((stage) => dates[stage] ?? [])]);
  expect(told).toEqual(told.map((dates) => dates.toSorted()));
  const lasts = items.map(({ status, trackingNumber, dates }) => [
    status,
    trackingNumber !== undefined,
    stages.findLast((stage) => dates?.[stage] !== undefined),
  ]);
  for (const [status, isTracked, last] of lasts) {
    const reached = { NEW: undefined, CANCELED: undefined, IN_PROCESS: isTracked ? 'sent' : 'paid', DONE: 'received' };
    expect([status, last]).toEqual([status, reached[status as WireOrder['status']]]);
  }
});

test('of cash on delivery the prepayment is received while the parcel is on its way, and all of it with the parcel', async () => {
  const { items } = await history();
  const received = items.flatMap(({ status, payment, prices }) =>
    payment.method === 'CASH_ON_DELIVERY' && payment.status === 'COMPLETED'
      ? [[status, payment.paid === prices.total, payment.paid === prices.prepayment]]
      : [],
  );
  expect(received).toEqual([
    ['IN_PROCESS', false, true],
    ['DONE', true, false],
    ['DONE', true, false],
  ]);
});

test('the history of the customer has every kind of order, on more than a page', async () => {
  const { items, total } = await history();
  expect(total).toBeGreaterThanOrEqual(14);
  const kinds = items.map(({ status, payment, fast }) => `${status} ${payment.status}${fast ? ' fast' : ''}`);
  for (const kind of [
    'NEW WAITING_FOR_PAYMENT',
    'NEW FAILED',
    'NEW WAITING_FOR_PAYMENT fast',
    'IN_PROCESS COMPLETED',
    'DONE COMPLETED',
    'CANCELED WAITING_FOR_PAYMENT',
  ])
    expect(kinds).toContain(kind);
  expect(items.find((one) => one.status === 'IN_PROCESS' && one.trackingNumber !== undefined)).toBeDefined();
  expect(items.find((one) => one.prices.discount > 0)).toBeDefined();
  expect(items.find((one) => one.prices.prepayment === 200)).toBeDefined();
  expect(items.flatMap((one) => one.products).filter((one) => one.gift === true)).toHaveLength(1);
});

test('each order of the history is an order of the contract whose sums add up', async () => {
  for (const one of (await history()).items) {
    expect(z.parse(order, one)).toEqual(one);
    const cost = one.products.map((line) => (line.discountPrice ?? line.price) * line.quantity);
    expect(cost.reduce((sum, each) => sum + each, 0)).toBe(one.prices.products);
    const { products, discount, shipping, total } = one.prices;
    expect(products - discount + shipping).toBeCloseTo(total, 9);
    expect(one.products.every(({ name }) => name !== '—')).toBe(true);
  }
});

test('numbers of orders go on after the history and are never given twice', async () => {
  const [line] = await twoLines(backend);
  const made = [await makeOrder(backend, [line]), await makeOrder(backend, [line])];
  const numbers = [...(await history()).items, ...made].map((one) => one.number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Number(made[1]?.number)).toBe(1 + Number(made[0]?.number));
});

test.each(['FAILED', 'WAITING_FOR_PAYMENT'])(
  'an order of the history whose payment is %s can be paid',
  async (status) => {
    const headers = await signIn(backend, REGULAR);
    const found = (await history()).items.find(
      (one) => one.status === 'NEW' && !one.fast && one.payment.status === status,
    );
    const chosen = await choosePayment(backend, found?._id ?? '', 'CARD', headers);
    await pay(backend, chosen);
    const paid = (await history()).items.find((one) => one._id === found?._id);
    expect(paid?.payment.status).toBe('COMPLETED');
  },
);

test('the history is the same where the shop has no goods at all', async () => {
  const before = await history();
  backend.enter('empty');
  const after = await history();
  expect(after.items.map((one) => [one.number, one.prices])).toEqual(
    before.items.map((one) => [one.number, one.prices]),
  );
  expect(after.total).toBe(before.total);
});

test('what happens to one fresh state is not in the next', () => {
  const state = freshState();
  state.orders.length = 0;
  for (const customer of state.customers) customer.user.firstName = 'Хтось';
  expect(freshState().orders.length).toBeGreaterThan(0);
  expect(freshState().customers.map((one) => one.user)).toEqual(USERS.map((row) => row.user));
});
