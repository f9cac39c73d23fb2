import type { PageSlug } from '#domain/content.ts';
import { listingQuery } from '#domain/listing.ts';
import type { Theme } from '#domain/profile.ts';
import { loadHome } from '#stores/load-home.ts';
import type { Chrome } from '#views/layout/shell.tsx';
import type { Stores } from '#views/stores.ts';
import type { Screen } from './screen.ts';
import { screen } from './screen.ts';

export interface RouteRow {
  name: string;
  /** Address inside a locale, in the router's pattern language. */
  path: string;
  screen: Screen;
  /** Words of the title; a screen whose title comes from its data names it in head.ts. */
  titleKey: string;
  theme: Theme;
  chrome: Chrome;
  /** Where the same screen has its plain address, when that is not this one. */
  canonical?: string;
  /** False for what a search engine has no business with. */
  isPublic: boolean;
  /** Name in the query that makes another screen of it: one order within the profile. */
  within?: string;
  /** Fills the stores before the screen is drawn on the server, and after each change of address in the browser. */
  load: (
    stores: Stores,
    parameters: Readonly<Record<string, string | undefined>>,
    query: URLSearchParams,
  ) => Promise<unknown>;
  /** Gives up what is still on its way to the screen. */
  leave?: (stores: Stores) => void;
}

const FULL: Chrome = { header: 'full', footer: 'full', hint: true, padding: true };
const BARE: Chrome = { ...FULL, padding: false };
const BASKET: Chrome = { ...FULL, hint: false };
const CHECKOUT: Chrome = { header: 'checkout', footer: 'compact', hint: false, padding: true };

const home = screen('home/home-screen', async () => (await import('#views/screens/home/home-screen.tsx')).HomeScreen);
const catalog = screen(
  'catalog/catalog-screen',
  async () => (await import('#views/screens/catalog/catalog-screen.tsx')).CatalogScreen,
);
const product = screen(
  'product/product-screen',
  async () => (await import('#views/screens/product/product-screen.tsx')).ProductScreen,
);
const basket = screen(
  'basket/basket-screen',
  async () => (await import('#views/screens/basket/basket-screen.tsx')).BasketScreen,
);
const checkout = screen(
  'checkout/checkout-screen',
  async () => (await import('#views/screens/checkout/checkout-screen.tsx')).CheckoutScreen,
);
const result = screen(
  'checkout/order-result-screen',
  async () => (await import('#views/screens/checkout/order-result-screen.tsx')).OrderResultScreen,
);

const confirmEmail = screen(
  'account/confirm-email-screen',
  async () => (await import('#views/screens/account/confirm-email-screen.tsx')).ConfirmEmailScreen,
);
const resetPassword = screen(
  'account/reset-password-screen',
  async () => (await import('#views/screens/account/reset-password-screen.tsx')).ResetPasswordScreen,
);

const profile = screen(
  'profile/profile-screen',
  async () => (await import('#views/screens/profile/profile-screen.tsx')).ProfileScreen,
);
const profileEdit = screen(
  'profile/profile-edit-screen',
  async () => (await import('#views/screens/profile/profile-edit-screen.tsx')).ProfileEditScreen,
);

/** The screen of an info page: the same component, another page. */
function pageScreen(slug: PageSlug): Screen {
  return screen('page-screen', async () => {
    const { PageScreen } = await import('#views/screens/page-screen.tsx');
    return () => <PageScreen slug={slug} />;
  });
}

const nothing = (): Promise<void> => Promise.resolve();

function infoPage(slug: PageSlug, theme: Theme): RouteRow {
  return {
    name: slug,
    path: `/${slug}`,
    screen: pageScreen(slug),
    titleKey: `title.${slug}`,
    theme,
    chrome: FULL,
    isPublic: true,
    load: (stores) => stores.pages.load(slug),
  };
}

const listing: Omit<RouteRow, 'name' | 'path'> = {
  screen: catalog,
  titleKey: 'title.catalog',
  theme: 'dark',
  chrome: FULL,
  isPublic: true,
  load: (stores, parameters, query) => stores.listing.open(listingQuery(query, parameters['category'])),
  leave: (stores) => stores.listing.leave(),
};

const buying: Omit<RouteRow, 'name' | 'path' | 'screen' | 'titleKey'> = {
  theme: 'dark',
  chrome: CHECKOUT,
  isPublic: false,
  load: nothing,
};

const account: typeof buying = { ...buying, chrome: FULL };

/** Only while developing: every part of the shop in every state. */
const WHILE_DEVELOPING: RouteRow[] = __MOCKED__
  ? [
      {
        name: 'gallery',
        path: '/gallery',
        screen: screen(
          '../gallery/gallery-screen',
          async () => (await import('#views/gallery/gallery-screen.tsx')).GalleryScreen,
        ),
        titleKey: 'Gallery',
        theme: 'dark',
        chrome: FULL,
        isPublic: false,
        load: nothing,
      },
    ]
  : [];

/** Every screen of the shop, a row each (spec section 2). The first row that fits an address is its screen. */
export const ROUTES: RouteRow[] = [
  {
    name: 'home',
    path: '/',
    screen: home,
    titleKey: 'title.home',
    theme: 'light',
    chrome: BARE,
    isPublic: true,
    load: loadHome,
  },
  { name: 'catalog', path: '/catalog', ...listing },
  // A product without its id: all there is to choose from.
  { name: 'product-entry', path: '/catalog/product', ...listing, theme: 'light', canonical: '/catalog' },
  {
    name: 'product',
    path: '/catalog/product/:id',
    screen: product,
    titleKey: 'title.product',
    theme: 'light',
    chrome: FULL,
    isPublic: true,
    load: (stores, parameters) => stores.product.open(parameters['id'] ?? ''),
    leave: (stores) => stores.product.leave(),
  },
  { name: 'catalog-category', path: '/catalog/:category', ...listing },
  {
    name: 'basket',
    path: '/basket',
    ...buying,
    screen: basket,
    titleKey: 'title.basket',
    chrome: BASKET,
    load: (stores) => Promise.all([stores.basket.recheck(), stores.promo.recheck()]),
    leave: (stores) => stores.seenPrices.acknowledge(),
  },
  {
    name: 'checkout-success',
    path: '/checkout/success',
    ...buying,
    screen: result,
    titleKey: 'title.order',
    theme: 'light',
  },
  { name: 'checkout-error', path: '/checkout/error', ...buying, screen: result, titleKey: 'title.order' },
  { name: 'checkout', path: '/checkout', ...buying, screen: checkout, titleKey: 'title.checkout' },
  { name: 'checkout-id', path: '/checkout/:id', ...buying, screen: checkout, titleKey: 'title.checkout' },
  { name: 'profile', path: '/profile', ...account, screen: profile, titleKey: 'title.profile', within: 'order' },
  { name: 'profile-edit', path: '/profile/edit', ...account, screen: profileEdit, titleKey: 'title.profile-edit' },
  { name: 'confirm-email', path: '/confirm-email', ...account, screen: confirmEmail, titleKey: 'title.confirm-email' },
  {
    name: 'reset-password',
    path: '/reset-password',
    ...account,
    screen: resetPassword,
    titleKey: 'title.reset-password',
  },
  infoPage('about', 'light'),
  infoPage('contacts', 'dark'),
  infoPage('faq', 'light'),
  infoPage('privacy-policy', 'dark'),
  infoPage('shipping', 'light'),
  infoPage('terms-conditions', 'dark'),
  ...WHILE_DEVELOPING,
];
