import type { BasketItem } from '#domain/basket.ts';
import type { Branch } from '#domain/branches.ts';
import type { Page } from '#domain/content.ts';
import type { Locale, Profile } from '#domain/profile.ts';
import type { ShopEvent } from '#ports/analytics.ts';
import type { Navigation } from '#ports/platform.ts';
import type { Share } from '#ports/share.ts';
import type { SocialSignIn } from '#ports/social-sign-in.ts';
import { profile } from '#profiles/ua.ts';
import { BasketStore } from '#stores/basket.ts';
import { BranchesStore } from '#stores/branches.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { CheckoutStore } from '#stores/checkout.ts';
import { ConsentStore } from '#stores/consent.ts';
import { DialogsStore } from '#stores/dialogs.ts';
import { DiscountStore } from '#stores/discount.ts';
import { JumpRecordStore } from '#stores/jump-record.ts';
import { ListingStore } from '#stores/listing.ts';
import { LocaleStore } from '#stores/locale.ts';
import { NewsletterStore } from '#stores/newsletter.ts';
import { OneClickStore } from '#stores/one-click.ts';
import { PagesStore } from '#stores/pages.ts';
import { ProductStore } from '#stores/product.ts';
import { PromoStore } from '#stores/promo.ts';
import { SeenPricesStore } from '#stores/seen-prices.ts';
import { SearchStore } from '#stores/search.ts';
import type { SessionTokens } from '#stores/session-tokens.ts';
import { RecentlyViewedStore } from '#stores/recently-viewed.ts';
import { ShareStore } from '#stores/share.ts';
import { ShortcutsStore } from '#stores/shortcuts.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { UiStore } from '#stores/ui.ts';
import { VisitsStore } from '#stores/visits.ts';
import type { Stores } from '#views/stores.ts';
import type { FakeClock } from './fake-clock.ts';
import { createFakeClock } from './fake-clock.ts';
import type { FakeKeyValue } from './fake-key-value.ts';
import { openFakeAccount } from './fake-account.ts';
import { createFakeAuthPort } from './fake-auth-port.ts';
import { createFakeBranchesPort } from './fake-branches-port.ts';
import { createFakeKeyValue } from './fake-key-value.ts';
import type { FakeOrders } from './fake-order-port.ts';
import { createFakeOrderPort } from './fake-order-port.ts';
import type { FakeCatalog } from './fake-ports.ts';
import {
  createFakeBasketPort,
  createFakeCatalogPort,
  createFakeNewsletterPort,
  createFakePagesPort,
} from './fake-ports.ts';

export interface ShopOptions extends FakeCatalog, Pick<FakeOrders, 'orders' | 'redirect'> {
  locale?: Locale;
  profile?: Profile;
  pages?: Page[];
  /** What the look-up of parcel branches knows; without it there is none. */
  branches?: Branch[];
  /** What is in the basket; it is read at once, so look for it with `findBy…`. */
  basket?: BasketItem[];
  /** False: the page as the server drew it. */
  isAwake?: boolean;
  /** Signing in with Google; it cannot be drawn unless told otherwise. */
  social?: SocialSignIn;
  /** How an address is handed on; it is copied unless told otherwise. */
  share?: Share;
  /** What the browser keeps. */
  kept?: Record<string, string>;
}

interface FakeNavigation extends Navigation {
  /** Where the shop went by itself: paths, and addresses it sent a form to. */
  readonly went: string[];
}

export interface FakeShop {
  stores: Stores;
  ports: {
    auth: ReturnType<typeof createFakeAuthPort>;
    catalog: ReturnType<typeof createFakeCatalogPort>;
    basket: ReturnType<typeof createFakeBasketPort>;
    branches: ReturnType<typeof createFakeBranchesPort>;
    newsletter: ReturnType<typeof createFakeNewsletterPort>;
    order: ReturnType<typeof createFakeOrderPort>;
    pages: ReturnType<typeof createFakePagesPort>;
  };
  clock: FakeClock;
  keyValue: FakeKeyValue;
  navigation: FakeNavigation;
  tokens: SessionTokens;
  /** What was said to whoever runs the shop. */
  reports: string[];
  /** What whoever counts visits would be told. */
  events: ShopEvent[];
}

