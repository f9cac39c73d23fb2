import type { ServiceIdentifier } from 'inversify';
import { AnalyticsPort } from '#ports/analytics.ts';
import { BasketPort } from '#ports/basket.ts';
import { CatalogPort } from '#ports/catalog.ts';
import { Locks } from '#ports/locks.ts';
import { NewsletterPort } from '#ports/newsletter.ts';
import { OrderPort } from '#ports/order.ts';
import { PagesPort } from '#ports/pages.ts';
import { Clock, KeyValue, Navigation, NewId } from '#ports/platform.ts';
import type { HttpPorts } from './http-ports.ts';

export type LateHttpPorts = { load: () => Promise<HttpPorts> };

/** The ports' symbols, typed: inversify's identifiers carry what they stand for. */
export const port = {
  analytics: AnalyticsPort as ServiceIdentifier<AnalyticsPort>,
  basket: BasketPort as ServiceIdentifier<BasketPort>,
  catalog: CatalogPort as ServiceIdentifier<CatalogPort>,
  newsletter: NewsletterPort as ServiceIdentifier<NewsletterPort>,
  order: OrderPort as ServiceIdentifier<OrderPort>,
  pages: PagesPort as ServiceIdentifier<PagesPort>,
  http: Symbol('HttpPorts') as ServiceIdentifier<LateHttpPorts>,
  clock: Clock as ServiceIdentifier<Clock>,
  keyValue: KeyValue as ServiceIdentifier<KeyValue>,
  navigation: Navigation as ServiceIdentifier<Navigation>,
  locks: Locks as ServiceIdentifier<Locks>,
  newId: NewId as ServiceIdentifier<NewId>,
};
