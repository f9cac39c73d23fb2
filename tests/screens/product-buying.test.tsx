import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { idOf } from '#fixtures/ids.ts';
import { profile } from '#profiles/ua.ts';
import { LocaleStore } from '#stores/locale.ts';
import { add, coal, hoodie, openProduct, sibling } from '../support/product-page.tsx';

test('a size of the address is chosen in small letters too', async () => {
  await openProduct(hoodie(), { query: '?size=s' });
  expect(screen.getByRole('button', { name: 'S', pressed: true })).toBeVisible();
});

test('a chosen size is in the address and nothing is added to the history', async () => {
  const { user, address } = await openProduct(hoodie());
  await user.click(screen.getByRole('button', { name: 'M' }));
  expect(address()).toBe(`/ua/catalog/product/${idOf('variant')}?size=M`);
  expect(screen.getByRole('button', { name: 'M' })).toHaveAttribute('aria-pressed', 'true');
});

test('a size in the address is chosen before anything is pressed', async () => {
  await openProduct(hoodie(), { query: '?size=S' });
  expect(screen.getByRole('button', { name: 'S' })).toHaveAttribute('aria-pressed', 'true');
});

test('a size this thing does not come in is not chosen', async () => {
  await openProduct(hoodie(), { query: '?size=XXS' });
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('what is to be pressed is yellow while it can be bought, and only an outline while it is to be waited for', async () => {
  const { unmount } = await openProduct(hoodie(), { query: '?size=M' });
  expect(add()).toHaveAttribute('data-variant', 'primary');
  unmount();
  await openProduct(hoodie({ inStock: false, sizes: [{ value: 'M', inStock: false }] }));
  expect(screen.getByRole('button', { name: 'Передзамовити' })).toHaveAttribute('data-variant', 'outline');
});

test('adding says at once what, which size and how many, and shows the way to the basket', async () => {
  const { user, stores } = await openProduct(hoodie(), { query: '?size=M' });
  await user.click(screen.getByRole('button', { name: 'Більше на одну' }));
  await user.click(add());
  expect(stores.basket.items).toEqual([{ variantId: idOf('variant'), size: 'M', quantity: 2 }]);
  const said = await screen.findByText('Додано до кошика: Худі «Жнива», розмір M, 2 штуки. Усього в кошику: 2.');
  expect(said).toHaveRole('status');
  const onwards = screen.getByRole('link', { name: 'У кошику — перейти' });
  expect(onwards).toHaveAttribute('href', '/ua/basket');
});

test('what adds stays that in its place: the way to the basket stands beside it, and the focus does not move', async () => {
  const { user, stores } = await openProduct(hoodie(), { query: '?size=M' });
  const button = add();
  await user.click(button);
  const onwards = await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(add()).toBe(button);
  expect(button).toHaveFocus();
  await user.tab();
  expect(onwards).toHaveFocus();
  await user.click(button);
  await waitFor(() => expect(stores.basket.pieces).toBe(2));
});

test('at the most of one thing that an order takes, what was really added is said, and then why nothing is', async () => {
  const basket = [{ variantId: idOf('variant'), size: 'M' as const, quantity: 97 }];
  const { user, stores } = await openProduct(hoodie(), { query: '?size=M', basket });
  await waitFor(() => expect(stores.basket.pieces).toBe(97));
  for (let press = 0; press < 4; press += 1) await user.click(screen.getByRole('button', { name: 'Більше на одну' }));
  await user.click(add());
  const added = 'Додано до кошика: Худі «Жнива», розмір M, 2 штуки. Усього в кошику: 99.';
  expect(await screen.findByText(/^Додано до кошика:/)).toHaveTextContent(
    `${added} В одному замовленні — не більше ніж 99 штук.`,
  );
  await user.click(add());
  expect(await screen.findByRole('alert')).toHaveTextContent('В одному замовленні — не більше ніж 99 штук.');
  expect(screen.queryByText(/^Додано до кошика:/)).not.toBeInTheDocument();
  expect(stores.basket.pieces).toBe(99);
});

test('a double press adds once', async () => {
  const { user, stores } = await openProduct(hoodie(), { query: '?size=M' });
  await user.dblClick(add());
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(stores.basket.pieces).toBe(1);
});

test('after another quantity or size the same thing can be added once more', async () => {
  const { user } = await openProduct(hoodie(), { query: '?size=M' });
  await user.click(add());
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  await user.click(screen.getByRole('button', { name: 'Більше на одну' }));
  expect(add()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Цей розмір уже в кошику — перейти' })).toBeInTheDocument();
  await user.click(add());
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  await user.click(screen.getByRole('button', { name: 'S' }));
  expect(add()).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /кошику — перейти$/ })).not.toBeInTheDocument();
});

