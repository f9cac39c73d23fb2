import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { createPath, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { BRANCH, order } from '../stores/shop-fakes.ts';
import { createFakeShop } from '../support/fake-shop.ts';
import { Surroundings } from '../support/render-view.tsx';
import { ADDRESS, button, CUSTOMER, HOODIE, LINE, step } from './open-order.tsx';

const STEPS = {
  contacts: { call: 'updateCustomer', press: 'До доставки', next: 'delivery' },
  delivery: { call: 'updateShippingMethod', press: 'До оплати', next: 'payment' },
  payment: { call: 'choosePayment', press: /^Сплатити/, next: undefined },
};
type Step = keyof typeof STEPS;

/** At a step of an order in any language, its button pressed and the answer held back. `shown`: the place that stays to be seen. */
async function press(name: Step, shown?: string) {
  const has = name === 'contacts' ? {} : { shippingInfo: ADDRESS, shippingMethod: BRANCH };
  const orders = [order('o', { lines: [LINE], customer: CUSTOMER, ...has })];
  const shop = createFakeShop({ orders, variants: [HOODIE], shippingMethods: [BRANCH] });
  let at = '';
  let navigate: NavigateFunction = () => {};
  function Address() {
    const location = useLocation();
    const go = useNavigate();
    useLayoutEffect(() => {
      at = createPath(location);
      navigate = go;
    });
    return undefined;
  }
  render(
    <MemoryRouter useTransitions={false} initialEntries={['/ua/', `/ua/checkout/o?step=${name}`]}>
      <Surroundings stores={shop.stores} locale="ua">
        <Address />
        <Routes {...(shown !== undefined && { location: shown })}>
          <Route path="/:locale/checkout/:id" element={<CheckoutScreen />} />
          <Route path="*" element={<></>} />
        </Routes>
      </Surroundings>
    </MemoryRouter>,
  );
  await step({ contacts: 'Контакти', delivery: 'Доставка', payment: 'Оплата' }[name]);
  const { call, press } = STEPS[name];
  const answer = shop.ports.order.holdNext(call);
  await userEvent.click(await screen.findByRole('button', { name: press }));
  await waitFor(() => expect(shop.ports.order.calls.map(({ method }) => method)).toContain(call));
  const hear = async () => {
    answer();
    await waitFor(() => expect(shop.stores.checkout.busy).toBeUndefined());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  return { shop, hear, at: () => at, go: (to: string | number) => act(() => void navigate(to as string)) };
}

const ELSEWHERE = ['/ua/basket', '/ua/', '/en/basket', '/ua/checkout/other?step=contacts'];
const NAMES: Step[] = ['contacts', 'delivery'];

test.each(NAMES.flatMap((name) => ELSEWHERE.map((to) => [name, to] as const)))(
  'who left the step %s for %s while it was saved stays there',
  async (name, to) => {
    const { go, hear, at } = await press(name);
    go(to);
    await hear();
    expect(at()).toBe(to);
  },
);

test.each(NAMES)('who went back from the step %s while it was saved stays there', async (name) => {
  const { go, hear, at } = await press(name);
  go(-1);
  await hear();
  expect(at()).toBe('/ua/');
});

test('who opened a former step while one was saved stays at it', async () => {
  const { go, hear, at } = await press('delivery');
  go('/ua/checkout/o?step=contacts');
  await hear();
  expect(at()).toBe('/ua/checkout/o?step=contacts');
});

test.each(NAMES)('who leaves the step %s is not called back while the next screen is on its way', async (name) => {
  const { go, hear, at } = await press(name, `/ua/checkout/o?step=${name}`);
  go('/ua/basket');
  await hear();
  expect(at()).toBe('/ua/basket');
});

test.each(NAMES)('an answer to the step %s leads on in the language that is shown by now', async (name) => {
  const { go, hear, at } = await press(name);
  go(`/en/checkout/o?step=${name}`);
  await hear();
  await waitFor(() => expect(at()).toBe(`/en/checkout/o?step=${STEPS[name].next}`));
});

test('who looks at the delivery again while the provider is asked for stays with it', async () => {
  const { shop, go, hear } = await press('payment');
  go('/ua/checkout/o?step=delivery');
  await hear();
  expect(shop.navigation.went).toEqual([]);
  go('/ua/checkout/o?step=payment');
  await userEvent.click(button(/^Сплатити/));
  await waitFor(() => expect(shop.navigation.went).toEqual(['POST https://pay.test/checkout']));
});

test('who left before the contacts were refused is not asked to sign in', async () => {
  const { shop, go, hear, at } = await press('contacts');
  shop.ports.order.failNext(
    new AppError('server', { code: 'PHONE_AND_EMAIL_MISMATCHED', status: 409 }),
    'updateCustomer',
  );
  go('/ua/basket');
  await hear();
  expect([at(), shop.stores.dialogs.current]).toEqual(['/ua/basket', undefined]);
});
