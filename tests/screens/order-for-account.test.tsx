import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { CUSTOMER, choosePayment, pay } from '../mocks/support/guest.ts';
import { openRealOrder } from './real-order.tsx';

it('an account made on the success page lists the order that was just paid', async () => {
  const view = <OrderResultScreen />;
  const { shop, order } = await openRealOrder({
    has: 'delivery',
    view,
    path: (id) => `/checkout/success?order=${id}`,
  });
  const { stores, backend } = shop;
  await pay(backend, await choosePayment(backend, order._id));
  await act(() => stores.checkout.open(order._id));
  await screen.findByRole('button', { name: 'Створити акаунт' });

  stores.keeper.start();
  const { signIn, orders } = stores;
  await act(() => signIn.register({ email: CUSTOMER.email, password: 'secret password' }));
  expect(await screen.findByRole('link', { name: 'Усі мої замовлення' })).toHaveAttribute('href', '/ua/profile');
  await expect
    .poll(async () => {
      await orders.open('current');
      return orders.items.map(({ number }) => number);
    })
    .toEqual([order.number]);
});
