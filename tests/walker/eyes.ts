import type { Page } from 'playwright';
import type { Locale } from '#domain/profile.ts';
import { wordsOf } from '../e2e/words.ts';
import { readPage, type Reading } from './read-page.ts';

export type Screen =
  | 'home'
  | 'catalogue'
  | 'product'
  | 'basket'
  | 'contacts'
  | 'delivery'
  | 'payment'
  | 'bank'
  | 'success'
  | 'error'
  | 'profile'
  | 'details'
  | 'order'
  | 'other';

/** What a shopper sees at one moment. */
export interface Sight extends Reading {
  screen: Screen;
  path: string;
  /** In the address of a checkout, of its result or of an order of the account. */
  order: string | undefined;
  /** In the address of a thing. */
  variant: string | undefined;
  /** In the address of a thing with its chosen size. */
  thing: string | undefined;
}

const ID = '[\\da-f]{8}-[\\da-f-]{27}';
const SCREENS: [RegExp, Screen][] = [
  [/^\/pay\/checkout/, 'bank'],
  [/^\/\w\w\/?(?:\?|$)/, 'home'],
  [/^\/\w\w\/catalog\/product\//, 'product'],
  [/^\/\w\w\/catalog/, 'catalogue'],
  [/^\/\w\w\/basket/, 'basket'],
  [/^\/\w\w\/checkout\/success/, 'success'],
  [/^\/\w\w\/checkout\/error/, 'error'],
  [/^\/\w\w\/profile\/edit/, 'details'],
  [/^\/\w\w\/profile\/?\?(?:.*&)?order=/, 'order'],
  [/^\/\w\w\/profile\/?(?:\?|$)/, 'profile'],
];

function screenOf(path: string, reading: Reading): Screen {
  if (/\/checkout\/[\da-f]{8}-/.test(path) && reading.step !== undefined)
    return (['contacts', 'delivery', 'payment'] as const)[reading.step] ?? 'other';
  return SCREENS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

/** Looks at the page, through its roles and names in its own language. */
export async function look(page: Page, locale: Locale): Promise<Sight> {
  const say = wordsOf(locale);
  const reading = await page.evaluate(readPage, {
    lines: say('basket.lines'),
    orderLines: say('order.lines'),
    summaries: [say('basket.summary'), say('order.summary')],
    steps: [say('checkout.contacts'), say('checkout.delivery'), say('checkout.payment')],
    region: say('checkout.region'),
    way: say('checkout.method'),
    payment: say('checkout.payment.how'),
    promo: say('basket.promo.label'),
    news: say('newsletter.email'),
    size: say('product.size'),
    quantity: say('product.quantity'),
    free: say('checkout.free'),
    signIn: say('header.sign-in'),
  });
  const { pathname, search } = new URL(page.url());
  const path = pathname + search;
  const [, variant] = new RegExp(`/catalog/product/(${ID})`).exec(path) ?? [];
  const size = new URLSearchParams(search).get('size');
  return {
    ...reading,
    path,
    screen: screenOf(path, reading),
    order: new RegExp(`(?:/checkout/|[?&]order=)(${ID})`).exec(path)?.[1],
    variant,
    thing: variant === undefined || size === null ? undefined : `${variant} ${size}`,
  };
}
