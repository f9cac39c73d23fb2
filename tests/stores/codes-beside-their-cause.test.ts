import { describe, expect, it } from 'vitest';
import type { ServerCode } from '#contract/codes.ts';
import { STATUS_OF_CODE } from '#contract/codes.ts';
import { AppError, errorText } from '#domain/errors.ts';
import { CHECKOUT_ERRORS } from '#stores/checkout-errors.ts';
import { openBasket, quantities } from './open-basket.ts';
import { openCheckout } from './open-checkout.ts';
import { BRANCH, item, order, variant } from './shop-fakes.ts';

const CODES = Object.keys(STATUS_OF_CODE) as ServerCode[];
const CUSTOMER = { firstName: 'Олена', lastName: 'Ткач', email: 'olena@poshta.ua', phone: '+380672140811' };
const KYIV = { region: 'UA', country: 'UA', city: 'Київ', branchNumber: '1' } as const;

const refusal = (code: ServerCode) => new AppError('server', { code, status: STATUS_OF_CODE[code] });
const inCheckout = (code: ServerCode) => errorText(refusal(code), CHECKOUT_ERRORS);

describe.each(CODES)('%s', (code) => {
  it.each(['contacts', 'delivery', 'payment'] as const)('is said at the step of %s it came from', async (step) => {
    const filled = { customer: CUSTOMER, shippingInfo: KYIV, shippingMethod: BRANCH };
    const { checkout, port, went } = await openCheckout({ basket: [item('a')], orders: [order('o', filled)] });
    await checkout.open('o');
    port.script.next(refusal(code));
    if (step === 'contacts') await checkout.saveContacts(CUSTOMER);
    else if (step === 'delivery') await checkout.saveDelivery(KYIV, BRANCH.id);
    else await checkout.pay('CARD');
    expect(checkout.error).toMatchObject({ step, text: inCheckout(code), code });
    expect([checkout.busy, went]).toEqual([undefined, []]);
    expect(checkout.checkout?.order).toMatchObject(filled);
  });

  it('is said in place of the order that cannot be made or read', async () => {
    const made = await openCheckout({ basket: [item('a')] });
    made.port.script.next(refusal(code));
    await made.checkout.begin();
    const read = await openCheckout();
    read.port.script.next(refusal(code));
    await read.checkout.open('o');
    for (const { checkout } of [made, read])
      expect(checkout.state).toEqual({ status: 'failed', error: inCheckout(code) });
    expect(made.basket.items).toEqual([item('a')]);
  });

  it('is said at the line of the basket whose change it refuses, and the line is as it was', async () => {
    for (const press of ['change', 'remove'] as const) {
      const { basket, port } = await openBasket([item('a', 'M', 2), item('b')]);
      port.script.next(refusal(code));
      await (press === 'change' ? basket.change(item('a'), 5) : basket.remove(item('a')));
      expect(basket.lines.map(({ error }) => error)).toEqual([errorText(refusal(code)), undefined]);
      expect(quantities(basket.items)).toEqual([
        ['a', 2],
        ['b', 1],
      ]);
    }
  });

  it('is told of something that could not be put into the basket', async () => {
    const { basket, port, toasts } = await openBasket([item('b')]);
    port.script.next(refusal(code));
    expect(await basket.add(variant('a'), 'M')).toBe(0);
    expect(toasts.toasts.map(({ words }) => words)).toEqual([errorText(refusal(code))]);
    expect(basket.items).toEqual([item('b')]);
  });
});