test('while it is being added the button cannot add it twice', async () => {
  const { user, stores, shop: fake } = await openProduct(hoodie(), { query: '?size=M' });
  const release = fake.ports.basket.holdNext('add');
  await user.click(add());
  const busy = screen.getByRole('button', { name: 'Додаємо…' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await user.click(busy);
  release();
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(stores.basket.pieces).toBe(1);
});

test('what was refused is not said to be in the basket', async () => {
  const { user, shop: fake } = await openProduct(hoodie(), { query: '?size=M' });
  fake.ports.basket.failNext(new AppError('unreachable'));
  await user.click(add());
  expect(await screen.findByRole('button', { name: 'Додати до кошика' })).toBeInTheDocument();
  expect(screen.queryByText(/^Додано до кошика:/)).not.toBeInTheDocument();
});

test('without a size adding says so beside the sizes and leads there', async () => {
  const { user, stores } = await openProduct(hoodie());
  await user.click(add());
  expect(screen.getByRole('alert')).toHaveTextContent('Оберіть розмір');
  expect(screen.getByRole('button', { name: 'Оберіть розмір' })).toBeInTheDocument();
  const sizes = screen.getByRole('group', { name: 'Розмір' });
  expect(sizes).toHaveFocus();
  expect(sizes).toHaveAccessibleDescription('Оберіть розмір');
  expect(stores.basket.items).toEqual([]);
  await user.click(within(sizes).getByRole('button', { name: 'S' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(add()).toBeInTheDocument();
});

test('a sold-out size can be pressed and leads to a pre-order with colour and size', async () => {
  const { user, stores } = await openProduct(hoodie());
  await user.click(screen.getByRole('button', { name: 'L, немає в наявності — передзамовити' }));
  expect(stores.dialogs.current).toEqual({
    name: 'buyInClick',
    props: {
      variantId: idOf('variant'),
      size: 'L',
      color: 'Соняшник',
      name: 'Худі «Жнива»',
      inStock: false,
      wanted: 1,
    },
  });
});

test('a thing that is sold out is pre-ordered rather than added', async () => {
  const { user, stores } = await openProduct(hoodie({ inStock: false, sizes: [{ value: 'M', inStock: false }] }));
  expect(screen.queryByRole('button', { name: 'Додати до кошика' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Передзамовити' }));
  expect(stores.dialogs.current?.props).toMatchObject({ size: 'M', inStock: false });
});

test('of a thing sold out in every size one is asked for, and pressing any orders it in advance', async () => {
  const sizes = [
    { value: 'S' as const, inStock: false },
    { value: 'M' as const, inStock: false },
  ];
  const { user, stores } = await openProduct(hoodie({ inStock: false, sizes }));
  // What is promised is what the dialog does.
  expect(
    screen.getByText(/^Зараз немає жодного розміру\..* зробимо його для вас, зазвичай за два тижні\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Передзамовити' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Оберіть розмір');
  expect(stores.dialogs.current).toBeUndefined();
  for (const size of ['S', 'M']) {
    await user.click(screen.getByRole('button', { name: `${size}, немає в наявності — передзамовити` }));
    expect(stores.dialogs.current?.props).toMatchObject({ size, inStock: false });
  }
});

test('a thing of one size has it chosen by itself', async () => {
  const { user, stores } = await openProduct(hoodie({ sizes: [{ value: 'ONE_SIZE', inStock: true }] }));
  await user.click(add());
  expect(stores.basket.items[0]?.size).toBe('ONE_SIZE');
  expect(await screen.findByText(/^Додано до кошика: .*, один розмір, 1 штука/)).toBeVisible();
});

test('one click buys the chosen size', async () => {
  const { user, stores } = await openProduct(hoodie(), { query: '?size=S' });
  await user.click(screen.getByRole('button', { name: 'Купити в один клік' }));
  expect(stores.dialogs.current?.props).toMatchObject({ size: 'S', inStock: true, wanted: 1 });
});

test('one click is told how many were meant, for it is about one', async () => {
  const { user, stores } = await openProduct(hoodie(), { query: '?size=S' });
  await user.click(screen.getByRole('button', { name: 'Більше на одну' }));
  await user.click(screen.getByRole('button', { name: 'Купити в один клік' }));
  expect(stores.dialogs.current?.props).toMatchObject({ size: 'S', inStock: true, wanted: 2 });
});

test('a build without fast orders does not offer one click', async () => {
  const slow = new LocaleStore({ ...profile, features: { ...profile.features, fastOrder: false } });
  await openProduct(hoodie(), { stores: { locale: slow } });
  expect(screen.queryByRole('button', { name: 'Купити в один клік' })).not.toBeInTheDocument();
});

test('another colour is another page that keeps the size', async () => {
  await openProduct(hoodie(), { query: '?size=M' });
  const colors = screen.getByRole('list', { name: 'Колір' });
  expect(within(colors).getByRole('link', { name: 'Вугілля' })).toHaveAttribute(
    'href',
    `/ua/catalog/product/${sibling.id}?size=M`,
  );
  expect(within(colors).getByRole('link', { name: 'Соняшник' })).toHaveAttribute('aria-current', 'true');
});

test('going to another colour shows it, its rings in the same order', async () => {
  const yellow = hoodie();
  const black = hoodie({ id: sibling.id, color: coal, siblings: [{ id: yellow.id, color: yellow.color }] });
  const { user } = await openProduct(yellow, { variants: [yellow, black], query: '?size=M' });
  const rings = (): (string | null)[] =>
    within(screen.getByRole('list', { name: 'Колір' }))
      .getAllByRole('link')
      .map((ring) => ring.getAttribute('aria-label'));
  const before = rings();
  await user.click(screen.getByRole('link', { name: 'Вугілля' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Вугілля' })).toHaveAttribute('aria-current', 'true'));
  expect(rings()).toEqual(before);
  expect(screen.getByRole('button', { name: 'M' })).toHaveAttribute('aria-pressed', 'true');
});

test('how many are chosen goes along to another colour of the thing, and not to another thing', async () => {
  const yellow = hoodie();
  const black = hoodie({ id: sibling.id, color: coal, siblings: [{ id: yellow.id, color: yellow.color }] });
  const cap = hoodie({ id: idOf('cap'), productId: idOf('a cap'), name: 'Кепка «Сонях»', siblings: [] });
  const { user, stores } = await openProduct(yellow, { variants: [yellow, black, cap], query: '?size=M' });
  const quantity = (): HTMLElement => screen.getByRole('textbox', { name: 'Кількість' });
  const more = screen.getByRole('button', { name: 'Більше на одну' });
  await user.click(more);
  await user.click(more);
  await user.click(screen.getByRole('link', { name: 'Вугілля' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Вугілля' })).toHaveAttribute('aria-current', 'true'));
  expect(quantity()).toHaveValue('3');
  const [toCap] = await screen.findAllByRole('link', { name: cap.name });
  await user.click(toCap!);
  await screen.findByRole('heading', { level: 1, name: cap.name });
  expect(quantity()).toHaveValue('1');
  await user.click(screen.getByRole('button', { name: 'M' }));
  await user.click(add());
  expect(stores.basket.items).toEqual([{ variantId: cap.id, size: 'M', quantity: 1 }]);
});

test('while another colour is on its way its ring is chosen, and nothing of the colour still shown can be bought', async () => {
  const yellow = hoodie();
  const black = hoodie({ id: sibling.id, color: coal, siblings: [{ id: yellow.id, color: yellow.color }] });
  const variants = [yellow];
  const { user, stores, shop: fake } = await openProduct(yellow, { variants, query: '?size=M' });
  variants.push(black);
  const release = fake.ports.catalog.holdNext('variant');
  await user.click(screen.getByRole('link', { name: 'Вугілля' }));
  expect(screen.getByRole('link', { name: 'Вугілля' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Соняшник' })).not.toHaveAttribute('aria-current');
  for (const button of [add(), screen.getByRole('button', { name: 'Купити в один клік' })]) {
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
  }
  await user.click(screen.getByRole('button', { name: 'L, немає в наявності — передзамовити' }));
  expect(stores.dialogs.current).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Зберегти: Худі «Жнива», Вугілля' }));
  expect(stores.saved.ids).toEqual([black.id]);
  await user.click(screen.getByRole('button', { name: 'M' }));
  release();
  await waitFor(() => expect(add()).not.toHaveAttribute('aria-busy'));
  await user.click(add());
  await waitFor(() => expect(stores.basket.items).toEqual([{ variantId: black.id, size: 'M', quantity: 1 }]));
});
