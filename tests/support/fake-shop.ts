import type { ServiceIdentifier } from 'inversify';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import { bindShop, storesOf } from '#app/container.ts';
import { port } from '#app/identifiers.ts';
import type { BasketItem } from '#domain/basket.ts';
import type { Branch } from '#domain/branches.ts';
import type { Page } from '#domain/content.ts';
import type { Locale, Profile } from '#domain/profile.ts';
import type { ShopEvent } from '#ports/analytics.ts';
import type { Navigation } from '#ports/platform.ts';
import type { Kept } from '#ports/kept.ts';
import type { Share } from '#ports/share.ts';
import type { SocialSignIn } from '#ports/social-sign-in.ts';
import { profile as ukrainian } from '#profiles/ua.ts';
import { SessionTokens } from '#stores/session-tokens.ts';
import type { Stores } from '#views/stores.ts';
import type { FakeClock } from './fake-clock.ts';
import { createFakeClock } from './fake-clock.ts';
import type { FakeKeyValue } from './fake-key-value.ts';
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
  /** What is shown of what the browser keeps; nothing unless told otherwise. */
  keptHere?: Kept;
  /** What the browser keeps. */
  kept?: Record<string, string>;
}

interface FakeNavigation extends Navigation {
  /** Where the shopper is; at the root unless a test says otherwise. */
  at: Navigation['at'];
  /** Where the shop went by itself: paths, `replace` before one that takes the former's place, and `POST` or `GET` before an address a form was sent to. */
  readonly went: string[];
  /** The fields of each such form. */
  readonly sent: Record<string, string>[];
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
  const sent: FakeNavigation['sent'] = [];
  return {
    went,
    sent,
    at: () => '/',
    open: (path, { replace = false } = {}) => void went.push(replace ? `replace ${path}` : path),
    submit(url, method, fields) {
      went.push(`${method} ${url}`);
      sent.push(fields);
    },
  };
}

/** The shop's own composition without a browser or a server: true stores, fake ports. Variants given are known at once. */
export function createFakeShop(options: ShopOptions = {}): FakeShop {
  const { locale = 'ua', profile = ukrainian, isAwake = true, branches, pages = [] } = options;
  const clock = createFakeClock();
  const keyValue = createFakeKeyValue(options.kept);
  const navigation = createFakeNavigation();
  const ports = {
    auth: createFakeAuthPort(clock),
    catalog: createFakeCatalogPort(options),
    basket: createFakeBasketPort(options.basket),
    branches: createFakeBranchesPort(branches ?? []),
    newsletter: createFakeNewsletterPort(),
    order: createFakeOrderPort(options),
    pages: createFakePagesPort(pages),
  };
  const events: ShopEvent[] = [];
  const analytics = new EventQueue();
  analytics.tell((event) => void events.push(event));
  const reports: string[] = [];
  let lastId = 0;

  const container = bindShop({
    profile,
    fetch: () => Promise.reject(new Error('a fake shop asks its ports')),
    baseUrl: '',
    sendIdempotencyKey: true,
    keyValue,
    clock,
    navigation,
    newId: () => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`,
    analytics,
    random: () => 0,
    report: (message) => void reports.push(message),
  });
  const given: [ServiceIdentifier, unknown][] = [
    ...Object.entries(ports).map(([name, fake]): [ServiceIdentifier, unknown] => [
      port[name as keyof typeof ports],
      fake,
    ]),
    [port.branches, branches && ports.branches],
    [port.kept, async () => options.keptHere ?? { read: () => [], forget: () => {} }],
    [port.share, options.share ?? { send: async () => 'copied', sendPicture: async () => 'saved' }],
    [port.social, options.social ?? { isSetUp: false, offer: () => Promise.reject(new Error('not set up')) }],
  ];
  for (const [identifier, fake] of given) container.rebind(identifier).toConstantValue(fake);
  const stores = storesOf(container);

  stores.locale.use(locale);
  if (isAwake) stores.ui.wake();
  stores.catalog.restore({
    locale,
    categories: options.categories ?? [],
    shippingMethods: options.shippingMethods ?? [],
    showcases: {},
  });
  stores.catalog.remember(options.variants ?? []);
  const keyOf = (page: Page): string => `${locale}:${page.slug}`;
  stores.pages.restore({
    pages: Object.fromEntries(pages.map((page) => [keyOf(page), page])),
    states: Object.fromEntries(pages.map((page) => [keyOf(page), { status: 'ready' }])),
  });
  if (options.basket !== undefined) void stores.basket.read();
  stores.keeper.start();
  stores.seenPrices.start();
  return { stores, ports, clock, keyValue, navigation, tokens: container.get(SessionTokens), reports, events };
}
