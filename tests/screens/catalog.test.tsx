import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildCategory, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { AppError } from '#domain/errors.ts';
import { listingQuery } from '#domain/listing.ts';
import { CatalogScreen } from '#views/screens/catalog/catalog-screen.tsx';
import { useStores } from '#views/stores.ts';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';

const hoodies = buildCategory({ id: idOf('hoodies'), name: 'Худі', description: 'Щільний футер.' });
const art = buildCategory({
  id: idOf('art'),
  name: 'Мистецтво',
  description: 'Постери за тими самими малюнками. У рамі або без.',
  order: 7,
});
const goods = (count: number, overrides: Parameters<typeof buildVariant>[0] = {}) =>
  Array.from({ length: count }, (_, index) =>
    buildVariant({ id: idOf(`variant ${index}`), name: `Річ ${index + 1}`, categoryIds: [hoodies.id], ...overrides }),
  );

const painted = (name: string, hex: string) => ({ color: { id: idOf(`color ${name}`), name, hex }, siblings: [] });
const coal = painted('Вугілля', '#1f1c1e');
const pine = painted('Хвоя', '#26453a');

/** The screen as the shop shows it: whatever the address asks for is loaded. */
function Shown() {
  const { listing } = useStores();
  const { category } = useParams();
  const [parameters] = useSearchParams();
  useEffect(() => void listing.open(listingQuery(parameters, category)), [listing, parameters, category]);
  return <CatalogScreen />;
}

const shop = (options: ViewOptions = {}) =>
  renderView(<Shown />, { route: '/catalog/:category?', path: '/catalog', categories: [hoodies, art], ...options });
/** Under the fold of a narrow screen the filters are a closed sheet, so they are found by their labels. */
const filter = (name: string): HTMLElement => screen.getByLabelText(name, { selector: 'input' });
/** As where there is room: the filters stand in the open. */
const openFilters = (): void => {
  screen.getByLabelText('Фільтри', { selector: 'fieldset' }).removeAttribute('popover');
};
const openPrices = async (user: ReturnType<typeof shop>['user']): Promise<void> => {
  openFilters();
  await user.click(screen.getByText('Ціна'));
  await screen.findByLabelText('Від ₴');
};
const names = (): (string | null)[] =>
  screen.getAllByRole('article').map((card) => card.querySelector('h2')!.textContent);

test('a category is called by its name and counts its goods', async () => {
  shop({ path: `/catalog/${hoodies.id}`, variants: goods(3) });
  expect(screen.getByRole('heading', { level: 1, name: 'Худі' })).toBeInTheDocument();
  expect(await screen.findByText('3 товари')).toBeInTheDocument();
  expect(screen.getByText('Щільний футер.')).toBeInTheDocument();
});

