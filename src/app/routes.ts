import { FULL } from './routes/chrome.ts';
import { GOODS } from './routes/goods.ts';
import { ORDERS } from './routes/orders.ts';
import { contacts, home, infoPage } from './routes/pages.tsx';
import type { RouteRow } from './routes/route.ts';
import { screen } from './screen.ts';

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
        load: () => Promise.resolve(),
      },
    ]
  : [];

/** Every screen of the shop, a row each (spec section 2). The first row that fits an address is its screen. */
export const ROUTES: RouteRow[] = [
  home,
  ...GOODS,
  ...ORDERS,
  infoPage('about', 'light'),
  contacts,
  infoPage('faq', 'light'),
  infoPage('privacy-policy', 'dark'),
  infoPage('shipping', 'light'),
  infoPage('terms-conditions', 'dark'),
  ...WHILE_DEVELOPING,
];
