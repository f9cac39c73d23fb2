import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { ProductGrid } from '#views/product-card/product-grid.tsx';
import { renderView } from '../../support/render-view.tsx';

const variants = ['Худі «Жнива»', 'Футболка «Роса»'].map((name) =>
  buildVariant({ id: idOf(name), name, price: 100_000 }),
);
const sizeOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: `M — додати до кошика: ${name}, M` });
const peek = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Кошик' });
const openCards = () => renderView(<ProductGrid variants={variants} />, { variants });

test('what is added from a card is seen in the basket beside the page, as from a product; the focus stays', async () => {
  const { user } = openCards();
  const size = await sizeOf('Худі «Жнива»');
  await user.click(size);
  const panel = await peek();
  expect(within(panel).getByRole('listitem')).toHaveTextContent(/^Худі «Жнива».*M.*₴1,000$/);
  expect(within(panel).getByRole('link', { name: 'Оформити замовлення' })).toHaveAttribute('href', '/ua/checkout');
  expect(size).toHaveFocus();
});

test('the keys go from the sizes of the card into the basket beside it, and back to the size when it is put away', async () => {
  const { user } = openCards();
  const size = await sizeOf('Худі «Жнива»');
  await user.click(size);
  const close = within(await peek()).getByRole('button', { name: 'Закрити' });
  const last = screen
    .getAllByRole('group', { name: /Худі «Жнива»/ })
    .flatMap((bar) => within(bar).getAllByRole('button'))
    .at(-1);
  last?.focus();
  await user.tab();
  expect(close).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('region', { name: 'Кошик' })).not.toBeInTheDocument();
  expect(size).toHaveFocus();
});

test('there is one basket beside the page, whichever card was pressed, and only what was pressed last says so', async () => {
  const { user } = openCards();
  await user.click(await sizeOf('Худі «Жнива»'));
  await peek();
  await user.click(await sizeOf('Футболка «Роса»'));
  expect(within(await peek()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/^Додано до кошика/)).toHaveTextContent(/«Роса».*: 2\.$/);
});

test('a size of a card that is pressed twice in a row is added once, as on a product', async () => {
  const { stores, user } = openCards();
  await user.dblClick(await sizeOf('Худі «Жнива»'));
  await peek();
  expect(stores.basket.pieces).toBe(1);
});
