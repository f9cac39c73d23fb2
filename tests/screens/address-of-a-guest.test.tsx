import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REGULAR, REGULAR_ADDRESS } from '#fixtures/users.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { renderView } from '../support/render-view.tsx';
import { field, step } from './open-order.tsx';
import type { RealOrder } from './real-order.tsx';
import { openRealOrder } from './real-order.tsx';

const valueOf = (name: string | RegExp): string => (field(name) as HTMLInputElement).value;
const city = () => valueOf('Місто');
const branch = () => valueOf(/^Номер відділення/);

/** The step of delivery of an order that a guest has begun. */
async function openDelivery(): Promise<RealOrder> {
  const view = await openRealOrder({ has: 'contacts' });
  view.shop.stores.keeper.start();
  await step('Доставка');
  return view;
}

async function signIn({ shop }: RealOrder): Promise<void> {
  const { email } = REGULAR.user;
  await act(async () => void (await shop.stores.signIn.login({ email, password: REGULAR.password })));
  await waitFor(() => expect(shop.stores.session.user?.address).toBeDefined());
}

/** As after a reload: the form begins anew with what is kept. */
async function openAgain({ shop, order, unmount }: RealOrder): Promise<void> {
  unmount();
  const path = `/checkout/${order._id}?step=delivery`;
  renderView(<CheckoutScreen />, { stores: shop.stores, path, route: '/checkout/:id' });
  await step('Доставка');
}

describe('where a guest had an order sent, and who then signs in', () => {
  it('holds: it was said for this order, the account’s address is for whoever says nothing', async () => {
    const view = await openDelivery();
    await view.user.type(field('Місто'), 'Полтава');
    await view.user.type(field(/^Номер відділення/), '7');
    await signIn(view);
    expect([city(), branch()]).toEqual(['Полтава', '7']);
    await openAgain(view);
    expect([city(), branch()]).toEqual(['Полтава', '7']);
  });

  it('is never half of one address and half of another', async () => {
    const view = await openDelivery();
    await view.user.type(field('Місто'), 'Полтава');
    await signIn(view);
    expect([city(), branch()]).toEqual(['Полтава', '']);
    await openAgain(view);
    expect([city(), branch()]).toEqual(['Полтава', '']);
  });

  it('is the account’s address where nothing was written', async () => {
    const view = await openDelivery();
    await signIn(view);
    await waitFor(() => expect([city(), branch()]).toEqual([REGULAR_ADDRESS.city, REGULAR_ADDRESS.branchNumber]));
    await openAgain(view);
    expect([city(), branch()]).toEqual([REGULAR_ADDRESS.city, REGULAR_ADDRESS.branchNumber]);
  });

  it('is the account’s address where only a way was chosen', async () => {
    const view = await openDelivery();
    await view.user.click(screen.getByRole('radio', { name: /^Кур’єр до дверей/ }));
    await signIn(view);
    await openAgain(view);
    expect(city()).toBe(REGULAR_ADDRESS.city);
    expect(screen.getByRole('radio', { name: /^Кур’єр до дверей/ })).toBeChecked();
  });
});
