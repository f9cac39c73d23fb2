import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { listingQuery } from '#domain/listing.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { CatalogScreen } from '#views/screens/catalog/catalog-screen.tsx';
import { art, filter, goods, hoodies, names, openListing } from '../support/listing-page.tsx';
import { renderView } from '../support/render-view.tsx';

test('a category is called by its name and counts its goods', async () => {
  openListing({ path: `/catalog/${hoodies.id}`, variants: goods(3) });
  expect(screen.getByRole('heading', { level: 1, name: 'Худі' })).toBeInTheDocument();
  expect(await screen.findByText('3 товари')).toBeInTheDocument();
  expect(screen.getByText('Щільний футер.')).toBeInTheDocument();
});

test('the breadcrumbs lead back to the catalogue', () => {
  openListing({ path: `/catalog/${hoodies.id}` });
  const trail = screen.getAllByRole('navigation')[0]!;
  expect(within(trail).getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/ua/catalog');
});

test('a category nobody knows is not found', async () => {
  openListing({ path: `/catalog/${idOf('nothing')}` });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveAccessibleName('Каталог');
  expect(screen.queryByRole('region', { name: 'Товари' })).not.toBeInTheDocument();
});

test('twelve goods are shown at a time and the link to more works before scripts', async () => {
  openListing({ variants: goods(20) });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(screen.getByText('Показано 12 із 20')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '12');
  expect(screen.getByRole('link', { name: 'Показати ще 8' })).toHaveAttribute('href', '/ua/catalog?pages=2');
});

test('showing more adds to what is there and says so in the address', async () => {
  const { user, address } = openListing({ variants: goods(20) });
  await user.click(await screen.findByRole('link', { name: 'Показати ще 8' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(address()).toBe('/ua/catalog?pages=2');
  expect(names()[0]).toBe('Річ 1');
  expect(screen.queryByRole('link', { name: /Показати ще/ })).not.toBeInTheDocument();
});

test('the count is announced as it changes', async () => {
  openListing({ variants: goods(2) });
  expect(await screen.findByText('2 товари')).toHaveRole('status');
});

test('goods are sorted by choosing an order', async () => {
  const variants = [
    buildVariant({ id: idOf('dear'), name: 'Дороге', price: 300_000 }),
    buildVariant({ id: idOf('cheap'), name: 'Дешеве', price: 100_000 }),
  ];
  const { user, address } = openListing({ variants });
  await screen.findByText('2 товари');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Спершу' }), 'дешевші');
  await waitFor(() => expect(names()).toEqual(['Дешеве', 'Дороге']));
  expect(address()).toBe('/ua/catalog?sort=cheap');
});

test('a listing can be put into each of the six orders', () => {
  openListing();
  const orders = within(screen.getByRole('combobox', { name: 'Спершу' })).getAllByRole<HTMLOptionElement>('option');
  expect(orders.map(({ value }) => value)).toEqual(['first', 'inStock', 'expensive', 'cheap', 'new', 'old']);
  expect(new Set(orders.map(({ textContent }) => textContent)).size).toBe(6);
});

test('the old list stays, dimmed, until the new one is there', async () => {
  const { user, shop: fake } = openListing({ variants: goods(2) });
  await screen.findByText('2 товари');
  const release = fake.ports.catalog.holdNext('searchVariants');
  await user.click(filter('Зі знижкою'));
  const list = screen.getAllByRole('article')[0]!.closest('ul')!;
  expect(list).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByText('На лінії порожньо')).toBeInTheDocument();
});

test('the number of the former goods is not said of others that are on their way; more of the same keep theirs', async () => {
  const { user, shop: fake } = openListing({ variants: goods(20) });
  const found = await screen.findByText('20 товарів');
  const show = screen.getByText('Показати 20');
  const more = fake.ports.catalog.holdNext('searchVariants');
  await user.click(screen.getByRole('link', { name: 'Показати ще 8' }));
  expect([found, show].map(({ textContent }) => textContent)).toEqual(['20 товарів', 'Показати 20']);
  more();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));

  const release = fake.ports.catalog.holdNext('searchVariants');
  await user.type(screen.getByRole('combobox', { name: /^Пошук/ }), 'річ 3{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: '«річ 3»' })).toBeInTheDocument();
  expect([found, show].map(({ textContent }) => textContent)).toEqual(['Шукаємо…', 'Шукаємо…']);
  expect(found.closest('[aria-busy="true"]')).toBeInTheDocument();
  release();
  expect(await screen.findByText('1 товар')).toBe(found);
  expect(show).toHaveTextContent('Показати 1');
  expect(found.closest('[aria-busy="true"]')).not.toBeInTheDocument();

  fake.ports.catalog.failNext(new AppError('unreachable'), 'searchVariants');
  await user.click(filter('Зі знижкою'));
  await screen.findByRole('alert');
  expect(show).toHaveTextContent('Закрити фільтри');
});

test('what is looked for is the title, and the field holds it', async () => {
  openListing({ path: '/catalog?q=Річ 2', variants: goods(3) });
  expect(screen.getByRole('heading', { level: 1, name: '«Річ 2»' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Пошук/ })).toHaveValue('Річ 2');
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
});

test('looking for words keeps the filters', async () => {
  const { user, address } = openListing({ path: '/catalog?stock=1', variants: goods(3) });
  await user.type(screen.getByRole('combobox', { name: /^Пошук/ }), ' річ 3{Enter}');
  expect(address()).toBe('/ua/catalog?q=%D1%80%D1%96%D1%87+3&stock=1');
});

test('the search is a plain form that keeps the filters before scripts', () => {
  openListing({ path: '/catalog?sizes=M,L&pages=2' });
  const form = screen.getByRole<HTMLInputElement>('combobox', { name: /^Пошук/ }).form!;
  expect(form).toHaveAttribute('method', 'get');
  expect([...new FormData(form)]).toEqual([
    ['q', ''],
    ['sizes', 'M,L'],
  ]);
});

test('when nothing fits, what goods are found without is offered, the category too, and nothing that leads to none', async () => {
  const variants = goods(3, { sizes: [{ value: 'M', inStock: true }], categoryIds: [art.id] });
  const { user, address } = openListing({ path: `/catalog/${art.id}?sizes=XXS,XS&types=male,female,unisex`, variants });
  await screen.findByRole('button', { name: /^Без «Розмір XXS, Розмір XS»$/ });
  const offered = within(screen.getByRole('list', { name: 'Спробуйте без чогось одного:' }));
  const names = () => offered.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Без «Розмір XXS, Розмір XS»']));
  await user.click(offered.getByRole('button', { name: /^Без/ }));
  expect(address()).not.toContain('sizes');
  expect(await screen.findByText('3 товари')).toBeInTheDocument();
});

test('when it is the category in which nothing fits, the way out of it keeps the filters; what cannot be asked is not offered', async () => {
  const { shop: fake } = openListing({ path: `/catalog/${art.id}?sizes=M`, variants: goods(3) });
  const way = await screen.findByRole('link', { name: 'Без «Мистецтво»' });
  expect(way).toHaveAttribute('href', '/ua/catalog?sizes=M');
  expect(screen.queryByRole('button', { name: /^Без/ })).not.toBeInTheDocument();
  expect(fake.ports.catalog.calls.at(-1)?.values).toMatchObject([{ limit: 1 }]);
  act(() => fake.stores.listing.leave());
});

test('words not found in a category can be looked for everywhere', async () => {
  openListing({ path: `/catalog/${art.id}?q=худі`, variants: goods(3, { name: 'Худі' }) });
  expect(await screen.findByRole('link', { name: 'Шукати в усьому каталозі' })).toHaveAttribute(
    'href',
    `/ua/catalog?q=${encodeURIComponent('худі')}`,
  );
});

test.each([
  ['in one size', '?sizes=M', '?size=M'],
  ['in several sizes', '?sizes=S,M', ''],
])('what is looked for %s opens with it', async (_, search, chosen) => {
  const [one] = goods(1);
  openListing({ path: `/catalog${search}`, variants: goods(1) });
  const name = await screen.findByRole('heading', { level: 2 });
  expect(within(name).getByRole('link')).toHaveAttribute('href', `/ua/catalog/product/${one?.id}${chosen}`);
});

test('a listing that did not come says so and is asked for again', async () => {
  const { user, shop: fake, stores } = renderView(<CatalogScreen />, { path: '/catalog', variants: goods(1) });
  fake.ports.catalog.failNext(new AppError('unreachable'));
  await stores.listing.open(listingQuery(new URLSearchParams()));
  await user.click(within(await screen.findByRole('alert')).getByRole('button'));
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
});

test('a listing that did not come is not counted by the goods of the former one', async () => {
  const { shop: fake } = openListing({ variants: goods(20) });
  expect(await screen.findByText('20 товарів')).toBeInTheDocument();
  fake.ports.catalog.failNext(new AppError('unreachable'));
  await act(() => fake.stores.listing.open(listingQuery(new URLSearchParams('sort=new'))));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('20 товарів')).not.toBeInTheDocument();
  expect(screen.queryAllByRole('article')).toEqual([]);
});

test('when more does not come, what is there stays and the failure stands below it', async () => {
  const { user, shop: fake } = openListing({ variants: goods(20) });
  const more = await screen.findByRole('link', { name: 'Показати ще 8' });
  fake.ports.catalog.failNext(new AppError('unreachable'));
  await user.click(more);
  const alert = await screen.findByRole('alert');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await user.click(within(alert).getByRole('button'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
});

test('whoever asks for more again after it failed gets the twelve that failed, and the address counts only those', async () => {
  const { user, shop: fake, address } = openListing({ variants: goods(60) });
  const more = await screen.findByRole('link', { name: 'Показати ще 12' });
  const failed = async (): Promise<void> => {
    await waitFor(() => expect(more).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(address()).toBe('/ua/catalog?pages=2');
  };
  vi.spyOn(fake.ports.catalog, 'searchVariants').mockRejectedValue(new AppError('unreachable'));
  await user.click(more);
  await failed();
  await user.click(more);
  await failed();
  vi.restoreAllMocks();
  await user.click(more);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
  expect(address()).toBe('/ua/catalog?pages=2');
  expect(more).toHaveAttribute('href', '/ua/catalog?pages=3');
});

/** A listing of sixty goods whose address is gone to after another one was seen, and fails. */
async function failAfter(former: string, path: string) {
  const { shop: fake, stores } = renderView(<CatalogScreen />, { path: `/catalog${path}`, variants: goods(60) });
  const open = (search: string) => act(() => stores.listing.open(listingQuery(new URLSearchParams(search))));
  await open(former);
  fake.ports.catalog.failNext(new AppError('unreachable'));
  await open(path);
  expect(screen.getByRole('alert')).toBeInTheDocument();
}

test('where three pages were asked for and did not come, more is the second', async () => {
  await failAfter('', '?pages=3');
  expect(screen.getByRole('link', { name: 'Показати ще 12' })).toHaveAttribute('href', '/ua/catalog?pages=2');
});

test('pages of another listing that did not come leave nothing of the former one', async () => {
  await failAfter('?sort=cheap', '?pages=2');
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(screen.queryByText('60 товарів')).not.toBeInTheDocument();
});

test('a page of twelve tells of another category in its own words and shows the way to it', async () => {
  openListing({ variants: goods(12), path: `/catalog/${hoodies.id}` });
  expect(await screen.findByRole('link', { name: 'Мистецтво' })).toHaveAttribute('href', `/ua/catalog/${art.id}`);
  expect(screen.getByText('Постери за тими самими малюнками')).toBeInTheDocument();
});

test.each(['', '&stock=1', '&q=Річ'])(
  'every twelve goods of …?pages=2%s have the way to another category after the fourth, each time another one',
  async (filters) => {
    openListing({ variants: goods(24), path: `/catalog?pages=2${filters}` });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
    const places = [...screen.getAllByRole('article')[0]!.closest('ul')!.children];
    const inserts = places.filter((place) => place.querySelector('article') === null);
    expect(inserts.map((insert) => places.indexOf(insert))).toEqual([4, 17]);
    expect(inserts.map((insert) => within(insert as HTMLElement).getByRole('link').textContent)).toEqual([
      'Мистецтво',
      'Худі',
    ]);
  },
);

test.each(['', '?sizes=M'])('fewer than twelve goods (/catalog%s) are shown without anything else', async (filters) => {
  openListing({ variants: goods(11), path: `/catalog${filters}` });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11));
  expect(screen.queryByRole('link', { name: 'Мистецтво' })).not.toBeInTheDocument();
});

test('nothing in a listing carries a style attribute', async () => {
  const { container } = openListing({ variants: goods(20), path: '/catalog?stock=1' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test('a catalogue without goods says so, and leads neither to itself nor to a rest', async () => {
  openListing({ variants: [] });
  expect(await screen.findByText('У каталозі поки порожньо. Загляньте трохи згодом.')).toBeInTheDocument();
  const main = screen.getByText('На лінії порожньо').parentElement!;
  expect(within(main).queryByRole('link', { name: 'Весь каталог' })).not.toBeInTheDocument();
});

test('a category without goods leads to the rest of the catalogue', async () => {
  openListing({ path: `/catalog/${hoodies.id}`, variants: [] });
  expect(await screen.findByText('Тут поки нічого немає. Загляньте до решти каталогу.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('href', '/ua/catalog');
});
