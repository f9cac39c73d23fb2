import { Container } from 'inversify';
import { createGuestBasket } from '#adapters/browser/guest-basket.ts';
import { createLocks } from '#adapters/browser/locks.ts';
import type { Profile } from '#domain/profile.ts';
import type { EventQueue } from '#adapters/browser/event-queue.ts';
import type { Locks } from '#ports/locks.ts';
import type { Clock, KeyValue, Navigation, NewId } from '#ports/platform.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { DialogsStore } from '#stores/dialogs.ts';
import { expectInStock } from '#stores/expect-in-stock.ts';
import { JumpRecordStore } from '#stores/jump-record.ts';
import { ListingStore } from '#stores/listing.ts';
import { LocaleStore } from '#stores/locale.ts';
import { PagesStore } from '#stores/pages.ts';
import { ProductStore } from '#stores/product.ts';
import { SessionStore } from '#stores/session.ts';
import { ShortcutsStore } from '#stores/shortcuts.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { UiStore } from '#stores/ui.ts';
import type { Stores } from '#views/stores.ts';
import type { Account } from './account-stores.ts';
import { eitherBasket } from './either-basket.ts';
import type { HttpPorts } from './http-ports.ts';
import { httpPortsCode } from './http-ports-code.ts';
import { type LateHttpPorts, port } from './identifiers.ts';
import { Late } from './late.ts';
import { latePort } from './late-port.ts';
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

/** Every binding of the shop, one line each; one container a browser page or a rendered request. */
export function createStores(platform: Platform): Stores {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  const { profile, fetch, baseUrl, random, sendIdempotencyKey, report } = platform;

  container.bind(port.analytics).toConstantValue(platform.analytics);
  container.bind(port.clock).toConstantValue(platform.clock);
  container.bind(port.keyValue).toResolvedValue((toasts) => tellUnkept(platform.keyValue, toasts), [ToastsStore]);
  container.bind(port.locks).toResolvedValue(() => createLocks(globalThis.navigator?.locks), []);
  container.bind(port.navigation).toConstantValue(platform.navigation);
  container.bind(port.newId).toConstantValue(platform.newId);
  container.bind(LocaleStore).toResolvedValue(() => new LocaleStore(profile), []);
  container.bind(SessionStore).toResolvedValue((keyValue) => new SessionStore(keyValue), [port.keyValue]);
  container.bind(port.http).toResolvedValue(
    (locale: LocaleStore, clock: Clock, session: SessionStore) => {
      const accessToken = async (): Promise<string | undefined> =>
        session.isSignedIn ? (await opened()).tokens.accessToken() : undefined;
      const unauthorized = (token: string): void => account.current?.tokens.refused(token);
      const byLanguage = new Map<string, HttpPorts>();
      return {
        // An answer is in the language of its question, even if the shopper changes it before the adapters are there.
        async load() {
          const { language } = locale;
          const { createHttpPorts } = await httpPortsCode();
          const transport = { fetch, baseUrl, clock, random, sendIdempotencyKey, language: () => language };
          const options = { ...transport, accessToken, unauthorized };
          const ports = byLanguage.get(language) ?? createHttpPorts(options, report);
          byLanguage.set(language, ports);
          return ports;
        },
      };
    },
    [LocaleStore, port.clock, SessionStore],
  );

  const late =
    <Name extends keyof HttpPorts>(name: Name) =>
    ({ load }: LateHttpPorts): HttpPorts[Name] =>
      latePort(async () => (await load())[name]);
  container.bind(port.catalog).toResolvedValue(late('catalog'), [port.http]);
  container.bind(port.newsletter).toResolvedValue(late('newsletter'), [port.http]);
  container.bind(port.order).toResolvedValue(late('order'), [port.http]);
  container.bind(port.pages).toResolvedValue(late('pages'), [port.http]);
  container.bind(port.basket).toResolvedValue(
    (session: SessionStore, keyValue: KeyValue, locks: Locks, catalog: CatalogStore, clock: Clock) =>
      eitherBasket({
        session,
        guest: createGuestBasket(keyValue, locks),
        customer: latePort(async () => (await opened()).basket),
        expect: (key) => expectInStock(catalog, clock, key),
      }),
    [SessionStore, port.keyValue, port.locks, CatalogStore, port.clock],
  );

  container.bind(UiStore).toResolvedValue((clock: Clock) => new UiStore(clock.now()), [port.clock]);
  container.bind(DialogsStore).toResolvedValue(() => new DialogsStore(), []);
  container.bind(ToastsStore).toResolvedValue((clock: Clock) => new ToastsStore(clock), [port.clock]);
  container.bind(PagesStore).toResolvedValue((...needs) => new PagesStore(...needs), [port.pages, LocaleStore]);
  container.bind(CatalogStore).toResolvedValue((...needs) => new CatalogStore(...needs), [port.catalog, LocaleStore]);
  container
    .bind(ListingStore)
    .toResolvedValue((...needs) => new ListingStore(...needs), [port.catalog, CatalogStore, LocaleStore]);
  container
    .bind(ProductStore)
    .toResolvedValue((...needs) => new ProductStore(...needs), [port.catalog, CatalogStore, LocaleStore, port.clock]);
  container
    .bind(BasketStore)
    .toResolvedValue(
      (...needs) => new BasketStore(...needs),
      [port.basket, CatalogStore, ToastsStore, port.clock, port.analytics],
    );
  container.bind(ShortcutsStore).toResolvedValue((keyValue) => new ShortcutsStore(keyValue), [port.keyValue]);
  container.bind(JumpRecordStore).toResolvedValue((keyValue) => new JumpRecordStore(keyValue), [port.keyValue]);

  const buying = new Late(async () => (await import('./buying-stores.ts')).bindBuyingStores(container, platform));

  const account: Late<Account> = new Late(async () => {
    const forget = (): void => {
      buying.current?.checkout.forget();
      buying.current?.recentlyViewed.forget();
    };
    const refresh = (): void => void buying.current?.checkout.refresh();
    return (await import('./account-stores.ts')).openAccount(container, { forget, refresh, report });
  });
  const opened = async (): Promise<Account> => {
    await account.load();
    return account.get();
  };

  return {
    account,
    basket: container.get(BasketStore),
    get branches() {
      return buying.get().branches;
    },
    buying,
    catalog: container.get(CatalogStore),
    get checkout() {
      return buying.get().checkout;
    },
    get consent() {
      return buying.get().consent;
    },
    dialogs: container.get(DialogsStore),
    get discount() {
      return buying.get().discount;
    },
    jumpRecord: container.get(JumpRecordStore),
    listing: container.get(ListingStore),
    locale: container.get(LocaleStore),
    get newsletter() {
      return buying.get().newsletter;
    },
    get oneClick() {
      return buying.get().oneClick;
    },
    pages: container.get(PagesStore),
    product: container.get(ProductStore),
    get promo() {
      return buying.get().promo;
    },
    get search() {
      return buying.get().search;
    },
    get seenPrices() {
      return buying.get().seenPrices;
    },
    get recentlyViewed() {
      return buying.get().recentlyViewed;
    },
    session: container.get(SessionStore),
    get share() {
      return buying.get().share;
    },
    shortcuts: container.get(ShortcutsStore),
    toasts: container.get(ToastsStore),
    ui: container.get(UiStore),
    get visits() {
      return buying.get().visits;
    },
  };
}
