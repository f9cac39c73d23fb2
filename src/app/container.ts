import { Container, type ServiceIdentifier } from 'inversify';
import { createGuestBasket } from '#adapters/browser/guest-basket.ts';
import { createLocks } from '#adapters/browser/locks.ts';
import { createShare } from '#adapters/browser/share.ts';
import { createSocialSignIn } from '#adapters/browser/social-sign-in.ts';
import type { EventQueue } from '#adapters/browser/event-queue.ts';
import { STORAGE_RECENT_SEARCHES, STORAGE_RECENTLY_VIEWED } from '#domain/constants.ts';
import type { Profile } from '#domain/profile.ts';
import type { Clock, KeyValue, Navigation, NewId } from '#ports/platform.ts';
import { BasketStore } from '#stores/basket.ts';
import { BranchesStore } from '#stores/branches.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { CheckoutStore } from '#stores/checkout.ts';
import { ConsentStore } from '#stores/consent.ts';
import { createCustomerBasket } from '#stores/customer-basket.ts';
import { DialogsStore } from '#stores/dialogs.ts';
import { DiscountStore } from '#stores/discount.ts';
import { expectInStock } from '#stores/expect-in-stock.ts';
import { FormerOrders } from '#stores/former-orders.ts';
import { JumpRecordStore } from '#stores/jump-record.ts';
import { ListingStore } from '#stores/listing.ts';
import { LocaleStore } from '#stores/locale.ts';
import { NewsletterStore } from '#stores/newsletter.ts';
import { OneClickStore } from '#stores/one-click.ts';
import { OrdersStore } from '#stores/orders.ts';
import { PagesStore } from '#stores/pages.ts';
import { ProductStore } from '#stores/product.ts';
import { ProfileStore } from '#stores/profile.ts';
import { PromoStore } from '#stores/promo.ts';
import { RecentlyViewedStore } from '#stores/recently-viewed.ts';
import { SearchStore } from '#stores/search.ts';
import { SeenPricesStore } from '#stores/seen-prices.ts';
import { SessionKeeper } from '#stores/session-keeper.ts';
import { SessionTokens } from '#stores/session-tokens.ts';
import { SessionStore } from '#stores/session.ts';
import { ShareStore } from '#stores/share.ts';
import { ShortcutsStore } from '#stores/shortcuts.ts';
import { SignInStore } from '#stores/sign-in.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { UiStore } from '#stores/ui.ts';
import { VisitsStore } from '#stores/visits.ts';
import type { Stores } from '#views/stores.ts';
import { eitherBasket } from './either-basket.ts';
import { createBranchesPort, createHttpPorts } from './http-ports.ts';
import { port } from './identifiers.ts';
import { tellUnkept } from './tell-unkept.ts';

/** The place the shop runs in: a browser, a server rendering one request, or a test. */
export interface Platform {
  profile: Profile;
  fetch: typeof globalThis.fetch;
  /** Where `/v1/…` begins; '' for the origin of the page. */
  baseUrl: string;
  sendIdempotencyKey: boolean;
  keyValue: KeyValue;
  clock: Clock;
  navigation: Navigation;
  newId: NewId;
  analytics: EventQueue;
  random: () => number;
  /** Hears what an answer held that the shop cannot use: for whoever runs it, nothing personal. */
  report: (message: string) => void;
}

function bindPlatform(container: Container, platform: Platform): void {
  container.bind(port.analytics).toConstantValue(platform.analytics);
  container.bind(port.clock).toConstantValue(platform.clock);
  container.bind(port.keyValue).toResolvedValue((toasts) => tellUnkept(platform.keyValue, toasts), [ToastsStore]);
  container.bind(port.locks).toResolvedValue(() => createLocks(globalThis.navigator?.locks), []);
  container.bind(port.navigation).toConstantValue(platform.navigation);
  container.bind(port.newId).toConstantValue(platform.newId);
  container.bind(port.share).toResolvedValue(() => createShare(globalThis), []);
  container.bind(port.social).toResolvedValue(() => createSocialSignIn(globalThis.document), []);
}

function bindServer(container: Container, platform: Platform): void {
  container.bind(port.http).toResolvedValue(
    (locale, session) =>
      createHttpPorts({
        ...platform,
        language: () => locale.language,
        accessToken: async () => (session.isSignedIn ? container.get(SessionTokens).accessToken() : undefined),
        unauthorized: (token) => container.get(SessionTokens).refused(token),
      }),
    [LocaleStore, SessionStore],
  );
  container
    .bind(port.branches)
    .toResolvedValue((locale) => createBranchesPort({ ...platform, language: () => locale.language }), [LocaleStore]);
  container.bind(port.auth).toResolvedValue(({ auth }) => auth, [port.http]);
  container.bind(port.catalog).toResolvedValue(({ catalog }) => catalog, [port.http]);
  container.bind(port.newsletter).toResolvedValue(({ newsletter }) => newsletter, [port.http]);
  container.bind(port.order).toResolvedValue(({ order }) => order, [port.http]);
  container.bind(port.pages).toResolvedValue(({ pages }) => pages, [port.http]);
}

