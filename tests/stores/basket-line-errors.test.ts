import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { settle } from '../support/fake-clock.ts';
import { openBasket } from './open-basket.ts';
import { item, variant } from './shop-fakes.ts';

const REFUSED = new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
const SAID = { key: 'error.item-not-in-stock' };

/** A line of one piece, of which three were refused. */
async function refusedLine() {
  const opened = await openBasket([item('a')]);
  opened.port.script.next(REFUSED);
  await opened.basket.change(item('a'), 3);
  expect(opened.basket.lines[0]?.error).toEqual(SAID);
  return opened;
}

test('what was refused at a line is over once the same thing was added well elsewhere', async () => {
  const { basket } = await refusedLine();
  expect(await basket.add(variant('a'), 'M')).toBe(1);
  expect(basket.lines[0]).toMatchObject({ quantity: 2, error: undefined });
});

test('an addition that is refused leaves what a line says', async () => {
  const { basket, port } = await refusedLine();
  port.script.next(REFUSED);
  await basket.add(variant('a'), 'M');
  expect(basket.lines[0]?.error).toEqual(SAID);
});

test('what was refused at a line is over once another tab has changed it well, and stays as long as it is as it was', async () => {
  const { basket, port } = await refusedLine();
  await basket.read();
  expect(basket.lines[0]?.error).toEqual(SAID);
  await port.change(item('a', 'M', 2));
  await basket.read();
  await port.change(item('a', 'M', 1));
  await basket.read();
  expect(basket.lines[0]).toMatchObject({ quantity: 1, error: undefined });
});

test('a press that succeeds takes away what the one before it on the same line left', async () => {
  const { basket, port } = await openBasket([item('a')]);
  port.script.next(REFUSED);
  await Promise.all([basket.change(item('a'), 9), basket.change(item('a'), 2)]);
  expect(basket.lines[0]).toMatchObject({ quantity: 2, error: undefined });
});

test('a change of a line that is gone by now is said over the page', async () => {
  const { basket, port, toasts } = await openBasket([item('a'), item('b')]);
  await port.remove(item('a'));
  port.script.next(new AppError('server', { code: 'BASKET_ITEM_NOT_FOUND', status: 404 }));
  await basket.change(item('a'), 3);
  expect(toasts.toasts.map(({ tone }) => tone)).toEqual(['error']);
});

test('a line that went in another tab comes back without its error', async () => {
  const { basket, port } = await refusedLine();
  await port.remove(item('a'));
  await basket.read();
  await basket.add(variant('a'), 'M');
  expect(basket.lines[0]).toMatchObject({ quantity: 1, error: undefined });
});

test('a line that could not be brought back says nothing of that once it is added anew', async () => {
  const { basket, port, toasts } = await openBasket([item('a')]);
  await basket.remove(item('a'));
  port.script.next(REFUSED);
  toasts.toasts[0]?.action?.run();
  await settle();
  await basket.add(variant('a'), 'M');
  expect(basket.lines[0]?.error).toBeUndefined();
});
