import { Container, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify';
import { createGuestBasket } from '#adapters/browser/guest-basket.ts';
import { createLocks } from '#adapters/browser/locks.ts';
import { createShare } from '#adapters/browser/share.ts';
import { createSocialSignIn } from '#adapters/browser/social-sign-in.ts';
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
import { KeptStore } from '#stores/kept.ts';
import { ListingStore } from '#stores/listing.ts';
import { LocaleStore } from '#stores/locale.ts';
import { NewsletterStore } from '#stores/newsletter.ts';
import { OneClickStore } from '#stores/one-click.ts';
import { OrderCodeStore } from '#stores/order-code.ts';
import { OrderKeys } from '#stores/order-keys.ts';
import { OrdersStore } from '#stores/orders.ts';
import { PagesStore } from '#stores/pages.ts';
import { ProductStore } from '#stores/product.ts';
import { ProfileStore } from '#stores/profile.ts';
import { PromoStore } from '#stores/promo.ts';
import { RecentlyViewedStore } from '#stores/recently-viewed.ts';
import { RegionStore } from '#stores/region.ts';
import { SavedStore } from '#stores/saved.ts';
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
import { WardrobeStore } from '#stores/wardrobe.ts';
import { VisitsStore } from '#stores/visits.ts';
import type { Stores } from '#views/stores.ts';
import { eitherBasket } from './either-basket.ts';
import { createBranchesPort, createHttpPorts } from './http-ports.ts';
import { port } from './identifiers.ts';
import type { Platform } from './platform.ts';
import { tellUnkept } from './tell-unkept.ts';

function bindPlatform(container: Container, platform: Platform): void {
  container.bind(port.analytics).toConstantValue(platform.analytics);
  container.bind(port.clock).toConstantValue(platform.clock);
  container.bind(port.kept).toConstantValue(async () => (await import('#adapters/browser/kept.ts')).createKept(window));
  container.bind(port.keyValue).toResolvedValue((toasts) => tellUnkept(platform.keyValue, toasts), [ToastsStore]);
  container.bind(port.locks).toResolvedValue(() => createLocks(globalThis.navigator?.locks), []);
  container.bind(port.navigation).toConstantValue(platform.navigation);
  container.bind(port.newId).toConstantValue(platform.newId);
  container.bind(port.profile).toConstantValue(platform.profile);
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
        session: () => container.get(SessionTokens).read()?.id,
        orderKey: (orderId) => new OrderKeys(platform.keyValue).of(orderId),
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
        onMerged: (taken, refused) => {
          if (taken > 0) toasts.show('success', { key: 'toast.merged', values: { count: taken } });
          if (refused > 0) toasts.show('info', { key: 'toast.not-merged', values: { count: refused } });
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

function bindTokens(container: Container): void {
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
}

function bindKeeper(container: Container, { report }: Platform): void {
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
        refresh() {
          for (const Store of [SavedStore, WardrobeStore]) container.get<{ read: () => void }>(Store).read();
          void container.get(PromoStore).recheck();
          void container.get(CheckoutStore).refresh();
        },
        forget() {
          for (const Store of [CheckoutStore, RecentlyViewedStore, ProfileStore, OrdersStore])
            container.get<{ forget: () => void }>(Store).forget();
          for (const Store of [SavedStore, WardrobeStore, PromoStore])
            container.get<{ read: () => void }>(Store).read();
        },
      }),
    [SessionStore, SessionTokens, port.auth, BasketStore, ToastsStore, port.keyValue, port.navigation],
  );
}

function bindSignIn(container: Container, { report }: Platform): void {
  container
    .bind(SignInStore)
    .toResolvedValue(
      (auth, keeper, dialogs, toasts, analytics, social, newId) =>
        new SignInStore({ auth, keeper, dialogs, toasts, analytics, social, newId, report }),
      [port.auth, SessionKeeper, DialogsStore, ToastsStore, port.analytics, port.social, port.newId],
    );
}

/** A store, and what makes it in a container. */
type StoreRow<Store> = { Store: ServiceIdentifier<Store>; bind: (container: Container, platform: Platform) => void };

