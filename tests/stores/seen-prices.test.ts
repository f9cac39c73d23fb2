import { expect, it } from 'vitest';
import { STORAGE_SEEN_PRICES } from '#domain/constants.ts';
import { SeenPricesStore } from '#stores/seen-prices.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';
import { openBasket } from './open-basket.ts';
import { item, variant } from './shop-fakes.ts';

async function openSeen(items = [item('a')], keyValue = createFakeKeyValue()) {
  const opened = await openBasket(items);
  const seen = new SeenPricesStore(keyValue, opened.basket);
  seen.start();
  const rise = async (id: string, price: number): Promise<void> => {
    opened.goods.variants.splice(0, 1, variant(id, { price }));
    await opened.basket.recheck();
  };
  return { ...opened, seen, keyValue, rise };
}

it('a price that rose since the thing was put in is told with the former one', async () => {
  const { seen, rise } = await openSeen();
  expect([seen.isNews, seen.formerPrice('a', 200_000)]).toEqual([false, undefined]);
  await rise('a', 220_000);
  expect([seen.isNews, seen.formerPrice('a', 220_000)]).toEqual([true, 200_000]);
});

it('over a reload it is still news, until the shopper has seen it', async () => {
  const first = await openSeen();
  const second = await openSeen([item('a')], first.keyValue);
  await second.rise('a', 150_000);
  expect(second.seen.formerPrice('a', 150_000)).toBe(200_000);
  second.seen.acknowledge();
  expect(second.seen.isNews).toBe(false);
  const third = await openSeen([item('a')], first.keyValue);
  expect(third.seen.formerPrice('a', 200_000)).toBe(150_000);
});

it('a thing put in now is remembered with what it costs on the page', async () => {
  const { basket, seen, rise } = await openSeen([]);
  await basket.add(variant('a', { price: 190_000 }), 'M');
  await rise('a', 200_000);
  expect(seen.formerPrice('a', 200_000)).toBe(190_000);
});

it('what has left the basket is forgotten', async () => {
  const { basket, keyValue } = await openSeen();
  await basket.remove(item('a'));
  expect(keyValue.read(STORAGE_SEEN_PRICES)).toBeUndefined();
});

it.each(['{', 'null', '[1]', '{"a":"x","__proto__":{"a":1}}', '{"a":1e400}', '7'])(
  'what is kept in a damaged way (%s) is no news',
  async (kept) => {
    const { seen } = await openSeen([item('a')], createFakeKeyValue({ [STORAGE_SEEN_PRICES]: kept }));
    expect(seen.isNews).toBe(false);
  },
);
