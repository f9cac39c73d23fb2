import { describe, expect, it } from 'vitest';
import { addItem } from '#domain/basket.ts';
import { AppError } from '#domain/errors.ts';
import { profile } from '#profiles/ua.ts';
import { BasketChanges } from '#stores/basket-changes.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { createFakeClock, settle } from '../support/fake-clock.ts';
import { gate, openBasket, quantities } from './open-basket.ts';
import { fakeBasket, fakeCatalog, item, UNCOUNTED, variant } from './shop-fakes.ts';

const REFUSED = new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
const UNREACHABLE = new AppError('unreachable');

describe('adding', () => {
  it('the same variant and size twice is one line of two', async () => {
    const { basket } = await openBasket([]);
    await basket.add(variant('a'), 'M');
    await basket.add(variant('a'), 'M');
    expect(quantities(basket.items)).toEqual([['a', 2]]);
  });

  it('a new line goes to the front', async () => {
    const { basket } = await openBasket([item('a')]);
    await basket.add(variant('b'), 'M');
    expect(quantities(basket.items)).toEqual([
      ['b', 1],
      ['a', 1],
    ]);
  });

  it('a sold-out size is refused in words and nothing is sent', async () => {
    const { basket, port, toasts } = await openBasket([]);
    expect(await basket.add(variant('a'), 'XL')).toBe(0);
    expect(port.script.calls).toEqual([['read']]);
    expect(toasts.toasts.map((toast) => toast.words)).toEqual([{ key: 'error.item-not-in-stock' }]);
  });

  it('is refused beside what was pressed where that can say so, and over the page nowhere else', async () => {
    const { basket, port, toasts } = await openBasket([]);
    const told: unknown[] = [];
    const tell = (why: unknown): void => void told.push(why);
    port.script.next(REFUSED);
    expect(await basket.add(variant('a'), 'M', 1, tell)).toBe(0);
    expect(await basket.add(variant('a'), 'XL', 1, tell)).toBe(0);
    port.script.next(new AppError('cancelled'));
    expect(await basket.add(variant('a'), 'M', 1, tell)).toBe(0);
    expect(told).toEqual([{ key: 'error.item-not-in-stock' }, { key: 'error.item-not-in-stock' }]);
    expect(toasts.toasts).toEqual([]);
  });

  it.each([
    ['of one piece that nobody has is that the size is sold out', 1, [], 'error.item-not-in-stock'],
    ['of several is that there are not so many, where the size is there', 2, [], 'basket.add.not-so-many'],
    ['of one more is that some are in the basket', 1, [item('a')], 'basket.add.some-in-basket'],
  ])('what the shop says %s', async (_, quantity, given, key) => {
    const { basket, port } = await openBasket(given);
    const told: unknown[] = [];
    port.script.next(REFUSED);
    expect(await basket.add(variant('a'), 'M', quantity, (why) => told.push(why))).toBe(0);
    expect(told).toEqual([{ key }]);
  });

  it('is refused in the words of the server where the stock cannot be read again', async () => {
    const { basket, port, goods } = await openBasket([item('a')]);
    const told: unknown[] = [];
    port.script.next(REFUSED);
    goods.script.next(UNREACHABLE);
    expect(await basket.add(variant('a'), 'M', 1, (why) => told.push(why))).toBe(0);
    expect(told).toEqual([{ key: 'error.item-not-in-stock' }]);
  });

  it('takes as many as one line holds, and is refused in words, with nothing sent, where no more fit', async () => {
    const { basket, port } = await openBasket([item('a', 'M', 97)]);
    const told: unknown[] = [];
    const tell = (why: unknown): void => void told.push(why);
    expect(basket.roomFor(item('a'))).toBe(2);
    expect(await basket.add(variant('a'), 'M', 5, tell)).toBe(2);
    expect(quantities(basket.items)).toEqual([['a', 99]]);
    const sent = port.script.calls.length;
    expect(await basket.add(variant('a'), 'M', 5, tell)).toBe(0);
    expect(told).toEqual([{ key: 'basket.line.most', values: { quantity: 99 } }]);
    expect(port.script.calls).toHaveLength(sent);
  });

  it('a lost answer is not a failure when the basket turns out to hold the goods', async () => {
    const { basket, port, toasts } = await openBasket([]);
    port.script.lose(UNREACHABLE);
    expect(await basket.add(variant('a'), 'M')).toBe(1);
    expect(quantities(basket.items)).toEqual([['a', 1]]);
    expect(toasts.toasts).toEqual([]);
  });
});

