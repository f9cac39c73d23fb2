import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import { settle } from '../support/fake-clock.ts';
import type { RenderedView, ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { BRANCH, item, variant } from '../stores/shop-fakes.ts';

const HOODIE = variant('a', {
  name: 'Худі «Сонях»',
  sizes: [
    { value: 'S', inStock: true },
    { value: 'M', inStock: true },
    { value: 'L', inStock: false },
  ],
});
const CAP = variant('b', { name: 'Кепка', sizes: [{ value: 'ONE_SIZE', inStock: true }] });

async function openScreen(options: ViewOptions = {}): Promise<RenderedView> {
  const view = renderView(<BasketScreen />, {
    path: '/basket',
    route: '/basket',
    variants: [HOODIE, CAP],
    shippingMethods: [BRANCH],
    basket: [item('b', 'ONE_SIZE'), item('a', 'M', 2)],
    ...options,
  });
  await act(() => view.stores.basket.read());
  return view;
}

const opener = (size: string) => screen.getByRole('button', { name: `Змінити розмір: Худі «Сонях», ${size}` });
const choice = () => screen.getByRole('group', { name: 'Розмір: Худі «Сонях»' });

describe('the size of a line', () => {
  it('is changed in the line by the keyboard alone, which stays at it, and is announced', async () => {
    const { user, shop } = await openScreen();
    opener('M').focus();
    await user.keyboard('{Enter}');
    expect(within(choice()).getByRole('button', { name: 'M' })).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    expect(within(choice()).getByRole('button', { name: 'S' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(opener('S')).toHaveAttribute('aria-expanded', 'true'));
    expect(within(choice()).getByRole('button', { name: 'S', pressed: true })).toHaveFocus();
    await act(settle);
    expect(await shop.ports.basket.read()).toEqual([item('b', 'ONE_SIZE'), item('a', 'S', 2)]);
    expect(screen.getByText('Розмір змінено: Худі «Сонях», S, кількість 2.')).toHaveRole('status');
  });

  it('is chosen among sizes that stay until they are put away, so that nothing else comes under the finger', async () => {
    const { user } = await openScreen();
    await user.click(opener('M'));
    await user.click(within(choice()).getByRole('button', { name: 'M' }));
    expect(opener('M')).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(choice()).getByRole('button', { name: 'S' }));
    await user.click(await screen.findByRole('button', { name: 'Змінити розмір: Худі «Сонях», S', expanded: true }));
    expect(screen.queryByRole('group', { name: 'Розмір: Худі «Сонях»' })).not.toBeInTheDocument();
  });

  it('makes one line of two where that size is there already', async () => {
    const { user, shop } = await openScreen({ basket: [item('a', 'S', 3), item('a', 'M', 2)] });
    await user.click(opener('M'));
    await user.click(within(choice()).getByRole('button', { name: 'S' }));
    await waitFor(() => expect(opener('S')).toHaveFocus());
    expect(await shop.ports.basket.read()).toEqual([item('a', 'S', 5)]);
    expect(screen.getByText('Розмір змінено: Худі «Сонях», S, кількість 5.')).toBeInTheDocument();
  });

  it('that is sold out cannot be asked for', async () => {
    const { user } = await openScreen();
    await user.click(opener('M'));
    expect(within(choice()).getByRole('button', { name: 'L, немає в наявності' })).toBeDisabled();
  });

  it('sold out since the basket was read stays what it was, and the line says so', async () => {
    const variants = [HOODIE, CAP];
    const { user, shop } = await openScreen({ variants });
    await user.click(opener('M'));
    const sizes = HOODIE.sizes.map(({ value }) => ({ value, inStock: value === 'M' }));
    variants.splice(0, 1, { ...HOODIE, sizes });
    await user.click(within(choice()).getByRole('button', { name: 'S' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Цього розміру вже немає в наявності');
    expect(await shop.ports.basket.read()).toContainEqual(item('a', 'M', 2));
    await waitFor(() => expect(within(choice()).getByRole('button', { name: 'M' })).toHaveFocus());
  });

  it('that a server refuses is said at the line too', async () => {
    const { user, shop } = await openScreen();
    await user.click(opener('M'));
    shop.ports.basket.failNext(
      new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 }),
      'replace',
    );
    await user.click(within(choice()).getByRole('button', { name: 'S' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Цього розміру вже немає в наявності');
    expect(opener('M')).toBeInTheDocument();
  });

  it('is not asked about where there is one only', async () => {
    await openScreen({ basket: [item('b', 'ONE_SIZE')] });
    expect(screen.queryByRole('button', { name: /Змінити розмір/ })).not.toBeInTheDocument();
  });

  it('is named within a sentence as a word of it where there is one only', async () => {
    const { user } = await openScreen({ basket: [item('b', 'ONE_SIZE')] });
    expect(screen.getByRole('button', { name: 'Прибрати: Кепка, один розмір' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Чому така сума' }));
    expect(screen.getByText(/^Кепка, один розмір: 1 × /)).toBeInTheDocument();
  });

  it('that is sold out can be pre-ordered or changed, each by its own name', async () => {
    await openScreen({ basket: [item('a', 'L')] });
    expect(screen.getByRole('link', { name: 'Передзамовити' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/catalog\/product\/a\?size=L$/),
    );
    expect(opener('L')).toBeInTheDocument();
  });
});
