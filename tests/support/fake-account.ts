import { createLocks } from '#adapters/browser/locks.ts';
import type { AnalyticsPort } from '#ports/analytics.ts';
import type { AuthPort } from '#ports/auth.ts';
import type { OrderPort } from '#ports/order.ts';
import type { Clock, KeyValue, Navigation, NewId } from '#ports/platform.ts';
import type { SocialSignIn } from '#ports/social-sign-in.ts';
import type { BasketStore } from '#stores/basket.ts';
import type { CatalogStore } from '#stores/catalog.ts';
import type { DialogsStore } from '#stores/dialogs.ts';
import { OrdersStore } from '#stores/orders.ts';
import { ProfileStore } from '#stores/profile.ts';
import { SessionKeeper } from '#stores/session-keeper.ts';
import { SessionTokens } from '#stores/session-tokens.ts';
import { SessionStore } from '#stores/session.ts';
import { SignInStore } from '#stores/sign-in.ts';
import type { ToastsStore } from '#stores/toasts.ts';

interface Surroundings {
  auth: AuthPort;
  order: OrderPort;
  basket: BasketStore;
  catalog: CatalogStore;
  dialogs: DialogsStore;
  toasts: ToastsStore;
  analytics: AnalyticsPort;
  keyValue: KeyValue;
  clock: Clock;
  navigation: Navigation;
  newId: NewId;
  forget: () => void;
  refresh?: () => void;
  /** None unless told otherwise. */
  social?: SocialSignIn | undefined;
}

/** The session of one tab over fakes, followed from the start; `reports` is what whoever runs the shop was told. */
export function openFakeAccount(given: Surroundings) {
  const { auth } = given;
  const reports: string[] = [];
  const report = (message: string): void => void reports.push(message);
  const session = new SessionStore();
  const tokens: SessionTokens = new SessionTokens({
    ...given,
    locks: createLocks(undefined),
    refresh: auth.refresh,
    onDrop: (ended, reason) => keeper.dropped(ended, reason),
  });
  const forget = (): void => {
    given.forget();
    profile.forget();
    orders.forget();
  };
  const keeper = new SessionKeeper({ refresh: () => {}, ...given, forget, session, tokens, report });
  const profile = new ProfileStore(auth, keeper, given.toasts);
  const orders = new OrdersStore(given.order, given.catalog, given.basket, given.toasts);
  const social = given.social ?? { isSetUp: false, offer: () => Promise.reject(new Error('not set up')) };
  const signIn = new SignInStore({ ...given, social, keeper, report });
  keeper.start();
  return { session, tokens, reports, account: { keeper, orders, profile, signIn } };
}