describe('changing a quantity', () => {
  it('is shown before the keeper answers', async () => {
    const { basket, port } = await openBasket([item('a')]);
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const done = basket.change(item('a'), 3);
    expect(quantities(basket.items)).toEqual([['a', 3]]);
    expect(basket.isUpdating).toBe(true);
    open();
    await done;
    expect(quantities(port.kept())).toEqual([['a', 3]]);
  });

  it('pressed fast never jumps back and sends only the last press', async () => {
    const { basket, port } = await openBasket([item('a')]);
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const presses = [2, 3, 4, 5].map((quantity) => basket.change(item('a'), quantity));
    const seen = new Set<number>();
    open();
    for (let turn = 0; turn < 5; turn += 1) {
      seen.add(basket.items[0]?.quantity ?? 0);
      await settle();
    }
    await Promise.all(presses);
    expect([...seen]).toEqual([5]);
    expect(port.script.calls.slice(1)).toEqual([
      ['change', item('a', 'M', 2)],
      ['change', item('a', 'M', 5)],
    ]);
  });

  it('of two lines is sent in the order of the presses', async () => {
    const { basket, port } = await openBasket([item('a'), item('b')]);
    await Promise.all([basket.change(item('a'), 2), basket.change(item('b'), 3)]);
    expect(port.script.calls.slice(1).map(([, sent]) => sent)).toEqual([item('a', 'M', 2), item('b', 'M', 3)]);
  });

  it('that is refused goes back and says why at its line, leaving the others', async () => {
    const { basket, port } = await openBasket([item('a', 'M', 1), item('b', 'M', 1)]);
    port.script.next(REFUSED);
    await Promise.all([basket.change(item('a'), 9), basket.change(item('b'), 4)]);
    expect(quantities(basket.items)).toEqual([
      ['a', 1],
      ['b', 4],
    ]);
    expect(basket.lines.map((line) => line.error)).toEqual([{ key: 'error.item-not-in-stock' }, undefined]);
  });

  it('that succeeds takes the words of the last failure away', async () => {
    const { basket, port } = await openBasket([item('a')]);
    port.script.next(REFUSED);
    await basket.change(item('a'), 9);
    await basket.change(item('a'), 2);
    expect(basket.lines[0]?.error).toBeUndefined();
  });

  it('whose answer is lost shows what the basket really holds', async () => {
    const { basket, port } = await openBasket([item('a')]);
    port.script.lose(UNREACHABLE);
    await basket.change(item('a'), 4);
    expect(basket.lines[0]).toMatchObject({ quantity: 4, error: undefined });
  });

  it('to what is no number changes nothing', async () => {
    const { basket, port } = await openBasket([item('a')]);
    await basket.change(item('a'), 'abc');
    await basket.change(item('a'), ' ');
    expect(port.script.calls).toEqual([['read']]);
  });

  it('is never more than 99', async () => {
    const { basket } = await openBasket([item('a')]);
    await basket.change(item('a'), '1e9');
    expect(basket.items[0]?.quantity).toBe(99);
  });

  it('asks for prices and stock again once the presses are over', async () => {
    const { basket, goods, clock } = await openBasket([item('a')]);
    const before = goods.script.calls.length;
    await basket.change(item('a'), 2);
    await basket.change(item('a'), 3);
    await clock.advance(100);
    expect(goods.script.calls.length).toBe(before + 1);
  });
});

