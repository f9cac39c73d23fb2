import type { Container } from 'inversify';
import type { Profile } from '#domain/profile.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { CheckoutStore } from '#stores/checkout.ts';
import { ConsentStore } from '#stores/consent.ts';
import { DialogsStore } from '#stores/dialogs.ts';
import { DiscountStore } from '#stores/discount.ts';
import { NewsletterStore } from '#stores/newsletter.ts';
import { OneClickStore } from '#stores/one-click.ts';
import { PromoStore } from '#stores/promo.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { VisitsStore } from '#stores/visits.ts';
import type { BuyingStores } from '#views/stores.ts';
import { port } from './identifiers.ts';

/** The stores that a first screen does without; their code comes with the first screen or dialog that needs them. */
export function bindBuyingStores(container: Container, profile: Profile): BuyingStores {
  container
    .bind(PromoStore)
    .toResolvedValue(
      (...needs) => new PromoStore(...needs),
      [port.catalog, BasketStore, CatalogStore, port.keyValue, port.clock],
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
  container.bind(VisitsStore).toResolvedValue((analytics) => new VisitsStore(analytics), [port.analytics]);
  const promo = container.get(PromoStore);
  promo.start();
  return {
    checkout: container.get(CheckoutStore),
    consent: container.get(ConsentStore),
    discount: container.get(DiscountStore),
    newsletter: container.get(NewsletterStore),
    oneClick: container.get(OneClickStore),
    promo,
    visits: container.get(VisitsStore),
  };
}
