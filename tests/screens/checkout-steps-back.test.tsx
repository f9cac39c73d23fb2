import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter, type NavigateFunction, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { ask, CUSTOMER, KYIV, change, makeOrder, methodId, twoLines } from '../mocks/support/guest.ts';
import { Surroundings } from '../support/render-view.tsx';
import { openShopOverBackend } from '../support/shop-over-backend.ts';

let navigate: NavigateFunction;
/** Each address that was shown, in turn. */
let walked: string[];

function Browser() {
  const { pathname, search, hash } = useLocation();
  const goTo = useNavigate();
  const at = pathname.replace(/^\/(..)\/checkout\/[^/]+$/, '$1 ') + search.replace('?step=', '') + hash;
  useLayoutEffect(() => {
    navigate = goTo;
    if (walked.at(-1) !== at) walked.push(at);
  });
  return undefined;
}

/** What the browser is asked to walk, which it does later. */
const asked = () => vi.mocked(window.history.go).mock.calls.map(([steps]) => steps);

/** Does what has the browser move in its history, and waits until it has. */
async function moves(what: () => unknown): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    what();
    await moved;
  });
}
const go = (steps: number) => moves(() => void navigate(steps));

/** An order that lacks nothing but its payment, opened at a step in a browser that was in the basket before. */
async function openAt(step: string) {
  const shop = openShopOverBackend('ua');
  const { backend, stores } = shop;
  const [line] = await twoLines(backend);
  const { _id: id, key } = await makeOrder(backend, [line]);
  stores.checkout.drafts.keys.keep(id, key);
  await change(backend, id, 'update-customer', CUSTOMER);
  await change(backend, id, 'update-shipping-info', KYIV);
  await change(backend, id, 'update-shipping-method', { id: methodId('parcel-branch') });
  window.history.replaceState({ idx: 0, key: 'basket' }, '', '/ua/basket');
  window.history.pushState({ idx: 1, key: 'first' }, '', `/ua/checkout/${id}?step=${step}`);
  render(
    <BrowserRouter useTransitions={false}>
      <Surroundings stores={stores} locale="ua">
        <Browser />
        <a href="#main">Перейти до вмісту</a>
        <main id="main" tabIndex={-1}>
          <Routes>
            <Route path="/:locale/checkout/:id" element={<CheckoutScreen />} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        </main>
      </Surroundings>
    </BrowserRouter>,
  );
  await screen.findByRole('heading', { name: step === 'contacts' ? 'Контакти' : 'Доставка' });
  const to = (address: string) => act(async () => navigate(address.replace('ID', id)));
  return { shop, to };
}

beforeEach(() => {
  walked = [];
  vi.spyOn(window.history, 'go');
});

test('whoever skips to the content stays on the step', async () => {
  await openAt('delivery');
  await moves(() => screen.getByText('Перейти до вмісту').click());
  expect(walked).toEqual(['ua delivery', 'ua delivery#main']);
  expect(asked()).toEqual([]);
});

test('a step in two languages is two pages: Back and Forward lead from one to the other', async () => {
  const { to } = await openAt('contacts');
  await to('/ua/checkout/ID?step=delivery');
  await to('/en/checkout/ID?step=delivery');
  for (const where of [-1, -1, 1, 1]) await go(where);
  expect(walked).toEqual([
    'ua contacts',
    'ua delivery',
    'en delivery',
    'ua delivery',
    'ua contacts',
    'ua delivery',
    'en delivery',
  ]);
  expect(asked()).toEqual([-1, -1, 1, 1]);
});

test('Forward to a step that is not open any more stays on the one that is', async () => {
  const { shop, to } = await openAt('contacts');
  for (const step of ['delivery', 'payment']) await to(`/ua/checkout/ID?step=${step}`);
  await go(-1);
  const body = { id: methodId('parcel-branch'), state: 'INACTIVE' };
  expect((await ask(shop.backend, 'POST', '/v1/__mock/shipping-method', { body })).status).toBe(204);
  await act(() => shop.stores.checkout.refresh());
  await go(1);
  await waitFor(() => expect(walked.at(-1)).toBe('ua delivery'));
  await go(-1);
  expect(walked.at(-1)).toBe('ua contacts');
  expect(asked(), 'once by the step itself').toEqual([-1, 1, -1, -1]);
});
