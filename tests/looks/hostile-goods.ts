import type { Page } from '@playwright/test';
import type { WireVariantItem } from '#contract/catalog.ts';
import type { BasketItem } from '#domain/basket.ts';
import { STORAGE_BASKET } from '#domain/constants.ts';

interface Hostility {
  what: string;
  name?: string;
  color?: string;
  price?: number;
  discountPrice?: number | null;
  hasNoPhotos?: boolean;
}

/** Goods as a careless or an ill-willed editor might enter them. */
export const HOSTILITIES: Hostility[] = [
  { what: 'a name of 200 letters', name: 'Світшот «Далека дорога» '.repeat(9).slice(0, 200) },
  { what: 'a name of one word of 200 letters', name: 'Щ'.repeat(200) },
  { what: 'a name of one letter', name: 'Я' },
  { what: 'a name of emoji', name: '🧵👩🏽‍🎤🇺🇦🪡'.repeat(12) },
  {
    what: 'a name from right to left',
    name: 'قميص صوف أزرق בד כחול \u202Eпідступна назва',
    color: '\u202Eבד כחול',
  },
  { what: 'a price of 1', price: 1, discountPrice: null },
  { what: 'a price of 9,999,999', price: 9_999_999, discountPrice: 9_999_998 },
  { what: 'no photos', hasNoPhotos: true },
];

interface WireOrderLine {
  variantId: string;
  name: string;
  price: number;
  discountPrice: number | null;
  photo: unknown;
}

/** The first goods of the shop, made hostile one by one in whatever the server says to this page. */
export class HostileGoods {
  readonly #variants: WireVariantItem[];

  private constructor(variants: WireVariantItem[]) {
    this.#variants = variants;
  }

  static async from(origin: string): Promise<HostileGoods> {
    const answer = await fetch(`${origin}/v1/products/variants/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filter: { state: 'ACTIVE', inStock: true }, limit: HOSTILITIES.length }),
    });
    return new HostileGoods(((await answer.json()) as { items: WireVariantItem[] }).items);
  }

  /** One piece of each. */
  get basket(): BasketItem[] {
    return this.#variants.map(({ variant: { _id, sizes } }) => ({
      variantId: _id,
      size: sizes.find(({ inStock }) => inStock)?.value ?? 'M',
      quantity: 1,
    }));
  }

  idOf(hostility: Hostility): string {
    return this.#variants[HOSTILITIES.indexOf(hostility)]?.variant._id ?? '';
  }

  #of(variantId: string): Hostility | undefined {
    return HOSTILITIES[this.#variants.findIndex(({ variant }) => variant._id === variantId)];
  }

  #spoil(item: WireVariantItem): WireVariantItem {
    const { hasNoPhotos = false, color, what: _, ...changes } = this.#of(item.variant._id) ?? { what: '' };
    const variant = {
      ...item.variant,
      ...(hasNoPhotos && { photos: [] }),
      ...(color !== undefined && { color: { ...item.variant.color, name: color } }),
    };
    return { ...item, ...changes, variant };
  }

  #spoilLine(line: WireOrderLine): WireOrderLine {
    const { hasNoPhotos = false, color: _color, what: _, ...changes } = this.#of(line.variantId) ?? { what: '' };
    return { ...line, ...changes, ...(hasNoPhotos && { photo: null }) };
  }

  /** From now on; a page drawn by the server has to be left by a link first. */
  async plant(page: Page): Promise<void> {
    await page.route('**/v1/products/variants/**', async (route) => {
      const response = await route.fetch();
      const said = (await response.json()) as WireVariantItem | { items: WireVariantItem[] };
      const json =
        'items' in said ? { ...said, items: said.items.map((item) => this.#spoil(item)) } : this.#spoil(said);
      await route.fulfill({ response, json });
    });
    await page.route('**/v1/orders/**', async (route) => {
      const response = await route.fetch();
      const said = (await response.json()) as { order?: { products: WireOrderLine[]; prices: object } };
      const { order } = said;
      if (order === undefined) return route.fulfill({ response, json: said });
      const prices = { ...order.prices, products: 99_999_999, total: 99_999_999 };
      const products = order.products.map((line) => this.#spoilLine(line));
      return route.fulfill({ response, json: { ...said, order: { ...order, products, prices } } });
    });
  }

  /** Puts one of each into the basket of this browser. */
  async fillBasket(page: Page): Promise<void> {
    const kept: [string, string] = [STORAGE_BASKET, JSON.stringify({ items: this.basket })];
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), kept);
  }
}
