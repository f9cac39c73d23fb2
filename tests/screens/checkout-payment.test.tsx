import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { profile as american } from '#profiles/us.ts';
import { ABROAD, BRANCH } from '../stores/shop-fakes.ts';
import { ADDRESS, CUSTOMER, button, openOrder, step } from './open-order.tsx';

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
});
