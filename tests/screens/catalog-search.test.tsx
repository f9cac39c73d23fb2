import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEBOUNCE_MS } from '#domain/constants.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { art, goods, hoodies, openListing } from '../support/listing-page.tsx';
import type { ViewOptions } from '../support/render-view.tsx';

const variants = [buildVariant({ id: idOf('one'), name: 'Худі «Жнива»', categoryIds: [hoodies.id] })];

const shop = (path: string, options: ViewOptions = {}) => openListing({ path, variants, ...options });
const field = (): HTMLElement => screen.getByRole('combobox', { name: /^Пошук/ });

test('a long search is a title in brief, set smaller; the field holds all of it', async () => {
  const text = 'дуже довгий запит про жовте худі з соняшником на спині і розміром для брата';
  shop(`/catalog?q=${text}`);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('«дуже довгий запит про жовте худі з соняшником на спині і роз…»');
  expect(title).toHaveAttribute('data-long', 'true');
  expect(field()).toHaveValue(text);
  await screen.findByText('На лінії порожньо');
});

test('a short search is a title as large as any', () => {
  shop('/catalog?q=жнива');
  const title = screen.getByRole('heading', { level: 1, name: '«жнива»' });
  expect(title).not.toHaveAttribute('data-long');
});

test('how much there is stands once to be seen, the number in stitches, and once to be heard', async () => {
  shop('/catalog');
  expect(await screen.findByText('1 товар')).toHaveRole('status');
  expect(screen.getByText('товар')).toHaveAttribute('aria-hidden', 'true');
});

test('a search that finds nothing leads on to every category and to everything', async () => {
  shop('/catalog?q=велосипед');
  const ways = await screen.findByRole('list', { name: 'Категорії' });
  expect(within(ways).getByRole('link', { name: 'Худі' })).toHaveAttribute('href', `/ua/catalog/${hoodies.id}`);
  expect(within(ways).getAllByRole('link')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Весь каталог' }).at(-1)).toHaveAttribute('href', '/ua/catalog');
});

test('when a search and filters find nothing together, the search can be relaxed like a filter', async () => {
  const { user, address } = shop('/catalog?q=велосипед&stock=1');
  const way = await screen.findByRole('button', { name: 'Без «велосипед»' });
  expect(screen.queryByRole('list', { name: 'Категорії' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Без «В наявності»' })).not.toBeInTheDocument();
  await user.click(way);
  expect(address()).toBe('/ua/catalog?stock=1');
});

test.each([
  ['a category without goods', `/catalog/${hoodies.id}`, 'Тут поки нічого немає.', '/ua/catalog'],
  ['a search in vain', '/catalog?q=велосипед', 'На запит «велосипед» нічого не знайшлося.', '/ua/catalog'],
  [
    'a search in vain within a category',
    `/catalog/${hoodies.id}?q=велосипед`,
    'На запит «велосипед» нічого не знайшлося.',
    '/ua/catalog',
  ],
  ['a filter in vain', '/catalog?sale=1', 'За всіма фільтрами разом нічого не знайшлося.', '/ua/catalog'],
])('%s says so, and where else to look', async (_, path, words, elsewhere) => {
  shop(path, { variants: [] });
  expect(await screen.findByText((text) => text.startsWith(words))).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain(elsewhere);
});

test('what finds something is kept among former searches, what finds nothing is not', async () => {
  const { user, stores, shop: fake } = shop('/catalog');
  await user.type(field(), 'велосипед');
  await waitFor(() => expect(fake.clock.waiting).toBeGreaterThan(0));
  await user.keyboard('{Enter}');
  await screen.findByText('На лінії порожньо');
  expect(stores.search.recent).toEqual([]);
  await user.clear(field());
  await user.type(field(), 'жнива{Enter}');
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
  expect(stores.search.recent).toEqual(['жнива']);
});

test('“show all” shows as many as it says: it looks everywhere, whatever category and filters it was typed in', async () => {
  const variants = [...goods(7), ...goods(2, { name: 'Постер', categoryIds: [art.id] })];
  const path = `/catalog/${art.id}?sort=cheap&stock=1`;
  const { user, stores, shop, address } = openListing({ variants, path });
  const field = screen.getByLabelText('Пошук: Мистецтво', { selector: 'input' });
  await user.type(field, 'річ');
  await waitFor(() => expect(shop.clock.waiting).toBeGreaterThan(0));
  await act(() => shop.clock.advance(DEBOUNCE_MS));
  await user.click(await screen.findByRole('option', { name: 'Показати всі 7 товарів' }));
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/ua/catalog?q=річ&sort=cheap'));
  await waitFor(() => expect(stores.listing.total).toBe(7));
  expect(stores.search.recent).toEqual(['річ']);
});
