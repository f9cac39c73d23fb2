import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildCategory, buildPhoto, buildShippingMethod, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import type { BasketItem } from '#domain/basket.ts';
import { AppError } from '#domain/errors.ts';
import type { Variant } from '#domain/catalog.ts';
import { profile } from '#profiles/ua.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ProductScreen } from '#views/screens/product/product-screen.tsx';
import { useStores } from '#views/stores.ts';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';

const coal = { id: idOf('coal'), name: 'Вугілля', hex: '#1f1c1e' };
const sibling = { id: idOf('coal variant'), color: coal };
const hoodie = (overrides: Parameters<typeof buildVariant>[0] = {}): Variant =>
  buildVariant({
    siblings: [sibling],
    sizes: [
      { value: 'S', inStock: true },
      { value: 'M', inStock: true },
      { value: 'L', inStock: false },
    ],
    ...overrides,
  });

/** The screen as the shop shows it: the thing in the address is loaded. */
function Shown() {
  const { product } = useStores();
  const { id = '' } = useParams();
  useEffect(() => void product.open(id), [product, id]);
  return <ProductScreen />;
}

const shop = async (variant: Variant, options: ViewOptions & { query?: string } = {}) => {
  const { query = '', ...rest } = options;
  const path = `/catalog/product/${variant.id}${query}`;
  const rendered = renderView(<Shown />, { route: '/catalog/product/:id', path, variants: [variant], ...rest });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const add = (): HTMLElement => screen.getByRole('button', { name: 'Додати до кошика' });

test('the page says what it is, its code and its price', async () => {
  await shop(hoodie({ price: 225_000, discountPrice: 189_000 }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Худі «Жнива»');
  expect(screen.getByText('Артикул SH-0102-HD · Унісекс')).toBeInTheDocument();
  expect(screen.getByText('₴1,890', { ignore: '[aria-hidden] *' })).toBeInTheDocument();
  expect(screen.getByText('−16%')).toBeInTheDocument();
});

test('it is told in the order one decides in: what it is, what it costs, which one, buying it, what one may ask', async () => {
  const options = {
    shippingMethods: [buildShippingMethod()],
    variants: [hoodie({ price: 225_000, discountPrice: 189_000 })],
  };
  await shop(options.variants[0]!, options);
  const parts = [
    screen.getByText(/^Артикул/),
    screen.getByRole('heading', { level: 1 }),
    screen.getByText('−16%'),
    screen.getByRole('list', { name: 'Колір' }),
    screen.getByRole('group', { name: 'Розмір' }),
    screen.getByRole('group', { name: 'Кількість' }),
    add(),
    screen.getByRole('button', { name: 'Купити в один клік' }),
    screen.getByRole('list', { name: 'Доставка й повернення' }),
    screen.getByRole('button', { name: 'Склад і догляд' }),
  ];
  const inOrder = parts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(parts);
});

test('a chosen size is in the address and nothing is added to the history', async () => {
  const { user, address } = await shop(hoodie());
  await user.click(screen.getByRole('button', { name: 'M' }));
  expect(address()).toBe(`/ua/catalog/product/${idOf('variant')}?size=M`);
  expect(screen.getByRole('button', { name: 'M' })).toHaveAttribute('aria-pressed', 'true');
});

test('a size in the address is chosen before anything is pressed', async () => {
  await shop(hoodie(), { query: '?size=S' });
  expect(screen.getByRole('button', { name: 'S' })).toHaveAttribute('aria-pressed', 'true');
});

test('a size this thing does not come in is not chosen', async () => {
  await shop(hoodie(), { query: '?size=XXS' });
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('what is to be pressed is yellow while it can be bought, and only an outline while it is to be waited for', async () => {
  const { unmount } = await shop(hoodie(), { query: '?size=M' });
  expect(add()).toHaveAttribute('data-variant', 'primary');
  unmount();
  await shop(hoodie({ inStock: false, sizes: [{ value: 'M', inStock: false }] }));
  expect(screen.getByRole('button', { name: 'Передзамовити' })).toHaveAttribute('data-variant', 'outline');
});

test('adding says at once what, which size and how many, and shows the way to the basket', async () => {
  const { user, stores } = await shop(hoodie(), { query: '?size=M' });
  await user.click(screen.getByRole('button', { name: 'Більше на одну' }));
  await user.click(add());
  expect(stores.basket.items).toEqual([{ variantId: idOf('variant'), size: 'M', quantity: 2 }]);
  const said = await screen.findByText('Додано до кошика: Худі «Жнива», розмір M, 2 шт. Усього в кошику: 2.');
  expect(said).toHaveRole('status');
  const onwards = screen.getByRole('link', { name: 'У кошику — перейти' });
  expect(onwards).toHaveAttribute('href', '/ua/basket');
  expect(onwards).toHaveFocus();
});

test('after another quantity or size the same thing can be added once more', async () => {
  const { user } = await shop(hoodie(), { query: '?size=M' });
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
  const { user, stores, shop: fake } = await shop(hoodie(), { query: '?size=M' });
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
  const { user, shop: fake } = await shop(hoodie(), { query: '?size=M' });
  fake.ports.basket.failNext(new AppError('unreachable'));
  await user.click(add());
  expect(await screen.findByRole('button', { name: 'Додати до кошика' })).toBeInTheDocument();
  expect(screen.queryByText(/^Додано до кошика:/)).not.toBeInTheDocument();
});

test('without a size adding says so beside the sizes and leads there', async () => {
  const { user, stores } = await shop(hoodie());
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

test('a thing without sizes says so and offers nothing that cannot be chosen', async () => {
  await shop(hoodie({ sizes: [] }));
  expect(screen.getByText('Розмірів цієї речі зараз немає. Загляньте трохи згодом.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Розмір' })).not.toBeInTheDocument();
  for (const name of ['Додати до кошика', 'Передзамовити', 'Купити в один клік'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test.each([
  [0, '₴0'],
  [999_999_999_00, '₴999,999,999'],
])('a price of %i hundredths is shown as it is', async (price, said) => {
  await shop(hoodie({ price }));
  expect(screen.getByText(said, { ignore: '[aria-hidden] *' })).toBeInTheDocument();
});

test('a long name stands in lines of nine letters, and is heard as one', async () => {
  await shop(hoodie({ name: 'Худі «Жнива» з вишивкою' }));
  const heading = screen.getByRole('heading', { level: 1, name: 'Худі «Жнива» з вишивкою' });
  expect([...heading.children].map((line) => line.textContent)).toEqual(['Худі', '«Жнива» з', 'вишивкою']);
});

test('a sold-out size can be pressed and leads to a pre-order with colour and size', async () => {
  const { user, stores } = await shop(hoodie());
  await user.click(screen.getByRole('button', { name: 'L, немає в наявності — передзамовити' }));
  expect(stores.dialogs.current).toEqual({
    name: 'buyInClick',
    props: { variantId: idOf('variant'), size: 'L', color: 'Соняшник', name: 'Худі «Жнива»', inStock: false },
  });
});

test('a thing that is sold out is pre-ordered rather than added', async () => {
  const { user, stores } = await shop(hoodie({ inStock: false, sizes: [{ value: 'M', inStock: false }] }));
  expect(screen.queryByRole('button', { name: 'Додати до кошика' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Передзамовити' }));
  expect(stores.dialogs.current?.props).toMatchObject({ size: 'M', inStock: false });
});

test('of a thing sold out in every size one is asked for, and pressing any orders it in advance', async () => {
  const sizes = [
    { value: 'S' as const, inStock: false },
    { value: 'M' as const, inStock: false },
  ];
  const { user, stores } = await shop(hoodie({ inStock: false, sizes }));
  await user.click(screen.getByRole('button', { name: 'Передзамовити' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Оберіть розмір');
  expect(stores.dialogs.current).toBeUndefined();
  for (const size of ['S', 'M']) {
    await user.click(screen.getByRole('button', { name: `${size}, немає в наявності — передзамовити` }));
    expect(stores.dialogs.current?.props).toMatchObject({ size, inStock: false });
  }
});

test('a thing of one size has it chosen by itself', async () => {
  const { user, stores } = await shop(hoodie({ sizes: [{ value: 'ONE_SIZE', inStock: true }] }));
  await user.click(add());
  expect(stores.basket.items[0]?.size).toBe('ONE_SIZE');
});

test('one click buys the chosen size', async () => {
  const { user, stores } = await shop(hoodie(), { query: '?size=S' });
  await user.click(screen.getByRole('button', { name: 'Купити в один клік' }));
  expect(stores.dialogs.current?.props).toMatchObject({ size: 'S', inStock: true });
});

test('a build without fast orders does not offer one click', async () => {
  const slow = new LocaleStore({ ...profile, features: { ...profile.features, fastOrder: false } });
  await shop(hoodie(), { stores: { locale: slow } });
  expect(screen.queryByRole('button', { name: 'Купити в один клік' })).not.toBeInTheDocument();
});

test('another colour is another page that keeps the size', async () => {
  await shop(hoodie(), { query: '?size=M' });
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
  const { user } = await shop(yellow, { variants: [yellow, black], query: '?size=M' });
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

test('the size table has the measurements of the sizes this thing comes in', async () => {
  const measurements = {
    columns: ['Довжина', 'Рукав'],
    rows: [
      { size: 'S' as const, values: [68, 59] },
      { size: 'XXL' as const, values: [76, 63] },
    ],
  };
  await shop(hoodie({ details: { measurements } }));
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getByRole('rowheader', { name: 'S', hidden: true }).parentElement).toHaveTextContent('S6859');
  expect(within(table).queryByRole('rowheader', { name: 'XXL', hidden: true })).not.toBeInTheDocument();
});

test('the size table is closed by the same ґудзик as any dialog, without scripts too', async () => {
  await shop(hoodie({ details: { measurements: { columns: ['Довжина'], rows: [{ size: 'S', values: [68] }] } } }));
  const table = screen.getByRole('table', { hidden: true });
  const panel = table.closest<HTMLElement>('dialog')!;
  const close = within(panel).getByRole('button', { name: 'Закрити', hidden: true });
  expect(close).toHaveAttribute('data-tone', 'yellow');
  expect(close).toHaveAttribute('popovertarget', panel.id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
  expect(close.querySelector('svg')).toHaveAttribute('data-open', 'true');
});

test('before buying it is known when delivery is free, how long it takes, what it costs and that it can be returned', async () => {
  const courier = buildShippingMethod({ id: 'courier', price: 12_050 });
  const abroad = buildShippingMethod({
    id: 'eu',
    regions: ['EU'],
    price: 60_000,
    minimumDelivery: 5,
    maximumDelivery: 9,
  });
  await shop(hoodie(), { shippingMethods: [courier, buildShippingMethod(), abroad] });
  const facts = screen.getByRole('list', { name: 'Доставка й повернення' });
  expect(
    within(facts)
      .getAllByRole('listitem')
      .map((fact) => fact.textContent),
  ).toEqual([
    'Із цим ще ₴550 до безкоштовної доставки',
    '1–\u20603 робочі дні, Україна, від ₴70',
    '5–\u20609 робочих днів, Європа, від ₴600',
    '14 днів на повернення',
  ]);
});

test('a region whose delivery this basket has free does not say what it would have cost', async () => {
  const abroad = buildShippingMethod({ id: 'eu', regions: ['EU'], price: 60_000, freeShippingFrom: 900_000 });
  await shop(hoodie({ price: 300_000 }), { shippingMethods: [buildShippingMethod(), abroad] });
  const facts = within(screen.getByRole('list', { name: 'Доставка й повернення' })).getAllByRole('listitem');
  expect(facts.map((fact) => fact.textContent)).toEqual([
    'Із цим доставка безкоштовна',
    '1–\u20603 робочі дні, Україна, можна безкоштовно',
    '1–\u20603 робочі дні, Європа, від ₴600',
    '14 днів на повернення',
  ]);
});

/** What the page of a thing of ₴1,890 (₴2,250 before) says of free delivery, which begins at ₴3,000. */
const toFreeDelivery = async (basket: BasketItem[] = [], overrides: Parameters<typeof hoodie>[0] = {}) => {
  const variant = hoodie({ price: 225_000, discountPrice: 189_000, ...overrides });
  const other = buildVariant({ id: idOf('other'), productId: idOf('other product'), price: 100_000 });
  const rendered = await shop(variant, {
    variants: [variant, other],
    shippingMethods: [buildShippingMethod()],
    basket,
    query: '?size=M',
  });
  const facts = (): string | null =>
    within(screen.getByRole('list', { name: 'Доставка й повернення' })).getAllByRole('listitem')[0]?.textContent ??
    null;
  return { ...rendered, facts };
};

test('with nothing in the basket the way to free delivery counts what this thing costs now', async () => {
  const { facts } = await toFreeDelivery();
  expect(facts()).toBe('Із цим ще ₴1,110 до безкоштовної доставки');
});

test('as many pieces as are chosen are counted, to free delivery itself', async () => {
  const { facts, user } = await toFreeDelivery();
  await user.click(screen.getByRole('button', { name: 'Більше на одну' }));
  expect(facts()).toBe('Із цим доставка безкоштовна');
});

test('what else is in the basket is counted with this thing', async () => {
  const { facts, stores } = await toFreeDelivery([{ variantId: idOf('other'), size: 'M', quantity: 1 }]);
  await waitFor(() => expect(stores.basket.productsPrice).toBe(100_000));
  expect(facts()).toBe('Із цим ще ₴110 до безкоштовної доставки');
});

test('adding it keeps the amount left, which is now that of the basket', async () => {
  const { facts, user } = await toFreeDelivery();
  await user.click(add());
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  await waitFor(() => expect(facts()).toBe('₴1,110 до безкоштовної доставки'));
});

test('a basket whose delivery is free already says so', async () => {
  const { facts } = await toFreeDelivery([{ variantId: idOf('variant'), size: 'M', quantity: 2 }]);
  await waitFor(() => expect(facts()).toBe('Доставка безкоштовна для вашого кошика'));
});

test('what is sold out is not counted: it cannot be added', async () => {
  const { facts } = await toFreeDelivery([], { inStock: false, sizes: [{ value: 'M', inStock: false }] });
  expect(facts()).toBe('₴3,000 до безкоштовної доставки');
});

test('where no delivery is ever free nothing is said of it', async () => {
  const { freeShippingFrom: _, ...method } = buildShippingMethod();
  await shop(hoodie(), { shippingMethods: [method] });
  const facts = screen.getByRole('list', { name: 'Доставка й повернення' });
  expect(facts).not.toHaveTextContent('безкоштовн');
});

test('composition is open first; fit, delivery and the story open one at a time', async () => {
  const { user } = await shop(hoodie(), { shippingMethods: [buildShippingMethod()] });
  expect(screen.getByText('Бавовна 100%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Доставка та оплата' }));
  expect(screen.getByText('Бавовна 100%')).not.toBeVisible();
  expect(screen.getByText('Відділення пошти: ₴70, 1–\u20603 робочі дні. Від ₴3,000 безкоштовно.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Про річ' }));
  expect(screen.getByText('Три літери, вишиті хрестиком.')).toBeVisible();
});

test('a small picture shows its large one', async () => {
  const photos = [buildPhoto({ id: 'front', alt: 'спереду' }), buildPhoto({ id: 'back', alt: 'ззаду' })];
  const { user } = await shop(hoodie({ photos }));
  await user.click(screen.getByRole('button', { name: 'Фото 2 з 2' }));
  expect(screen.getByRole('button', { name: 'Фото 2 з 2' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByLabelText('ззаду', { selector: 'dialog' })).toBeInTheDocument();
});

test('a picture can be seen large, where there is one', async () => {
  const words = { name: 'Збільшити фото' };
  const { unmount } = await shop(hoodie());
  expect(screen.getByRole('button', words)).toBeInTheDocument();
  unmount();
  await shop(hoodie({ photos: [buildPhoto({ sources: [] })] }));
  expect(screen.queryByRole('button', words)).not.toBeInTheDocument();
});

test('other things are shown below', async () => {
  const other = buildVariant({ id: idOf('other'), productId: idOf('other product'), name: 'Штани «Степ»' });
  const variant = hoodie();
  await shop(variant, { variants: [variant, other] });
  const related = await screen.findByRole('region', { name: 'З тієї ж нитки' });
  expect(within(related).getByRole('link', { name: 'Штани «Степ»' })).toBeInTheDocument();
});

test('the breadcrumbs lead through its category', async () => {
  const category = buildCategory();
  await shop(hoodie(), { categories: [category] });
  expect(screen.getByRole('link', { name: 'Худі' })).toHaveAttribute('href', `/ua/catalog/${category.id}`);
});

test('a thing nobody knows is not found', async () => {
  renderView(<Shown />, { route: '/catalog/product/:id', path: `/catalog/product/${idOf('nothing')}` });
  expect(await screen.findByRole('link', { name: 'До каталогу' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Додати до кошика' })).not.toBeInTheDocument();
});

test('a thing that is on its way or did not come has a heading, and is asked for again', async () => {
  const variant = hoodie();
  const {
    shop: fake,
    stores,
    user,
  } = renderView(<ProductScreen />, {
    route: '/catalog/product/:id',
    path: `/catalog/product/${variant.id}`,
  });
  fake.ports.catalog.failNext(new AppError('unreachable'), 'variant');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Завантажуємо товар…');
  await stores.product.open(variant.id);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Нитка порвалась');
  // The whole error page may come into the place of what stood in for it while that is pressed.
  await waitFor(async () => {
    await user.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(fake.ports.catalog.calls.filter((call) => call.method === 'variant')).toHaveLength(2);
  });
});

test('what the server draws knows nothing of the basket', async () => {
  const variant = hoodie();
  const options = { basket: [{ variantId: variant.id, size: 'M' as const, quantity: 2 }], query: '?size=M' };
  const { stores } = await shop(variant, { ...options, isAwake: false, shippingMethods: [buildShippingMethod()] });
  await stores.basket.read();
  expect(screen.queryByRole('link', { name: /кошику — перейти$/ })).not.toBeInTheDocument();
  const facts = screen.getByRole('list', { name: 'Доставка й повернення' });
  expect(facts).toHaveTextContent('Із цим ще ₴550 до безкоштовної доставки');
});

test('nothing on the page of a thing carries a style attribute', async () => {
  const { container } = await shop(hoodie(), { query: '?size=M', shippingMethods: [buildShippingMethod()] });
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});
