import { describe, expect, it } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT, WRITE_TIMEOUT_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { Order, OrderCustomer } from '#domain/order.ts';
import type { CheckoutDraft } from '#stores/checkout-draft.ts';
import { settle } from '../support/fake-clock.ts';
import { gate } from './open-basket.ts';
import { openCheckout } from './open-checkout.ts';
import { BRANCH, COLOR, item, order } from './shop-fakes.ts';

const CUSTOMER: OrderCustomer = {
  firstName: 'Олена',
  lastName: 'Ткач',
  email: 'olena@poshta.ua',
  phone: '+380672140811',
};
const ADDRESS = { region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' } as const;
const UNREACHABLE = new AppError('unreachable');

async function openOrder(overrides: Parameters<typeof order>[1] = {}, basket = [item('a')]) {
  const shop = await openCheckout({ basket, orders: [order('o', overrides)], draft: { orderId: 'o' } });
  await shop.checkout.open('o');
  return shop;
}

describe('saving a step', () => {
  it('opens the next one', async () => {
    const { checkout } = await openOrder();
    expect(checkout.openStep).toBe('contacts');
    expect(await checkout.saveContacts(CUSTOMER)).toBe(true);
    expect(checkout.openStep).toBe('delivery');
    expect(await checkout.saveDelivery(ADDRESS, BRANCH.id)).toBe(true);
    expect(checkout.openStep).toBe('payment');
  });

  it('pressed twice sends once', async () => {
    const { checkout, port, called } = await openOrder();
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const presses = [checkout.saveContacts(CUSTOMER), checkout.saveContacts(CUSTOMER)];
    expect(checkout.busy).toBe('contacts');
    open();
    expect(await Promise.all(presses)).toEqual([true, false]);
    expect(called('updateCustomer')).toHaveLength(1);
    expect(checkout.busy).toBeUndefined();
  });

  it('sends the address before the method, whose price depends on it', async () => {
    const { checkout, port } = await openOrder();
    await checkout.saveDelivery(ADDRESS, BRANCH.id);
    expect(port.script.calls.slice(1).map(([name]) => name)).toEqual(['updateShippingInfo', 'updateShippingMethod']);
  });

  it('that is refused says why beside the step; the next press forgets it', async () => {
    const { checkout, port } = await openOrder();
    port.script.next(new AppError('server', { code: 'PHONE_AND_EMAIL_MISMATCHED', status: 409 }));
    expect(await checkout.saveContacts(CUSTOMER)).toBe(false);
    expect(checkout.error).toMatchObject({
      step: 'contacts',
      text: { key: 'error.email-or-phone-taken' },
      code: 'PHONE_AND_EMAIL_MISMATCHED',
    });
    await checkout.saveContacts(CUSTOMER);
    expect(checkout.error).toBeUndefined();
  });

  it('to an address that cannot be taxed has words of its own', async () => {
    const { checkout, port } = await openOrder();
    port.script.next(new AppError('server', { code: 'ORDER_CANNOT_CALC_TAX', status: 400 }));
    await checkout.saveDelivery(ADDRESS, BRANCH.id);
    expect(checkout.error?.text).toEqual({ key: 'checkout.error.address' });
  });

  it('of a finished order says so and shows it finished', async () => {
    const { checkout, port } = await openOrder();
    port.orders.set('o', order('o', { status: 'IN_PROCESS' }));
    port.script.next(new AppError('server', { code: 'INCORRECT_PAYMENT_STATUS', status: 400 }));
    await checkout.saveContacts(CUSTOMER);
    await settle();
    expect(checkout.error?.text).toEqual({ key: 'checkout.error.order-finished' });
    expect(checkout.isFinished).toBe(true);
  });

  it('for what is sold out shows the order as it is by now, with prices that have changed meanwhile', async () => {
    const { checkout, port } = await openOrder();
    const dearer = { products: 479_000, discount: 0, shipping: 0, total: 479_000 };
    port.orders.set('o', order('o', { prices: dearer }));
    port.script.next(new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 }));
    await checkout.pay('CARD');
    await settle();
    expect(checkout.error?.code).toBe('PRODUCT_VARIANT_NOT_IN_STOCK');
    expect(checkout.checkout?.order.prices).toEqual(dearer);
    // Once the basket is what is wanted, the order is, and nothing of it is refused.
    await checkout.begin();
    expect(checkout.error).toBeUndefined();
  });

  it('that was given up is silent', async () => {
    const { checkout, port } = await openOrder();
    port.script.next(new AppError('cancelled'));
    expect(await checkout.saveContacts(CUSTOMER)).toBe(false);
    expect(checkout.error).toBeUndefined();
  });
});

