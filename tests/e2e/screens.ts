import type { Page } from '@playwright/test';
import type { BasketItem } from '#domain/basket.ts';
import type { Locale } from '#domain/profile.ts';
import { customerOn, SOLOMIIA } from './customer.ts';
import { CAP_TWICE, HOODIE, HOODIE_M, HOODIES, POSTER } from './goods.ts';
import { makeOrder, type Stage } from './orders.ts';
import { awake, open } from './shop.ts';
import { wordsOf } from './words.ts';

/** A screen of the way from the shop window to the thanks, and how to get to it. */
export interface ScreenToSee {
  name: string;
  basket?: BasketItem[];
  /** Opens it and waits until it is whole. */
  go(page: Page, locale: Locale, origin: string): Promise<void>;
  /** The browser says something about an answer that is meant to fail. */
  isMissing?: boolean;
}

const BASKET = [HOODIE_M, CAP_TWICE];

function at(path: string): ScreenToSee['go'] {
  return (page, locale) => open(page, `/${locale}${path}`);
}

/** The screen of an order that has come so far. */
function withOrder(stage: Stage, path: (id: string) => string): ScreenToSee['go'] {
  return async (page, locale, origin) => {
    const id = await makeOrder(origin, BASKET, stage);
    await open(page, `/${locale}/checkout/${path(id)}`);
    await page.getByText('₴').first().waitFor({ state: 'attached' });
    await awake(page);
  };
}

const step = (stage: 'contacts' | 'delivery' | 'payment'): ScreenToSee => ({
  name: `checkout-${stage}`,
  basket: BASKET,
  async go(page, locale, origin) {
    await withOrder(stage, (id) => `${id}?step=${stage}`)(page, locale, origin);
    await page.locator('form').getByRole('button').last().waitFor();
  },
});

const HOME: ScreenToSee = { name: 'home', go: at('') };
const PRODUCT: ScreenToSee = { name: 'product', go: at(`/catalog/product/${HOODIE}?size=M`) };

const ART: ScreenToSee = { name: 'art', go: at(`/catalog/product/${POSTER}`) };

const overMenu: ScreenToSee = {
  name: 'menu',
  async go(page, locale, origin) {
    await HOME.go(page, locale, origin);
    await page.getByRole('button', { name: wordsOf(locale)('header.menu') }).click();
    await page.getByRole('dialog').waitFor();
  },
};

/** Screens a shopper passes. */
export const SCREENS: ScreenToSee[] = [
  HOME,
  { name: 'catalogue', go: at('/catalog') },
  { name: 'category', go: at(`/catalog/${HOODIES}`) },
  { name: 'nothing-found', go: at('/catalog?q=qwerty') },
  PRODUCT,
  ART,
  {
    name: 'basket-empty',
    async go(page, locale) {
      await open(page, `/${locale}/basket`);
      await page.getByText(wordsOf(locale)('basket.empty.text')).waitFor();
    },
  },
  {
    name: 'basket',
    basket: BASKET,
    async go(page, locale) {
      await open(page, `/${locale}/basket`);
      await page.getByRole('link', { name: wordsOf(locale)('basket.checkout') }).waitFor();
    },
  },
  step('contacts'),
  step('delivery'),
  step('payment'),
  { name: 'success', go: withOrder('paid', (id) => `success?order=${id}`) },
  { name: 'payment-failed', basket: BASKET, go: withOrder('failed', (id) => `error?order=${id}`) },
  {
    name: 'no-such-page',
    async go(page, locale) {
      await open(page, `/${locale}/no-such-page`);
      await page.getByRole('application').waitFor();
    },
    isMissing: true,
  },
];

/** What there is to read. */
export const PAGES: ScreenToSee[] = [
  ...['about', 'faq', 'privacy-policy', 'shipping', 'terms-conditions'].map((name) => ({ name, go: at(`/${name}`) })),
  {
    name: 'contacts',
    async go(page, locale) {
      await open(page, `/${locale}/contacts`);
      await page.locator('[data-door]').waitFor();
      await awake(page);
    },
  },
];

/** A place of a customer's own. */
function ofCustomer(name: string, path: string): ScreenToSee {
  return {
    name,
    async go(page, locale) {
      await customerOn(page, locale).signedInBefore();
      await open(page, `/${locale}${path}`);
      await page.getByText(SOLOMIIA.email).or(page.locator('input[name=email]')).first().waitFor();
    },
  };
}

/** What there is of accounts. */
export const ACCOUNTS: ScreenToSee[] = [
  ofCustomer('profile', '/profile'),
  ofCustomer('profile-edit', '/profile/edit'),
  {
    name: 'reset-password',
    async go(page, locale) {
      await open(page, `/${locale}/reset-password?token=x`);
      await page.locator('input[autocomplete=new-password]').first().waitFor();
    },
  },
  {
    name: 'confirm-email',
    async go(page, locale) {
      await open(page, `/${locale}/confirm-email?token=x`);
      await page.getByText(wordsOf(locale)('account.confirm.failed')).first().waitFor();
    },
    isMissing: true,
  },
];

/** A dialog that an address opens. */
function byAddress(name: 'auth' | 'resetPassword' | 'subscribe' | 'discount' | 'success'): ScreenToSee {
  return {
    name: `dialog-${name}`,
    async go(page, locale, origin) {
      await at(`/faq?dialog=${name}`)(page, locale, origin);
      await page.getByRole('dialog').getByRole('heading').waitFor();
    },
  };
}

/** What opens over them. */
export const OVERLAYS: ScreenToSee[] = [
  byAddress('auth'),
  {
    name: 'dialog-auth-register',
    async go(page, locale, origin) {
      await byAddress('auth').go(page, locale, origin);
      await page.getByRole('tab', { name: wordsOf(locale)('dialog.auth.register') }).click();
    },
  },
  byAddress('resetPassword'),
  byAddress('subscribe'),
  byAddress('discount'),
  byAddress('success'),
  overMenu,
  {
    name: 'catalogue-overlay',
    async go(page, locale, origin) {
      await overMenu.go(page, locale, origin);
      const words = wordsOf(locale);
      await page.getByRole('dialog').getByText(words('common.catalog')).click();
      await page.getByRole('dialog', { name: words('common.catalog') }).waitFor();
    },
  },
  {
    name: 'one-click',
    async go(page, locale, origin) {
      await PRODUCT.go(page, locale, origin);
      const words = wordsOf(locale);
      await page.getByRole('button', { name: words('product.one-click') }).click();
      await page
        .getByRole('dialog')
        .getByRole('heading', { name: words('dialog.buy.title') })
        .waitFor();
    },
  },
];
