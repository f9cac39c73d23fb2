import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { STORAGE_PROMO_CODE } from '#domain/constants.ts';
import type { PromoCode } from '#domain/promo-code.ts';
import { buildBasketItem, buildShippingMethod, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { add, hoodie, openProduct } from '../../support/product-page.tsx';

const others = [1, 2, 3].map((number) =>
  buildVariant({ id: idOf(`other ${number}`), name: `Річ ${number}`, price: 50_000 }),
);
const basket = others.map(({ id }) => buildBasketItem({ variantId: id, size: 'S' }));
const variant = hoodie({ name: 'Худі «Жнива»', price: 245_000 });
const methods = [buildShippingMethod({ regions: ['UA'], freeShippingFrom: 500_000 })];

const peek = () => screen.findByRole('region', { name: 'Кошик' });
const open = (options = {}) =>
  openProduct(variant, { query: '?size=M', variants: [variant, ...others], shippingMethods: methods, ...options });

test('what was added is shown in the basket beside the page: the newest lines, their sum, and what is left to free delivery', async () => {
  const { user } = await open({ basket });
  await user.click(add());
  const panel = await peek();
  const lines = within(panel).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toHaveTextContent(/^Худі «Жнива».*M.*₴2,450$/);
  expect(within(panel).getByText('і ще 2 позиції')).toBeInTheDocument();
  expect(panel).toHaveTextContent(/Разом без доставки₴3,950/);
  expect(panel).toHaveTextContent(/ще ₴1,050/i);
});

test('the sum is that with a kept code, which nobody has asked about on a fresh page', async () => {
  const promoCodes: PromoCode[] = [{ name: 'SHOV10', type: 'PERCENTAGE', discount: 10, minApplyPrice: 0 }];
  const { user } = await open({ promoCodes, kept: { [STORAGE_PROMO_CODE]: 'SHOV10' } });
  await user.click(add());
  const panel = await peek();
  await waitFor(() => expect(panel).toHaveTextContent(/Разом без доставки₴2,205/));
});

test('a thing of one size is said to be so in the middle of a line', async () => {
  const [poster] = others;
  const { user } = await open({ basket: [buildBasketItem({ variantId: poster?.id ?? '', size: 'ONE_SIZE' })] });
  await user.click(add());
  expect(within(await peek()).getByText(/, один розмір × 1$/)).toBeInTheDocument();
});

test('while the other things have no price yet, no sum is said', async () => {
  const { user, shop, stores } = await open({ basket });
  const answer = shop.ports.catalog.holdNext('searchVariants');
  act(() => {
    runInAction(() => stores.catalog.variants.clear());
    stores.catalog.remember([variant]);
    void stores.basket.read();
  });
  await user.click(add());
  const panel = await peek();
  expect(panel).toHaveTextContent('Разом без доставки');
  expect(panel).not.toHaveTextContent(/Разом без доставки₴|безкоштовна/);
  await act(async () => answer());
});

test('from beside the page one goes to the checkout or to the basket; the focus and the address stay where they are', async () => {
  const { user, address } = await open();
  await user.click(add());
  const panel = await peek();
  expect(add()).toHaveFocus();
  expect(within(panel).getByRole('link', { name: 'Оформити замовлення' })).toHaveAttribute('href', '/ua/checkout');
  expect(within(panel).getByRole('link', { name: 'До кошика' })).toHaveAttribute('href', '/ua/basket');
  expect(address()).toContain('/catalog/product/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it is put away by a press, and the keys go on at the button', async () => {
  const { user } = await open();
  await user.click(add());
  await user.click(within(await peek()).getByRole('button', { name: 'Закрити' }));
  expect(screen.queryByRole('region', { name: 'Кошик' })).not.toBeInTheDocument();
  expect(add()).toHaveFocus();
});

test('Escape puts it away from anywhere on the page, and the keys stay where they are; from within it they go on at the button', async () => {
  const { user } = await open();
  await user.click(add());
  await peek();
  const size = screen.getByRole('button', { name: 'M', pressed: true });
  size.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Кошик' })).not.toBeInTheDocument();
  expect(size).toHaveFocus();
  await user.click(add());
  within(await peek())
    .getByRole('link', { name: 'До кошика' })
    .focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Кошик' })).not.toBeInTheDocument();
  expect(add()).toHaveFocus();
});

test('Escape that is for something else over the page leaves it where it is', async () => {
  const { user } = await open();
  await user.click(add());
  await peek();
  const taken = (event: Event): void => event.preventDefault();
  add().addEventListener('keydown', taken);
  await user.keyboard('{Escape}');
  expect(await peek()).toBeInTheDocument();
});

test('whoever adds nothing sees no basket', async () => {
  await open({ basket });
  expect(screen.queryByRole('region', { name: 'Кошик' })).not.toBeInTheDocument();
});

test('with something in it that cannot be bought the way to the checkout is closed', async () => {
  const gone = buildVariant({ id: idOf('gone'), sizes: [{ value: 'S', inStock: false }] });
  const { user } = await open({
    variants: [variant, gone],
    basket: [buildBasketItem({ variantId: gone.id, size: 'S' })],
  });
  await user.click(add());
  expect(within(await peek()).getByRole('button', { name: 'Оформити замовлення' })).toBeDisabled();
});
