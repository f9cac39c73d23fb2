import type { BasketItem } from '#domain/basket.ts';
import type { Locale } from '#domain/profile.ts';
import { LANGUAGES } from '#domain/profile.ts';

/** Things of the bundled catalogue that the stories buy. */
export const HOODIE = '6747fb95-1e18-437b-8166-cdfa886d856a';
/** So many photos the hoodie has. */
export const PHOTOS = 7;
export const POSTER = 'e402debe-cead-4270-92fc-f72e8c8248e5';
export const LONG_SLEEVE = '8b46e8fa-470b-4cb1-8e66-940335253f17';
export const CAP = '4294230d-2f31-4ed7-bcab-29634fa7d531';
/** The category of the hoodie. */
export const HOODIES = '6a197c33-6a94-419f-b574-3768acce9f6a';

export const HOODIE_M: BasketItem = { variantId: HOODIE, size: 'M', quantity: 1 };
export const CAP_TWICE: BasketItem = { variantId: CAP, size: 'ONE_SIZE', quantity: 2 };

interface Variant {
  _id: string;
  name: string;
  description: { children?: { text: string }[] }[];
  details: { composition: string };
  price: number;
  discountPrice: number | null;
  variant: { _id: string; color: { name: string }; sizes: { value: string; inStock: boolean }[] };
  siblings: { _id: string; color: { name: string } }[];
}

async function get<Answer>(origin: string, path: string, locale: Locale): Promise<Answer> {
  const answer = await fetch(`${origin}${path}`, { headers: { 'accept-language': LANGUAGES[locale].tag } });
  return (await answer.json()) as Answer;
}

/** A thing as the server has it. */
export function variantOf(origin: string, id: string, locale: Locale): Promise<Variant> {
  return get(origin, `/v1/products/variants/${id}`, locale);
}

export interface ServerOrder {
  number: string;
  status: string;
  prices: { products: number; discount: number; shipping: number; total: number };
  payment: { status: string };
  shippingInfo?: { region: string; country: string; city: string; branchNumber?: string };
  products: {
    variantId: string;
    size: string;
    quantity: number;
    gift?: boolean;
    price: number;
    discountPrice: number | null;
  }[];
}

/** An order as the server has it. */
export async function orderOf(origin: string, id: string): Promise<ServerOrder> {
  const { order } = await get<{ order: ServerOrder }>(origin, `/v1/orders/${id}`, 'en');
  return order;
}
