import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEBOUNCE_MS, STORAGE_BASKET, STORAGE_PROMO_CODE } from '#domain/constants.ts';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { CUSTOMER, choosePayment, filledOrder, pay, twoLines } from '../mocks/support/guest.ts';
import { renderView } from '../support/render-view.tsx';
import { startStores } from '#app/startup.ts';
import { openShopOverBackend } from '../support/shop-over-backend.ts';
import { openRealOrder } from './real-order.tsx';

const SOLOMIIA = { email: 'solomiia@shov.example', password: 'soniakh-2026' };
const ONLY_FIRST = /Промокод SHOV10 діє лише на перше замовлення, а ви в нас уже замовляли/;
const LABELS = [
  ['Ім’я', CUSTOMER.firstName],
  ['Прізвище', CUSTOMER.lastName],
  ['Телефон', '67 123 45 67'],
  ['Електронна пошта', CUSTOMER.email],
] as const;

/** The basket with a thing in it and the code typed, over the backend. */
async function openBasket() {
  const shop = openShopOverBackend();
  const { stores, clock, backend } = shop;
  startStores(stores);
  const { signIn } = stores;
  const [line] = await twoLines(backend);
  shop.keyValue.write(STORAGE_BASKET, JSON.stringify({ items: [line] }));
  await stores.basket.read();
  const type = async (): Promise<void> => {
    stores.promo.type('SHOV10');
    await clock.advance(DEBOUNCE_MS);
  };
  return { ...shop, signIn, type };
}

describe('a code for first orders', () => {
  it('is refused in the basket of a customer with orders at once, with the reason and without the discount', async () => {
    const { stores, signIn, type } = await openBasket();
    await signIn.login(SOLOMIIA);
    await expect.poll(() => stores.basket.lines).toHaveLength(1);
    await type();
    await expect.poll(() => stores.promo.state).toBe('first-only');
    renderView(<BasketScreen />, { stores, path: '/basket', route: '/basket' });
    expect(await screen.findByText(ONLY_FIRST)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Промокод' })).toBeInvalid();
    expect(stores.promo.prices.discount).toBe(0);
    expect(stores.promo.nameForOrder).toBeUndefined();
  });

  it('is refused with its reason where the checkout is begun with a kept one that nobody has asked about', async () => {
    const { stores, signIn, keyValue } = await openBasket();
    await signIn.login(SOLOMIIA);
    await expect.poll(() => stores.basket.lines).toHaveLength(1);
    keyValue.write(STORAGE_PROMO_CODE, 'SHOV10');
    renderView(<CheckoutScreen />, { stores, path: '/checkout', route: '/checkout' });
    expect(await screen.findByRole('alert')).toHaveTextContent(ONLY_FIRST);
    expect(screen.queryByText(/Цей промокод не діє/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Замовити без промокоду' })).toBeInTheDocument();
  });

  it('goes when a customer with orders signs in, and is nobody’s once that one has signed out', async () => {
    const { stores, signIn, type } = await openBasket();
    await type();
    await expect.poll(() => stores.promo.state).toBe('applied');
    await signIn.login(SOLOMIIA);
    await expect.poll(() => stores.promo.state).toBe('first-only');
    stores.keeper.signOut();
    expect(stores.promo.look).toBe('idle');
  });

  it('is refused to a guest when the contacts are given, with the reason, and the total is true at once', async () => {
    const { user, shop, order } = await openRealOrder({ promoCode: 'SHOV10' });
    const [line] = await twoLines(shop.backend);
    const { _id } = await filledOrder(shop.backend, [line]);
    await pay(shop.backend, await choosePayment(shop.backend, _id));
    for (const [label, text] of LABELS) {
      const field = await screen.findByRole('textbox', { name: label });
      await user.clear(field);
      await user.type(field, text);
    }
    await user.click(screen.getByRole('button', { name: 'До доставки' }));
    expect(await screen.findByText(ONLY_FIRST)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(ONLY_FIRST);
    expect(shop.stores.checkout.checkout?.order.prices).toMatchObject({ discount: 0 });
    expect(shop.stores.checkout.checkout?.order.id).toBe(order._id);
    await act(() => shop.stores.promo.recheck());
    await waitFor(() => expect(shop.stores.promo.nameForOrder).toBeUndefined());
  });
});
