import { randomUUID } from 'node:crypto';
import type { BasketItem } from '#domain/basket.ts';
import type { Locale } from '#domain/profile.ts';
import { STORAGE_BASKET, STORAGE_SESSION } from '#domain/constants.ts';
import { encodeSession } from '#domain/session.ts';
import type { Tokens } from '#domain/tokens.ts';
import { SOLOMIIA } from '../e2e/customer.ts';
import { CAP_TWICE, HOODIE, HOODIE_M, HOODIES, POSTER } from '../e2e/goods.ts';
import { makeOrder, type Stage } from '../e2e/orders.ts';
import type { Shopper } from './shopper.ts';
import { namesIn } from './stories/words.ts';

/** A screen to look at, and how it is come to. */
export interface Screen {
  name: string;
  /** Path and query, given where the shop is. */
  address: (origin: string) => string | Promise<string>;
  /** What the browser keeps before it comes. */
  kept?: (origin: string) => Record<string, string> | Promise<Record<string, string>>;
  /** What is done once it is there. */
  after?: (shopper: Shopper) => Promise<unknown>;
}

const BASKET: BasketItem[] = [HOODIE_M, CAP_TWICE];

const withBasket = (screen: Screen): Screen => ({
  ...screen,
  kept: () => ({ [STORAGE_BASKET]: JSON.stringify({ items: BASKET }) }),
});

/** Somebody who has signed in on another day. */
async function session(origin: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify(SOLOMIIA) });
  const tokens = (await answer.json()) as Tokens;
  const kept = encodeSession({ ...tokens, id: randomUUID(), email: SOLOMIIA.email, receivedAt: Date.now() });
  return { [STORAGE_SESSION]: kept };
}

const ofCustomer = (screen: Screen): Screen => ({ ...screen, kept: session });

/** Those that the references of the stories show, in a language. */
export function screensIn(locale: Locale): Screen[] {
  const { button, dialog, say } = namesIn(locale);
  const at = (name: string, path: string, after?: Screen['after']): Screen => ({
    name,
    address: () => `/${locale}${path}`,
    ...(after && { after }),
  });
  const withOrder = (name: string, stage: Stage, path: (id: string) => string): Screen => ({
    name,
    address: async (origin) => `/${locale}/checkout/${path(await makeOrder(origin, BASKET, stage))}`,
  });
  const openMenu = (shopper: Shopper): Promise<void> => shopper.press(button('header.menu'));
  return [
    at('home', ''),
    at('catalogue', '/catalog'),
    at('category', `/catalog/${HOODIES}`),
    at('nothing-found', '/catalog?q=qwerty'),
    at('product', `/catalog/product/${HOODIE}?size=M`),
    at('art', `/catalog/product/${POSTER}`),
    at('basket-empty', '/basket'),
    withBasket(at('basket', '/basket')),
    withOrder('checkout-contacts', 'contacts', (id) => `${id}?step=contacts`),
    withOrder('checkout-delivery', 'delivery', (id) => `${id}?step=delivery`),
    withOrder('checkout-payment', 'payment', (id) => `${id}?step=payment`),
    withOrder('success', 'paid', (id) => `success?order=${id}`),
    withOrder('payment-failed', 'failed', (id) => `error?order=${id}`),
    at('no-such-page', '/no-such-page'),
    ...['about', 'contacts', 'faq', 'privacy-policy', 'shipping', 'terms-conditions'].map((name) =>
      at(name, `/${name}`),
    ),
    ofCustomer(at('profile', '/profile')),
    ofCustomer(at('profile-edit', '/profile/edit')),
    at('reset-password', '/reset-password?token=x'),
    at('confirm-email', '/confirm-email?token=x'),
    at('dialog-auth', '/faq?dialog=auth'),
    at('dialog-auth-register', '/faq?dialog=auth', (shopper) =>
      shopper.press({ role: 'tab', name: say('dialog.auth.register') }),
    ),
    ...['resetPassword', 'subscribe', 'discount', 'success'].map((name) => at(`dialog-${name}`, `/faq?dialog=${name}`)),
    at('menu', '', openMenu),
    at('catalogue-overlay', '', async (shopper) => {
      await openMenu(shopper);
      await shopper.press({ role: 'link', text: say('common.catalog'), within: dialog('header.menu') });
    }),
    at('one-click', `/catalog/product/${HOODIE}?size=M`, (shopper) => shopper.press(button('product.one-click'))),
  ];
}
