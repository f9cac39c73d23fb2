import { category, promoCode, variantItem } from '#contract/catalog.ts';
import { listOf } from '#contract/common.ts';
import { shippingMethod } from '#contract/order.ts';
import type { Variant } from '#domain/catalog.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import { segment } from './address.ts';
import type { Client } from './client.ts';
import type { Report } from './decode.ts';
import { decodeList, noReport } from './decode.ts';
import { toCategory, toPromoCode, toVariant, toVariantSearch } from './mapping/catalog.ts';
import { toShippingMethods } from './mapping/order.ts';

/** As many as a search gives at once: the catalogue overlay shows up to about 50 (spec section 2). */
const ALL = 100;

/** Goods from the server; `report` hears of items left out because the contract does not know them. */
export function createCatalog(client: Client, report: Report = noReport): CatalogPort {
  /** What was withdrawn is neither sold nor ordered in advance, whatever a server sends of it. */
  const onSale = (items: unknown[], call: string): Variant[] =>
    decodeList(variantItem, items, call, report)
      .map(toVariant)
      .filter(({ isActive }) => isActive);

  return {
    async categories(signal) {
      const body = { filter: { photo: { $ne: null }, state: 'ACTIVE' }, limit: ALL };
      const { items } = await client.search('/v1/categories/search', body, listOf, { signal });
      return decodeList(category, items, 'categories.search', report)
        .filter((item) => item.state === 'ACTIVE')
        .map(toCategory)
        .sort((a, b) => a.order - b.order);
    },

    async searchVariants(search, signal) {
      const path = '/v1/products/variants/search';
      const { items, ...list } = await client.search(path, toVariantSearch(search), listOf, { signal });
      return { ...list, items: onSale(items, 'variants.search') };
    },

    async randomVariants(search, signal) {
      const path = '/v1/products/variants/search-random';
      const { items } = await client.search(path, toVariantSearch(search), listOf, { signal });
      return onSale(items, 'variants.search-random');
    },

    async variant(id, signal) {
      return toVariant(await client.read(`/v1/products/variants/${segment(id)}`, variantItem, { signal }));
    },

    async promoCode(typed, signal) {
      const name = typed.toUpperCase();
      const body = { filter: { name, state: 'ACTIVE' } };
      const { items } = await client.search('/v1/promo-codes/search', body, listOf, { signal });
      const codes = decodeList(promoCode, items, 'promo-codes.search', report);
      const found = codes.find((code) => code.name === name && code.state === 'ACTIVE');
      return found && toPromoCode(found);
    },

    async shippingMethods(signal) {
      const body = { filter: { state: 'ACTIVE' }, limit: ALL };
      const { items } = await client.search('/v1/shipping-methods/search', body, listOf, { signal });
      return toShippingMethods(decodeList(shippingMethod, items, 'shipping-methods.search', report));
    },
  };
}
