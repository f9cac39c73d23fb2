import { describe, expect, it } from 'vitest';
import { JUST_PAID_MS, STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { Order } from '#domain/order.ts';
import { openCheckout } from './open-checkout.ts';
import { item, order } from './shop-fakes.ts';

const FINISHED = new AppError('server', { code: 'INCORRECT_PAYMENT_STATUS', status: 400 });
const PAID: Partial<Order> = { status: 'IN_PROCESS', payment: { status: 'COMPLETED', method: 'CARD' } };

/** The basket still holds what another tab has ordered, and paid for by now. */
async function open(basket = [item('a')], given: Partial<Order> = PAID) {
  const shop = await openCheckout({ basket, orders: [order('o', given)], draft: { orderId: 'o' } });
  shop.port.script.next(FINISHED);
  /** What the thanks do in the other tab. */
  const takeAway = (): void => {
    shop.keyValue.write(STORAGE_CHECKOUT_DRAFT, JSON.stringify({ paid: { orderId: 'o', at: shop.clock.now() } }));
    shop.keeper.writeElsewhere([]);
  };
  return { ...shop, takeAway };
}

describe('a basket whose order another tab has paid for', () => {
  it('makes no second order: its goods leave the basket, and the thanks are shown', async () => {
    const { checkout, basket, went, called } = await open();
    await checkout.begin();
    expect(called('create')).toEqual([]);
    expect(basket.items).toEqual([]);
    expect(went).toEqual(['/checkout/success?order=o']);
  });

  it('whose thanks open there first leads to them all the same, whenever the goods leave the basket', async () => {
    const during = await open();
    const beginning = during.checkout.begin();
    during.takeAway();
    await beginning;
    const before = await open();
    before.takeAway();
    await before.basket.read();
    await before.checkout.begin();
    for (const { went, called } of [during, before])
      expect([went, called('create')]).toEqual([['/checkout/success?order=o'], []]);
  });

  it('and was emptied by its payment leads to the thanks', async () => {
    const { checkout, went, called } = await openCheckout({ orders: [order('o', PAID)], draft: { orderId: 'o' } });
    await checkout.begin();
    expect([went, called('updateProducts')]).toEqual([['/checkout/success?order=o'], []]);
  });

  it('a while ago is an empty one like any other', async () => {
    const { checkout, basket, went, clock } = await open();
    await checkout.begin();
    expect(basket.isEmpty).toBe(true);
    await clock.advance(JUST_PAID_MS + 1);
    await checkout.begin();
    expect(went).toEqual(['/checkout/success?order=o']);
    expect(checkout.drafts.read()).toEqual({});
  });

  it('makes an order of what was added since', async () => {
    const { checkout, basket, went, called } = await open([item('b'), item('a')]);
    await checkout.begin();
    expect(called('create').map(([items]) => items)).toEqual([[item('b')]]);
    expect(basket.items).toEqual([item('b')]);
    expect(went).toEqual(['/checkout/order-2']);
  });

  it('makes none while it is unknown whether it was paid', async () => {
    const { checkout, basket, port, called } = await open();
    port.script.next(new AppError('unreachable'));
    await checkout.begin();
    expect(called('create')).toEqual([]);
    expect(checkout.state.status).toBe('failed');
    expect(basket.items).toEqual([item('a')]);
  });

  it('that was cancelled is ordered anew', async () => {
    const { checkout, called } = await open([item('a')], { status: 'CANCELED' });
    await checkout.begin();
    expect(called('create')).toHaveLength(1);
  });
});

describe('a new order', () => {
  it('is known to other tabs at one stroke: they never find neither the press nor the order', async () => {
    const { checkout, keyValue } = await openCheckout({ basket: [item('a')] });
    const seen: string[] = [];
    const { write } = keyValue;
    keyValue.write = (name, value) => {
      seen.push(value);
      return write(name, value);
    };
    await checkout.begin();
    for (const value of seen) expect(value).toMatch(/operation|orderId/);
    expect(checkout.drafts.read()).toEqual({ orderId: 'order-1' });
  });
});
