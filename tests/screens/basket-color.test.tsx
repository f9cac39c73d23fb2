import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import { settle } from '../support/fake-clock.ts';
import type { RenderedView, ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { BRANCH, item, variant } from '../stores/shop-fakes.ts';

const CHALK = { id: 'chalk', name: 'Крейда', hex: '#f4eee3' };
const COAL = { id: 'coal', name: 'Вугілля', hex: '#1f1c1e' };
const CLAY = { id: 'clay', name: 'Глина', hex: '#a83a22' };
const NAME = 'Худі «Сонях»';
const of = (id: string, color: typeof CHALK) => ({ id, color });
const inStock = { value: 'M', inStock: true } as const;
const chalk = variant('a', { name: NAME, color: CHALK, siblings: [of('b', COAL), of('c', CLAY)], sizes: [inStock] });
const coal = variant('b', {
  name: NAME,
  color: COAL,
  siblings: [of('a', CHALK), of('c', CLAY)],
  sizes: [inStock],
  price: 230_000,
});
const clay = variant('c', { name: NAME, color: CLAY, siblings: [], sizes: [{ value: 'M', inStock: false }] });

async function openScreen(options: ViewOptions = {}): Promise<RenderedView> {
  const view = renderView(<BasketScreen />, {
    path: '/basket',
    route: '/basket',
    variants: [chalk, coal, clay],
    shippingMethods: [BRANCH],
    basket: [item('a', 'M', 2)],
    ...options,
  });
  await act(() => view.stores.basket.read());
  return view;
}

const opener = (color: string) => screen.getByRole('button', { name: `Змінити колір: ${NAME}, ${color}, M` });
const choice = () => screen.getByRole('group', { name: `Колір: ${NAME}` });

test('variant changed in the basket: another colour by the keyboard alone, which stays at it, and is announced', async () => {
  const { user, shop } = await openScreen();
  opener('Крейда').focus();
  await user.keyboard('{Enter}');
  expect(within(choice()).getByRole('button', { name: 'Крейда', pressed: true })).toBeInTheDocument();
  within(choice()).getByRole('button', { name: 'Вугілля' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(opener('Вугілля')).toHaveAttribute('aria-expanded', 'true'));
  expect(within(choice()).getByRole('button', { name: 'Вугілля', pressed: true })).toHaveFocus();
  await act(settle);
  expect(await shop.ports.basket.read()).toEqual([item('b', 'M', 2)]);
  expect(screen.getByText(`Колір змінено: ${NAME}, Вугілля, M, кількість 2.`)).toHaveRole('status');
  expect(screen.getByRole('list', { name: 'Речі в кошику' })).toHaveTextContent('₴4,600');
});

test('a colour that is sold out in the size of the line is seen as such, once colours are looked at', async () => {
  const { user } = await openScreen();
  await user.click(opener('Крейда'));
  expect(await within(choice()).findByRole('button', { name: 'Глина, немає в наявності' })).toBeDisabled();
});

test('a colour sold out since it was looked at leaves the line as it was, and the line says so', async () => {
  const variants = [chalk, coal, clay];
  const { user, shop } = await openScreen({ variants });
  await user.click(opener('Крейда'));
  variants[1] = { ...coal, sizes: [{ value: 'M', inStock: false }] };
  await user.click(within(choice()).getByRole('button', { name: 'Вугілля' }));
  expect(await screen.findByText(/Цей колір у вашому розмірі щойно розкупили/)).toHaveRole('alert');
  expect(await shop.ports.basket.read()).toEqual([item('a', 'M', 2)]);
});

test('a colour that is in the basket already makes one line of two', async () => {
  const { user, shop } = await openScreen({ basket: [item('b', 'M', 3), item('a', 'M', 2)] });
  await user.click(opener('Крейда'));
  await user.click(within(choice()).getByRole('button', { name: 'Вугілля' }));
  await waitFor(() => expect(opener('Вугілля')).toBeInTheDocument());
  await act(settle);
  expect(await shop.ports.basket.read()).toEqual([item('b', 'M', 5)]);
});

const OAK = { id: 'oak', name: 'Дубова рама', hex: '#b98a4b' };
const BARE = { id: 'bare', name: 'Без рами', hex: '#ffffff' };
const PRINT = 'Принт «Когут»';

test('what hangs on a wall is asked for another frame, and its words are those of frames', async () => {
  const of = (id: string, color: typeof OAK, other: [string, typeof OAK]) =>
    variant(id, {
      name: PRINT,
      color,
      siblings: [{ id: other[0], color: other[1] }],
      sizes: [{ value: 'ONE_SIZE', inStock: true }],
      details: { sheet: { widthCm: 30, heightCm: 40, frames: [{ color: 'oak', widthCm: 2 }] } },
    });
  const variants = [of('a', OAK, ['b', BARE]), of('b', BARE, ['a', OAK])];
  const { user } = await openScreen({ variants, basket: [item('a', 'ONE_SIZE', 1)] });
  await user.click(screen.getByRole('button', { name: `Змінити раму: ${PRINT}, Дубова рама, один розмір` }));
  const frames = screen.getByRole('group', { name: `Рама: ${PRINT}` });
  await user.click(within(frames).getByRole('button', { name: 'Без рами' }));
  expect(await screen.findByText(`Раму змінено: ${PRINT}, Без рами, один розмір, кількість 1.`)).toHaveRole('status');
  variants[0] = { ...of('a', OAK, ['b', BARE]), sizes: [{ value: 'ONE_SIZE', inStock: false }] };
  await user.click(
    within(screen.getByRole('group', { name: `Рама: ${PRINT}` })).getByRole('button', { name: 'Дубова рама' }),
  );
  expect(await screen.findByText(/Цього варіанта вже немає/)).toHaveRole('alert');
});

test('a thing of one colour is not asked for another', async () => {
  await openScreen({ variants: [{ ...chalk, siblings: [] }] });
  expect(screen.queryByRole('button', { name: /Змінити колір/ })).not.toBeInTheDocument();
});