describe('paying', () => {
  it('leaves for the provider with the signed fields, the basket untouched', async () => {
    const { checkout, basket, went } = await openOrder();
    await checkout.pay('CARD');
    expect(went).toEqual([{ url: 'https://pay.test/', method: 'POST', fields: { data: 'd', signature: 's' } }]);
    expect(basket.items).toEqual([item('a')]);
  });

  it('pressed again while the browser is leaving sends nothing', async () => {
    const { checkout, called } = await openOrder();
    await checkout.pay('CARD');
    expect(checkout.busy).toBe('payment');
    expect(await checkout.pay('CARD')).toBe(false);
    expect(called('choosePayment')).toHaveLength(1);
  });

  it('can be pressed again when the shopper comes back from the provider', async () => {
    const { checkout } = await openOrder();
    await checkout.pay('CARD');
    await checkout.open('o');
    expect(checkout.busy).toBeUndefined();
  });

  it('can be pressed again when the way to the provider leads nowhere', async () => {
    const { checkout, clock } = await openOrder();
    await checkout.pay('CARD');
    await clock.advance(WRITE_TIMEOUT_MS);
    expect(checkout.busy).toBeUndefined();
  });

  it('can be pressed again when the provider’s address cannot be trusted', async () => {
    const { checkout, navigation } = await openOrder();
    navigation.submit = () => {
      throw new AppError('unreadable');
    };
    await checkout.pay('CARD');
    expect([checkout.busy, checkout.error?.step]).toEqual([undefined, 'payment']);
  });

  it('takes nobody to the provider who has gone elsewhere meanwhile', async () => {
    const { checkout, port, went } = await openOrder();
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const paying = checkout.pay('CARD');
    checkout.leave();
    open();
    await paying;
    expect([went, checkout.busy]).toEqual([[], undefined]);
  });

  describe('come back from the provider to a page that is loaded anew', () => {
    const line = { ...item('a'), name: 'Худі a', vendorCode: 'SH-1', color: COLOR, price: 200_000, isGift: false };
    const dearer: Partial<Order> = {
      lines: [{ ...line, price: 225_000 }],
      prices: { products: 225_000, discount: 0, shipping: 0, total: 225_000 },
      payment: { method: 'CARD', status: 'FAILED' },
    };
    const comeBack = async (now: Partial<Order>, keptNow?: (kept: CheckoutDraft) => CheckoutDraft) => {
      const { checkout, port, keyValue } = await openOrder();
      await checkout.pay('CARD');
      const kept = JSON.parse(keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '{}') as CheckoutDraft;
      if (keptNow !== undefined) keyValue.write(STORAGE_CHECKOUT_DRAFT, JSON.stringify(keptNow(kept)));
      port.orders.set('o', order('o', now));
      const back = await openCheckout({ port, keyValue });
      await back.checkout.open('o');
      return back.checkout.seen;
    };

    it('what costs more by now is said before it is paid', async () => {
      const { changes } = await comeBack(dearer);
      const hoodie = { name: 'Худі a', color: COLOR.name, size: 'M' };
      expect(changes).toEqual([
        { what: 'price', former: 200_000, now: 225_000, ...hoodie },
        { what: 'total', former: 200_000, now: 225_000 },
      ]);
    });

    const cap = { ...line, ...item('b'), name: 'Кепка b' };
    const named = (name: string) => ({ name, color: COLOR.name, size: 'M' });

    it('what was put into the order meanwhile is named, in whatever number', async () => {
      const { changes } = await comeBack({ ...dearer, lines: [{ ...line, quantity: 2 }, cap] });
      expect(changes).toEqual([
        { what: 'quantity', former: 1, now: 2, ...named('Худі a') },
        { what: 'added', ...named('Кепка b') },
        { what: 'total', former: 200_000, now: 225_000 },
      ]);
    });

    it('what was taken out of it meanwhile is named as it was called then', async () => {
      const { changes } = await comeBack({ ...dearer, lines: [cap] });
      expect(changes.slice(0, 2)).toEqual([
        { what: 'gone', ...named('Худі a') },
        { what: 'added', ...named('Кепка b') },
      ]);
    });

    it.each([
      ['is no more of it', {}],
      ['takes nothing off by now', { promoCode: 'SHOV10' }],
    ])('the code that %s is named', async (_, now) => {
      const prices = { products: 200_000, discount: 20_000, shipping: 0, total: 180_000 };
      const { checkout, port, keyValue } = await openOrder({ promoCode: 'SHOV10', prices });
      await checkout.pay('CARD');
      port.orders.set('o', order('o', now));
      const back = await openCheckout({ port, keyValue });
      await back.checkout.open('o');
      expect(back.checkout.seen.changes).toEqual([
        { what: 'promo-gone', name: 'SHOV10' },
        { what: 'total', former: 180_000, now: 200_000 },
      ]);
    });

    it('a present that is in it is none of what was put in', async () => {
      const failed = { payment: { method: 'CARD', status: 'FAILED' } } as const;
      const { changes } = await comeBack({ ...failed, lines: [line, { ...cap, isGift: true }] });
      expect(changes).toEqual([]);
    });

    it('nothing is said of an order that is as it was, or of one that the bank was not asked for', async () => {
      expect((await comeBack({ payment: { method: 'CARD', status: 'FAILED' } })).changes).toEqual([]);
      expect((await comeBack(dearer, (kept) => ({ ...kept, asked: 'another' }))).changes).toEqual([]);
    });

    it('nothing is said of what the shopper has made of it since', async () => {
      const { checkout, port, keyValue } = await openOrder();
      await checkout.pay('CARD');
      const now = order('o', dearer);
      port.orders.set('o', now);
      checkout.accept({ order: now, shippingMethods: [] });
      const back = await openCheckout({ port, keyValue });
      await back.checkout.open('o');
      expect(back.checkout.seen.changes).toEqual([]);
    });

    it.each([{}, { total: 'much' }, { total: '' }, { 'a M': '2\n\n' }])(
      'what a strange hand wrote is not taken for a sum: %j',
      async (askedSums) => {
        expect((await comeBack(dearer, (kept) => ({ ...kept, askedSums }))).changes).toEqual([]);
      },
    );
  });

  it('with nothing to pay now confirms the order: success, and its goods leave the basket', async () => {
    const { checkout, basket, port, went, history } = await openOrder({}, [item('b'), item('a', 'M', 3)]);
    port.redirect = undefined;
    await checkout.pay('CASH_ON_DELIVERY');
    expect([went, history]).toEqual([['/checkout/success?order=o'], ['/checkout/success?order=o']]);
    expect(basket.items).toEqual([item('b'), item('a', 'M', 2)]);
  });

  it('with no answer says only that, then finds out what became of the order', async () => {
    const { checkout, port, basket } = await openOrder();
    port.script.next(UNREACHABLE);
    port.orders.set('o', order('o', { status: 'IN_PROCESS', payment: { status: 'COMPLETED' } }));
    await checkout.pay('CARD');
    expect(checkout.error?.text).toEqual({ key: 'error.cannot-connect-server' });
    await settle();
    expect(checkout.isFinished).toBe(true);
    expect(basket.items).toEqual([]);
  });
});
