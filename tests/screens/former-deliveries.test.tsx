import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import type { Address, ShippingMethod } from '#domain/shipping.ts';
import { buildOrder } from '#fixtures/build.ts';
import { ABROAD, BRANCH } from '../stores/shop-fakes.ts';
import { PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import { button, CUSTOMER, field, HOODIE, LINE, openOrder, step } from './open-order.tsx';

const COURIER: ShippingMethod = { ...BRANCH, id: 'courier', name: 'Кур’єр до дверей', kind: 'COURIER' };
const PAID = { method: 'CARD', status: 'COMPLETED' } as const;
const went = (id: string, shippingInfo: Address, shippingMethod = BRANCH): Order =>
  buildOrder({ id, status: 'DONE', payment: PAID, shippingInfo, shippingMethod });
const LVIV: Address = { region: 'UA', country: 'UA', city: 'Львів', branchNumber: '24' };
const HOME: Address = { region: 'UA', country: 'UA', city: 'Львів', address: 'вул. Рогатинців, 12' };
const NOW = buildOrder({ id: 'o', lines: [LINE], customer: CUSTOMER });

const places = () => screen.queryByRole('group', { name: 'Куди вже надсилали' });

async function openSignedIn(orders: Order[], shippingMethods = [BRANCH, COURIER]) {
  const view = openOrder({}, { orders: [...orders, NOW], variants: [HOODIE], shippingMethods });
  await act(() => view.stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
  await step('Доставка');
  return view;
}

it('several addresses: one that an order went to fills the form by a press, and is said to be the chosen one', async () => {
  const { user } = await openSignedIn([went('1', HOME, COURIER), went('2', LVIV)]);
  const group = await screen.findByRole('group', { name: 'Куди вже надсилали' });
  expect(within(group).getAllByRole('button')).toHaveLength(2);
  await user.click(within(group).getByRole('button', { name: /Рогатинців/ }));
  expect(screen.getByRole('radio', { name: /Кур’єр/ })).toBeChecked();
  expect(field('Місто')).toHaveValue('Львів');
  expect(field(/Вулиця/)).toHaveValue('вул. Рогатинців, 12');
  expect(within(group).getByRole('button', { name: /Рогатинців/ })).toHaveAttribute('aria-pressed', 'true');

  await user.type(field(/Вулиця/), '3');
  expect(within(group).getByRole('button', { name: /Рогатинців/ })).toHaveAttribute('aria-pressed', 'false');
  await user.click(within(group).getByRole('button', { name: /24/ }));
  expect(screen.queryByRole('textbox', { name: /Вулиця/ })).not.toBeInTheDocument();
  await user.click(button('До оплати'));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Доставка' })).toHaveTextContent(/Львів.*24/));
});

it('nobody is asked to choose where there is one place, or none can be told', async () => {
  await openSignedIn([went('1', LVIV)]);
  await waitFor(() => expect(field('Місто')).toBeVisible());
  expect(places()).not.toBeInTheDocument();
});

it('a guest is told of nobody’s places', async () => {
  openOrder({ customer: CUSTOMER }, { orders: [went('1', HOME, COURIER), went('2', LVIV), NOW] });
  await step('Доставка');
  expect(places()).not.toBeInTheDocument();
});

it('what was written for a region is there again after a place in another one was chosen', async () => {
  const abroad: Address = { region: 'EU', country: 'PL', city: 'Kraków', address: 'Grodzka 1', postcode: '31-001' };
  const { user } = await openSignedIn([went('1', abroad, ABROAD), went('2', LVIV)], [BRANCH, ABROAD]);
  await user.type(field('Місто'), 'Полтава');
  await user.click(await screen.findByRole('button', { name: /Kraków/ }));
  expect(field('Місто')).toHaveValue('Kraków');
  await user.click(screen.getByRole('radio', { name: 'Україна' }));
  expect(field('Місто')).toHaveValue('Полтава');
});