function bindBasket(container: Container): void {
  container
    .bind(port.guestBasket)
    .toResolvedValue((keyValue, locks) => createGuestBasket(keyValue, locks), [port.keyValue, port.locks]);
  container.bind(port.customerBasket).toResolvedValue(
    ({ basket: server }, guest, locks, keyValue, newId, toasts) =>
      createCustomerBasket({
        server,
        guest,
        locks,
        keyValue,
        newId,
        owner: () => container.get(SessionTokens).read()?.id,
        onMerged: (pieces, refused) => {
          if (pieces > 0) toasts.show('success', { key: 'toast.merged', values: { count: pieces } });
          if (refused.length > 0) toasts.show('info', { key: 'toast.not-merged', values: { count: refused.length } });
        },
      }),
    [port.http, port.guestBasket, port.locks, port.keyValue, port.newId, ToastsStore],
  );
  container
    .bind(port.basket)
    .toResolvedValue(
      (session, guest, customer, catalog, clock) =>
        eitherBasket({ session, guest, customer, expect: (key) => expectInStock(catalog, clock, key) }),
      [SessionStore, port.guestBasket, port.customerBasket, CatalogStore, port.clock],
    );
}

function bindAccount(container: Container, { report }: Platform): void {
  container.bind(SessionStore).toResolvedValue(() => new SessionStore(), []);
  container.bind(SessionTokens).toResolvedValue(
    (keyValue, locks, clock, newId, auth) =>
      new SessionTokens({
        keyValue,
        locks,
        clock,
        newId,
        refresh: auth.refresh,
        onDrop: (ended, reason) => container.get(SessionKeeper).dropped(ended, reason),
      }),
    [port.keyValue, port.locks, port.clock, port.newId, port.auth],
  );
  container.bind(SessionKeeper).toResolvedValue(
    (session, tokens, auth, basket, toasts, keyValue, navigation) =>
      new SessionKeeper({
        session,
        tokens,
        auth,
        basket,
        toasts,
        keyValue,
        navigation,
        report,
        refresh: () => void container.get(CheckoutStore).refresh(),
        forget() {
          for (const Store of [CheckoutStore, RecentlyViewedStore, ProfileStore, OrdersStore])
            container.get<{ forget: () => void }>(Store).forget();
          // Whoever comes next need not know, whether or not a screen had to do with it.
          for (const name of [STORAGE_RECENT_SEARCHES, STORAGE_RECENTLY_VIEWED]) keyValue.remove(name);
        },
      }),
    [SessionStore, SessionTokens, port.auth, BasketStore, ToastsStore, port.keyValue, port.navigation],
  );
  container
    .bind(ProfileStore)
    .toResolvedValue((...needs) => new ProfileStore(...needs), [port.auth, SessionKeeper, ToastsStore]);
  container
    .bind(OrdersStore)
    .toResolvedValue((...needs) => new OrdersStore(...needs), [port.order, CatalogStore, BasketStore, ToastsStore]);
  container
    .bind(SignInStore)
    .toResolvedValue(
      (auth, keeper, dialogs, toasts, analytics, social, newId) =>
        new SignInStore({ auth, keeper, dialogs, toasts, analytics, social, newId, report }),
      [port.auth, SessionKeeper, DialogsStore, ToastsStore, port.analytics, port.social, port.newId],
    );
}

function bindCatalogue(container: Container): void {
  container.bind(PagesStore).toResolvedValue((...needs) => new PagesStore(...needs), [port.pages, LocaleStore]);
  container.bind(CatalogStore).toResolvedValue((...needs) => new CatalogStore(...needs), [port.catalog, LocaleStore]);
  container
    .bind(ListingStore)
    .toResolvedValue((...needs) => new ListingStore(...needs), [port.catalog, CatalogStore, LocaleStore]);
  container
    .bind(ProductStore)
    .toResolvedValue((...needs) => new ProductStore(...needs), [port.catalog, CatalogStore, LocaleStore, port.clock]);
  container
    .bind(SearchStore)
    .toResolvedValue(
      (...needs) => new SearchStore(...needs),
      [port.catalog, CatalogStore, port.keyValue, port.clock, ListingStore],
    );
  container
    .bind(RecentlyViewedStore)
    .toResolvedValue((...needs) => new RecentlyViewedStore(...needs), [port.keyValue, CatalogStore]);
  container.bind(ShareStore).toResolvedValue((...needs) => new ShareStore(...needs), [port.share, ToastsStore]);
}

