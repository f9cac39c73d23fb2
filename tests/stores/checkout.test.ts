import { describe, expect, it } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';
import { settle } from '../support/fake-clock.ts';
import { gate } from './open-basket.ts';
import { openCheckout } from './open-checkout.ts';
import { BRANCH, COLOR, fakeOrders, item, order, variant } from './shop-fakes.ts';

const UNREACHABLE = new AppError('unreachable');
const refusal = (code: string, status = 409): AppError => new AppError('server', { code, status });

describe('making an order of the basket', () => {
  it('sends the goods once and goes on at the address of the order, where Back leads past the beginning', async () => {
    const { checkout, went, history, called } = await openCheckout({ basket: [item('a', 'M', 2)] });
    await Promise.all([checkout.begin(), checkout.begin()]);
    expect(called('create')).toEqual([[[item('a', 'M', 2)], 'press-1']]);
    expect([went, history]).toEqual([['/checkout/order-1'], ['/checkout/order-1']]);
    expect(checkout.drafts.read().orderId).toBe('order-1');
  });

  it('keeps the key that comes with it for the calls about it, also once it is paid', async () => {
    const { checkout, port } = await openCheckout({ basket: [item('a')] });
    const { create } = port;
    port.create = async (...asked) => ({ ...(await create(...asked)), key: 'its-own-key' });
    await checkout.begin();
    port.orders.set('order-1', order('order-1', { payment: { status: 'COMPLETED' } }));
    await checkout.open('order-1');
    expect(checkout.drafts.read().orderId).toBeUndefined();
    expect(checkout.drafts.keys.of('order-1')).toBe('its-own-key');
  });

  it('does nothing with an empty basket', async () => {
    const { checkout, port, went } = await openCheckout();
    await checkout.begin();
    expect([port.script.calls, went]).toEqual([[], []]);
  });

  it('brings the order it left unpaid up to date instead of making another', async () => {
    const { checkout, went, called } = await openCheckout({
      basket: [item('b')],
      orders: [order('open')],
      draft: { orderId: 'open' },
    });
    await checkout.begin();
    expect(called('updateProducts')).toEqual([['open', [item('b')]]]);
    expect(called('create')).toEqual([]);
    expect(went).toEqual(['/checkout/open']);
  });

  it.each(['ORDER_NOT_FOUND', 'INCORRECT_PAYMENT_STATUS'])(
    'makes a new order when the old one says %s',
    async (code) => {
      const orders = [order('old', { status: 'CANCELED' })];
      const { checkout, port, went } = await openCheckout({ basket: [item('b')], orders, draft: { orderId: 'old' } });
      port.script.next(refusal(code));
      await checkout.begin();
      expect(went).toEqual(['/checkout/order-2']);
    },
  );

  it.each([new AppError('server', { status: 502 }), UNREACHABLE])(
    'makes no second order while it is unknown what became of the first (%s)',
    async (error) => {
      const { checkout, port, called } = await openCheckout({ basket: [item('b')], draft: { orderId: 'old' } });
      port.script.next(error);
      await checkout.begin();
      expect(called('create')).toEqual([]);
      expect(checkout.state.status).toBe('failed');
    },
  );

  it('pressed again after a lost answer is the same press: one order, over a reload too', async () => {
    const keyValue = createFakeKeyValue();
    const port = fakeOrders();
    const first = await openCheckout({ basket: [item('a')], keyValue, port });
    port.script.lose(UNREACHABLE);
    await first.checkout.begin();
    expect(first.checkout.state).toEqual({ status: 'failed', error: { key: 'error.cannot-connect-server' } });
    const reloaded = await openCheckout({ basket: [item('a')], keyValue, port });
    await reloaded.checkout.begin();
    expect(reloaded.called('create').map(([, operation]) => operation)).toEqual(['press-1', 'press-1']);
    expect(port.orders.size).toBe(1);
  });

  it('calls nobody back who has gone elsewhere meanwhile, and keeps the order for later', async () => {
    const { checkout, port, went } = await openCheckout({ basket: [item('a')] });
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const beginning = checkout.begin();
    checkout.leave();
    open();
    await beginning;
    expect(went).toEqual([]);
    expect([checkout.drafts.read().orderId, checkout.state.status]).toEqual(['order-1', 'idle']);
  });

  it('goes on for a shopper who has come back before the answer', async () => {
    const { checkout, port, went } = await openCheckout({ basket: [item('a')] });
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const beginning = checkout.begin();
    checkout.leave();
    void checkout.begin();
    open();
    await beginning;
    expect(went).toEqual(['/checkout/order-1']);
  });

  it('of another basket is another press', async () => {
    const { checkout, basket, port, called } = await openCheckout({ basket: [item('a')] });
    port.script.next(UNREACHABLE);
    await checkout.begin();
    await basket.change(item('a'), 2);
    await checkout.begin();
    expect(called('create').map(([, operation]) => operation)).toEqual(['press-1', 'press-2']);
  });

  it('that is refused says why; the next try is a press of its own', async () => {
    const { checkout, port, called } = await openCheckout({ basket: [item('a')] });
    port.script.next(refusal('PRODUCT_VARIANT_NOT_IN_STOCK'));
    await checkout.begin();
    expect(checkout.state).toEqual({ status: 'failed', error: { key: 'checkout.error.stock' } });
    await checkout.begin();
    expect(called('create').map(([, operation]) => operation)).toEqual(['press-1', 'press-2']);
  });
});

describe('bringing an order up to date', () => {
  it.each([401, 408, 425, 429])('that is put off with status %i makes no second order', async (status) => {
    const { checkout, port, called } = await openCheckout({ basket: [item('a')] });
    await checkout.begin();
    port.script.next(new AppError('server', { status }));
    await checkout.begin();
    expect(checkout.state.status).toBe('failed');
    await checkout.begin();
    expect(called('create')).toHaveLength(1);
    expect(port.orders.size).toBe(1);
  });
});

