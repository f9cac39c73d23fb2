import type { WireTokens } from '#contract/auth.ts';
import type { WireVariantItem } from '#contract/catalog.ts';
import type { WireBasketItem, WireShippingMethod } from '#contract/order.ts';
import type { Bench } from './bench.ts';
import type { Goods } from './owner.ts';
import { LeftOut } from './row.ts';
import { PASSWORD } from './probes/probe.ts';

interface List<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}

export const variantsBy = (bench: Bench, body: object = {}, language?: 'uk' | 'en') =>
  bench.good<List<WireVariantItem>>('variants.search', { body, ...(language && { language }) });

/** What a shopper pays for a piece, in the minor unit. */
export const unitOf = ({ price, discountPrice }: Pick<WireVariantItem, 'price' | 'discountPrice'>): number =>
  minor(discountPrice ?? price);

/** Whole minor units, so that no sum is computed in floating point. */
export const minor = (amount: number): number => Math.round(amount * 100);
export const major = (amount: number): number => amount / 100;

export interface ForSale extends Pick<WireBasketItem, 'variantId' | 'size'> {
  item: WireVariantItem;
}

/** Different goods that are in stock, so many; left out where the shop has fewer. */
export async function forSale(bench: Bench, count = 1): Promise<[ForSale, ...ForSale[]]> {
  const { items } = await variantsBy(bench, { filter: { state: 'ACTIVE', inStock: true }, limit: 12 });
  const found = items.flatMap((item): ForSale[] => {
    const size = item.variant.sizes.find(({ inStock }) => inStock)?.value;
    return size === undefined ? [] : [{ item, variantId: item.variant._id, size }];
  });
  const [first, ...rest] = found.slice(0, count);
  if (first === undefined || rest.length < count - 1) throw new LeftOut('the shop has too little in stock to try it');
  return [first, ...rest];
}

export const lineOf = (
  { variantId, size }: Pick<WireBasketItem, 'variantId' | 'size'>,
  quantity = 1,
): WireBasketItem => ({
  variantId,
  size,
  quantity,
});

/** Has goods cost something else for as long as the row runs. */
export async function costing(bench: Bench, { item }: ForSale, price: number, reduced: number | null = null) {
  const { price: before, discountPrice } = item;
  bench.afterwards(() => bench.owner.price(item.variant._id, { price: before, discountPrice }));
  await bench.owner.price(item.variant._id, { price, discountPrice: reduced });
}

const PLENTY = 100;

/** Leaves so many pieces for as long as the row runs; plenty afterwards. */
export async function stocked(bench: Bench, goods: Goods, pieces: number) {
  bench.afterwards(() => bench.owner.stock(goods, PLENTY));
  await bench.owner.stock(goods, pieces);
}

/** As it is wanted now, by the one who sees to the stock. */
export async function isInStock(bench: Bench, { variantId, size }: ForSale): Promise<boolean | undefined> {
  const { variant } = await bench.good<WireVariantItem>('variants.get', { id: variantId });
  return variant.sizes.find(({ value }) => value === size)?.inStock;
}

export interface Shopper extends WireTokens {
  email: string;
  password: string;
  /** As it is sent. */
  token: string;
}

const newEmail = (): string => `contract-${crypto.randomUUID()}@example.com`;

/** A new customer; stays, since no call deletes one. */
export async function shopper(bench: Bench): Promise<Shopper> {
  const email = newEmail();
  const tokens = await bench.good<WireTokens>('auth.register', { body: { email, password: PASSWORD } });
  return { ...tokens, email, password: PASSWORD, token: tokens.accessToken };
}

/** Confirms the e-mail of a customer, by the letter or by the owner's hand. */
export async function confirm(bench: Bench, email: string): Promise<void> {
  const { owner } = bench.place;
  if (owner?.confirm !== undefined) return owner.confirm(email);
  const token = await owner?.letterToken?.(email, 'confirm-email');
  if (token === undefined) throw new LeftOut('nobody gives the kit to confirm an e-mail');
  await bench.good('auth.confirm-email', { body: { token } });
}

export async function basketOf(bench: Bench, { token }: Pick<Shopper, 'token'>): Promise<WireBasketItem[]> {
  return (await bench.good<{ items: WireBasketItem[] }>('basket.get', { token })).items;
}

/** The ways of delivery there are to choose from. */
export async function ways(bench: Bench): Promise<WireShippingMethod[]> {
  const body = { filter: { state: 'ACTIVE' }, limit: 100 };
  return (await bench.good<List<WireShippingMethod>>('shipping-methods.search', { body })).items;
}
