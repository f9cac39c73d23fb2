import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Variant } from '#domain/catalog.ts';
import { AppError } from '#domain/errors.ts';
import { buildVariant } from '#fixtures/build.ts';
import { ShownProduct } from '../support/product-page.tsx';
import { renderView } from '../support/render-view.tsx';

const hoodie = buildVariant();
const withoutM = {
  ...hoodie,
  sizes: hoodie.sizes.map((size) => (size.value === 'M' ? { ...size, inStock: false } : size)),
};
const SOLD_OUT = new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
const GONE = 'Цього розміру вже немає в наявності. Оформіть передзамовлення — зробимо.';

/** A shopper adds one or two of size M, and the shop says no; `variants` is what it knows, to be changed meanwhile. */
const refuse = async (error: AppError, variants: Variant[] = [hoodie], becomes: Variant = withoutM, quantity = 1) => {
  const path = `/catalog/product/${hoodie.id}?size=M`;
  const rendered = renderView(<ShownProduct />, { route: '/catalog/product/:id', path, variants });
  const add = await screen.findByRole('button', { name: 'Додати до кошика' });
  if (quantity === 2) await rendered.user.click(screen.getByRole('button', { name: 'Більше на одну' }));
  rendered.shop.ports.basket.failNext(error, 'add');
  variants[0] = becomes;
  await rendered.user.click(add);
  return { ...rendered, told: await screen.findByRole('alert') };
};

