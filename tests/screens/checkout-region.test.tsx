import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { renderView } from '../support/render-view.tsx';
import { openRealOrder } from './real-order.tsx';

const WAYS = {
  Україна: [/^Відділення пошти/, /^Кур’єр до дверей/, /^Звичайна пошта/],
  Європа: [/^Міжнародна посилка/, /^Кур’єр по Європі/],
  'Інші країни': [/^Міжнародна пошта/],
};
const REGIONS = Object.entries(WAYS);
const delivery = (id: string): string => `/checkout/${id}?step=delivery`;
const ways = async () => within(await screen.findByRole('group', { name: 'Спосіб доставки' })).queryAllByRole('radio');

test('whichever region is saved, the ways to each other one can be chosen', async () => {
  const { user } = await openRealOrder({ has: 'delivery', path: delivery });
  for (const [region, names] of [...REGIONS, ...REGIONS.toReversed()]) {
    await user.click(await screen.findByRole('radio', { name: region }));
    const offered = await ways();
    expect(offered).toHaveLength(names.length);
    for (const [index, name] of names.entries())
      expect(offered[index]).toHaveAccessibleName(expect.stringMatching(name));
    expect(offered[0]).toBeChecked();
  }
});

const SAVED = {
  Європа: { region: 'EU', country: 'PL', city: 'Kraków', address: 'Grodzka 1', postcode: '31-001' },
  'Інші країни': { region: 'OTHER', country: 'CA', city: 'Toronto', address: '1 King St', postcode: 'M5H 1A1' },
} as const;

test.each([
  ['Європа', 'europe-parcel'],
  ['Інші країни', 'world-post'],
] as const)('after a reload with %s saved, the ways to each region can be chosen', async (name, way) => {
  const { user, shop } = await openRealOrder({ has: 'delivery', path: delivery, to: SAVED[name], way });
  expect(await screen.findByRole('radio', { name })).toBeChecked();
  expect(shop.stores.checkout.checkout?.order.shippingInfo).toMatchObject(SAVED[name]);
  for (const [region, names] of [...REGIONS, ...REGIONS.toReversed()]) {
    await user.click(screen.getByRole('radio', { name: region }));
    const offered = (await ways()).map((radio) => radio.closest('label')?.textContent ?? '');
    expect(offered).toHaveLength(names.length);
    for (const [index, said] of names.entries()) expect(offered[index]).toMatch(said);
  }
  expect(screen.queryByText(/не доставляємо/)).not.toBeInTheDocument();
});

test('who changes their mind sends it to another region and back, each time with a way that goes there', async () => {
  const { user, shop, order } = await openRealOrder({ has: 'delivery', path: delivery });
  const saved = async () => {
    const { checkout } = shop.stores;
    await screen.findByRole('group', { name: 'Як заплатите' });
    const { shippingInfo, shippingMethod } = checkout.checkout?.order ?? {};
    return [shippingInfo?.region, shippingMethod?.kind];
  };
  await user.click(await screen.findByRole('radio', { name: 'Європа' }));
  await user.click(screen.getByRole('combobox', { name: 'Країна' }));
  await user.click(await screen.findByRole('option', { name: 'Польща' }));
  await user.clear(screen.getByRole('textbox', { name: 'Місто' }));
  await user.type(screen.getByRole('textbox', { name: 'Місто' }), 'Kraków');
  await user.type(screen.getByRole('textbox', { name: /^Вулиця/ }), 'Grodzka 1');
  await user.type(screen.getByRole('textbox', { name: 'Поштовий індекс' }), '31-001');
  await user.click(screen.getByRole('button', { name: 'До оплати' }));
  expect(await saved()).toEqual(['EU', 'INTERNATIONAL']);

  await user.click(screen.getByRole('link', { name: 'Змінити: Доставка' }));
  await user.click(await screen.findByRole('radio', { name: 'Україна' }));
  await user.click(screen.getByRole('radio', { name: /^Відділення пошти/ }));
  await user.clear(screen.getByRole('textbox', { name: 'Місто' }));
  await user.type(screen.getByRole('textbox', { name: 'Місто' }), 'Київ');
  await user.type(screen.getByRole('textbox', { name: 'Номер відділення' }), '12');
  await user.click(screen.getByRole('button', { name: 'До оплати' }));
  expect(await saved()).toEqual(['UA', 'PARCEL_BRANCH']);
  expect(order._id).toBe(shop.stores.checkout.checkout?.order.id);
});

test('a region that was left has what was chosen there when it is chosen again, also after a reload', async () => {
  const { user, shop, order, unmount } = await openRealOrder({ has: 'contacts', path: delivery });
  const go = async (region: string) => user.click(await screen.findByRole('radio', { name: region }));
  const country = () => screen.getByRole('combobox', { name: 'Країна' });
  await user.click(await screen.findByRole('radio', { name: /^Кур’єр до дверей/ }));
  await go('Європа');
  await user.click(country());
  await user.click(await screen.findByRole('option', { name: 'Польща' }));
  await user.click(screen.getByRole('radio', { name: /^Кур’єр по Європі/ }));
  await go('Інші країни');
  await user.selectOptions(country(), 'Канада');
  await go('Україна');
  expect(screen.getByRole('radio', { name: /^Кур’єр до дверей/ })).toBeChecked();
  await go('Європа');
  expect(country()).toHaveValue('Польща');
  expect(screen.getByRole('radio', { name: /^Кур’єр по Європі/ })).toBeChecked();
  await go('Україна');
  unmount();
  renderView(<CheckoutScreen />, { stores: shop.stores, path: delivery(order._id), route: '/checkout/:id' });
  await go('Європа');
  expect(country()).toHaveValue('Польща');
  await go('Інші країни');
  expect(country()).toHaveDisplayValue('Канада');
});
