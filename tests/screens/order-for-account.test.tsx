import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { CUSTOMER, choosePayment, makeOrder, pay, twoLines } from '../mocks/support/guest.ts';
import { renderView } from '../support/render-view.tsx';
import { field, step } from './open-order.tsx';
import type { RealOrder } from './real-order.tsx';
import { openRealOrder } from './real-order.tsx';

/** A guest has paid, and makes an account on the page that says so. */
async function registerAfterPaying(): Promise<RealOrder> {
  const opened = await openRealOrder({
    has: 'delivery',
    view: <OrderResultScreen />,
    path: (id) => `/checkout/success?order=${id}`,
  });
  const { order } = opened;
  const { stores, backend } = opened.shop;
  await pay(backend, await choosePayment(backend, order._id));
  await act(() => stores.checkout.open(order._id));
  await screen.findByRole('button', { name: 'Створити акаунт' });
  stores.keeper.start();
  await act(() => stores.signIn.register({ email: CUSTOMER.email, password: 'secret password' }));
  return opened;
}

it('an account made on the success page lists the order that was just paid', async () => {
  const { shop, order } = await registerAfterPaying();
  const { orders } = shop.stores;
  expect(await screen.findByRole('link', { name: 'Усі мої замовлення' })).toHaveAttribute('href', '/ua/profile');
  await expect
    .poll(async () => {
      await orders.open('current');
      return orders.items.map(({ number }) => number);
    })
    .toEqual([order.number]);
});

it('who made an account on the success page is asked for name, phone and e-mail never again', async () => {
  const { shop, unmount } = await registerAfterPaying();
  const { stores, backend } = shop;
  await screen.findByRole('link', { name: 'Усі мої замовлення' });
  unmount();
  const [, line] = await twoLines(backend);
  const { _id: id, key } = await makeOrder(backend, [line]);
  stores.checkout.drafts.keys.keep(id, key);
  renderView(<CheckoutScreen />, { stores, path: `/checkout/${id}`, route: '/checkout/:id' });
  await step('Контакти');
  await waitFor(() => expect(field('Ім’я')).toHaveValue(CUSTOMER.firstName));
  expect(field('Прізвище')).toHaveValue(CUSTOMER.lastName);
  expect(field('Телефон')).toHaveValue('067 123 4567');
  expect(field('Електронна пошта')).toHaveValue(CUSTOMER.email);
});
