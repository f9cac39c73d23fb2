import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildVariant } from '#fixtures/build.ts';
import { listingQuery } from '#domain/listing.ts';
import { idOf } from '#fixtures/ids.ts';
import { PlainFilters } from '#views/screens/catalog/plain-filters.tsx';
import { art, filter, goods, hoodies, names, openListing } from '../support/listing-page.tsx';
import { renderView } from '../support/render-view.tsx';

const painted = (name: string, hex: string) => ({ color: { id: idOf(`color ${name}`), name, hex }, siblings: [] });
const coal = painted('Вугілля', '#1f1c1e');
const pine = painted('Хвоя', '#26453a');

/** As where there is room: the filters stand in the open. */
const openFilters = (): void => {
  screen.getByLabelText('Фільтри', { selector: 'fieldset' }).removeAttribute('popover');
};

const openPrices = async (user: ReturnType<typeof openListing>['user']): Promise<void> => {
  openFilters();
  await user.click(screen.getByText('Ціна'));
  await screen.findByLabelText('Від ₴');
};

test('a ticked size is in the address, on a chip and in the count', async () => {
  const variants = [...goods(2), ...goods(1, { id: idOf('cap'), sizes: [{ value: 'ONE_SIZE', inStock: true }] })];
  const { user, address } = openListing({ variants });
  await screen.findByText('3 товари');
  await user.click(filter('Один розмір'));
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
  expect(address()).toBe('/ua/catalog?sizes=ONE_SIZE');
  expect(screen.getByRole('button', { name: 'Прибрати фільтр: Один розмір' })).toBeInTheDocument();
});

test('another filter begins with the first page again', async () => {
  const { user, address } = openListing({ variants: goods(20), path: '/catalog?pages=2' });
  await user.click(filter('Є в наявності'));
  expect(address()).toBe('/ua/catalog?stock=1');
});

test('a chip takes its own filter away and "clear all" every one but the words and the order', async () => {
  const { user, address } = openListing({
    path: '/catalog?q=річ&sort=cheap&sizes=M,L&types=male&stock=1',
    variants: goods(1),
  });
  await user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Розмір L' }));
  expect(new URLSearchParams(address().split('?')[1]).get('sizes')).toBe('M');
  await user.click(screen.getByRole('button', { name: 'Скинути все' }));
  expect([...new URLSearchParams(address().split('?')[1]).keys()]).toEqual(['q', 'sort']);
});

test('for whom things are made is chosen from, for several at once', async () => {
  const variants = [...goods(2, { type: 'male' }), ...goods(1, { id: idOf('hers'), type: 'female' })];
  const { user, address } = openListing({ variants });
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
  openListing({ path: `/catalog/${hoodies.id}${search}`, variants: goods(2, pine) });
  await waitFor(() => expect(screen.getByText(title).closest('summary')?.textContent).toBe(title + chosen));
});

test('a filter nothing is chosen in says its name alone', () => {
  openListing({ variants: goods(1) });
  for (const title of ['Розмір', 'Для кого', 'Колір', 'Узор', 'Ціна', 'Категорія'])
    expect(screen.getByText(title).closest('summary')).toHaveTextContent(new RegExp(`^${title}$`));
});

test('on a narrow screen the way to the filters counts them, and the way back counts what they found', async () => {
  const { user } = openListing({ path: '/catalog?sizes=M,L&stock=1', variants: goods(15) });
  const show = await screen.findByText('Показати 15');
  expect(screen.getByRole('button', { name: /^Фільтри/ })).toHaveTextContent(/^Фільтри3$/);
  await user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Розмір L' }));
  expect(screen.getByRole('button', { name: /^Фільтри/ })).toHaveTextContent(/^Фільтри2$/);
  await user.click(filter('Зі знижкою'));
  await waitFor(() => expect(show).toHaveTextContent('Показати 0'));
});

