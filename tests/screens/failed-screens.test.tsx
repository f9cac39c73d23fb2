import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { listingQuery } from '#domain/listing.ts';
import { buildCategory, buildPage, buildShippingMethod, buildVariant } from '#fixtures/build.ts';
import { CatalogScreen } from '#views/screens/catalog/catalog-screen.tsx';
import { HomeScreen } from '#views/screens/home/home-screen.tsx';
import { PageScreen } from '#views/screens/page-screen.tsx';
import { ProductScreen } from '#views/screens/product/product-screen.tsx';
import type { FakeShop } from '../support/fake-shop.ts';
import { renderView } from '../support/render-view.tsx';

const HOODIE = buildVariant({ name: 'Худі «Жнива»' });
const HERO = {
  type: 'hero',
  title: 'Одяг',
  text: 'Для всіх',
  link: { label: 'До каталогу', to: '/' },
  photos: [],
} as const;

interface Failing {
  name: string;
  drawn: ReactNode;
  /** Asks for what the screen shows, which the server has just then not. */
  load: (shop: FakeShop) => Promise<unknown>;
  heading: string;
}

const SCREENS: Failing[] = [
  {
    name: 'home',
    drawn: <HomeScreen />,
    load: ({ ports, stores }) => {
      ports.pages.failNext(new AppError('server'));
      return stores.pages.load('home');
    },
    heading: 'Одяг',
  },
  {
    name: 'a page of words',
    drawn: <PageScreen slug="about" />,
    load: ({ ports, stores }) => {
      ports.pages.failNext(new AppError('server'));
      return stores.pages.load('about');
    },
    heading: 'Про нас',
  },
  {
    name: 'a product',
    drawn: <ProductScreen />,
    load: ({ ports, stores }) => {
      ports.catalog.failNext(new AppError('server'), 'variant');
      return stores.product.open(HOODIE.id);
    },
    heading: 'Худі «Жнива»',
  },
];

const CATEGORY = buildCategory();
const CONTACTS = buildPage({
  slug: 'contacts',
  contacts: { email: 'pryvit@shov.ua', phone: '+380', address: 'Київ' },
});
const SHARED = { categories: [CATEGORY], shippingMethods: [buildShippingMethod()] };

/** Nothing of it came with the page. */
function knowNothing({ stores }: FakeShop): void {
  stores.pages.restore({ pages: {}, states: {} });
  stores.catalog.restore({ locale: 'ua', categories: [], shippingMethods: [], showcases: {} });
}

/** What every page shows besides its own, and what did not come with it either. */
function expectShared({ stores: { catalog, pages } }: FakeShop): void {
  expect([catalog.categories.length, catalog.shippingMethods.length]).toEqual([1, 1]);
  expect(pages.contacts?.phone).toBe('+380');
}

test.each(SCREENS)(
  'where the server does not give $name there is the error page, and another try brings the screen',
  async ({ drawn, load, heading }) => {
    const { shop, user } = renderView(
      <main id="main" tabIndex={-1}>
        {drawn}
      </main>,
      {
        pages: [
          buildPage({ slug: 'home', blocks: [{ ...HERO, photos: [] }] }),
          buildPage({ slug: 'about', title: 'Про нас' }),
          CONTACTS,
        ],
        ...SHARED,
        variants: [HOODIE],
        route: '/catalog/product/:id',
        path: `/catalog/product/${HOODIE.id}`,
      },
    );
    act(() => knowNothing(shop));
    await act(() => load(shop));
    expect(await screen.findByText('ШОВ — сталася помилка')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Нитка порвалась');
    expect(shop.stores.toasts.toasts).toEqual([]);
    expect(screen.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/ua');
    expect(await screen.findByRole('application')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expectShared(shop);
  },
);

test('another try in a part of a screen brings what every page shows as well', async () => {
  const { shop, stores, user } = renderView(<CatalogScreen />, {
    ...SHARED,
    pages: [CONTACTS],
    variants: [HOODIE],
    route: '/catalog/:category',
    path: `/catalog/${CATEGORY.id}`,
  });
  act(() => knowNothing(shop));
  shop.ports.catalog.failNext(new AppError('server'), 'searchVariants');
  await act(() => stores.listing.open(listingQuery(new URLSearchParams(), CATEGORY.id)));
  await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
  expect(await screen.findByRole('heading', { level: 1, name: CATEGORY.name })).toBeVisible();
  expectShared(shop);
});
