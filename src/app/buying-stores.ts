import type { Container } from 'inversify';
import { reaction } from 'mobx';
import { branchesAddress } from '#adapters/browser/branches-address.ts';
import { createShare } from '#adapters/browser/share.ts';
import { createBranches } from '#adapters/http/branches.ts';
import { createClient } from '#adapters/http/client.ts';
import { BasketStore } from '#stores/basket.ts';
import { BranchesStore } from '#stores/branches.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { CheckoutStore } from '#stores/checkout.ts';
import { ConsentStore } from '#stores/consent.ts';
import { DialogsStore } from '#stores/dialogs.ts';
import { DiscountStore } from '#stores/discount.ts';
import { FormerOrders } from '#stores/former-orders.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ListingStore } from '#stores/listing.ts';
import { NewsletterStore } from '#stores/newsletter.ts';
import { OneClickStore } from '#stores/one-click.ts';
import { PromoStore } from '#stores/promo.ts';
import { RecentlyViewedStore } from '#stores/recently-viewed.ts';
import { SearchStore } from '#stores/search.ts';
import { SeenPricesStore } from '#stores/seen-prices.ts';
import { SessionStore } from '#stores/session.ts';
import { ShareStore } from '#stores/share.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { VisitsStore } from '#stores/visits.ts';
import type { BuyingStores } from '#views/stores.ts';
import type { Platform } from './container.ts';
import { port } from './identifiers.ts';

/** Where the backend in the browser plays the parcel company. */
const MOCKED_BRANCHES = '/v1/__parcels/branches';

/** The stores that a first screen does without; their code comes with the first screen or dialog that needs them. */
export function bindBuyingStores(container: Container, { profile, ...transport }: Platform): BuyingStores {
  container.bind(BranchesStore).toResolvedValue(
    (locale, clock) => {
      const address = branchesAddress(globalThis.document) ?? (__MOCKED__ ? MOCKED_BRANCHES : undefined);
      // A client without a session: the look-up may be another company's.
      const client = createClient({ ...transport, baseUrl: '', language: () => locale.language });
      return new BranchesStore(
        address === undefined ? undefined : createBranches(client, address, transport.report),
        clock,
      );
    },
    [LocaleStore, port.clock],
  );
  container
    .bind(PromoStore)
    .toResolvedValue(
      (orders, session, ...needs) => new PromoStore(...needs, new FormerOrders(orders, session)),
      [port.order, SessionStore, port.catalog, BasketStore, CatalogStore, port.keyValue, port.clock],
    );
  container
    .bind(CheckoutStore)
    .toResolvedValue(
      (...needs) => new CheckoutStore(...needs),
      [port.order, BasketStore, port.keyValue, port.navigation, port.newId, port.clock, port.analytics, PromoStore],
    );
  container
    .bind(OneClickStore)
    .toResolvedValue((...needs) => new OneClickStore(...needs), [port.order, DialogsStore, port.newId, port.analytics]);
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
  container
    .bind(SeenPricesStore)
    .toResolvedValue((...needs) => new SeenPricesStore(...needs), [port.keyValue, BasketStore]);
  container
    .bind(SearchStore)
    .toResolvedValue(
      (...needs) => new SearchStore(...needs),
      [port.catalog, CatalogStore, port.keyValue, port.clock, ListingStore],
    );
  container.bind(VisitsStore).toResolvedValue((analytics) => new VisitsStore(analytics), [port.analytics]);
  const promo = container.get(PromoStore);
  promo.start();
  const seenPrices = container.get(SeenPricesStore);
  seenPrices.start();
  const checkout = container.get(CheckoutStore);
  const session = container.get(SessionStore);
  reaction(
    () => session.id,
    () => session.isSignedIn && checkout.signedIn(),
  );
  return {
    branches: container.get(BranchesStore),
    checkout,
    consent: container.get(ConsentStore),
    discount: container.get(DiscountStore),
    newsletter: container.get(NewsletterStore),
    oneClick: container.get(OneClickStore),
    recentlyViewed: new RecentlyViewedStore(container.get(port.keyValue), container.get(CatalogStore)),
    share: new ShareStore(createShare(globalThis), container.get(ToastsStore)),
    promo,
    search: container.get(SearchStore),
    seenPrices,
    visits: container.get(VisitsStore),
  };
}
