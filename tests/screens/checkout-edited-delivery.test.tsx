import { act, cleanup, screen, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { profile } from '#profiles/ua.ts';
import { isOtherCustomer } from '#views/screens/checkout/contacts-schema.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { renderView } from '../support/render-view.tsx';
import type { RealOrder } from './real-order.tsx';
import { openRealOrder } from './real-order.tsx';

const onTo = async (user: Awaited<ReturnType<typeof openRealOrder>>['user']): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'До доставки' }));
const payment = () => screen.findByRole('button', { name: /^Сплатити/ });

test('a delivery that was begun anew is gone on with: the former one is not paid for unseen', async () => {
  const { user } = await openRealOrder({ has: 'delivery' });
  await payment();
  await user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
  const city = await screen.findByRole('textbox', { name: 'Місто' });
  await user.clear(city);
  await user.type(city, 'Одеса');
  await user.click(screen.getByRole('link', { name: 'Назад до контактів' }));
  await onTo(user);
  expect(await screen.findByRole('textbox', { name: 'Місто' })).toHaveValue('Одеса');
});

test('contacts that are put right lead back to the payment where nothing else is open', async () => {
  const { user } = await openRealOrder({ has: 'delivery' });
  await payment();
  await user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
  await user.click(await screen.findByRole('radio', { name: /^Кур’єр до дверей/ }));
  await user.type(screen.getByRole('textbox', { name: /^Вулиця/ }), ' Хрещатик, 1 ');
  await user.click(screen.getByRole('button', { name: 'До оплати' }));
  await payment();
  await user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
  await user.click(await screen.findByRole('link', { name: 'Назад до контактів' }));
  await onTo(user);
  expect(await payment()).toBeInTheDocument();
});

const UNSAVED = 'Ви почали це змінювати й не зберегли.';

/** With the browser's own way through its history. */
async function openAtPayment(): Promise<RealOrder & { navigate: NavigateFunction }> {
  const browser: { navigate?: NavigateFunction } = {};
  function Browser() {
    browser.navigate = useNavigate();
    return <CheckoutScreen />;
  }
  const view = await openRealOrder({ has: 'delivery', view: <Browser /> });
  await payment();
  return { ...view, navigate: (to) => browser.navigate?.(to as number) };
}

/** From elsewhere, by an address that asks for no step. */
function comeBack({ shop, order }: RealOrder): void {
  cleanup();
  const path = `/checkout/${order._id}`;
  renderView(<CheckoutScreen />, { stores: shop.stores, path, route: '/checkout/:id' });
}

test('who comes back from elsewhere goes on with what was begun anew', async () => {
  const view = await openRealOrder({ has: 'delivery' });
  await payment();
  comeBack(view);
  await payment();
  await view.user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
  const city = await screen.findByRole('textbox', { name: 'Місто' });
  await view.user.clear(city);
  await view.user.type(city, 'Одеса');
  comeBack(view);
  expect(await screen.findByRole('textbox', { name: 'Місто' })).toHaveValue('Одеса');
  await view.user.click(screen.getByRole('link', { name: 'Назад до контактів' }));
  const phone = await screen.findByRole('textbox', { name: /^Телефон/ });
  await view.user.clear(phone);
  await view.user.type(phone, '67 21');
  comeBack(view);
  expect(await screen.findByRole('textbox', { name: /^Телефон/ })).toHaveValue('67 21');
});

test('a step that was begun anew and left says so where it is done: what it says is what is bought', async () => {
  const { user, navigate } = await openAtPayment();
  expect(screen.queryByText(UNSAVED)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
  await user.type(await screen.findByRole('textbox', { name: 'Місто' }), ' новий');
  await act(async () => navigate(-1));
  await payment();
  expect(within(screen.getByRole('region', { name: 'Доставка' })).getByText(UNSAVED)).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Контакти' })).queryByText(UNSAVED)).toBeNull();
});

test('what was pasted with an invisible mark, which is not sent, is no other customer', () => {
  const customer = { firstName: 'Олена', lastName: 'Ткач', email: 'olena@poshta.ua', phone: '+380672140811' };
  expect(isOtherCustomer({ customer }, { email: '\u200Bolena@poshta.ua\u202C' }, profile.countries)).toBe(false);
  expect(isOtherCustomer({ customer }, { email: 'olha@poshta.ua' }, profile.countries)).toBe(true);
});