describe('the lines', () => {
  it('cost what they cost today, and say what is saved', async () => {
    const { basket } = await openBasket(
      [item('a', 'M', 2), item('b')],
      [variant('a', { price: 200_000, discountPrice: 150_050 }), variant('b', { price: 100_000 })],
    );
    expect(basket.productsPrice).toBe(400_100);
    expect(basket.lines.map((line) => line.fullTotal - line.total)).toEqual([99_900, 0]);
    expect(basket.leftForFreeShipping).toBe(0);
    expect(basket.canCheckOut).toBe(true);
  });

  it('that are sold out are not counted and keep the order from being made', async () => {
    const { basket } = await openBasket([item('a', 'XL'), item('b')]);
    expect(basket.lines.map((line) => [line.trouble, line.total])).toEqual([
      ['not-in-stock', 0],
      [undefined, 200_000],
    ]);
    expect(basket.productsPrice).toBe(200_000);
    expect(basket.leftForFreeShipping).toBe(100_000);
    expect(basket.canCheckOut).toBe(false);
  });

  it('the shop no longer knows are called unknown only after it was asked', async () => {
    const { basket } = await openBasket([item('gone')]);
    expect(basket.lines[0]?.trouble).toBe('unknown');
  });

  it('of more than a hundred kinds are all looked up', async () => {
    const many = Array.from({ length: 120 }, (_, index) => variant(`v${index}`));
    const { basket } = await openBasket(
      many.map((one) => item(one.id)),
      many,
    );
    expect(basket.lines.filter((line) => line.trouble !== undefined)).toEqual([]);
  });
});

describe('reading', () => {
  it('has not happened yet while the basket is idle', () => {
    const clock = createFakeClock();
    const goods = fakeCatalog([]);
    const catalog = new CatalogStore(goods, new LocaleStore(profile));
    expect(new BasketStore(fakeBasket([item('a')]), catalog, new ToastsStore(clock), clock, UNCOUNTED).state).toEqual({
      status: 'idle',
    });
  });

  it('that comes late never undoes a newer press', async () => {
    const { basket, port } = await openBasket([item('a')]);
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const reading = basket.read();
    await basket.change(item('a'), 5);
    port.script.calls.length = 0;
    open();
    await reading;
    expect(quantities(basket.items)).toEqual([['a', 5]]);
  });

  it('that holds a press already whose own answer is still on its way does not count it twice', () => {
    const changes = new BasketChanges(async () => []);
    const age = changes.age();
    void changes.make({ apply: (items) => addItem(items, item('a')), send: () => new Promise(() => {}) });
    changes.receive([item('a')], age);
    expect(quantities(changes.items)).toEqual([['a', 1]]);
  });

  it('that fails says so and can be tried again', async () => {
    const { basket, port } = await openBasket([item('a')]);
    port.script.next(UNREACHABLE);
    await basket.read();
    expect(basket.state).toEqual({ status: 'failed', error: { key: 'error.cannot-connect-server' } });
    await basket.read();
    expect(basket.state).toEqual({ status: 'ready' });
  });

  it('that was given up is silent', async () => {
    const { basket, port, toasts } = await openBasket([item('a')]);
    port.script.next(new AppError('cancelled'));
    await basket.read();
    expect(basket.state).toEqual({ status: 'ready' });
    expect(toasts.toasts).toEqual([]);
  });
});

describe('looking at the basket again', () => {
  it('asks for prices and stock as they are now, and for what another tab has done', async () => {
    const { basket, port, goods } = await openBasket([item('a')]);
    goods.variants[0] = variant('a', { price: 250_000 });
    await port.replace([item('a', 'M', 2)]);
    await basket.recheck();
    expect(basket.lines.map(({ quantity, total }) => [quantity, total])).toEqual([[2, 500_000]]);
  });

  it('does not take a basket that was never read for an empty one', async () => {
    const { port, catalog, toasts, clock } = await openBasket([item('a')]);
    const unread = new BasketStore(port, catalog, toasts, clock, UNCOUNTED);
    await unread.recheck();
    expect(unread.state.status).toBe('idle');
  });

  it('an emptied basket is ready, whatever comes of the prices that were asked for', async () => {
    const { basket, goods, port } = await openBasket([item('a')]);
    const { opened, open } = gate();
    goods.script.next({ after: opened.then(() => Promise.reject(UNREACHABLE)) });
    const refreshing = basket.refreshVariants();
    port.writeElsewhere([]);
    await basket.read();
    open();
    await refreshing;
    expect(basket.state).toEqual({ status: 'ready' });
  });
});
