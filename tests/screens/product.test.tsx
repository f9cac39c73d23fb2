import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { buildCategory, buildPhoto, buildShippingMethod, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { ProductScreen } from '#views/screens/product/product-screen.tsx';
import { add, hoodie, openProduct, ShownProduct } from '../support/product-page.tsx';
import { createFakeShop } from '../support/fake-shop.ts';
import { renderView } from '../support/render-view.tsx';

test('the page says what it is, its code and its price', async () => {
  await openProduct(hoodie({ price: 225_000, discountPrice: 189_000 }));
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
  await openProduct(options.variants[0]!, options);
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

test('a thing without sizes says so and offers nothing that cannot be chosen', async () => {
  await openProduct(hoodie({ sizes: [] }));
  expect(screen.getByText('Розмірів цієї речі зараз немає. Загляньте трохи згодом.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Розмір' })).not.toBeInTheDocument();
  for (const name of ['Додати до кошика', 'Передзамовити', 'Купити в один клік'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test.each([
  [0, '₴0'],
  [999_999_999_00, '₴999,999,999'],
])('a price of %i hundredths is shown as it is', async (price, said) => {
  await openProduct(hoodie({ price }));
  expect(screen.getByText(said, { ignore: '[aria-hidden] *' })).toBeInTheDocument();
});

test('a long name stands in lines of nine letters, and is heard as one', async () => {
  await openProduct(hoodie({ name: 'Худі «Жнива» з вишивкою' }));
  const heading = screen.getByRole('heading', { level: 1, name: 'Худі «Жнива» з вишивкою' });
  expect([...heading.children].map((line) => line.textContent)).toEqual(['Худі', '«Жнива» з', 'вишивкою']);
});

test('composition is open first; fit, delivery and the story open one at a time', async () => {
  const { user } = await openProduct(hoodie(), { shippingMethods: [buildShippingMethod()] });
  expect(screen.getByText('Бавовна 100%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Доставка та оплата' }));
  expect(screen.getByText('Бавовна 100%')).not.toBeVisible();
  expect(screen.getByText('Відділення пошти: ₴70, 1–\u20603 робочі дні. Від ₴3,000 безкоштовно.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Про річ' }));
  expect(screen.getByText('Три літери, вишиті хрестиком.')).toBeVisible();
});

test('a small picture shows its large one', async () => {
  const photos = [buildPhoto({ id: 'front', alt: 'спереду' }), buildPhoto({ id: 'back', alt: 'ззаду' })];
  const { user } = await openProduct(hoodie({ photos }));
  await user.click(screen.getByRole('button', { name: 'Фото 2 з 2' }));
  expect(screen.getByRole('button', { name: 'Фото 2 з 2' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByLabelText('ззаду', { selector: 'dialog' })).toBeInTheDocument();
});

test('a picture can be seen large, where there is one', async () => {
  const words = { name: 'Збільшити фото' };
  const { unmount } = await openProduct(hoodie());
  expect(screen.getByRole('button', words)).toBeInTheDocument();
  unmount();
  await openProduct(hoodie({ photos: [buildPhoto({ sources: [] })] }));
  expect(screen.queryByRole('button', words)).not.toBeInTheDocument();
});

test('other things are shown below', async () => {
  const other = buildVariant({ id: idOf('other'), productId: idOf('other product'), name: 'Штани «Степ»' });
  const variant = hoodie();
  await openProduct(variant, { variants: [variant, other] });
  const related = await screen.findByRole('region', { name: 'З тієї ж нитки' });
  expect(within(related).getByRole('link', { name: 'Штани «Степ»' })).toBeInTheDocument();
});

test('the breadcrumbs lead through its category', async () => {
  const category = buildCategory();
  await openProduct(hoodie(), { categories: [category] });
  expect(screen.getByRole('link', { name: 'Худі' })).toHaveAttribute('href', `/ua/catalog/${category.id}`);
});

test('a thing nobody knows is not found', async () => {
  renderView(<ShownProduct />, { route: '/catalog/product/:id', path: `/catalog/product/${idOf('nothing')}` });
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

test('the first picture of a thing is of that thing, as the listing knows it, and never of the one before', async () => {
  const before = buildVariant({ id: idOf('before'), productId: idOf('another'), name: 'Штани «Степ»' });
  const variant = hoodie({ price: 225_000 });
  const route = '/catalog/product/:id';
  const path = `/catalog/product/${variant.id}`;
  const { stores } = createFakeShop({ variants: [before] });
  await stores.product.open(before.id);
  const opened = renderView(<ProductScreen />, { route, path, stores });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Завантажуємо товар…');
  opened.unmount();
  stores.catalog.remember([variant]);
  renderView(<ProductScreen />, { route, path, stores });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Худі «Жнива»');
  expect(screen.getByText('₴2,250', { ignore: '[aria-hidden] *' })).toBeInTheDocument();
});

test('what the server draws knows nothing of the basket', async () => {
  const variant = hoodie();
  const options = { basket: [{ variantId: variant.id, size: 'M' as const, quantity: 2 }], query: '?size=M' };
  const { stores } = await openProduct(variant, {
    ...options,
    isAwake: false,
    shippingMethods: [buildShippingMethod()],
  });
  await stores.basket.read();
  expect(screen.queryByRole('link', { name: /кошику — перейти$/ })).not.toBeInTheDocument();
  const facts = screen.getByRole('list', { name: 'Доставка й повернення' });
  expect(facts).toHaveTextContent('Доставка в Україні безкоштовна від ₴3,000');
});

test('nothing on the page of a thing carries a style attribute', async () => {
  const { container } = await openProduct(hoodie(), { query: '?size=M', shippingMethods: [buildShippingMethod()] });
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});