/** A store that is made of nothing but these, in this order. */
const madeOf = <Store, Needs extends unknown[]>(
  Store: new (...needs: Needs) => Store,
  ...needs: MapToResolvedValueInjectOptions<Needs>
): StoreRow<Store> => ({
  Store,
  bind: (container) => void container.bind(Store).toResolvedValue((...made) => new Store(...made), needs),
});

/** Every store that is handed out, by the name that views know it by. */
const STORES: { [Name in keyof Stores]: StoreRow<Stores[Name]> } = {
  basket: madeOf(BasketStore, port.basket, CatalogStore, ToastsStore, port.clock, port.analytics),
  branches: madeOf(BranchesStore, port.branches, port.clock),
  catalog: madeOf(CatalogStore, port.catalog, LocaleStore),
  checkout: madeOf(
    CheckoutStore,
    port.order,
    BasketStore,
    port.keyValue,
    port.navigation,
    port.newId,
    port.clock,
    port.analytics,
    PromoStore,
  ),
  consent: madeOf(ConsentStore, port.keyValue),
  dialogs: madeOf(DialogsStore),
  discount: madeOf(DiscountStore, DialogsStore, NewsletterStore, port.keyValue, port.profile),
  jumpRecord: madeOf(JumpRecordStore, port.keyValue),
  keeper: { Store: SessionKeeper, bind: bindKeeper },
  kept: madeOf(KeptStore, port.kept, SessionKeeper, CheckoutStore, RecentlyViewedStore),
  listing: madeOf(ListingStore, port.catalog, CatalogStore, LocaleStore),
  locale: madeOf(LocaleStore, port.profile),
  newsletter: madeOf(NewsletterStore, port.newsletter, ToastsStore, port.analytics, port.newId),
  oneClick: madeOf(OneClickStore, port.order, DialogsStore, port.newId, port.analytics),
  orderCode: madeOf(OrderCodeStore, port.order, port.catalog, CheckoutStore, PromoStore),
  orders: madeOf(OrdersStore, port.order),
  pages: madeOf(PagesStore, port.pages, LocaleStore),
  product: madeOf(ProductStore, port.catalog, CatalogStore, LocaleStore, port.clock),
  profile: madeOf(ProfileStore, port.auth, SessionKeeper, SessionStore, ToastsStore),
  promo: madeOf(PromoStore, port.catalog, BasketStore, CatalogStore, port.keyValue, port.clock, FormerOrders),
  recentlyViewed: madeOf(RecentlyViewedStore, port.keyValue, CatalogStore),
  region: madeOf(RegionStore, port.keyValue, port.profile),
  saved: madeOf(SavedStore, port.keyValue, CatalogStore),
  search: madeOf(SearchStore, port.catalog, CatalogStore, port.keyValue, port.clock, ListingStore),
  seenPrices: madeOf(SeenPricesStore, port.keyValue, BasketStore),
  session: madeOf(SessionStore),
  share: madeOf(ShareStore, port.share, ToastsStore),
  shortcuts: madeOf(ShortcutsStore, port.keyValue),
  signIn: { Store: SignInStore, bind: bindSignIn },
  toasts: madeOf(ToastsStore, port.clock),
  ui: madeOf(UiStore, port.clock),
  wardrobe: madeOf(WardrobeStore, port.keyValue),
  visits: madeOf(VisitsStore, port.analytics),
};

/**
 * Every binding of the shop; one container a browser page, a rendered request or a test. A store is made when it is first
 * asked for, and nothing is begun by that: see startup.ts.
 */
export function bindShop(platform: Platform): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  bindPlatform(container, platform);
  bindServer(container, platform);
  bindBasket(container);
  bindTokens(container);
  madeOf(FormerOrders, port.order, SessionStore).bind(container, platform);
  for (const row of Object.values(STORES)) row.bind(container, platform);
  return container;
}

/** The stores of a container, each made when it is first asked for. */
export function storesOf(container: Container): Stores {
  const stores = {};
  for (const [name, { Store }] of Object.entries<StoreRow<unknown>>(STORES)) {
    const make = (): unknown => {
      const value = container.get(Store);
      Object.defineProperty(stores, name, { value });
      return value;
    };
    Object.defineProperty(stores, name, { get: make, configurable: true, enumerable: true });
  }
  return stores as Stores;
}

export const createStores = (platform: Platform): Stores => storesOf(bindShop(platform));
