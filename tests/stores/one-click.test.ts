import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { DialogsStore } from '#stores/dialogs.ts';
import { OneClickStore } from '#stores/one-click.ts';
import { gate } from './open-basket.ts';
import { fakeOrders, UNCOUNTED } from './shop-fakes.ts';

const HOODIE = { variantId: 'a', size: 'M' } as const;
const PHONE = '+380672140811';

function openOneClick() {
  const port = fakeOrders();
  const dialogs = new DialogsStore();
  let ids = 0;
  const oneClick = new OneClickStore(port, dialogs, () => `press-${(ids += 1)}`, UNCOUNTED);
  const operations = () => port.script.calls.map((call) => call[3]);
  return { oneClick, port, dialogs, operations };
}

describe('buying in one click', () => {
  it('sends the goods and the phone, then says the number of the order', async () => {
    const { oneClick, port, dialogs } = openOneClick();
    await oneClick.order(HOODIE, PHONE);
    expect(port.script.calls).toEqual([['createFast', HOODIE, PHONE, 'press-1']]);
    expect(dialogs.current).toMatchObject({ name: 'success', props: { values: { number: '20417' } } });
  });

  it('pressed twice makes one order', async () => {
    const { oneClick, port } = openOneClick();
    const { opened, open } = gate();
    port.script.next({ after: opened });
    const presses = [oneClick.order(HOODIE, PHONE), oneClick.order(HOODIE, PHONE)];
    expect(oneClick.isBusy).toBe(true);
    open();
    await Promise.all(presses);
    expect(port.orders.size).toBe(1);
    expect(oneClick.isBusy).toBe(false);
  });

  it('pressed again after a lost answer is the same press', async () => {
    const { oneClick, port, dialogs, operations } = openOneClick();
    port.script.lose(new AppError('unreachable'));
    await oneClick.order(HOODIE, PHONE);
    expect(oneClick.error).toEqual({ key: 'error.cannot-connect-server' });
    expect(dialogs.current).toBeUndefined();
    await oneClick.order(HOODIE, PHONE);
    expect(operations()).toEqual(['press-1', 'press-1']);
    expect(port.orders.size).toBe(1);
  });

  it('with another phone or after a refusal is another press', async () => {
    const { oneClick, port, operations } = openOneClick();
    port.script.next(
      new AppError('unreachable'),
      new AppError('server', { code: 'PHONE_AND_EMAIL_MISMATCHED', status: 409 }),
    );
    await oneClick.order(HOODIE, PHONE);
    await oneClick.order(HOODIE, '+380501112233');
    expect(oneClick.error).toEqual({ key: 'error.email-or-phone-taken' });
    await oneClick.order(HOODIE, '+380501112233');
    expect(operations()).toEqual(['press-1', 'press-2', 'press-3']);
  });

  it('knows whether the next press could make a second order', async () => {
    const { oneClick, port } = openOneClick();
    const other = '+380501112233';
    expect(oneClick.wouldBeAnother(HOODIE, PHONE)).toBe(false);
    port.script.next(new AppError('unreachable'), new AppError('server', { code: 'VALIDATION_ERROR', status: 400 }));
    await oneClick.order(HOODIE, PHONE);
    expect([PHONE, other].map((phone) => oneClick.wouldBeAnother(HOODIE, phone))).toEqual([false, true]);
    await oneClick.order(HOODIE, PHONE);
    expect(oneClick.wouldBeAnother(HOODIE, other)).toBe(false);
  });

  it('where the server is not told which presses are the same, may double until an order has come', async () => {
    const { oneClick, port } = openOneClick();
    port.tellsOperation = false;
    const press = async (...answers: AppError[]) => {
      port.script.next(...answers);
      await oneClick.order(HOODIE, PHONE);
      return oneClick.mayDouble();
    };
    const refusal = new AppError('server', { code: 'VALIDATION_ERROR', status: 400 });
    expect(await press(refusal)).toBe(false);
    expect(await press(new AppError('server', { code: 'TOO_MANY_REQUESTS', status: 429 }))).toBe(false);
    expect(await press(new AppError('unreachable'))).toBe(true);
    // Of the press before, a refusal says nothing.
    expect(await press(refusal)).toBe(true);
    expect(await press()).toBe(false);
  });

  it('forgets what went wrong once its dialog is left', async () => {
    const { oneClick, port } = openOneClick();
    port.script.next(new AppError('unreachable'));
    await oneClick.order(HOODIE, PHONE);
    oneClick.leave();
    expect(oneClick.error).toBeUndefined();
  });
});
