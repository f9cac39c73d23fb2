import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPhoto, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { ProductGrid } from '#views/product-card/product-grid.tsx';
import { renderView } from '../support/render-view.tsx';

const photos = [buildPhoto({ id: idOf('flat'), alt: 'Сама річ' }), buildPhoto({ id: idOf('worn'), alt: 'На людині' })];
const model = { heightCm: 178, size: 'M' } as const;
const goods = (count: number, details = {}) =>
  Array.from({ length: count }, (_, place) => buildVariant({ id: idOf(`thing ${place}`), photos, details }));
/** The picture each card is looked at by, before anybody points at it. */
const firstPictures = () =>
  screen.getAllByRole('article').map((card) => within(card).getAllByRole('img')[0]?.getAttribute('alt'));

test('every sixth card shows its thing on somebody', () => {
  renderView(<ProductGrid variants={goods(12, { model })} />);
  const five = Array.from({ length: 5 }, () => 'Сама річ');
  expect(firstPictures()).toEqual([...five, 'На людині', ...five, 'На людині']);
});

test('a thing on somebody keeps its own picture for who points at its card', () => {
  renderView(<ProductGrid variants={goods(6, { model })} />);
  const sixth = screen.getAllByRole('article')[5]!;
  expect(
    within(sixth)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['На людині', 'Сама річ']);
});

test('what nobody wears, and what has one picture only, shows itself on a sixth card too', () => {
  const [bare, worn] = [goods(6), goods(6, { model })];
  renderView(<ProductGrid variants={bare} />);
  expect(firstPictures()[5]).toBe('Сама річ');
  const single = worn.map((variant) => ({ ...variant, photos: photos.slice(0, 1) }));
  renderView(<ProductGrid variants={single} />);
  expect(firstPictures()[11]).toBe('Сама річ');
});