test('the breadcrumbs lead back to the catalogue', () => {
  shop({ path: `/catalog/${hoodies.id}` });
  const trail = screen.getAllByRole('navigation')[0]!;
  expect(within(trail).getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/ua/catalog');
});

test('a category nobody knows is not found', async () => {
  shop({ path: `/catalog/${idOf('nothing')}` });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveAccessibleName('Каталог');
  expect(screen.queryByRole('region', { name: 'Товари' })).not.toBeInTheDocument();
});

test('twelve goods are shown at a time and the link to more works before scripts', async () => {
  shop({ variants: goods(20) });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(screen.getByText('Показано 12 із 20')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '12');
  expect(screen.getByRole('link', { name: 'Показати ще 8' })).toHaveAttribute('href', '/ua/catalog?pages=2');
});

test('showing more adds to what is there and says so in the address', async () => {
  const { user, address } = shop({ variants: goods(20) });
  await user.click(await screen.findByRole('link', { name: 'Показати ще 8' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(address()).toBe('/ua/catalog?pages=2');
  expect(names()[0]).toBe('Річ 1');
  expect(screen.queryByRole('link', { name: /Показати ще/ })).not.toBeInTheDocument();
});

test('a ticked size is in the address, on a chip and in the count', async () => {
  const variants = [...goods(2), ...goods(1, { id: idOf('cap'), sizes: [{ value: 'ONE_SIZE', inStock: true }] })];
  const { user, address } = shop({ variants });
  await screen.findByText('3 товари');
  await user.click(filter('Один розмір'));
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
  expect(address()).toBe('/ua/catalog?sizes=ONE_SIZE');
  expect(screen.getByRole('button', { name: 'Прибрати фільтр: Розмір Один розмір' })).toBeInTheDocument();
});

test('the count is announced as it changes', async () => {
  shop({ variants: goods(2) });
  expect(await screen.findByText('2 товари')).toHaveRole('status');
});

test('another filter begins with the first page again', async () => {
  const { user, address } = shop({ variants: goods(20), path: '/catalog?pages=2' });
  await user.click(filter('Є в наявності'));
  expect(address()).toBe('/ua/catalog?stock=1');
});

test('a chip takes its own filter away and "clear all" every one but the words and the order', async () => {
  const { user, address } = shop({
    path: '/catalog?q=річ&sort=cheap&sizes=M,L&types=male&stock=1',
    variants: goods(1),
  });
  await user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Розмір L' }));
  expect(new URLSearchParams(address().split('?')[1]).get('sizes')).toBe('M');
  await user.click(screen.getByRole('button', { name: 'Скинути все' }));
  expect([...new URLSearchParams(address().split('?')[1]).keys()]).toEqual(['q', 'sort']);
});

test('goods are sorted by choosing an order', async () => {
  const variants = [
    buildVariant({ id: idOf('dear'), name: 'Дороге', price: 300_000 }),
    buildVariant({ id: idOf('cheap'), name: 'Дешеве', price: 100_000 }),
  ];
  const { user, address } = shop({ variants });
  await screen.findByText('2 товари');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Спершу' }), 'дешевші');
  await waitFor(() => expect(names()).toEqual(['Дешеве', 'Дороге']));
  expect(address()).toBe('/ua/catalog?sort=cheap');
});

test('a listing can be put into each of the six orders', () => {
  shop();
  const orders = within(screen.getByRole('combobox', { name: 'Спершу' })).getAllByRole<HTMLOptionElement>('option');
  expect(orders.map(({ value }) => value)).toEqual(['first', 'inStock', 'expensive', 'cheap', 'new', 'old']);
  expect(new Set(orders.map(({ textContent }) => textContent)).size).toBe(6);
});

test('for whom things are made is chosen from, for several at once', async () => {
  const variants = [...goods(2, { type: 'male' }), ...goods(1, { id: idOf('hers'), type: 'female' })];
  const { user, address } = shop({ variants });
  await screen.findByText('3 товари');
  await user.click(filter('Жіноче'));
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
  expect(names()).toEqual(['Річ 1']);
  await user.click(filter('Чоловіче'));
  expect(await screen.findByText('3 товари')).toBeInTheDocument();
  expect(new URLSearchParams(address().split('?')[1]).get('types')).toBe('female,male');
});

test.each([
  ['Розмір', '?sizes=M,L', 'M, L'],
  ['Для кого', '?types=female', 'Жіноче'],
  ['Колір', `?colors=${idOf('color Хвоя')}`, 'Хвоя'],
  ['Ціна', '?min=1000', '₴1,000 – '],
  ['Ціна', '?min=1000&max=2000', '₴1,000 – ₴2,000'],
  ['Категорія', '', 'Худі'],
])('the filter «%s» says what is chosen in it: %s', async (title, search, chosen) => {
  shop({ path: `/catalog/${hoodies.id}${search}`, variants: goods(2, pine) });
  await waitFor(() => expect(screen.getByText(title).closest('summary')?.textContent).toBe(title + chosen));
});

test('a filter nothing is chosen in says its name alone', () => {
  shop({ variants: goods(1) });
  for (const title of ['Розмір', 'Для кого', 'Колір', 'Ціна', 'Категорія'])
    expect(screen.getByText(title).closest('summary')).toHaveTextContent(new RegExp(`^${title}$`));
});

test('on a narrow screen the way to the filters counts them, and the way back counts what they found', async () => {
  const { user } = shop({ path: '/catalog?sizes=M,L&stock=1', variants: goods(15) });
  const show = await screen.findByText('Показати 15');
  expect(screen.getByRole('button', { name: /^Фільтри/ })).toHaveTextContent(/^Фільтри3$/);
  await user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Розмір L' }));
  expect(screen.getByRole('button', { name: /^Фільтри/ })).toHaveTextContent(/^Фільтри2$/);
  await user.click(filter('Зі знижкою'));
  await waitFor(() => expect(show).toHaveTextContent('Показати 0'));
});

test('the old list stays, dimmed, until the new one is there', async () => {
  const { user, shop: fake } = shop({ variants: goods(2) });
  await screen.findByText('2 товари');
  const release = fake.ports.catalog.holdNext('searchVariants');
  await user.click(filter('Зі знижкою'));
  const list = screen.getAllByRole('article')[0]!.closest('ul')!;
  expect(list).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByText('На лінії порожньо')).toBeInTheDocument();
});

test('what is looked for is the title, and the field holds it', async () => {
  shop({ path: '/catalog?q=Річ 2', variants: goods(3) });
  expect(screen.getByRole('heading', { level: 1, name: '«Річ 2»' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Пошук/ })).toHaveValue('Річ 2');
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
});

test('looking for words keeps the filters', async () => {
  const { user, address } = shop({ path: '/catalog?stock=1', variants: goods(3) });
  await user.type(screen.getByRole('combobox', { name: /^Пошук/ }), ' річ 3{Enter}');
  expect(address()).toBe('/ua/catalog?q=%D1%80%D1%96%D1%87+3&stock=1');
});

test('the search is a plain form that keeps the filters before scripts', () => {
  shop({ path: '/catalog?sizes=M,L&pages=2' });
  const form = screen.getByRole<HTMLInputElement>('combobox', { name: /^Пошук/ }).form!;
  expect(form).toHaveAttribute('method', 'get');
  expect([...new FormData(form)]).toEqual([
    ['q', ''],
    ['sizes', 'M,L'],
  ]);
});

test('when nothing fits, each filter that could be relaxed is offered', async () => {
  const { user, address } = shop({ path: '/catalog?sizes=XXS&sale=1', variants: goods(3) });
  await user.click(await screen.findByRole('button', { name: 'Без «Розмір XXS»' }));
  expect(address()).toBe('/ua/catalog?sale=1');
  expect(await screen.findByRole('button', { name: 'Без «Зі знижкою»' })).toBeInTheDocument();
});

test('words not found in a category can be looked for everywhere', async () => {
  shop({ path: `/catalog/${art.id}?q=худі`, variants: goods(3) });
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
  shop({ path: `/catalog${search}`, variants: goods(1) });
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
  const { shop: fake } = shop({ variants: goods(20) });
  expect(await screen.findByText('20 товарів')).toBeInTheDocument();
  fake.ports.catalog.failNext(new AppError('unreachable'));
  await act(() => fake.stores.listing.open(listingQuery(new URLSearchParams('sort=new'))));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('20 товарів')).not.toBeInTheDocument();
});

test('when more does not come, what is there stays and the failure stands below it', async () => {
  const { user, shop: fake } = shop({ variants: goods(20) });
  const more = await screen.findByRole('link', { name: 'Показати ще 8' });
  fake.ports.catalog.failNext(new AppError('unreachable'));
  await user.click(more);
  const alert = await screen.findByRole('alert');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await user.click(within(alert).getByRole('button'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
});

test('a filter list closes by Escape and gives the focus back', async () => {
  const { user } = shop({ variants: goods(1) });
  // Where there is room the filters stand in the open.
  screen.getByLabelText('Фільтри', { selector: 'fieldset' }).removeAttribute('popover');
  const summary = screen.getByText('Розмір');
  await user.click(summary);
  const details = summary.closest('details')!;
  expect(details.open).toBe(true);
  screen.getByRole('checkbox', { name: 'M' }).focus();
  await user.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(summary.closest('summary')).toHaveFocus();
});

test('a page of twelve tells of another category in its own words and shows the way to it', async () => {
  shop({ variants: goods(12), path: `/catalog/${hoodies.id}` });
  expect(await screen.findByRole('link', { name: 'Мистецтво' })).toHaveAttribute('href', `/ua/catalog/${art.id}`);
  expect(screen.getByText('Постери за тими самими малюнками')).toBeInTheDocument();
});

test.each(['', '&stock=1', '&q=Річ'])(
  'every twelve goods of …?pages=2%s have the way to another category after the fourth, each time another one',
  async (filters) => {
    shop({ variants: goods(24), path: `/catalog?pages=2${filters}` });
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
  shop({ variants: goods(11), path: `/catalog${filters}` });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11));
  expect(screen.queryByRole('link', { name: 'Мистецтво' })).not.toBeInTheDocument();
});

test('nothing in a listing carries a style attribute', async () => {
  const { container } = shop({ variants: goods(20), path: '/catalog?stock=1' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test('a color is chosen by its name, and its swatch stands beside it', async () => {
  const variants = [...goods(2, coal), ...goods(1, { ...pine, id: idOf('pine one') })];
  const { user, address } = shop({ variants });
  await screen.findByText('3 товари');
  expect(filter('Хвоя').closest('label')!.querySelector('circle')).toHaveAttribute('fill', '#26453a');
  await user.click(filter('Хвоя'));
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
  expect(address()).toBe(`/ua/catalog?colors=${pine.color.id}`);
  expect(screen.getByRole('button', { name: 'Прибрати фільтр: Хвоя' })).toBeInTheDocument();
  // The other colors can still be chosen beside it.
  await user.click(filter('Вугілля'));
  expect(await screen.findByText('3 товари')).toBeInTheDocument();
});

test('a color that the shop does not know finds nothing and can be taken away', async () => {
  const { user, address } = shop({ path: `/catalog?colors=${idOf('color nobody knows')}`, variants: goods(1, coal) });
  await user.click(await screen.findByRole('button', { name: 'Прибрати фільтр: Колір' }));
  expect(address()).toBe('/ua/catalog');
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
});

const priced = [
  buildVariant({ id: idOf('dear'), name: 'Дороге', price: 300_000, discountPrice: 140_000 }),
  buildVariant({ id: idOf('cheap'), name: 'Дешеве', price: 90_000 }),
];

test('a price is typed as one likes and counts once the field is left', async () => {
  const { user, address } = shop({ variants: priced });
  await screen.findByText('2 товари');
  await openPrices(user);
  await user.type(filter('Від ₴'), '1 000,50 грн');
  expect(address()).toBe('/ua/catalog');
  await user.tab();
  expect(address()).toBe('/ua/catalog?min=1000');
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
  expect(names()).toEqual(['Дороге']);
  expect(filter('Від ₴')).toHaveValue('1000');
  await user.type(filter('До ₴'), '1500{Enter}');
  expect(address()).toBe('/ua/catalog?min=1000&max=1500');
  await user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Від ₴1,000' }));
  expect(address()).toBe('/ua/catalog?max=1500');
  expect(filter('Від ₴')).toHaveValue('');
});

test('what is no price is said at its field and leaves the listing as it is', async () => {
  const { user, address } = shop({ variants: priced });
  await openPrices(user);
  const field = filter('До ₴');
  await user.type(field, 'недорого{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Лише число, як-от 1500');
  expect(address()).toBe('/ua/catalog');
  await user.clear(field);
  await user.tab();
  expect(field).toBeValid();
});

test('ends of a price the wrong way round are turned', () => {
  shop({ path: '/catalog?min=1500&max=1000', variants: priced });
  expect(screen.getByRole('button', { name: 'Прибрати фільтр: Від ₴1,000' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Прибрати фільтр: До ₴1,500' })).toBeInTheDocument();
});

test('a category is gone to with the other filters kept, and back to everything', () => {
  shop({ path: `/catalog/${hoodies.id}?sizes=M&pages=2`, variants: goods(1) });
  openFilters();
  const link = (name: string) => screen.getAllByRole('link', { name });
  expect(link('Мистецтво')[0]).toHaveAttribute('href', `/ua/catalog/${art.id}?sizes=M`);
  expect(link('Худі').at(-1)).toHaveAttribute('aria-current', 'page');
  expect(link('Весь каталог')[0]).toHaveAttribute('href', '/ua/catalog?sizes=M');
});
