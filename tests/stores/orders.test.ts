import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { Order, OrderLine } from '#domain/order.ts';
import { buildOrder } from '#fixtures/build.ts';
import type { ShopOptions } from '../support/fake-shop.ts';
import { createFakeShop } from '../support/fake-shop.ts';
import { COLOR, item, variant } from './shop-fakes.ts';

const order = (number: number, overrides: Partial<Order> = {}): Order =>
  buildOrder({ id: `order-${number}`, number: String(number), ...overrides });
const line = (variantId: string, overrides: Partial<OrderLine> = {}): OrderLine => ({
  variantId,
  size: 'M',
  quantity: 2,
  name: `Худі ${variantId}`,
  vendorCode: 'SH-1',
  color: COLOR,
  price: 200_000,
  isGift: false,
  ...overrides,
});

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

describe('buying again', () => {
  it('puts everything that is still sold into the basket, and says how much', async () => {
    const { orders, stores } = openOrders({ variants: [variant('a'), variant('b')], basket: [] });
    await orders.buyAgain(order(1, { lines: [line('a'), line('b', { quantity: 1 })] }));
    expect(stores.basket.items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(stores.toasts.toasts).toMatchObject([{ words: { key: 'toast.bought-again', values: { count: 3 } } }]);
  });

  it('says as many pieces as the basket then has more, where it takes no more of one than 99', async () => {
    const { orders, stores } = openOrders({ variants: [variant('a'), variant('b')], basket: [item('a', 'M', 98)] });
    await stores.basket.read();
    await orders.buyAgain(order(1, { lines: [line('a', { quantity: 3 }), line('b')] }));
    expect(stores.basket.pieces).toBe(101);
    expect(stores.toasts.toasts).toMatchObject([{ words: { key: 'toast.bought-again', values: { count: 3 } } }]);
  });

  it('does not count a line that is refused, nor what was in the basket before that had been read', async () => {
    const { orders, stores, ports } = openOrders({
      variants: [variant('a'), variant('b')],
      basket: [item('a', 'L', 5)],
    });
    ports.basket.failNext(new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 }), 'add');
    await orders.buyAgain(order(1, { lines: [line('a'), line('b', { quantity: 3 })] }));
    expect(stores.basket.pieces).toBe(7);
    expect(stores.toasts.toasts.at(-1)).toMatchObject({
      words: { key: 'toast.bought-again-in-part', values: { count: 2, gone: expect.stringContaining('Худі b') } },
    });
  });

  it('leaves out gifts, what is sold out and what is gone, and names what is not there', async () => {
    const { orders, stores } = openOrders({ variants: [variant('a')], basket: [] });
    const lines = [
      line('a', { isGift: true }),
      line('a', { size: 'XL', name: 'Худі' }),
      line('gone', { name: 'Кепка' }),
      line('a'),
    ];
    await orders.buyAgain(order(1, { lines }));
    expect(stores.basket.items).toEqual([{ variantId: 'a', size: 'M', quantity: 2 }]);
    expect(stores.toasts.toasts).toMatchObject([
      {
        words: {
          key: 'toast.bought-again-in-part',
          values: { count: 2, gone: expect.stringMatching(/^Худі, .+, Кепка, .+$/) },
        },
      },
    ]);
  });

  it('pressed twice does it once', async () => {
    const { orders, stores } = openOrders({ variants: [variant('a')], basket: [] });
    await Promise.all([1, 2].map(() => orders.buyAgain(order(1, { lines: [line('a')] }))));
    expect(stores.basket.pieces).toBe(2);
  });
});
