import type { WireTokens } from '#contract/auth.ts';
import type { WireVariantItem } from '#contract/catalog.ts';
import type { WireOrder } from '#contract/order.ts';

/** One call as a shopper's browser makes it. */
export interface Ask {
  method: string;
  path: string;
  body?: unknown;
  token?: string;
  key?: string;
  orderKey?: string | undefined;
  /** Hears of a good answer. */
  heard?: (answer: unknown) => void;
}

/** Makes a call and gives its answer; rejects unless that is a good one. */
export type Send = (ask: Ask) => Promise<unknown>;

const CUSTOMERS = 20;
const PASSWORD = 'benchmark-2026';
const ADDRESS = { region: 'UA', country: 'UA', city: 'Київ', branchNumber: '12' };
const WORDS = ['худі', 'футболка', 'hoodie', 'соняшник', 'coal', 'М’ята'];
const SORTS = ['first', 'inStock', 'expensive', 'cheap', 'new', 'old'];
const PAGES = ['home', 'about', 'contacts', 'faq', 'shipping'];

/** Of a hundred calls so many are of this kind. */
type Mix = readonly (readonly [weight: number, make: (index: number) => Ask])[];

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** The `index`th call of a day in the shop: mostly looking, sometimes a basket, now and then an order. */
export async function openShop(send: Send): Promise<(index: number) => Ask> {
  const listing = await send({ method: 'POST', path: '/v1/products/variants/search', body: { limit: 48 } });
  const goods = (listing as { items: WireVariantItem[] }).items.flatMap(({ categories, variant }) => {
    const size = variant.sizes.find((one) => one.inStock)?.value;
    return size === undefined ? [] : [{ variantId: variant._id, size, category: categories[0] }];
  });
  const tokens: string[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const body = { email: `shopper.${index}.${Date.now()}@example.com`, password: PASSWORD };
    tokens.push(((await send({ method: 'POST', path: '/v1/auth/register', body })) as WireTokens).accessToken);
  }

  const orders: WireOrder[] = [];
  const line = (index: number) => {
    const { variantId, size } = pick(goods, index);
    return { variantId, size, quantity: 1 + (index % 3) };
  };
  const search = (body: object): Ask => ({ method: 'POST', path: '/v1/products/variants/search', body });
  const create = (index: number): Ask => ({
    method: 'POST',
    path: '/v1/orders/create',
    body: { products: [line(index), line(index + 1)] },
    key: crypto.randomUUID(),
    heard: (order) => orders.push(order as WireOrder),
  });
  const change = (index: number): Ask => {
    const order = orders[index % Math.max(1, orders.length)];
    if (order === undefined) return create(index);
    const path = `/v1/orders/${order._id}`;
    const asked = { method: 'PUT', orderKey: order.key };
    if (index % 2 === 0) return { ...asked, path: `${path}/update-shipping-info`, body: ADDRESS };
    return { ...asked, path: `${path}/update-product`, body: { products: [line(index)], promoCode: null } };
  };
  const basket = '/v1/customer-profile/basket';
  const mine = (index: number, method: string, body?: object): Ask => ({
    method,
    path: basket,
    ...(body && { body }),
    token: pick(tokens, index),
  });

  const mix: Mix = [
    [18, (index) => search({ filter: { inStock: true }, sort: pick(SORTS, index), page: 1 + (index % 3) })],
    [8, (index) => search({ filter: { categories: [pick(goods, index).category], sizes: ['M'] }, limit: 24 })],
    [6, (index) => search({ filter: { query: pick(WORDS, index) } })],
    [4, () => ({ method: 'POST', path: '/v1/products/variants/search-random', body: { limit: 4 } })],
    [20, (index) => ({ method: 'GET', path: `/v1/products/variants/${pick(goods, index).variantId}` })],
    [12, (index) => ({ method: 'GET', path: `/v1/pages/${pick(PAGES, index)}` })],
    [8, () => ({ method: 'POST', path: '/v1/categories/search', body: { filter: { state: 'ACTIVE' } } })],
    [4, () => ({ method: 'POST', path: '/v1/shipping-methods/search', body: { filter: { state: 'ACTIVE' } } })],
    [5, (index) => mine(index, 'GET')],
    [7, (index) => mine(index, 'PATCH', { items: [line(index)] })],
    [3, create],
    [3, change],
    [
      2,
      (index) => ({ method: 'POST', path: '/v1/customer-users/subscribe', body: { email: `n${index}@example.com` } }),
    ],
  ];
  const hundred = mix.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));
  // A step that has no common factor with a hundred mixes the kinds evenly.
  return (index) => pick(hundred, index * 37)(index);
}
