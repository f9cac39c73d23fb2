import type { ServiceIdentifier } from 'inversify';
import type { Profile } from '#domain/profile.ts';
import { AnalyticsPort } from '#ports/analytics.ts';
import { AuthPort } from '#ports/auth.ts';
import { BasketPort } from '#ports/basket.ts';
import type { BranchesPort } from '#ports/branches.ts';
import { CatalogPort } from '#ports/catalog.ts';
import { Locks } from '#ports/locks.ts';
import { NewsletterPort } from '#ports/newsletter.ts';
import { OrderPort } from '#ports/order.ts';
import { PagesPort } from '#ports/pages.ts';
import { Clock, KeyValue, Navigation, NewId } from '#ports/platform.ts';
import type { LateKept } from '#ports/kept.ts';
import type { Share } from '#ports/share.ts';
import type { SocialSignIn } from '#ports/social-sign-in.ts';
import type { HttpPorts } from './http-ports.ts';

/** The ports' symbols, typed: inversify's identifiers carry what they stand for. */
export const port = {
  analytics: AnalyticsPort as ServiceIdentifier<AnalyticsPort>,
  auth: AuthPort as ServiceIdentifier<AuthPort>,
  /** Of whoever is there; the two below are those it is one of. */
  basket: BasketPort as ServiceIdentifier<BasketPort>,
  guestBasket: Symbol('guest') as ServiceIdentifier<BasketPort>,
  customerBasket: Symbol('customer') as ServiceIdentifier<BasketPort>,
  branches: Symbol('BranchesPort') as ServiceIdentifier<BranchesPort | undefined>,
  catalog: CatalogPort as ServiceIdentifier<CatalogPort>,
  newsletter: NewsletterPort as ServiceIdentifier<NewsletterPort>,
  order: OrderPort as ServiceIdentifier<OrderPort>,
  pages: PagesPort as ServiceIdentifier<PagesPort>,
  http: Symbol('HttpPorts') as ServiceIdentifier<HttpPorts>,
  clock: Clock as ServiceIdentifier<Clock>,
  kept: Symbol('Kept') as ServiceIdentifier<LateKept>,
  keyValue: KeyValue as ServiceIdentifier<KeyValue>,
  navigation: Navigation as ServiceIdentifier<Navigation>,
  locks: Locks as ServiceIdentifier<Locks>,
  newId: NewId as ServiceIdentifier<NewId>,
  profile: Symbol('Profile') as ServiceIdentifier<Profile>,
  share: Symbol('Share') as ServiceIdentifier<Share>,
  social: Symbol('SocialSignIn') as ServiceIdentifier<SocialSignIn>,
};