function bindBuying(container: Container): void {
  container
    .bind(BasketStore)
    .toResolvedValue(
      (...needs) => new BasketStore(...needs),
      [port.basket, CatalogStore, ToastsStore, port.clock, port.analytics],
    );
  container
    .bind(SeenPricesStore)
    .toResolvedValue((...needs) => new SeenPricesStore(...needs), [port.keyValue, BasketStore]);
  container.bind(FormerOrders).toResolvedValue((...needs) => new FormerOrders(...needs), [port.order, SessionStore]);
  container
    .bind(PromoStore)
    .toResolvedValue(
      (...needs) => new PromoStore(...needs),
      [port.catalog, BasketStore, CatalogStore, port.keyValue, port.clock, FormerOrders],
    );
  container.bind(BranchesStore).toResolvedValue((...needs) => new BranchesStore(...needs), [port.branches, port.clock]);
  container
    .bind(CheckoutStore)
    .toResolvedValue(
      (...needs) => new CheckoutStore(...needs),
      [port.order, BasketStore, port.keyValue, port.navigation, port.newId, port.clock, port.analytics, PromoStore],
    );
  container
    .bind(OneClickStore)
    .toResolvedValue((...needs) => new OneClickStore(...needs), [port.order, DialogsStore, port.newId, port.analytics]);
}

function bindShell(container: Container, { profile }: Platform): void {
  container.bind(LocaleStore).toResolvedValue(() => new LocaleStore(profile), []);
  container.bind(UiStore).toResolvedValue((clock) => new UiStore(clock.now()), [port.clock]);
  container.bind(DialogsStore).toResolvedValue(() => new DialogsStore(), []);
  container.bind(ToastsStore).toResolvedValue((clock) => new ToastsStore(clock), [port.clock]);
  container.bind(ShortcutsStore).toResolvedValue((keyValue) => new ShortcutsStore(keyValue), [port.keyValue]);
  container.bind(JumpRecordStore).toResolvedValue((keyValue) => new JumpRecordStore(keyValue), [port.keyValue]);
  container.bind(ConsentStore).toResolvedValue((keyValue) => new ConsentStore(keyValue), [port.keyValue]);
  container
    .bind(NewsletterStore)
    .toResolvedValue(
      (...needs) => new NewsletterStore(...needs),
      [port.newsletter, ToastsStore, port.analytics, port.newId],
    );
  container
    .bind(DiscountStore)
    .toResolvedValue(
      (...needs) => new DiscountStore(...needs, profile),
      [DialogsStore, NewsletterStore, port.keyValue],
    );
  container.bind(VisitsStore).toResolvedValue((analytics) => new VisitsStore(analytics), [port.analytics]);
}

/** What is handed out, by the name that views know it by. */
const STORES: { [Name in keyof Stores]: ServiceIdentifier<Stores[Name]> } = {
  basket: BasketStore,
  branches: BranchesStore,
  catalog: CatalogStore,
  checkout: CheckoutStore,
  consent: ConsentStore,
  dialogs: DialogsStore,
  discount: DiscountStore,
  jumpRecord: JumpRecordStore,
  keeper: SessionKeeper,
  listing: ListingStore,
  locale: LocaleStore,
  newsletter: NewsletterStore,
  oneClick: OneClickStore,
  orders: OrdersStore,
  pages: PagesStore,
  product: ProductStore,
  profile: ProfileStore,
  promo: PromoStore,
  recentlyViewed: RecentlyViewedStore,
  search: SearchStore,
  seenPrices: SeenPricesStore,
  session: SessionStore,
  share: ShareStore,
  shortcuts: ShortcutsStore,
  signIn: SignInStore,
  toasts: ToastsStore,
  ui: UiStore,
  visits: VisitsStore,
};

/**
 * Every binding of the shop; one container a browser page or a rendered request. A store is made when it is first asked
 * for, and nothing is begun by that: see startup.ts.
 */
export function createStores(platform: Platform): Stores {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  bindPlatform(container, platform);
  bindServer(container, platform);
  bindBasket(container);
  bindAccount(container, platform);
  bindCatalogue(container);
  bindBuying(container);
  bindShell(container, platform);
  const stores = {};
  for (const [name, Store] of Object.entries<ServiceIdentifier>(STORES)) {
    const make = (): unknown => {
      const value = container.get(Store);
      Object.defineProperty(stores, name, { value });
      return value;
    };
    Object.defineProperty(stores, name, { get: make, configurable: true, enumerable: true });
  }
  return stores as Stores;
}
