import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { profile as american } from '#profiles/us.ts';
import { AUSTIN } from '#tests/support/austin.ts';
import { ABROAD, BRANCH } from '../stores/shop-fakes.ts';
import { ADDRESS, CUSTOMER, LINE, button, openOrder, step } from './open-order.tsx';

const UKRAINE = { customer: CUSTOMER, shippingInfo: ADDRESS, shippingMethod: BRANCH };
const KRAKOW = { region: 'EU', country: 'PL', city: 'Краків', address: 'Grodzka 1', postcode: '31-001' } as const;
const POLAND = { customer: CUSTOMER, shippingInfo: KRAKOW, shippingMethod: ABROAD };

describe('the ways to pay', () => {
  it('in Ukraine are by card and upon receipt', async () => {
    openOrder(UKRAINE);
    const ways = within(await screen.findByRole('group', { name: 'Як заплатите' }));
    expect(ways.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByText(/лише в Україні/)).not.toBeInTheDocument();
  });

  it('abroad are by card only, and it is said why', async () => {
    openOrder(POLAND);
    const ways = within(await screen.findByRole('group', { name: 'Як заплатите' }));
    expect(ways.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByText('Оплата під час отримання можлива лише в Україні.')).toBeInTheDocument();
  });

  it('in a shop that sells nothing to Ukraine nobody is told of it', async () => {
    openOrder(POLAND, { profile: american, locale: 'en', shippingMethods: [ABROAD] });
    await step('Payment');
    expect(screen.queryByText(/Ukraine/)).not.toBeInTheDocument();
  });

  it('ask in advance for no more than the order comes to, and say nothing of a rest where there is none', async () => {
    const method = { ...ABROAD, regions: ['US' as const], price: 0 };
    const prices = { products: 700, discount: 0, shipping: 0, tax: 44, total: 744 };
    const lines = [{ ...LINE, price: 700, quantity: 1 }];
    const cheap = { customer: CUSTOMER, shippingInfo: AUSTIN, shippingMethod: method, lines, prices };
    const { user } = openOrder(cheap, { profile: american, locale: 'en', shippingMethods: [method] });
    const way = await screen.findByRole('radio', { name: /^Cash on delivery/ });
    expect(way).toHaveAccessibleName('Cash on delivery $7.44');
    await user.click(way);
    expect(button('Pay $7.44')).toBeVisible();
  });

  it('chosen before the address went abroad fall back to the card', async () => {
    const payment = { method: 'CASH_ON_DELIVERY', status: 'WAITING_FOR_PAYMENT' } as const;
    openOrder({ ...POLAND, payment });
    await step('Оплата');
    expect(await screen.findByRole('radio', { name: /Карткою/ })).toBeChecked();
    expect(button(/^Сплатити/)).toBeEnabled();
  });

  it.each([
    ['INCORRECT_PAYMENT_METHOD', 'Так заплатити за це замовлення не можна. Оберіть інший спосіб.'],
    ['INCORRECT_PAYMENT_STATUS', /Це замовлення вже завершено/],
  ])('%s is told beside them, and the choice is kept', async (code, message) => {
    const { user, shop } = openOrder(UKRAINE);
    await user.click(await screen.findByRole('radio', { name: /Під час отримання Зараз передплата ₴200, решта ₴/ }));
    shop.ports.order.failNext(new AppError('server', { code, status: 400 }), 'choosePayment');
    await user.click(button(/^Сплатити/));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('radio', { name: /Під час отримання/ })).toBeChecked();
    await waitFor(() => expect(button(/^Сплатити/)).not.toHaveAttribute('aria-busy', 'true'));
  });

  it('are not moved by what went wrong: it is told below the button, which stays under the pointer', async () => {
    const { user, shop } = openOrder(UKRAINE);
    const pay = await screen.findByRole('button', { name: /^Сплатити/ });
    shop.ports.order.failNext(new AppError('unreachable'), 'choosePayment');
    await user.click(pay);
    const told = await screen.findByRole('alert');
    expect(pay.compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  const cash = () => screen.getByRole('radio', { name: /Під час отримання/ });

  it('are kept like all that is said of an order: the chosen one is after a reload, and after a look at the delivery', async () => {
    const first = openOrder(UKRAINE);
    await first.user.click(await screen.findByRole('radio', { name: /Під час отримання/ }));
    await first.user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
    await first.user.click(await screen.findByRole('button', { name: 'До оплати' }));
    await step('Оплата');
    expect(cash()).toBeChecked();
    expect(button('Сплатити ₴200')).toBeVisible();
    const kept = { [STORAGE_CHECKOUT_DRAFT]: first.shop.keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '' };
    first.unmount();
    const second = openOrder(UKRAINE, { kept });
    await step('Оплата');
    expect(cash()).toBeChecked();
    await second.user.click(screen.getByRole('radio', { name: /Карткою/ }));
    second.unmount();
    openOrder(UKRAINE, { kept: { [STORAGE_CHECKOUT_DRAFT]: second.shop.keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '' } });
    await step('Оплата');
    expect(cash()).not.toBeChecked();
  });

  it('kept for one order are not those of another', async () => {
    const kept = { typed: { in: 'another' }, payment: { method: 'CASH_ON_DELIVERY' } };
    openOrder(UKRAINE, { kept: { [STORAGE_CHECKOUT_DRAFT]: JSON.stringify(kept) } });
    await step('Оплата');
    expect(cash()).not.toBeChecked();
  });

  it('kept of a customer are theirs, also when who it is is known a moment later', async () => {
    const kept = { typed: { in: 'o', by: 'u' }, payment: { method: 'CASH_ON_DELIVERY' } };
    const { stores } = openOrder(UKRAINE, { kept: { [STORAGE_CHECKOUT_DRAFT]: JSON.stringify(kept) } });
    await step('Оплата');
    expect(cash()).not.toBeChecked();
    act(() => stores.session.show({ id: 's', user: { id: 'u', email: 'olena@poshta.ua', isEmailConfirmed: true } }));
    expect(cash()).toBeChecked();
  });

  it('kept, and not taken abroad, give way to the card', async () => {
    const kept = { typed: { in: 'o' }, payment: { method: 'CASH_ON_DELIVERY' } };
    openOrder(POLAND, { kept: { [STORAGE_CHECKOUT_DRAFT]: JSON.stringify(kept) } });
    await step('Оплата');
    expect(await screen.findByRole('radio', { name: /Карткою/ })).toBeChecked();
  });
});
