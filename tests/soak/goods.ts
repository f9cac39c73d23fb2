import type { BasketItem } from '#domain/basket.ts';

interface Found {
  items: { variant: { _id: string; sizes: { value: string; inStock: boolean }[] } }[];
  total: number;
}

const AT_ONCE = 100;

/** Everything that can be bought, a size each. */
export async function goodsOf(origin: string): Promise<BasketItem[]> {
  const goods: BasketItem[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const body = JSON.stringify({ filter: { inStock: true }, page, limit: AT_ONCE });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/v1/products/variants/search`, { method: 'POST', headers, body });
    const { items, total } = (await answer.json()) as Found;
    for (const { variant } of items)
      for (const { value, inStock } of variant.sizes)
        if (inStock) goods.push({ variantId: variant._id, size: value as BasketItem['size'], quantity: 1 });
    isMore = page * AT_ONCE < total;
  }
  return goods;
}

/** Addresses of pages that a shopper might ask for; every listing with words and prices of its own. */
export function addressOf(count: number, goods: BasketItem[]): string {
  const locale = count % 2 === 0 ? 'ua' : 'en';
  const product = goods[count % goods.length]?.variantId;
  const kinds = [
    `/${locale}`,
    `/${locale}/catalog`,
    `/${locale}/catalog?q=${encodeURIComponent(`худі ${count}`)}`,
    `/${locale}/catalog?minPrice=${count % 5_000}`,
    `/${locale}/catalog/product/${product}`,
    `/${locale}/catalog/product/${product}?size=M&from=${count}`,
    `/${locale}/faq`,
    `/${locale}/basket`,
  ];
  return kinds[Math.floor(count / 2) % kinds.length] ?? `/${locale}`;
}
