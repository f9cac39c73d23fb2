import { act, screen, waitFor, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { CUSTOMER, KYIV, ask, methodId } from '../mocks/support/guest.ts';
import type { RealOrder } from './real-order.tsx';
import { openRealOrder } from './real-order.tsx';

const ways = async () => within(await screen.findByRole('group', { name: 'Спосіб доставки' }));
const onwards = () => screen.findByRole('button', { name: 'До оплати' });
const GONE = '«Відділення пошти»: так ми більше не доставляємо. Оберіть інший спосіб.';

/** The shop stops to send parcels this way. */
async function end(way: string, { shop }: RealOrder): Promise<void> {
  const body = { id: methodId(way), state: 'INACTIVE' };
  expect((await ask(shop.backend, 'POST', '/v1/__mock/shipping-method', { body })).status).toBe(204);
}

/** Chooses the courier in the form of the delivery, as somebody who has to. */
async function takeCourier({ user }: RealOrder): Promise<void> {
  const offered = await ways();
  expect(offered.queryByRole('radio', { name: /^Відділення пошти/ })).not.toBeInTheDocument();
  await user.click(offered.getByRole('radio', { name: /^Кур’єр до дверей/ }));
  expect(screen.getByRole('textbox', { name: 'Місто' })).toHaveValue(KYIV.city);
  await user.type(screen.getByRole('textbox', { name: /^Вулиця/ }), 'вул. Ткацька, 1');
  await user.click(await onwards());
}

test('a way that ends before the press that pays is named, and all but that is kept', async () => {
  const view = await openRealOrder({ has: 'delivery' });
  await screen.findByRole('group', { name: 'Як заплатите' });
  await end('parcel-branch', view);
  await view.user.click(await screen.findByRole('button', { name: /^Сплатити/ }));
  expect(await screen.findByText(GONE)).toBeInTheDocument();
  expect(view.shop.went).toEqual([]);
  await takeCourier(view);
  await view.user.click(await screen.findByRole('button', { name: /^Сплатити/ }));
  await waitFor(() => expect(view.shop.went.at(-1)).toContain('/pay/'));
  expect(view.shop.stores.checkout.checkout?.order).toMatchObject({
    customer: CUSTOMER,
    shippingMethod: { kind: 'COURIER' },
    shippingInfo: { city: KYIV.city, address: 'вул. Ткацька, 1' },
  });
});

test('a way that ends while its fields are filled in is said at the press, and what is typed stays', async () => {
  const view = await openRealOrder({ has: 'contacts' });
  const { user } = view;
  await user.click((await ways()).getByRole('radio', { name: /^Відділення пошти/ }));
  await user.type(screen.getByRole('textbox', { name: 'Місто' }), KYIV.city);
  await user.type(screen.getByRole('textbox', { name: /^Номер відділення/ }), KYIV.branchNumber);
  await end('parcel-branch', view);
  await user.click(await onwards());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Порахувати цю доставку не вдалося. Оберіть інший спосіб.',
  );
  await waitFor(async () => expect((await ways()).queryByRole('radio', { name: /^Відділення пошти/ })).toBeNull());
  await takeCourier(view);
  expect(await screen.findByRole('group', { name: 'Як заплатите' })).toBeInTheDocument();
});

test('a way that stood last and ended is no more what is chosen: another is, at the first press', async () => {
  const view = await openRealOrder({ has: 'contacts' });
  const { user } = view;
  await user.click((await ways()).getByRole('radio', { name: /^Звичайна пошта/ }));
  for (const [name, text] of [
    ['Місто', KYIV.city],
    ['Вулиця, будинок, квартира', 'вул. Ткацька, 1'],
    ['Поштовий індекс', '01001'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name }), text);
  await end('post', view);
  await user.click(await onwards());
  await waitFor(async () => expect((await ways()).queryByRole('radio', { name: /^Звичайна пошта/ })).toBeNull());
  await user.click((await ways()).getByRole('radio', { name: /^Кур’єр до дверей/ }));
  await user.click(await onwards());
  expect(await screen.findByRole('group', { name: 'Як заплатите' })).toBeInTheDocument();
  expect(view.shop.stores.checkout.checkout?.order).toMatchObject({ shippingMethod: { kind: 'COURIER' } });
});

test('after a way has ended each step back in the browser leads to another page, over both entries of one step', async () => {
  let navigate: NavigateFunction | undefined;
  function Browser() {
    navigate = useNavigate();
    return <CheckoutScreen />;
  }
  const view = await openRealOrder({
    has: 'delivery',
    view: <Browser />,
    path: (id) => `/checkout/${id}?step=contacts`,
  });
  const at = (step: string) => waitFor(() => expect(view.address()).toMatch(new RegExp(`step=${step}$`)));
  const back = () => act(async () => navigate?.(-1));
  await view.user.click(await screen.findByRole('button', { name: 'До доставки' }));
  await view.user.click(await screen.findByRole('link', { name: 'Назад до доставки' }));
  await view.user.click(await onwards());
  await end('parcel-branch', view);
  await view.user.click(await screen.findByRole('button', { name: /^Сплатити/ }));
  await at('delivery');
  await back();
  // The first press on a step led straight to the payment.
  await at('contacts');
});