function createFakeNavigation(): FakeNavigation {
  const went: string[] = [];
  return { went, at: () => '/', open: (path) => void went.push(path), submit: (url) => void went.push(url) };
}

/** A whole shop without a browser or a server: true stores, fake everything else. Variants given are known at once. */
export function createFakeShop(options: ShopOptions = {}): FakeShop {
  const clock = createFakeClock();
  const keyValue = createFakeKeyValue(options.kept);
  const navigation = createFakeNavigation();
  const ports = {
    auth: createFakeAuthPort(clock),
    catalog: createFakeCatalogPort(options),
    basket: createFakeBasketPort(options.basket),
    branches: createFakeBranchesPort(options.branches ?? []),
    newsletter: createFakeNewsletterPort(),
    order: createFakeOrderPort(options),
    pages: createFakePagesPort(options.pages),
  };
  let lastId = 0;
  const newId = (): string => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`;

  const events: ShopEvent[] = [];
  const analytics = { track: (event: ShopEvent) => void events.push(event) };

  const locale = new LocaleStore(options.profile ?? profile);
  locale.use(options.locale ?? 'ua');
  const ui = new UiStore(clock.now());
  if (options.isAwake ?? true) ui.wake();
  const toasts = new ToastsStore(clock);
  const dialogs = new DialogsStore();
  const catalog = new CatalogStore(ports.catalog, locale);
  catalog.restore({
    locale: locale.current,
    categories: options.categories ?? [],
    shippingMethods: options.shippingMethods ?? [],
    showcases: {},
  });
  catalog.remember(options.variants ?? []);
  const listing = new ListingStore(ports.catalog, catalog, locale);
  const pages = new PagesStore(ports.pages, locale);
  const keyOf = (page: Page): string => `${locale.current}:${page.slug}`;
  pages.restore({
    pages: Object.fromEntries((options.pages ?? []).map((page) => [keyOf(page), page])),
    states: Object.fromEntries((options.pages ?? []).map((page) => [keyOf(page), { status: 'ready' }])),
  });
  const basket = new BasketStore(ports.basket, catalog, toasts, clock, analytics);
  if (options.basket !== undefined) void basket.read();
  const newsletter = new NewsletterStore(ports.newsletter, toasts, analytics, newId);
  const promo = new PromoStore(ports.catalog, basket, catalog, keyValue, clock);
  const buying = {
    branches: new BranchesStore(options.branches && ports.branches, clock),
    newsletter,
    promo,
    seenPrices: new SeenPricesStore(keyValue, basket),
    consent: new ConsentStore(keyValue),
    discount: new DiscountStore(dialogs, newsletter, keyValue, options.profile ?? profile),
    checkout: new CheckoutStore(ports.order, basket, keyValue, navigation, newId, clock, analytics, promo),
    search: new SearchStore(ports.catalog, catalog, keyValue, clock, listing),
    oneClick: new OneClickStore(ports.order, dialogs, newId, analytics),
    recentlyViewed: new RecentlyViewedStore(keyValue, catalog),
    share: new ShareStore(options.share ?? { send: async () => 'copied' }, toasts),
    visits: new VisitsStore(analytics),
  };
  const { auth, order } = ports;
  const forget = (): void => buying.checkout.forget();
  const { social } = options;
  const needs = {
    auth,
    order,
    catalog,
    social,
    basket,
    dialogs,
    toasts,
    analytics,
    keyValue,
    clock,
    navigation,
    newId,
    forget,
  };
  const { session, account, tokens, reports } = openFakeAccount(needs);
  buying.seenPrices.start();
  const stores: Stores = {
    ...buying,
    ...account,
    basket,
    catalog,
    dialogs,
    jumpRecord: new JumpRecordStore(keyValue),
    shortcuts: new ShortcutsStore(keyValue),
    listing,
    locale,
    pages,
    product: new ProductStore(ports.catalog, catalog, locale, clock),
    session,
    toasts,
    ui,
  };
  return { stores, ports, clock, keyValue, navigation, tokens, reports, events };
}
