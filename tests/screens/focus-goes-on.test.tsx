import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { STORAGE_CONSENT, STORAGE_SAVED } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { CookieBanner } from '#views/layout/cookie-banner.tsx';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import { CatalogScreen } from '#views/screens/catalog/catalog-screen.tsx';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { KeptHere } from '#views/screens/kept-here.tsx';
import { ProfileScreen } from '#views/screens/profile/profile-screen.tsx';
import { item, order, variant } from '../stores/shop-fakes.ts';
import { PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { LINE } from './open-order.tsx';

const WHO = { email: SOLOMIIA.email, password: PASSWORD };

/** As the shop draws it: a screen takes the focus of what is gone from it. */
const open = (view: ReactElement, options: ViewOptions = {}) =>
  renderView(
    <main id="main" tabIndex={-1}>
      {view}
    </main>,
    options,
  );

it('who signs out of the profile by the keyboard goes on from the screen', async () => {
  const { stores, user } = open(<ProfileScreen />, { isAwake: false });
  await act(() => stores.signIn.login(WHO));
  act(() => stores.ui.wake());
  act(() => screen.getByRole('button', { name: 'Вийти' }).focus());
  await user.keyboard('{Enter}');
  await screen.findByText(/Увійдіть/);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('who would choose anew about cookies is led to the choice', async () => {
  const page = (
    <>
      <KeptHere />
      <CookieBanner />
    </>
  );
  const { stores, user } = open(page, { kept: { [STORAGE_CONSENT]: 'true' } });
  act(() => stores.consent.read());
  await user.click(screen.getByRole('button', { name: 'Змінити згоду на файли cookie' }));
  expect(screen.getByRole('region', { name: 'Файли cookie' })).toHaveFocus();
});

it('a banner that comes by itself takes the focus from nobody', () => {
  const { stores } = open(<CookieBanner />);
  act(() => stores.consent.read());
  expect(screen.getByRole('region', { name: 'Файли cookie' })).not.toHaveFocus();
});

it('who takes a thing out of what is saved goes on at the next heart, and after the last one from the screen', async () => {
  const variants = ['first', 'second'].map((name) => buildVariant({ id: idOf(name), name }));
  const kept = { [STORAGE_SAVED]: variants.map(({ id }) => id).join(',') };
  const { stores, user } = open(<CatalogScreen />, { path: '/catalog?saved', route: '/catalog', variants, kept });
  act(() => stores.saved.start());
  await user.click(await screen.findByRole('button', { name: /^Зберегти: first/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Зберегти: second/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('who signs in at a step of the checkout goes on from the screen, for the form is drawn anew', async () => {
  const { stores, user } = open(<CheckoutScreen />, {
    path: '/checkout/o',
    route: '/checkout/:id',
    orders: [order('o', { lines: [LINE] })],
  });
  await user.click(await screen.findByRole('textbox', { name: 'Ім’я' }));
  await act(() => stores.signIn.login(WHO));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it.each([
  { view: <CheckoutScreen />, path: '/checkout/o', route: '/checkout/:id', what: 'Контакти' },
  {
    view: <OrderResultScreen />,
    path: '/checkout/success?order=o',
    route: '/checkout/success',
    what: /ще не оплачено/,
  },
])('who is in an order that goes with the session goes on from the screen: $path', async ({ view, what, ...at }) => {
  const { stores, shop } = open(view, { ...at, orders: [order('o', { lines: [LINE] })] });
  await act(() => stores.signIn.login(WHO));
  const title = await screen.findByRole('heading', { name: what });
  title.tabIndex = -1;
  act(() => title.focus());
  expect(title).toHaveFocus();
  shop.ports.order.failNext(new AppError('server', { code: 'DONT_HAVE_ACCESS', status: 403 }), 'checkout');
  act(() => stores.keeper.signOut());
  await screen.findByRole('heading', { name: 'Це замовлення належить акаунту' });
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each(['Прибрати: ', 'Оформити'])(
  'what is taken out of the basket elsewhere leaves the focus of «%s» to the screen',
  async (name) => {
    const variants = [variant('a')];
    const { stores } = open(<BasketScreen />, { variants, basket: [item('a', 'L')] });
    await act(() => stores.basket.read());
    const [line] = stores.basket.lines;
    const control = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
    );
    act(() => control?.focus());
    expect(control).toHaveFocus();
    await act(() => stores.basket.remove(line!));
    await screen.findByText('На лінії порожньо');
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
