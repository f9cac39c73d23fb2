import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildBasketItem, buildOrder, buildShippingMethod, buildVariant } from '#fixtures/build.ts';
import { Header } from '#views/layout/header.tsx';
import { HintBar } from '#views/layout/hint-bar.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const variant = buildVariant();
const basket = [buildBasketItem({ variantId: variant.id, quantity: 3 })];

test('the wordmark leads home', () => {
  renderView(<Header variant="full" />);
  expect(screen.getByRole('link', { name: 'ШОВ — на головну' })).toHaveAttribute('href', '/ua');
});

test('the burger opens the menu', async () => {
  const { user, stores } = renderView(<Header variant="full" />);
  const burger = screen.getByRole('button', { name: 'Меню' });
  expect(burger).toHaveAttribute('aria-expanded', 'false');
  await user.click(burger);
  expect(stores.ui.isMenuOpened).toBe(true);
  expect(burger).toHaveAttribute('aria-expanded', 'true');
});

test('the catalogue opens over the page, and is a plain link for whoever wants a new tab', async () => {
  const { user, stores, address } = renderView(<Header variant="full" />);
  const link = screen.getByRole('link', { name: 'Каталог' });
  expect(link).toHaveAttribute('href', '/ua/catalog');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(stores.ui.isCatalogOpened).toBe(false);
  await user.click(link);
  expect(stores.ui.isCatalogOpened).toBe(true);
  expect(address()).toBe('/ua');
});

test('the language switch keeps the page and its query', async () => {
  const { user, address } = renderView(<Header variant="full" />, { path: '/catalog/product/7?size=M' });
  const languages = screen.getByRole('navigation', { name: 'Мова' });
  const english = within(languages).getByRole('link', { name: /^EN/ });
  expect(english).toHaveAttribute('href', '/en/catalog/product/7?size=M');
  expect(english).toHaveAttribute('hreflang', 'en');
  expect(english).toHaveAttribute('lang', 'en');
  const ukrainian = within(languages).getByRole('link', { name: /^UA/ });
  expect(ukrainian).toHaveAttribute('aria-current', 'true');
  expect(ukrainian).toHaveAttribute('lang', 'uk');
  await user.click(english);
  expect(address()).toBe('/en/catalog/product/7?size=M');
});

test('the basket says how many things are in it, in good Ukrainian', async () => {
  renderView(<Header variant="full" />, { variants: [variant], basket });
  const link = await screen.findByRole('link', { name: 'Кошик, 3 товари' });
  expect(link).toHaveAttribute('href', '/ua/basket');
});

test('a page that is not alive yet says nothing of the basket', async () => {
  const { stores } = renderView(<Header variant="full" />, { variants: [variant], basket, isAwake: false });
  await act(() => stores.basket.read());
  expect(screen.getByRole('link', { name: 'Кошик' })).toBeInTheDocument();
  act(() => stores.ui.wake());
  expect(screen.getByRole('link', { name: 'Кошик, 3 товари' })).toBeInTheDocument();
});

test.each(['/basket', '/amp/basket'])('on %s the basket is no link', (path) => {
  renderView(<Header variant="full" />, { path });
  expect(screen.queryByRole('link', { name: 'Кошик' })).not.toBeInTheDocument();
  expect(screen.getByText('Кошик')).toBeInTheDocument();
});

test('the header looks scrolled only while the page is, and never before it is alive', () => {
  const { stores } = renderView(<Header variant="full" />, { isAwake: false });
  const header = screen.getByRole('banner');
  act(() => stores.ui.scrolledTo(51));
  expect(header).toHaveAttribute('data-scrolled', 'false');
  act(() => stores.ui.wake());
  expect(header).toHaveAttribute('data-scrolled', 'true');
  act(() => stores.ui.scrolledTo(50));
  expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('on the checkout there is the order, the way back and nothing else', async () => {
  const order = buildOrder({ number: '20417' });
  const { stores } = renderView(<Header variant="checkout" />, { orders: [order] });
  expect(screen.queryByText(/№/)).not.toBeInTheDocument();
  await act(() => stores.checkout.open(order.id));
  expect(screen.getByRole('banner')).toHaveTextContent('Замовлення № 20417');
  expect(screen.getByRole('link', { name: 'До кошика' })).toHaveAttribute('href', '/ua/basket');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways, 'home and to the basket').toEqual(['/ua', '/ua/basket']);
});

test.each([
  ['full', 1],
  ['checkout', 0],
] as const)('whoever is signed in finds the way to the profile in the %s header as often as %i', (variant, times) => {
  const { stores } = renderView(<Header variant={variant} />);
  act(() => stores.session.show({ id: 's1' }));
  const ways = screen.queryAllByRole('link', { name: 'Мій профіль' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array.from({ length: times }, () => '/ua/profile'));
  expect(screen.queryByRole('button', { name: 'Увійти / Реєстрація' })).not.toBeInTheDocument();
});

test('the hint says the smallest sum from which a delivery is free and which one, then what the first order costs less', () => {
  const shippingMethods = [
    buildShippingMethod({ id: '1', kind: 'COURIER', freeShippingFrom: 1_200_000 }),
    buildShippingMethod({ id: '2', freeShippingFrom: 300_000 }),
  ];
  renderView(<HintBar />, { shippingMethods, isAwake: false });
  const told = [...screen.getByRole('complementary').children].map((said) => said.textContent);
  expect(told).toEqual(['Безкоштовно у відділення в Україні від ₴3,000', '−\u206010% на перше замовлення']);
});

test('where delivery is never free there is no hint', () => {
  const { freeShippingFrom: _, ...method } = buildShippingMethod();
  renderView(<HintBar />, { shippingMethods: [method] });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
