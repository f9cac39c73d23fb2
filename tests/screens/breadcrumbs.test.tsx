import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { listingQuery } from '#domain/listing.ts';
import { buildCategory, buildPage, buildVariant } from '#fixtures/build.ts';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import { CatalogScreen } from '#views/screens/catalog/catalog-screen.tsx';
import { PageScreen } from '#views/screens/page-screen.tsx';
import { ProductScreen } from '#views/screens/product/product-screen.tsx';
import type { Stores } from '#views/stores.ts';
import { renderView } from '../support/render-view.tsx';

const hoodies = buildCategory({ name: 'Худі' });
const hoodie = buildVariant({ name: 'Худі «Сонях»', categoryIds: [hoodies.id] });

const HOME = ['Головна', '/ua'];
const CATALOG = ['Каталог', '/ua/catalog'];

interface Way {
  path: string;
  route: string;
  drawn: ReactNode;
  /** Asks for what the address says. */
  load?: (stores: Stores) => Promise<unknown>;
  /** The screen itself, which is the last, is no link. */
  way: string[][];
}

const WAYS: Way[] = [
  { path: '/about', route: '/about', drawn: <PageScreen slug="about" />, way: [HOME, ['Про нас']] },
  { path: '/basket', route: '/basket', drawn: <BasketScreen />, way: [HOME, ['Кошик']] },
  {
    path: '/catalog',
    route: '/catalog/:category?',
    drawn: <CatalogScreen />,
    load: ({ listing }) => listing.open(listingQuery(new URLSearchParams())),
    way: [HOME, ['Каталог']],
  },
  {
    path: `/catalog/${hoodies.id}`,
    route: '/catalog/:category?',
    drawn: <CatalogScreen />,
    load: ({ listing }) => listing.open(listingQuery(new URLSearchParams(), hoodies.id)),
    way: [HOME, CATALOG, ['Худі']],
  },
  {
    path: `/catalog/product/${hoodie.id}`,
    route: '/catalog/product/:id',
    drawn: <ProductScreen />,
    load: ({ product }) => product.open(hoodie.id),
    way: [HOME, CATALOG, ['Худі', `/ua/catalog/${hoodies.id}`], ['Худі «Сонях»']],
  },
];

test('the way back from a thing to the listing that was left for it has its filters', async () => {
  const shop = { categories: [hoodies], variants: [hoodie] };
  const listing = renderView(<CatalogScreen />, { path: '/catalog?sizes=M', route: '/catalog/:category?', ...shop });
  listing.unmount();
  const { stores } = listing;
  const path = `/catalog/product/${hoodie.id}`;
  renderView(<ProductScreen />, { path, route: '/catalog/product/:id', stores });
  await act(() => stores.product.open(hoodie.id));
  const way = within(screen.getByRole('navigation', { name: 'Де ви зараз' }));
  expect(way.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/ua/catalog?sizes=M');
});

test.each(WAYS)('at $path the way back to home is seen, each step a link but the last', async (row) => {
  const { path, route, drawn, load, way } = row;
  const { stores } = renderView(<>{drawn}</>, {
    path,
    route,
    categories: [hoodies],
    variants: [hoodie],
    pages: [buildPage({ slug: 'about', title: 'Про нас' })],
  });
  await act(async () => load?.(stores));
  const steps = within(await screen.findByRole('navigation', { name: 'Де ви зараз' })).getAllByRole('listitem');
  const seen = steps.map((step) => {
    const link = within(step).queryByRole('link');
    return link === null ? [step.textContent] : [link.textContent, link.getAttribute('href')];
  });
  expect(seen).toEqual(way);
  expect(steps.at(-1)?.firstElementChild).toHaveAttribute('aria-current', 'page');
});
