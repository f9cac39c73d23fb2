import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { openCheckout } from './open-checkout.ts';
import { item, order } from './shop-fakes.ts';

const PAID: Partial<Order> = { status: 'IN_PROCESS', payment: { status: 'COMPLETED', method: 'CARD' } };

const LINES = order('old').lines.map((line) => ({ ...line, ...item('b') }));

/** The bank was asked for an order of long ago, whose goods have nothing to do with the basket. */
async function askForOld(draft: { orderId?: string } = {}, basket = [item('a')]) {
  const orders = [order('old', { lines: LINES }), order('open')];
  const shop = await openCheckout({ basket, orders, draft });
  await shop.checkout.open('old');
  await shop.checkout.pay('CARD');
  return shop;
}

describe('an order of long ago that the bank was asked for and did not get', () => {
  it('keeps its goods: the basket makes an order of its own', async () => {
    const { checkout, called } = await askForOld();
    await checkout.begin();
    expect(called('updateProducts')).toEqual([]);
    expect(called('create')).toHaveLength(1);
  });

  it('leaves the order that is being filled in what it was', async () => {
    const { checkout, called } = await askForOld({ orderId: 'open' });
    await checkout.begin();
    expect(called('updateProducts').map(([id]) => id)).toEqual(['open']);
    expect(called('create')).toEqual([]);
  });
});

it('an order of long ago that is paid for takes its own goods out of the basket, and the one being filled in stays', async () => {
  const { checkout, basket, port } = await askForOld({ orderId: 'open' }, [item('a'), item('b')]);
  port.orders.set('old', order('old', { ...PAID, lines: LINES }));
  await checkout.open('old');
  expect(basket.items.map(({ variantId }) => variantId)).toEqual(['a']);
  expect(checkout.drafts.read()).toMatchObject({ orderId: 'open', paid: { orderId: 'old' } });
});