describe('opening an order', () => {
  it('that does not exist says so', async () => {
    const { checkout, port } = await openCheckout();
    port.script.next(refusal('ORDER_NOT_FOUND', 404));
    await checkout.open('nowhere');
    expect(checkout.state).toEqual({ status: 'failed', error: { key: 'checkout.error.order-not-found' } });
  });

  it('known already shows no loading, and a failed second reading keeps it on the screen', async () => {
    const { checkout, port } = await openCheckout({ orders: [order('o')] });
    await checkout.open('o');
    port.script.next(UNREACHABLE);
    const again = checkout.open('o');
    expect(checkout.state.status).toBe('ready');
    await again;
    expect(checkout.state.status).toBe('ready');
    expect(checkout.checkout?.order.id).toBe('o');
  });

  it('is read again for another language while it is on the screen, and only then', async () => {
    const { checkout, called } = await openCheckout({ orders: [order('o')] });
    await checkout.refresh();
    await checkout.open('o');
    await checkout.refresh();
    checkout.leave();
    await checkout.refresh();
    expect(called('checkout')).toEqual([['o'], ['o']]);
  });

  it('left before the answer came changes nothing', async () => {
    const { checkout, port } = await openCheckout({ orders: [order('o')] });
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const opening = checkout.open('o');
    checkout.leave();
    open();
    await opening;
    expect(checkout.checkout).toBeUndefined();
  });

  it('that is paid takes its goods out of the basket once, not again on a reload', async () => {
    const paid = order('o', { status: 'IN_PROCESS', payment: { status: 'COMPLETED', method: 'CARD' } });
    const { checkout, basket, clock } = await openCheckout({
      basket: [item('b'), item('a')],
      orders: [paid],
      draft: { orderId: 'o', contacts: { email: 'o@poshta.ua' }, delivery: { city: 'Полтава' } },
    });
    await checkout.open('o');
    expect(basket.items).toEqual([item('b')]);
    expect(checkout.drafts.read()).toEqual({ paid: { orderId: 'o', at: clock.now() } });
    await basket.add(variant('a'), 'M');
    await checkout.open('o');
    expect(basket.items).toEqual([item('a'), item('b')]);
    expect(checkout.isFinished).toBe(true);
  });

  it('that is paid leaves in the basket what was a present of the order', async () => {
    const line = { name: 'Худі', vendorCode: 'SH-1', color: COLOR, price: 200_000 };
    const lines = [
      { ...item('a'), ...line, isGift: false },
      { ...item('b'), ...line, isGift: true },
    ];
    const paid = order('o', { lines, payment: { status: 'COMPLETED' } });
    const shop = await openCheckout({ basket: [item('a'), item('b')], orders: [paid], draft: { orderId: 'o' } });
    await shop.checkout.open('o');
    expect(shop.basket.items).toEqual([item('b')]);
  });
});

describe('the draft', () => {
  it('survives a reload', async () => {
    const keyValue = createFakeKeyValue();
    const first = await openCheckout({ keyValue });
    first.checkout.drafts.keep({ contacts: { firstName: 'Олена' }, delivery: { city: 'Полтава' } });
    const reloaded = await openCheckout({ keyValue });
    expect(reloaded.checkout.drafts.read()).toEqual({
      contacts: { firstName: 'Олена' },
      delivery: { city: 'Полтава' },
    });
  });

  it('keeps no way to pay for the order that comes after', async () => {
    const { checkout } = await openCheckout({ draft: { orderId: 'o' } });
    const { drafts } = checkout;
    drafts.type('o', undefined, 'payment', { method: 'CASH_ON_DELIVERY' }, {});
    drafts.type('next', undefined, 'contacts', { firstName: 'Олена' }, {});
    expect(drafts.read()).toEqual({ orderId: 'o', typed: { in: 'next' }, contacts: { firstName: 'Олена' } });
  });

  it.each(['', '{', 'null', '[]', '5', '{"contacts":5,"delivery":{"city":7},"orderId":{},"operation":{"of":1}}'])(
    'kept as %s by a strange hand is an empty one',
    async (kept) => {
      const { checkout } = await openCheckout({ keyValue: createFakeKeyValue({ [STORAGE_CHECKOUT_DRAFT]: kept }) });
      expect(checkout.drafts.read()).toEqual({});
    },
  );
});

describe('an answer that comes late', () => {
  it('never undoes what was saved after it was asked for', async () => {
    const { checkout, port } = await openCheckout({ orders: [order('o')] });
    await checkout.open('o');
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const reading = checkout.open('o');
    await checkout.saveDelivery({ region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' }, BRANCH.id);
    port.orders.set('o', order('o'));
    open();
    await reading;
    await settle();
    expect(checkout.checkout?.order.shippingInfo?.city).toBe('Полтава');
  });

  it('never undoes what was saved while it was asked for', async () => {
    const { checkout, port } = await openCheckout({ orders: [order('o')] });
    await checkout.open('o');
    const [saved, read] = [gate(), gate()];
    port.script.next({ after: saved.opened });
    const saving = checkout.saveContacts({
      firstName: 'Олена',
      lastName: 'К',
      email: 'o@poshta.ua',
      phone: '+380501112233',
    });
    port.script.next({ after: read.opened });
    const reading = checkout.open('o');
    saved.open();
    await saving;
    port.orders.set('o', order('o'));
    read.open();
    await reading;
    expect(checkout.checkout?.order.customer.firstName).toBe('Олена');
  });
});
