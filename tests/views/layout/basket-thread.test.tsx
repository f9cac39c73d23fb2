import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildBasketItem, buildShippingMethod, buildVariant } from '#fixtures/build.ts';
import type { ViewOptions } from '#tests/support/render-view.tsx';
import { CatalogueOverlay } from '#views/layout/catalogue-overlay.tsx';
import { Header } from '#views/layout/header.tsx';
import { SearchOverlay } from '#views/layout/search-overlay.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const photoOf = (id: string) => ({
  id,
  alt: id,
  width: 1000,
  height: 1250,
  color: '#111111',
  sources: [{ width: 250, url: `/${id}.avif` }],
});
const variants = ['a', 'b', 'c', 'd'].map((id) => buildVariant({ id, price: 100_000, photos: [photoOf(id)] }));
const basketOf = (...ids: string[]) => ids.map((variantId) => buildBasketItem({ variantId, quantity: 1 }));

/** The header of a shopper, and what hangs on its thread. */
function header(ids: string[], options: ViewOptions = {}) {
  const view = renderView(<Header variant="full" />, {
    variants,
    basket: basketOf(...ids),
    shippingMethods: [buildShippingMethod({ freeShippingFrom: 400_000 })],
    ...options,
  });
  const thread = () => view.container.querySelector<HTMLElement>('[data-beat]');
  const hung = () => [...(thread()?.querySelectorAll('img') ?? [])].map((photo) => photo.getAttribute('src'));
  const sewn = () => thread()?.querySelector<SVGElement>('svg[style]')?.style.clipPath;
  return { ...view, thread, hung, sewn };
}

test('what is in the basket hangs on a thread beside it, the newest first and three at most', async () => {
  const { hung, thread } = header(['a', 'b', 'c', 'd']);
  await waitFor(() => expect(hung()).toEqual(['/a.avif', '/b.avif', '/c.avif']));
  expect(thread()?.closest('[aria-hidden="true"]'), 'the number is said by the basket').not.toBeNull();
});

test('an empty basket has no thread, nor has a page that is not alive', async () => {
  const empty = header([]);
  await act(() => empty.stores.basket.read());
  expect(empty.thread()).toBeNull();
  const asleep = header(['a'], { isAwake: false });
  await act(() => asleep.stores.basket.read());
  expect(asleep.thread()).toBeNull();
});

test('the thread is sewn as far as the way to a free delivery has been gone, and whole where none is offered', async () => {
  const { sewn, stores } = header(['a']);
  await waitFor(() => expect(sewn()).toMatch(/ 75%\)$/));
  await act(() => stores.basket.change({ variantId: 'a', size: 'M' }, 3));
  await waitFor(() => expect(sewn()).toMatch(/ 25%\)$/));
  const never = header(['a'], { shippingMethods: [] });
  await waitFor(() => expect(never.sewn()).toMatch(/ 0%\)$/));
});

test('adding pegs a thing and lets the thread dip again', async () => {
  const { hung, stores, thread } = header(['a']);
  await waitFor(() => expect(hung()).toEqual(['/a.avif']));
  const before = thread()?.dataset['beat'];
  const [, added] = variants;
  if (added === undefined) throw new Error('no variant');
  await act(() => stores.basket.add(added, 'M'));
  expect(hung()).toEqual(['/b.avif', '/a.avif']);
  expect(thread()?.dataset['beat']).not.toBe(before);
  expect(screen.getByRole('link', { name: 'Кошик, 2 товари' })).toBeInTheDocument();
});

test.each([
  ['the search', SearchOverlay],
  ['the catalogue', CatalogueOverlay],
])(
  'with something in the basket %s still begins with three: the way back, the shop and the basket, which has no thread there',
  async (_, Overlay) => {
    const { container, stores } = renderView(<Overlay />, { variants, basket: basketOf('a') });
    await act(() => stores.basket.read());
    const basket = screen.getByRole('link', { name: 'Кошик, 1 товар' });
    expect(container.querySelector('[data-beat]')).toBeNull();
    expect(basket.parentElement?.children).toHaveLength(3);
  },
);
