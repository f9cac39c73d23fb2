import { type Say, seenWordsOf } from '../e2e/words.ts';
import type { Sight } from './eyes.ts';
import type { Facts } from './facts.ts';
import { Shopper } from './shopper.ts';

export const ORDER_ID = '0b6fd1f5-7c3e-4b43-9c4e-3a6a1f0a9a01';
export const HOODIE_IN_M = 'hoodie M';

/** As a page is read: a space is a space. */
export const say: Say = seenWordsOf('ua');

/** A page on which everything is as it must be: nothing is on it. */
function buildSight(sight: Partial<Sight> = {}): Sight {
  return {
    titles: ['Каталог'],
    lines: undefined,
    orderLines: [],
    sums: [],
    cards: [],
    step: undefined,
    regions: [],
    ways: [],
    payments: [],
    fields: {},
    loose: {},
    sizes: [],
    wanted: undefined,
    promo: undefined,
    buttons: [],
    links: [],
    dialog: undefined,
    count: undefined,
    wider: 0,
    said: ['Каталог'],
    text: '',
    isBusy: false,
    screen: 'other',
    path: '/ua/catalog',
    order: undefined,
    variant: undefined,
    thing: undefined,
    ...sight,
  };
}

export function buildShopper(sight: Partial<Sight> = {}, memory: Partial<Shopper> = {}): Shopper {
  return Object.assign(new Shopper(buildSight(sight), [], []), memory);
}

export function buildOrder(order: Partial<NonNullable<Facts['order']>> = {}): NonNullable<Facts['order']> {
  return {
    _id: ORDER_ID,
    number: '10042',
    status: 'NEW',
    fast: false,
    prices: { products: 3000, discount: 300, shipping: 90, total: 2790 },
    payment: { status: 'WAITING_FOR_PAYMENT' },
    products: [{ variantId: 'hoodie', size: 'M', quantity: 1, price: 3000, discountPrice: null }],
    ...order,
  };
}

export function buildFacts(facts: Partial<Facts> = {}): Facts {
  return {
    complaints: [],
    changed: [],
    barriers: [],
    made: 0,
    order: undefined,
    account: undefined,
    isOrderHeard: true,
    ways: [],
    totals: new Map(),
    sizes: [],
    ...facts,
  };
}
