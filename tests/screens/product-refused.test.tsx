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

/** A shopper adds size M, and the shop says no; `variants` is what it knows, to be changed meanwhile. */
const refuse = async (error: AppError, variants: Variant[] = [hoodie], becomes: Variant = hoodie) => {
  const path = `/catalog/product/${hoodie.id}?size=M`;
  const rendered = renderView(<ShownProduct />, { route: '/catalog/product/:id', path, variants });
  const add = await screen.findByRole('button', { name: 'Додати до кошика' });
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
    const { told, user, stores } = await refuse(error);
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

test('a size that was sold out meanwhile says so, and is ordered in advance from the same place', async () => {
  const { told, user, stores } = await refuse(SOLD_OUT);
  expect(told).toHaveTextContent(GONE);
  const button = screen.getByRole('button', { name: 'Передзамовити' });
  expect(told.parentElement).toContainElement(button);
  expect(screen.queryByRole('button', { name: 'Купити в один клік' })).not.toBeInTheDocument();
  await user.click(button);
  expect(stores.dialogs.current?.props).toMatchObject({ variantId: hoodie.id, size: 'M', inStock: false });
});

test('after a refusal the stock is read again: the size shows as sold out, and the words stay', async () => {
  await refuse(SOLD_OUT, [hoodie], withoutM);
  const group = screen.getByRole('group', { name: 'Розмір' });
  expect(await within(group).findByRole('button', { name: /^M, немає в наявності/ })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(GONE);
  expect(screen.getAllByText(GONE), 'once').toHaveLength(1);
});

test('a size that is there when the stock is read again can be added again', async () => {
  const variants = [hoodie];
  const { user, stores } = await refuse(SOLD_OUT, variants);
  variants[0] = { ...hoodie };
  await act(() => stores.product.recheck({ isCertain: true }));
  await user.click(await screen.findByRole('button', { name: 'Додати до кошика' }));
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stores.basket.pieces).toBe(1);
});

test('a chosen size that was sold out since it was looked at is said below the button, politely; another is bought as ever', async () => {
  const variants = [hoodie];
  const path = `/catalog/product/${hoodie.id}?size=M`;
  const { stores, user } = renderView(<ShownProduct />, { route: '/catalog/product/:id', path, variants });
  await screen.findByRole('button', { name: 'Додати до кошика' });
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  variants[0] = withoutM;
  await act(() => stores.product.recheck({ isCertain: true }));
  expect(await screen.findByText(GONE)).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Передзамовити' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'S' }));
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
});

test('another size is bought as ever, and what was said of the former is gone', async () => {
  const { user, stores } = await refuse(SOLD_OUT);
  await user.click(screen.getByRole('button', { name: 'S' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Додати до кошика' }));
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  expect(stores.basket.items.map(({ size }) => size)).toEqual(['S']);
});
