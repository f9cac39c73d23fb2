import type { OrderState } from '#domain/order-state.ts';
import { isThankedFor, orderState } from '#domain/order-state.ts';
import { screen } from '../screen.ts';
import { BASKET, CHECKOUT, TEXT } from './chrome.ts';
import type { RouteRow, Shown } from './route.ts';

const nothing = (): Promise<void> => Promise.resolve();

/** What the shopper who comes from the bank hears first. */
const RESULT_KEYS: Partial<Record<OrderState, string>> = {
  unpaid: 'title.unpaid',
  declined: 'title.failure',
};

function isNoOrder({ stores: { checkout } }: Shown): boolean {
  const { state } = checkout;
  return state.status === 'failed' && 'key' in state.error && state.error.key === 'checkout.error.order-not-found';
}

/** Of an order that is named: what has become of it, once that is known, or that there is none. */
function resultTitle(shown: Shown): string {
  const id = shown.query.get('order') ?? '';
  if (id === '' || isNoOrder(shown)) return 'title.no-order';
  const { checkout, ui } = shown.stores;
  const order = checkout.checkout?.order;
  if (order?.id !== id) return 'title.order';
  if (isThankedFor(order, ui.serverNow())) return 'title.success';
  return RESULT_KEYS[orderState(order)] ?? 'title.order';
}

const buying: Pick<RouteRow, 'theme' | 'chrome' | 'isPublic' | 'isBuying' | 'load'> = {
  theme: 'dark',
  chrome: CHECKOUT,
  isPublic: false,
  isBuying: true,
  load: nothing,
};

export const basket: RouteRow = {
  ...buying,
  name: 'basket',
  path: '/basket',
  screen: screen(
    'basket/basket-screen',
    async () => (await import('#views/screens/basket/basket-screen.tsx')).BasketScreen,
  ),
  titleKey: 'title.basket',
  chrome: BASKET,
  load: (stores) => Promise.all([stores.basket.recheck(), stores.promo.recheck()]),
  leave: (stores) => stores.seenPrices.acknowledge(),
};

const result = {
  ...buying,
  screen: screen(
    'checkout/order-result-screen',
    async () => (await import('#views/screens/checkout/order-result-screen.tsx')).OrderResultScreen,
  ),
  titleKey: resultTitle,
};

const success: RouteRow = { ...result, name: 'checkout-success', path: '/checkout/success', theme: 'light' };
const failure: RouteRow = { ...result, name: 'checkout-error', path: '/checkout/error' };

const checkoutScreen = screen(
  'checkout/checkout-screen',
  async () => (await import('#views/screens/checkout/checkout-screen.tsx')).CheckoutScreen,
);

const checkout: RouteRow = {
  ...buying,
  name: 'checkout',
  path: '/checkout',
  screen: checkoutScreen,
  titleKey: 'title.checkout',
};

const checkoutOfOrder: RouteRow = {
  ...checkout,
  name: 'checkout-id',
  path: '/checkout/:id',
  titleKey: (shown) => (isNoOrder(shown) ? 'title.no-order' : 'title.checkout'),
};

const account: Pick<RouteRow, 'theme' | 'chrome' | 'isPublic' | 'load'> = {
  theme: 'dark',
  chrome: TEXT,
  isPublic: false,
  load: nothing,
};

const profile: RouteRow = {
  ...account,
  name: 'profile',
  path: '/profile',
  screen: screen(
    'profile/profile-screen',
    async () => (await import('#views/screens/profile/profile-screen.tsx')).ProfileScreen,
  ),
  titleKey(shown) {
    const id = shown.query.get('order');
    if (id === null) return 'title.profile';
    return id === '' || isNoOrder(shown) ? 'title.no-order' : 'title.order';
  },
  within: 'order',
};
const profileEdit: RouteRow = {
  ...account,
  name: 'profile-edit',
  path: '/profile/edit',
  screen: screen(
    'profile/profile-edit-screen',
    async () => (await import('#views/screens/profile/profile-edit-screen.tsx')).ProfileEditScreen,
  ),
  titleKey: 'title.profile-edit',
};
const confirmEmail: RouteRow = {
  ...account,
  name: 'confirm-email',
  path: '/confirm-email',
  screen: screen(
    'account/confirm-email-screen',
    async () => (await import('#views/screens/account/confirm-email-screen.tsx')).ConfirmEmailScreen,
  ),
  titleKey: 'title.confirm-email',
};
const resetPassword: RouteRow = {
  ...account,
  name: 'reset-password',
  path: '/reset-password',
  screen: screen(
    'account/reset-password-screen',
    async () => (await import('#views/screens/account/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  titleKey: 'title.reset-password',
};

/** In the order they are tried. */
export const ORDERS: RouteRow[] = [
  basket,
  success,
  failure,
  checkout,
  checkoutOfOrder,
  profile,
  profileEdit,
  confirmEmail,
  resetPassword,
];
