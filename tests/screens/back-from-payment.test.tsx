import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REFRESH_GRACE_MS, STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { ask, choosePayment, methodId, pay, twoLines } from '../mocks/support/guest.ts';
import { renderView } from '../support/render-view.tsx';
import type { ShopOverBackend } from '../support/shop-over-backend.ts';
import { startStores } from '#app/startup.ts';
import { openShopOverBackend } from '../support/shop-over-backend.ts';

const SOLOMIIA = { email: 'solomiia@shov.example', password: 'soniakh-2026' };
const QUARTER_MS = 15 * 60_000;
const CONTACTS = { firstName: 'Соломія', lastName: 'Вишня', email: SOLOMIIA.email, phone: '+380509876501' };
const KYIV = { region: 'UA', country: 'UA', city: 'Київ', branchNumber: '12' };

/** An order of the customer who is signed in, as far as the bank, which has taken the money unless told otherwise. */
async function ownOrder({ backend, stores, keyValue }: ShopOverBackend, isPaid: boolean) {
  const session = JSON.parse(keyValue.read('session') ?? '{}') as { accessToken: string };
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const [line] = await twoLines(backend);
  const put = (path: string, body: unknown) => ask(backend, 'PUT', `/v1/${path}`, { body, headers });
  await put('customer-profile/basket/add', line);
  await stores.basket.read();
  const { body } = await ask<{ _id: string }>(backend, 'POST', '/v1/orders/create', {
    body: { products: [line] },
    headers,
  });
  await put(`orders/${body._id}/update-customer`, CONTACTS);
  await put(`orders/${body._id}/update-shipping-info`, KYIV);
  await put(`orders/${body._id}/update-shipping-method`, { id: methodId('parcel-branch') });
  keyValue.write(STORAGE_CHECKOUT_DRAFT, JSON.stringify({ orderId: body._id, contacts: { firstName: 'Соломія' } }));
  const chosen = await choosePayment(backend, body._id, 'CARD', headers);
  if (isPaid) await pay(backend, chosen);
  return { id: body._id, chosen };
}

async function signedIn(at: string) {
  const shop = openShopOverBackend('ua', at);
  const { stores } = shop;
  startStores(stores);
  const { keeper, signIn } = stores;
  await signIn.login(SOLOMIIA);
  await expect.poll(() => stores.session.user?.firstName).toBe('Соломія');
  const said = () => stores.toasts.toasts.map(({ words }) => ('key' in words ? words.key : words.text));
  const endSession = async (): Promise<void> => {
    await ask(shop.backend, 'POST', '/v1/__mock/end-sessions');
    await shop.clock.advance(QUARTER_MS);
  };
  /** Until what is refused is given up: another tab might have been the one that was heard. */
  const givenUp = async (): Promise<void> => {
    while (stores.session.isSignedIn) {
      await shop.answered();
      await act(() => shop.clock.advance(REFRESH_GRACE_MS));
    }
  };
  return { ...shop, keeper, signIn, said, endSession, givenUp };
}

describe.each(['/checkout/success', '/checkout/error'])(
  'the session ended while the bank was asked, back at %s',
  (path) => {
    it('the shopper hears that first, stays, and sees the order after signing in', async () => {
      const shop = await signedIn(path);
      const { id } = await ownOrder(shop, true);
      await shop.endSession();
      renderView(<OrderResultScreen />, { stores: shop.stores, path: `${path}?order=${id}`, route: path });
      await shop.givenUp();
      expect(await screen.findByRole('heading', { name: 'Ви повернулися зі сторінки банку' })).toBeInTheDocument();
      expect(screen.getByText(/буде видно, чи пройшла оплата/)).toBeInTheDocument();
      expect(shop.went).toEqual([]);
      expect(shop.said()).not.toContain('error.invalid-token');
      await act(() => shop.signIn.login(SOLOMIIA));
      expect(await screen.findByText(/^Замовлення № \d+ прийнято/)).toBeInTheDocument();
      await waitFor(() => expect(shop.stores.basket.items).toEqual([]));
      await waitFor(() =>
        expect(JSON.parse(shop.keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '{}').orderId).toBeUndefined(),
      );
    });

    it('and where it was shown already, it is not shown to whoever comes next', async () => {
      const shop = await signedIn(path);
      const { id } = await ownOrder(shop, true);
      renderView(<OrderResultScreen />, { stores: shop.stores, path: `${path}?order=${id}`, route: path });
      expect(await screen.findByText(/^Замовлення № \d+ прийнято/)).toBeInTheDocument();
      act(() => shop.keeper.signOut());
      expect(await screen.findByRole('heading', { name: 'Це замовлення належить акаунту' })).toBeInTheDocument();
      expect(screen.queryByText(/прийнято/)).not.toBeInTheDocument();
    });
  },
);

it.each(['/checkout/success', '/checkout/error'])(
  'who is back at %s before the bank has said anything reads so, and looks again',
  async (path) => {
    const shop = await signedIn(path);
    const { id, chosen } = await ownOrder(shop, false);
    const options = { stores: shop.stores, path: `${path}?order=${id}`, route: path };
    const { user } = renderView(<OrderResultScreen />, options);
    expect(await screen.findByText(/^Замовлення № \d+ ще не оплачено/)).toBeInTheDocument();
    await pay(shop.backend, chosen);
    await user.click(screen.getByRole('button', { name: 'Перевірити ще раз' }));
    expect(await screen.findByText(/^Замовлення № \d+ прийнято/)).toBeInTheDocument();
    await waitFor(() => expect(shop.stores.basket.items).toEqual([]));
  },
);

it('a session that ends elsewhere in the checkout leads home and says so', async () => {
  const shop = await signedIn('/checkout/x');
  const { id } = await ownOrder(shop, false);
  await shop.endSession();
  renderView(<CheckoutScreen />, { stores: shop.stores, path: `/checkout/${id}`, route: '/checkout/:id' });
  await shop.givenUp();
  await waitFor(() => expect(shop.went).toEqual(['/']));
  expect(shop.said()).toContain('error.invalid-token');
});