test('a filter list closes by Escape and gives the focus back', async () => {
  const { user } = openListing({ variants: goods(1) });
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

test('a color is chosen by its name, and its swatch stands beside it', async () => {
  const variants = [...goods(2, coal), ...goods(1, { ...pine, id: idOf('pine one') })];
  const { user, address } = openListing({ variants });
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

test('things are chosen by the number of their pattern, of one or of several', async () => {
  const stitched = (number: string) =>
    buildVariant({ id: idOf(`stitched ${number}`), details: { pattern: { figure: 'band', number, width: 73 } } });
  const { user, address } = openListing({ variants: [...goods(1), stitched('0606'), stitched('0137')] });
  await screen.findByText('3 товари');
  openFilters();
  await user.click(screen.getByText('Узор'));
  await user.click(filter('№ 0137'));
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
  expect(address()).toBe('/ua/catalog?uzor=0137');
  await user.click(filter('№ 0606'));
  expect(await screen.findByText('2 товари')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /№\s0137$/ }));
  await waitFor(() => expect(address()).toBe('/ua/catalog?uzor=0606'));
});

test('a pattern that is chosen stays so where nothing has it, with scripts and without', async () => {
  openListing({ path: '/catalog?uzor=0137', variants: goods(1) });
  expect(await screen.findByLabelText(/№\s0137$/, { selector: 'input' })).toBeChecked();
  cleanup();
  renderView(<PlainFilters query={listingQuery(new URLSearchParams('uzor=0137'))} />);
  const form: HTMLFormElement = screen.getByRole('form', { name: 'Фільтри' });
  expect(new FormData(form).getAll('uzor')).toEqual(['0137']);
});

test('a color that the shop does not know finds nothing and can be taken away', async () => {
  const { user, address } = openListing({
    path: `/catalog?colors=${idOf('color nobody knows')}`,
    variants: goods(1, coal),
  });
  await user.click(await screen.findByRole('button', { name: 'Прибрати фільтр: Колір' }));
  expect(address()).toBe('/ua/catalog');
  expect(await screen.findByText('1 товар')).toBeInTheDocument();
});

const priced = [
  buildVariant({ id: idOf('dear'), name: 'Дороге', price: 300_000, discountPrice: 140_000 }),
  buildVariant({ id: idOf('cheap'), name: 'Дешеве', price: 90_000 }),
];

test('the fields of a price are drawn for who opens them first', async () => {
  const { user } = openListing({ variants: priced });
  await screen.findByText('2 товари');
  expect(screen.queryByLabelText('Від ₴')).not.toBeInTheDocument();
  await openPrices(user);
  expect(screen.getByLabelText('Від ₴')).toBeInTheDocument();
});

test('a price is typed as one likes and counts once the field is left', async () => {
  const { user, address } = openListing({ variants: priced });
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

test('who goes on from one end of a price to the other has both as they were typed, whatever they were before', async () => {
  const { user, address } = openListing({ path: '/catalog?min=500&max=1000', variants: priced });
  await openPrices(user);
  const ends = () => ['Від ₴', 'До ₴'].map((name) => (filter(name) as HTMLInputElement).value);
  const type = async (text: string): Promise<void> => {
    await user.clear(document.activeElement as HTMLElement);
    await user.keyboard(text);
  };
  await user.click(filter('Від ₴'));
  await type('1200');
  await user.tab();
  expect(ends()).toEqual(['1200', '1000']);
  await type('2000{Enter}');
  expect([address(), ends()]).toEqual(['/ua/catalog?min=1200&max=2000', ['1200', '2000']]);
  await user.click(filter('До ₴'));
  await type('1200{Enter}');
  await user.click(filter('Від ₴'));
  await type('1500{Enter}');
  expect([address(), ends()]).toEqual(['/ua/catalog?min=1200&max=1500', ['1200', '1500']]);
  await type('1500');
  await user.tab();
  await type('1200{Enter}');
  expect([address(), ends()]).toEqual(['/ua/catalog?min=1200&max=1500', ['1200', '1500']]);
});

test('what is no price is said at its field and leaves the listing as it is', async () => {
  const { user, address } = openListing({ variants: priced });
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

test('nothing as an end of a price is no end, a price above every other is none at the top and fits nothing at the bottom', async () => {
  const { user, address } = openListing({ path: '/catalog?min=1000', variants: priced });
  await openPrices(user);
  const [from, to] = ['Від ₴', 'До ₴'].map((name) => screen.getByLabelText(new RegExp(`^${name}`))) as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  const type = async (field: HTMLElement, text: string): Promise<void> => {
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  await type(from, '00');
  expect(address()).toBe('/ua/catalog');
  await type(from, '0');
  expect([address(), from.value, from.getAttribute('aria-invalid')]).toEqual(['/ua/catalog', '', null]);
  await type(to, '12345678');
  expect([address(), to.value, to.getAttribute('aria-invalid')]).toEqual(['/ua/catalog', '', null]);
  await type(from, '12345678');
  expect([address(), from.value]).toEqual(['/ua/catalog?min=9999999', '9999999']);
  expect(await screen.findByText('На лінії порожньо')).toBeInTheDocument();
});

test('ends of a price the wrong way round are turned', () => {
  openListing({ path: '/catalog?min=1500&max=1000', variants: priced });
  expect(screen.getByRole('button', { name: 'Прибрати фільтр: Від ₴1,000' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Прибрати фільтр: До ₴1,500' })).toBeInTheDocument();
});

test('a category is gone to with the other filters kept, and back to everything', () => {
  openListing({ path: `/catalog/${hoodies.id}?sizes=M&pages=2`, variants: goods(1) });
  openFilters();
  const link = (name: string) => screen.getAllByRole('link', { name });
  expect(link('Мистецтво')[0]).toHaveAttribute('href', `/ua/catalog/${art.id}?sizes=M`);
  expect(link('Худі').at(-1)).toHaveAttribute('aria-current', 'page');
  expect(link('Весь каталог')[0]).toHaveAttribute('href', '/ua/catalog?sizes=M');
});
