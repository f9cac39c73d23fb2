import type { Container } from 'inversify';
import { createGuestBasket } from '#adapters/browser/guest-basket.ts';
import { createSocialSignIn } from '#adapters/browser/social-sign-in.ts';
import { STORAGE_RECENT_SEARCHES, STORAGE_RECENTLY_VIEWED } from '#domain/constants.ts';
import type { BasketPort } from '#ports/basket.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { createCustomerBasket } from '#stores/customer-basket.ts';
import { DialogsStore } from '#stores/dialogs.ts';
import { OrdersStore } from '#stores/orders.ts';
import { ProfileStore } from '#stores/profile.ts';
import { SessionKeeper } from '#stores/session-keeper.ts';
import { SessionTokens } from '#stores/session-tokens.ts';
import { SessionStore } from '#stores/session.ts';
import { SignInStore } from '#stores/sign-in.ts';
import { ToastsStore } from '#stores/toasts.ts';
import type { AccountStores } from '#views/stores.ts';
import { port } from './identifiers.ts';
import { latePort } from './late-port.ts';

/** What there is of accounts once somebody is signed in, or wants to be. */
export interface Account extends AccountStores {
  tokens: SessionTokens;
  /** The customer's, kept by the server. */
  basket: BasketPort;
}

interface Surroundings {
  /** Takes what other stores hold of a customer off the screens. */
  forget: () => void;
  /** The order on the screen is looked at again. */
  refresh: () => void;
  report: (message: string) => void;
}

/** Opens the account and follows its session from now on; the code comes when somebody is signed in or wants to be. */
export function openAccount(container: Container, { forget, refresh, report }: Surroundings): Account {
  const { load } = container.get(port.http);
  const auth = latePort(async () => (await load()).auth);
  const keyValue = container.get(port.keyValue);
  const newId = container.get(port.newId);
  const basket = container.get(BasketStore);
  const dialogs = container.get(DialogsStore);
  const session = container.get(SessionStore);
  const toasts = container.get(ToastsStore);
  const locks = container.get(port.locks);

  const tokens = new SessionTokens({
    keyValue,
    locks,
    clock: container.get(port.clock),
    newId,
    refresh: auth.refresh,
    onDrop: (ended, reason) => keeper.dropped(ended, reason),
  });
  const navigation = container.get(port.navigation);
  const forgetAll = (): void => {
    forget();
    // Whoever comes next need not know, whether or not a screen had to do with it.
    for (const name of [STORAGE_RECENT_SEARCHES, STORAGE_RECENTLY_VIEWED]) keyValue.remove(name);
    profile.forget();
    orders.forget();
  };
  const needs = { session, tokens, auth, basket, toasts, keyValue, navigation, refresh, report };
  const keeper = new SessionKeeper({ ...needs, forget: forgetAll });
  const profile = new ProfileStore(auth, keeper, toasts);
  const orders = new OrdersStore(container.get(port.order), container.get(CatalogStore), basket, toasts);
  const analytics = container.get(port.analytics);
  const social = createSocialSignIn(globalThis.document);
  const signIn = new SignInStore({ auth, keeper, dialogs, toasts, analytics, social, newId, report });
  const customerBasket = createCustomerBasket({
    server: latePort(async () => (await load()).basket),
    guest: createGuestBasket(keyValue, locks),
    locks,
    keyValue,
    newId,
    owner: () => tokens.read()?.id,
    onMerged: (pieces, refused) => {
      if (pieces > 0) toasts.show('success', { key: 'toast.merged', values: { count: pieces } });
      if (refused.length > 0) toasts.show('info', { key: 'toast.not-merged', values: { count: refused.length } });
    },
  });
  keeper.start();
  return { keeper, orders, profile, signIn, tokens, basket: customerBasket };
}