test.each([
  ['no answer came', new AppError('unreachable')],
  ['the server fell over', new AppError('server', { status: 500 })],
])(
  'when %s, why a thing is not in the basket stands beside the button, which can be pressed again',
  async (_, error) => {
    const { told, user, stores } = await refuse(error, [hoodie], hoodie);
    const again = screen.getByRole('button', { name: 'Додати до кошика' });
    expect(told.parentElement).toContainElement(again);
    expect(told).not.toBeEmptyDOMElement();
    expect(again).toHaveFocus();
    // The message over the page is only in addition.
    expect(stores.toasts.toasts.map(({ tone }) => tone)).toEqual(['told']);
    await user.click(again);
    await screen.findByRole('link', { name: 'У кошику — перейти' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

const main = () => screen.getByRole('button', { name: 'Додати до кошика' });
const preorder = () => screen.getByRole('button', { name: 'Передзамовити' });

test('a size that was sold out meanwhile says so: what adds stays that in its place, and pre-ordering stands elsewhere', async () => {
  const { told, user, stores } = await refuse(SOLD_OUT);
  expect(told).toHaveTextContent(GONE);
  expect(main()).toHaveFocus();
  expect(main()).toHaveAttribute('aria-disabled', 'true');
  expect(main()).toHaveAccessibleDescription(expect.stringContaining(GONE));
  await user.click(main());
  expect(stores.dialogs.current).toBeUndefined();
  expect(main().parentElement).not.toContainElement(preorder());
  await user.click(preorder());
  expect(stores.dialogs.current?.props).toMatchObject({ variantId: hoodie.id, size: 'M', inStock: false });
});

test('what buys in one click stays too where the size was sold out meanwhile, and does nothing', async () => {
  const { user, stores } = await refuse(SOLD_OUT);
  const oneClick = screen.getByRole('button', { name: 'Купити в один клік' });
  expect(oneClick).toHaveAttribute('aria-disabled', 'true');
  await user.click(oneClick);
  expect(stores.dialogs.current).toBeUndefined();
});

test('after a refusal the stock is read again: the size shows as sold out, and the words stay', async () => {
  await refuse(SOLD_OUT);
  const group = screen.getByRole('group', { name: 'Розмір' });
  expect(await within(group).findByRole('button', { name: /^M, немає в наявності/ })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(GONE);
  expect(screen.getAllByText(GONE), 'once').toHaveLength(1);
});

test('where the size is there and not so many pieces of it, that is said, and the button goes on adding', async () => {
  const { told, user, stores } = await refuse(SOLD_OUT, [hoodie], { ...hoodie }, 2);
  expect(told).toHaveTextContent('Стільки штук зараз немає.');
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  expect(screen.queryByText('Цей розмір знову є в наявності.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Передзамовити' })).not.toBeInTheDocument();
  expect(main()).toHaveFocus();
  await user.click(main());
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(stores.basket.pieces).toBe(2);
});

test('a size that is there when the stock is read again says so, and can be added again', async () => {
  const variants = [hoodie];
  const { user, stores } = await refuse(SOLD_OUT, variants);
  variants[0] = { ...hoodie };
  await act(() => stores.product.recheck({ isCertain: true }));
  expect(screen.getByText('Цей розмір знову є в наявності.')).toHaveRole('status');
  await user.click(await screen.findByRole('button', { name: 'Додати до кошика' }));
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText('Цей розмір знову є в наявності.')).not.toBeInTheDocument();
  expect(stores.basket.pieces).toBe(1);
});

const openM = async (variants: Variant[], query = '?size=M') => {
  const path = `/catalog/product/${hoodie.id}${query}`;
  const rendered = renderView(<ShownProduct />, { route: '/catalog/product/:id', path, variants });
  await screen.findByRole('heading', { level: 1 });
  const becomes = async (variant: Variant): Promise<void> => {
    variants[0] = variant;
    await act(() => rendered.stores.product.recheck({ isCertain: true }));
  };
  return { ...rendered, becomes };
};

test('a chosen size that was sold out since it was looked at is said below, politely; no button turns into another one', async () => {
  const { user, stores, becomes } = await openM([hoodie]);
  const shown = screen.getByRole('textbox', { name: 'Кількість' }).closest('[data-buying]');
  const before = within(shown as HTMLElement).getAllByRole('button');
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  await becomes(withoutM);
  expect(await screen.findByText(GONE)).toHaveRole('status');
  const after = within(shown as HTMLElement).getAllByRole('button');
  expect(after).toEqual([...before, preorder()]);
  expect(main()).toHaveAttribute('aria-disabled', 'true');
  // Beside the sizes too, where it is seen at once.
  expect(screen.getByText('M, немає в наявності')).toBeInTheDocument();
  await user.click(main());
  expect(stores.dialogs.current).toBeUndefined();
  await user.click(preorder());
  expect(stores.dialogs.current?.props).toMatchObject({ size: 'M', inStock: false });
});

test('another size is bought as ever after one that was sold out since it was looked at', async () => {
  const { user, stores, becomes } = await openM([hoodie]);
  await becomes(withoutM);
  await user.click(screen.getByRole('button', { name: 'S' }));
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  await user.click(main());
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(stores.basket.items.map(({ size }) => size)).toEqual(['S']);
});

test('a size that was sold out since it was shown is chosen by a press as ever; only then it can be ordered in advance', async () => {
  const { user, stores, becomes } = await openM([hoodie], '?size=S');
  await becomes(withoutM);
  const gone = screen.getByRole('button', { name: 'M, немає в наявності' });
  await user.click(gone);
  expect(stores.dialogs.current).toBeUndefined();
  expect(gone).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText(GONE)).toHaveRole('status');
  await user.click(preorder());
  expect(stores.dialogs.current?.props).toMatchObject({ size: 'M', inStock: false });
});

test('a size that comes back while it is looked at is said; what orders in advance stays, and adding stands elsewhere', async () => {
  const { user, stores, becomes } = await openM([withoutM]);
  const before = preorder();
  await becomes({ ...hoodie });
  const said = await screen.findByText('Цей розмір знову є в наявності.');
  expect(said).toHaveRole('status');
  expect(preorder()).toBe(before);
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(said).getByRole('button', { name: 'Додати до кошика' }));
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(stores.basket.items.map(({ size }) => size)).toEqual(['M']);
  expect(screen.queryByRole('button', { name: 'Передзамовити' })).not.toBeInTheDocument();
});

test('another size is bought as ever, and what was said of the former is gone', async () => {
  const { user, stores } = await refuse(SOLD_OUT);
  await user.click(screen.getByRole('button', { name: 'S' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Додати до кошика' }));
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(stores.basket.items.map(({ size }) => size)).toEqual(['S']);
});
