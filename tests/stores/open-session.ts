import { STORAGE_CHECKOUT_DRAFT, STORAGE_SESSION } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import { settle } from '../support/fake-clock.ts';
import type { ShopOptions } from '../support/fake-shop.ts';
import { createFakeShop } from '../support/fake-shop.ts';
import { LIFE_S } from '../support/session-world.ts';

/** The server knows the refresh token no more. */
export const DEAD = new AppError('server', { code: 'INVALID_REFRESH_TOKEN', status: 401 });

/** A shop whose browser may keep something, with what is asked of it about its session. */
export function openShop(options: ShopOptions = {}) {
  const shop = createFakeShop(options);
  const { signIn, keeper } = shop.stores;
  const said = () => shop.stores.toasts.toasts.map(({ words }) => ('key' in words ? words.key : words.text));
  return { ...shop, signIn, keeper, said };
}

/** Solomiia is signed in, and the greeting is over. */
export async function signedIn(options: ShopOptions = {}) {
  const shop = openShop(options);
  await shop.signIn.login({ email: SOLOMIIA.email, password: PASSWORD });
  await settle();
  shop.stores.toasts.toasts = [];
  return shop;
}

/** The next call finds the access token too old, and the session cannot be renewed. */
export const expire = async (shop: Awaited<ReturnType<typeof signedIn>>, reason: AppError) => {
  await shop.clock.advance(LIFE_S * 1_000);
  shop.ports.auth.failNext(reason, 'refresh');
  const calls = Promise.allSettled([shop.tokens.accessToken(), shop.tokens.accessToken()]);
  await shop.clock.advance(1_000);
  await calls;
};

/** The same browser, opened anew. */
export async function reopened(shop: Awaited<ReturnType<typeof signedIn>>) {
  const kept = Object.fromEntries(
    [STORAGE_SESSION, STORAGE_CHECKOUT_DRAFT].flatMap((name) => {
      const value = shop.keyValue.read(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const next = openShop({ kept });
  await settle();
  return next;
}
