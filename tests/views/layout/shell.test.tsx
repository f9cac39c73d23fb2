import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { buildBasketItem, buildCategory, buildPage, buildShippingMethod } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { renderView, Surroundings } from '#tests/support/render-view.tsx';
import { windowThatMatches } from '#tests/support/window-turns.ts';
import { Shell } from '#views/layout/shell.tsx';
import type { Chrome } from '#views/layout/shell.tsx';

const FULL: Chrome = { header: 'full', footer: 'full', hint: true, padding: true };
const CHECKOUT: Chrome = { header: 'checkout', footer: 'compact', hint: false, padding: true };
const contacts = {
  email: 'pryvit@shov.ua',
  phone: '+380443901207',
  address: 'Київ, вул. Нижній Вал, 17/8',
  mapLink: 'https://map.test/',
  telegramLink: 'https://t.me/shov_ua',
  instagramLink: 'javascript:alert(1)',
};
const shop = {
  categories: [buildCategory({ id: 'c1', name: 'Худі' })],
  shippingMethods: [buildShippingMethod()],
  pages: [buildPage({ slug: 'contacts', contacts })],
};

test('the skip link comes first and leads to the content', async () => {
  const { user } = renderView(<Shell chrome={FULL}>зміст</Shell>, shop);
  await user.tab();
  expect(screen.getByRole('link', { name: 'До змісту сторінки' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'До змісту сторінки' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('main')).toHaveTextContent('зміст');
});

test.each([
  ['full', 1],
  ['plain', 0],
  ['compact', 0],
] as const)('the great wordmark ends a page with goods, not one that is read: %s', (footer, marks) => {
  renderView(<Shell chrome={{ ...FULL, footer }}>зміст</Shell>, shop);
  expect(screen.getByRole('contentinfo').querySelectorAll('use[href="#wordmark"]')).toHaveLength(marks);
});

test('the footer leads through the shop and says how to reach it', () => {
  renderView(<Shell chrome={FULL}>зміст</Shell>, shop);
  const footer = within(screen.getByRole('contentinfo'));
  const places = within(footer.getByRole('navigation', { name: 'Магазин' })).getAllByRole('link');
  expect(places.map((place) => [place.textContent, place.getAttribute('href')])).toEqual([
    ['Головна', '/ua'],
    ['Каталог', '/ua/catalog'],
    ['Про нас', '/ua/about'],
    ['Доставка', '/ua/shipping'],
    ['Питання', '/ua/faq'],
    ['Контакти', '/ua/contacts'],
  ]);
  expect(footer.getByRole('link', { name: 'Худі' })).toHaveAttribute('href', '/ua/catalog/c1');
  expect(footer.getByRole('link', { name: '+38 044 390 12 07' })).toHaveAttribute('href', 'tel:+380443901207');
  expect(footer.getByRole('link', { name: 'pryvit@shov.ua' })).toHaveAttribute('href', 'mailto:pryvit@shov.ua');
  expect(footer.getByRole('link', { name: /Нижній Вал/ })).toHaveAttribute('href', 'https://map.test/');
  expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/shov_ua');
  expect(footer.getByRole('link', { name: 'Політика приватності' })).toHaveAttribute('href', '/ua/privacy-policy');
  expect(footer.getByRole('link', { name: 'Публічна оферта' })).toHaveAttribute('href', '/ua/terms-conditions');
  expect(footer.getByText('© 2026 ШОВ')).toBeInTheDocument();
  const cards = within(footer.getByRole('list', { name: 'Приймаємо картки' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(['Visa', 'Mastercard']);
});

test('an address of a social network that is no address is not a link', () => {
  renderView(<Shell chrome={FULL}>зміст</Shell>, shop);
  expect(within(screen.getByRole('contentinfo')).getByText('Instagram').closest('a')).toBeNull();
});

test('the round button at the end goes to the top, focus and all', async () => {
  windowThatMatches(true);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = renderView(<Shell chrome={FULL}>зміст</Shell>, shop);
  await user.click(screen.getByRole('button', { name: 'Нагору' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('on the checkout there is no hint and only the last line of the footer', () => {
  renderView(<Shell chrome={CHECKOUT}>зміст</Shell>, shop);
  const footer = within(screen.getByRole('contentinfo'));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(footer.queryByRole('navigation', { name: 'Магазин' })).not.toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Публічна оферта' })).toBeInTheDocument();
  expect(footer.getByRole('navigation', { name: 'Мова' })).toBeInTheDocument();
});

test('a thread is sewn along the top while the next screen is on its way', () => {
  const { stores } = renderView(<Shell chrome={FULL}>зміст</Shell>, shop);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => stores.ui.navigating(true));
  expect(screen.getByRole('progressbar', { name: 'Завантажуємо…' })).toBeInTheDocument();
  act(() => stores.ui.navigating(false));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('what the server draws has no style of its own and comes alive unchanged, whatever is in the basket', async () => {
  const { stores } = createFakeShop({ ...shop, basket: [buildBasketItem()], isAwake: false });
  const view = (
    <StaticRouter location="/ua/catalog">
      <Surroundings stores={stores} locale="ua">
        <Shell chrome={FULL}>зміст</Shell>
      </Surroundings>
    </StaticRouter>
  );
  await stores.basket.read();
  const html = renderToString(view);
  expect(html).not.toMatch(/ style=/);
  expect(html).toContain('Безкоштовно в Україні від ₴3,000');

  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  const mutations = vi.fn<() => void>();
  const errors = vi.fn<() => void>();
  const watcher = new MutationObserver(mutations);
  watcher.observe(root, { attributes: true, childList: true, characterData: true, subtree: true });
  const hydrated = await act(() => hydrateRoot(root, view, { onRecoverableError: errors }));
  expect(watcher.takeRecords()).toEqual([]);
  expect(mutations).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
  root.remove();
});
