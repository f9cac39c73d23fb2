import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { OrderLine } from '#domain/order.ts';
import { buildOrder } from '#fixtures/build.ts';
import type { ShopOptions } from '../support/fake-shop.ts';
import { BuyingAgain } from '#stores/buying-again.ts';
import { createFakeShop } from '../support/fake-shop.ts';
import { COLOR, item, variant } from './shop-fakes.ts';

const REFUSED = new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
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
const of = (lines: OrderLine[], id = 'order') => buildOrder({ id, lines });

function openAgain(options: ShopOptions) {
  const shop = createFakeShop({ basket: [], ...options });
  const { basket, catalog, toasts } = shop.stores;
  const again = new BuyingAgain(catalog, basket, toasts);
  const missed = (id = 'order') => again.outcome(id)?.missed.map((one) => [one.line.variantId, one.why]);
  return { ...shop, again, basket, toasts, missed };
}

test('everything that is still sold is put into the basket, and said how much it is', async () => {
  const { again, basket, toasts, missed } = openAgain({ variants: [variant('a'), variant('b')] });
  await again.buy(of([line('a'), line('b', { quantity: 1 })]));
  expect(basket.items).toEqual([item('a', 'M', 2), item('b')]);
  expect(toasts.toasts).toMatchObject([
    { tone: 'success', words: { key: 'toast.bought-again', values: { count: 3 } } },
  ]);
  expect(missed()).toBeUndefined();
});

test('as many pieces are said as the basket then has more, where it takes no more of one than 99', async () => {
  const { again, basket, toasts } = openAgain({
    variants: [variant('a'), variant('b')],
    basket: [item('a', 'M', 98)],
  });
  await basket.read();
  await again.buy(of([line('a', { quantity: 3 }), line('b')]));
  expect(basket.pieces).toBe(101);
  expect(toasts.toasts).toMatchObject([{ words: { key: 'toast.bought-again', values: { count: 3 } } }]);
});

test('a line that the basket can hold no more of is not put in, and said so', async () => {
  const { again, basket, missed } = openAgain({ variants: [variant('a')], basket: [item('a', 'M', 99)] });
  await basket.read();
  await again.buy(of([line('a')]));
  expect(missed()).toEqual([['a', { key: 'basket.line.most', values: { quantity: 99 } }]]);
});

test('what is sold out in its size is told apart from what is not sold any more; gifts are left out', async () => {
  const { again, basket, toasts, missed } = openAgain({ variants: [variant('a')] });
  await again.buy(of([line('a', { isGift: true }), line('a', { size: 'XL' }), line('gone'), line('a')]));
  expect(basket.items).toEqual([item('a', 'M', 2)]);
  expect(missed()).toEqual([
    ['a', { key: 'account.again.size-gone' }],
    ['gone', { key: 'account.again.unknown' }],
  ]);
  expect(toasts.toasts).toMatchObject([
    { tone: 'told', words: { key: 'toast.bought-again-in-part', values: { count: 2 } } },
  ]);
});

test('what there are not so many pieces of says so, and whether some are in the basket; the others go in', async () => {
  const { again, basket, ports, missed } = openAgain({
    variants: [variant('a'), variant('b'), variant('c')],
    basket: [item('c')],
  });
  await basket.read();
  ports.basket.failNext(REFUSED, 'add');
  ports.basket.failNext(REFUSED, 'add');
  await again.buy(of([line('a'), line('b'), line('c')]));
  expect(basket.items).toEqual([item('a', 'M', 2), item('c')]);
  expect(missed()).toEqual([
    ['b', { key: 'basket.add.not-so-many' }],
    ['c', { key: 'basket.add.some-in-basket' }],
  ]);
});

test('what was sold out between looking and adding is sold out', async () => {
  const goods = [variant('a')];
  const { again, ports, missed } = openAgain({ variants: goods });
  const release = ports.basket.holdNext('add');
  ports.basket.failNext(REFUSED, 'add');
  const done = again.buy(of([line('a')]));
  await expect.poll(() => ports.basket.calls.some(({ method }) => method === 'add')).toBe(true);
  goods[0] = variant('a', { sizes: [{ value: 'M', inStock: false }] });
  release();
  await done;
  expect(missed()).toEqual([['a', { key: 'account.again.size-gone' }]]);
});

test('a server that does not answer is told as that, asked for the goods or to put them in', async () => {
  const { again, ports, missed } = openAgain({ variants: [variant('a')] });
  const why = { key: 'error.cannot-connect-server' };
  ports.basket.failNext(new AppError('unreachable'), 'add');
  await again.buy(of([line('a')]));
  expect(missed()).toEqual([['a', why]]);
  ports.catalog.failNext(new AppError('unreachable'), 'searchVariants');
  await again.buy(of([line('a')]));
  expect(missed()).toEqual([['a', why]]);
});

test('pressed twice it is done once; another order waits for its turn', async () => {
  const { again, basket, ports } = openAgain({ variants: [variant('a'), variant('b')] });
  const release = ports.basket.holdNext('add');
  const [one, other] = [of([line('a')], 'one'), of([line('b')], 'other')];
  const done = Promise.all([again.buy(one), again.buy(one), again.buy(other)]);
  expect(['one', 'other'].map((id) => again.isUnderWay(id))).toEqual([true, true]);
  release();
  await done;
  expect(basket.items).toEqual([item('b', 'M', 2), item('a', 'M', 2)]);
  expect(['one', 'other'].map((id) => again.isUnderWay(id))).toEqual([false, false]);
});

test('nothing is said to who is not signed in any more', async () => {
  const { again, ports, toasts, missed } = openAgain({ variants: [variant('a')] });
  ports.basket.failNext(new AppError('cancelled'), 'add');
  await again.buy(of([line('a')]));
  expect([missed(), toasts.toasts]).toEqual([undefined, []]);
});

test('what it came to is forgotten with the next press', async () => {
  const goods = [variant('a')];
  const { again, missed } = openAgain({ variants: goods });
  await again.buy(of([line('b')]));
  goods.push(variant('b'));
  await again.buy(of([line('b')]));
  expect(missed()).toBeUndefined();
});
