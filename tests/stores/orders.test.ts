import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { Order } from '#domain/order.ts';
import { buildOrder } from '#fixtures/build.ts';
import type { ShopOptions } from '../support/fake-shop.ts';
import { createFakeShop } from '../support/fake-shop.ts';

const order = (number: number, overrides: Partial<Order> = {}): Order =>
  buildOrder({ id: `order-${number}`, number: String(number), ...overrides });

function openOrders(options: ShopOptions = {}) {
  const shop = createFakeShop(options);
  const { orders } = shop.stores;
  const numbers = () => orders.items.map((one) => one.number);
  return { ...shop, orders, numbers };
}

describe('the orders of a customer', () => {
  const all = [
    order(1, { status: 'DONE' }),
    order(2),
    order(3, { status: 'IN_PROCESS' }),
    order(4, { status: 'CANCELED' }),
  ];

  it('are those on their way in one tab and those that are over in the other, newest first', async () => {
    const { orders, numbers } = openOrders({ orders: all });
    await orders.open('current');
    expect(numbers()).toEqual(['3', '2']);
    await orders.open('archive');
    expect(numbers()).toEqual(['4', '1']);
  });

  it('come twelve at a time', async () => {
    const many = Array.from({ length: 15 }, (_, index) => order(index + 1));
    const { orders, numbers } = openOrders({ orders: many });
    await orders.open('current');
    expect([numbers().length, orders.hasMore]).toEqual([12, true]);
    await orders.more();
    expect([numbers().length, orders.hasMore]).toEqual([15, false]);
    expect(new Set(numbers()).size).toBe(15);
  });

  it('are asked for anew where one has come or gone since the first twelve, so that none is there twice or left out', async () => {
    const many = Array.from({ length: 30 }, (_, index) => order(index + 1));
    const { orders, numbers, ports } = openOrders({ orders: many });
    const newestFirst = () => ports.order.orders.map((one) => one.number).toReversed();
    await orders.open('current');
    ports.order.orders.push(order(31));
    await orders.more();
    expect(numbers()).toEqual(newestFirst().slice(0, 24));
    ports.order.orders.pop();
    await orders.more();
    expect(numbers()).toEqual(newestFirst());
  });

  it('that could not be had are said to be so, and asked for again', async () => {
    const { orders, ports, numbers } = openOrders({ orders: all });
    ports.order.failNext(new AppError('unreachable'), 'mine');
    await orders.open('current');
    expect(orders.state).toEqual({ status: 'failed', error: { key: 'error.cannot-connect-server' } });
    await orders.more();
    expect(numbers()).toEqual(['3', '2']);
  });

  it('of a tab that was left do not come into the next one', async () => {
    const { orders, ports, numbers } = openOrders({ orders: all });
    const release = ports.order.holdNext('mine');
    const slow = orders.open('current');
    await orders.open('archive');
    release();
    await slow;
    expect(numbers()).toEqual(['4', '1']);
  });
});
