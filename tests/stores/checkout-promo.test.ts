import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { settle } from '../support/fake-clock.ts';
import { openCheckout } from './open-checkout.ts';
import { TENTH } from './open-promo.ts';
import { item, order } from './shop-fakes.ts';

const INACTIVE = new AppError('server', { code: 'PROMO_CODE_NOT_FOUND', status: 404 });

/** A checkout whose basket has a valid code. */
async function withCode(given: Parameters<typeof openCheckout>[0]) {
  const opened = await openCheckout(given);
  opened.goods.promoCodes = [TENTH];
  opened.promo.type('shov10');
  await opened.clock.advance(100);
  return opened;
}

describe('an order with a promo code', () => {
  it('is made with the code that applies', async () => {
    const { checkout, called } = await withCode({ basket: [item('a')] });
    await checkout.begin();
    expect(called('create')).toEqual([[[item('a')], 'press-1', 'SHOV10']]);
  });

  it('left unpaid takes the code with the basket, and gives it up with it', async () => {
    const { checkout, promo, called } = await withCode({
      basket: [item('a')],
      orders: [order('open')],
      draft: { orderId: 'open' },
    });
    await checkout.begin();
    promo.remove();
    await checkout.begin();
    expect(called('updateProducts')).toEqual([
      ['open', [item('a')], 'SHOV10'],
      ['open', [item('a')]],
    ]);
  });

  it('with another code is another press', async () => {
    const { checkout, promo, port, called } = await withCode({ basket: [item('a')] });
    port.script.next(new AppError('unreachable'));
    await checkout.begin();
    promo.remove();
    await checkout.begin();
    expect(called('create').map(([, operation]) => operation)).toEqual(['press-1', 'press-2']);
  });

  it.each([{ orders: [] }, { orders: [order('open')], draft: { orderId: 'open' } }])(
    'that became invalid on the way stops once to say so and then goes on without it (%j)',
    async (given) => {
      const { checkout, promo, port, went } = await withCode({ basket: [item('a')], ...given });
      port.script.next(INACTIVE);
      await checkout.begin();
      expect(checkout.state).toEqual({ status: 'failed', error: { key: 'error.promo-code-not-found' } });
      expect([promo.state, promo.isDropped, promo.prices.discount]).toEqual(['not-active', true, 0]);
      expect([went, port.orders.size]).toEqual([[], given.orders.length]);
      await checkout.begin();
      expect(went).toHaveLength(1);
    },
  );

  it('once confirmed leaves no code for the next basket', async () => {
    const { checkout, promo, port } = await withCode({ basket: [item('a')] });
    port.redirect = undefined;
    await checkout.begin();
    await checkout.open('order-1');
    await checkout.pay('CASH_ON_DELIVERY');
    expect([promo.state, promo.nameForOrder]).toEqual(['idle', undefined]);
  });
});

describe('goods an order was refused for', () => {
  const refusal = new AppError('server', {
    code: 'PRODUCT_VARIANT_NOT_IN_STOCK',
    status: 409,
    details: [{ path: 'products.1', message: 'Not in stock' }],
  });

  it('that are there, only not so many, are pointed at in the basket', async () => {
    const { checkout, basket, port } = await openCheckout({ basket: [item('a'), item('b', 'M', 90)] });
    port.script.next(refusal);
    await checkout.begin();
    await settle();
    expect(basket.lines.map((line) => line.error)).toEqual([undefined, { key: 'basket.not-so-many' }]);
  });

  it('that are sold out meanwhile are shown as such', async () => {
    const { checkout, basket, port, goods } = await openCheckout({ basket: [item('a'), item('b')] });
    goods.variants[1] = { ...goods.variants[1]!, sizes: [] };
    port.script.next(refusal);
    await checkout.begin();
    await settle();
    expect(basket.lines.map(({ trouble, error }) => [trouble, error])).toEqual([
      [undefined, undefined],
      ['not-in-stock', undefined],
    ]);
  });
});
