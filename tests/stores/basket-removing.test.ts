import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { BasketStore } from '#stores/basket.ts';
import { settle } from '../support/fake-clock.ts';
import { openBasket, quantities } from './open-basket.ts';
import { item, UNCOUNTED, variant } from './shop-fakes.ts';

const REFUSED = new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });

describe('removing', () => {
  it('can be undone: the line is back in its place', async () => {
    const { basket, toasts } = await openBasket([item('a'), item('b', 'L', 3), item('c')]);
    await basket.remove(item('b', 'L'));
    expect(quantities(basket.items)).toEqual([
      ['a', 1],
      ['c', 1],
    ]);
    toasts.toasts[0]?.action?.run();
    await settle();
    expect(quantities(basket.items)).toEqual([
      ['a', 1],
      ['b', 3],
      ['c', 1],
    ]);
  });

  it('is what a quantity of none does', async () => {
    const { basket, toasts } = await openBasket([item('a'), item('b')]);
    await basket.change(item('a'), 0);
    expect(quantities(basket.items)).toEqual([['b', 1]]);
    expect(toasts.toasts[0]?.words).toMatchObject({ key: 'basket.removed', values: { name: 'Худі a' } });
  });

  it('two sizes of one garment leaves a way back for each', async () => {
    const { basket, toasts } = await openBasket([item('a', 'M'), item('a', 'L')]);
    await basket.remove(item('a', 'M'));
    await basket.remove(item('a', 'L'));
    for (const toast of toasts.toasts) toast.action?.run();
    await settle();
    expect(basket.items.map((one) => one.size).toSorted()).toEqual(['L', 'M']);
  });

  it('that is refused keeps the line and offers nothing to undo', async () => {
    const { basket, port, toasts } = await openBasket([item('a')]);
    port.script.next(REFUSED);
    await basket.remove(item('a'));
    expect(basket.lines[0]?.error).toEqual({ key: 'error.item-not-in-stock' });
    expect(toasts.toasts).toEqual([]);
  });

  it('that could not be undone says why, and can be undone again', async () => {
    const { basket, port, toasts } = await openBasket([item('a'), item('b', 'L', 3)]);
    await basket.remove(item('b', 'L'));
    const [removed] = toasts.toasts;
    port.script.next(new AppError('unreachable'));
    removed?.action?.run();
    toasts.close(removed?.id ?? 0);
    await settle();
    expect(quantities(basket.items)).toEqual([['a', 1]]);
    expect(toasts.toasts.map(({ tone, words }) => [tone, words])).toEqual([
      ['error', { key: 'error.cannot-connect-server' }],
      ['info', removed?.words],
    ]);
    toasts.toasts[1]?.action?.run();
    await settle();
    expect(quantities(basket.items)).toEqual([
      ['a', 1],
      ['b', 3],
    ]);
  });

  it('undone by a session that ended meanwhile says nothing', async () => {
    const { basket, port, toasts } = await openBasket([item('a')]);
    await basket.remove(item('a'));
    const [removed] = toasts.toasts;
    port.script.next(new AppError('cancelled'));
    removed?.action?.run();
    toasts.close(removed?.id ?? 0);
    await settle();
    expect(toasts.toasts).toEqual([]);
  });

  it('undone after the same goods were added again makes one line of both', async () => {
    const { basket, toasts } = await openBasket([item('a', 'M', 2)]);
    await basket.remove(item('a'));
    await basket.add(variant('a'), 'M');
    toasts.toasts[0]?.action?.run();
    await settle();
    expect(quantities(basket.items)).toEqual([['a', 3]]);
  });
});

describe('what was bought', () => {
  it('leaves the basket; what was added meanwhile stays', async () => {
    const { basket } = await openBasket([item('c'), item('a', 'M', 3), item('b')]);
    await basket.removeBought([item('a', 'M', 1), item('b', 'M', 1)]);
    expect(quantities(basket.items)).toEqual([
      ['c', 1],
      ['a', 2],
    ]);
  });

  it('leaves a basket that has not been read yet', async () => {
    const { port, catalog, toasts, clock } = await openBasket([item('a'), item('b')]);
    const basket = new BasketStore(port, catalog, toasts, clock, UNCOUNTED);
    await basket.removeBought([item('a')]);
    expect(quantities(port.kept())).toEqual([['b', 1]]);
  });

  it('is not taken out a second time where the keeper of the basket has done it', async () => {
    const { basket, port } = await openBasket([item('a', 'M', 1)]);
    port.removeBought = async () => port.kept();
    await basket.removeBought([item('a', 'M', 1)]);
    expect(quantities(basket.items)).toEqual([['a', 1]]);
  });

  it('of another size stays', async () => {
    const { basket, port } = await openBasket([item('a', 'L')]);
    await basket.removeBought([item('a', 'M')]);
    expect(port.script.calls).toEqual([['read']]);
    expect(basket.pieces).toBe(1);
  });
});
