import { describe, expect, it } from 'vitest';
import { SECOND_PRESS_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { Order } from '#domain/order.ts';
import { OrderCodeStore } from '#stores/order-code.ts';
import { settle } from '../support/fake-clock.ts';
import { gate } from './open-basket.ts';
import { openCheckout } from './open-checkout.ts';
import { BRANCH, fakeOrders, item, order } from './shop-fakes.ts';

const ADDRESS = { region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' } as const;
const CUSTOMER = { firstName: 'Олена', lastName: 'Ткач', email: 'olena@poshta.ua', phone: '+380672140811' };
const CODE = { name: 'SHOV10', type: 'PERCENTAGE', discount: 10, minApplyPrice: 0 } as const;
const FULL = { products: 200_000, discount: 0, shipping: 0, total: 200_000 };
const LESS = { ...FULL, discount: 20_000, total: 180_000 };
const LOST = new AppError('unreachable');

/** An order at its payment, of a shop where SHOV10 takes a tenth off. */
async function openOrder(given: Partial<Order> = {}) {
  const port = fakeOrders([
    order('o', { customer: CUSTOMER, shippingInfo: ADDRESS, shippingMethod: BRANCH, prices: FULL, ...given }),
  ]);
  const { updateProducts } = port;
  port.updateProducts = (id, items, promoCode) => {
    const { promoCode: _, ...rest } = port.orders.get(id) ?? order(id);
    port.orders.set(id, promoCode === undefined ? { ...rest, prices: FULL } : { ...rest, promoCode, prices: LESS });
    return updateProducts(id, items, promoCode);
  };
  const shop = await openCheckout({ basket: [item('a')], port, draft: { orderId: 'o' } });
  shop.goods.promoCodes.push(CODE);
  await shop.checkout.open('o');
  const code = new OrderCodeStore(port, shop.goods, shop.checkout, shop.promo);
  const names = () => port.script.calls.map(([name]) => name).filter((name) => name !== 'checkout');
  return { ...shop, code, names };
}

describe('a code beside a step', () => {
  it('is waited for by a press on the button that pays, which then asks the bank for what it costs by now', async () => {
    const { checkout, code, port, names, went } = await openOrder();
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const applied = code.apply('shov10');
    await settle();
    const paid = checkout.pay('CARD', 200_000);
    expect(checkout.busy).toBe('payment');
    await settle();
    expect(names()).toEqual(['updateProducts']);
    open();
    await Promise.all([applied, paid]);
    expect(names()).toEqual(['updateProducts', 'choosePayment']);
    expect([went.length, checkout.checkout?.order.prices.total]).toEqual([1, 180_000]);
  });

  it('that is taken away while the button is pressed makes it say the higher sum first', async () => {
    const { checkout, code, port, went, clock } = await openOrder({ promoCode: 'SHOV10', prices: LESS });
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const removed = code.remove();
    await settle();
    const paid = checkout.pay('CARD', 180_000);
    open();
    await Promise.all([removed, paid]);
    expect(went).toEqual([]);
    expect(checkout.seen.changes.map(({ what }) => what)).toEqual(['promo-gone', 'total']);
    await clock.advance(SECOND_PRESS_MS);
    await checkout.pay('CARD', 200_000);
    expect(went).toHaveLength(1);
  });

  it('that nobody knows holds no press back', async () => {
    const { checkout, code, went } = await openOrder();
    const applied = code.apply('NOTHING');
    const paid = checkout.pay('CARD', 200_000);
    await Promise.all([applied, paid]);
    expect([code.answer?.kind, went.length]).toEqual(['none', 1]);
  });

  it.each(['apply', 'remove'] as const)('that is pressed (%s) while a step is saved comes after it', async (press) => {
    const had = press === 'remove' ? { promoCode: 'SHOV10', prices: LESS } : {};
    const { checkout, code, port, names } = await openOrder(had);
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const saved = checkout.saveContacts(CUSTOMER);
    const changed = press === 'apply' ? code.apply('SHOV10') : code.remove();
    await settle();
    expect([names(), code.isBusy]).toEqual([['updateCustomer'], true]);
    open();
    await Promise.all([saved, changed]);
    expect([names(), code.isBusy]).toEqual([['updateCustomer', 'updateProducts'], false]);
    expect(checkout.checkout?.order.promoCode).toBe(press === 'apply' ? 'SHOV10' : undefined);
  });
});

describe('a code whose answer is lost', () => {
  it('is the order’s and the basket’s where the order has it after all, and is no news', async () => {
    const { checkout, code, port, promo } = await openOrder();
    port.script.lose(LOST);
    await code.apply('SHOV10');
    expect(checkout.checkout?.order).toMatchObject({ promoCode: 'SHOV10', prices: LESS });
    expect([code.answer, promo.name, checkout.seen.changes]).toEqual([undefined, 'SHOV10', []]);
  });

  it('is gone where the order has none any more', async () => {
    const { checkout, code, port } = await openOrder({ promoCode: 'SHOV10', prices: LESS });
    port.script.lose(LOST);
    await code.remove();
    expect(checkout.checkout?.order.prices).toEqual(FULL);
    expect(code.answer).toEqual({ kind: 'removed', name: 'SHOV10' });
  });

  it('is said to have failed as long as the order is without it', async () => {
    const { checkout, code, port } = await openOrder();
    port.script.next('fine');
    port.script.lose(LOST);
    port.script.next(LOST);
    port.script.calls.length = 0;
    await checkout.saveContacts(CUSTOMER);
    await code.apply('SHOV10');
    expect(code.answer?.kind).toBe('failed');
    await checkout.saveContacts(CUSTOMER);
    expect([checkout.checkout?.order.promoCode, code.answer]).toEqual(['SHOV10', undefined]);
  });
});

describe('an order that was read anew while something of it was changed, as in another language', () => {
  const presses = {
    'a step': ({ checkout }: Awaited<ReturnType<typeof openOrder>>) => checkout.saveContacts(CUSTOMER),
    'a code': ({ code }: Awaited<ReturnType<typeof openOrder>>) => code.apply('SHOV10'),
  };
  const lineOf = (name: string) => order('o').lines.map((line) => ({ ...line, name }));

  it.each(Object.entries(presses))('is not put back by the answer to %s', async (_, press) => {
    const shop = await openOrder();
    const { checkout, port } = shop;
    const { opened, open } = gate();
    const { updateCustomer, updateProducts } = port;
    // Answered in the language it was asked in.
    const formerly = ({ order: one, ...rest }: Awaited<ReturnType<typeof updateCustomer>>) => ({
      ...rest,
      order: { ...one, lines: lineOf('Худі') },
    });
    port.updateCustomer = async (...sent) => updateCustomer(...sent).then(formerly);
    port.updateProducts = async (...sent) => updateProducts(...sent).then(formerly);
    port.script.next({ after: opened });
    const pressed = press(shop);
    await settle();
    port.orders.set('o', { ...(port.orders.get('o') ?? order('o')), lines: lineOf('Hoodie') });
    await checkout.refresh();
    open();
    await pressed;
    await settle();
    expect(checkout.checkout?.order.lines[0]?.name).toBe('Hoodie');
  });
});
