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

const CITY = 'Місто';
const STREET = /^Вулиця/;
const POSTCODE = 'Поштовий індекс';

async function openTyping(given: Parameters<typeof openRealOrder>[0] = {}) {
  const view = await openRealOrder({ has: 'contacts', path: delivery, ...given });
  const { user } = view;
  const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const go = async (region: string) => user.click(await screen.findByRole('radio', { name: region }));
  const write = async (...words: [city: string, street: string, postcode: string]) => {
    for (const [index, name] of [CITY, STREET, POSTCODE].entries()) {
      await user.clear(box(name));
      await user.type(box(name), words[index] ?? '');
    }
  };
  const written = () => [CITY, STREET, POSTCODE].map((name) => (box(name) as HTMLInputElement).value);
  const country = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Країна' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await screen.findByRole('group', { name: 'Спосіб доставки' });
  return { ...view, box, go, write, written, country };
}

const KYIV = ['Київ', 'Хрещатик, 1', '01001'] as const;
const BERLIN = ['Berlin', 'Unter den Linden 1', '10117'] as const;
const NOTHING = ['', '', ''];

test('no parcel goes to a city of the region that was left: another region is written anew', async () => {
  const { user, shop, go, write, written, country } = await openTyping();
  await user.click(screen.getByRole('radio', { name: /^Звичайна пошта/ }));
  await write(...KYIV);
  await go('Європа');
  await country('Німеччина');
  expect(written()).toEqual(NOTHING);
  await user.click(screen.getByRole('button', { name: 'До оплати' }));
  expect(await screen.findByText('Вкажіть місто, куди надіслати.')).toBeVisible();
  expect(shop.stores.checkout.checkout?.order.shippingInfo).toBeUndefined();
});

test('what was written for each region is there when that is chosen again, also after a reload', async () => {
  const { user, shop, order, unmount, go, write, written, country } = await openTyping();
  await user.click(screen.getByRole('radio', { name: /^Звичайна пошта/ }));
  await write(...KYIV);
  await go('Європа');
  await country('Німеччина');
  await write(...BERLIN);
  await go('Україна');
  expect(written()).toEqual(KYIV);
  await go('Європа');
  expect(written()).toEqual(BERLIN);
  expect(screen.getByRole('combobox', { name: 'Країна' })).toHaveValue('Німеччина');
  unmount();
  renderView(<CheckoutScreen />, { stores: shop.stores, path: delivery(order._id), route: '/checkout/:id' });
  await screen.findByRole('combobox', { name: 'Країна' });
  expect(written()).toEqual(BERLIN);
  await go('Україна');
  expect(written()).toEqual(KYIV);
  await go('Європа');
  expect(written()).toEqual(BERLIN);
});

test('an order that is saved keeps its address while another region is looked at, also after a reload', async () => {
  const to = { region: 'UA', country: 'UA', city: KYIV[0], address: KYIV[1], postcode: KYIV[2] };
  const { shop, order, unmount, go, written } = await openTyping({ has: 'delivery', to, way: 'post' });
  await go('Європа');
  expect(written()).toEqual(NOTHING);
  unmount();
  renderView(<CheckoutScreen />, { stores: shop.stores, path: delivery(order._id), route: '/checkout/:id' });
  await screen.findByRole('combobox', { name: 'Країна' });
  expect(written()).toEqual(NOTHING);
  await go('Україна');
  expect(written()).toEqual(KYIV);
});

test('another country of one region takes what is written along', async () => {
  const { go, write, written, country } = await openTyping();
  await go('Європа');
  await country('Австрія');
  await write(...BERLIN);
  await country('Німеччина');
  expect(written()).toEqual(BERLIN);
});
