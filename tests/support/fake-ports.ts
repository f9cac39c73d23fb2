import type { BasketItem } from '#domain/basket.ts';
import { addItem, changeItem, removeItem, withoutBought } from '#domain/basket.ts';
import type { Category, Variant, VariantSearch } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import type { Page } from '#domain/content.ts';
import { AppError } from '#domain/errors.ts';
import type { PromoCode } from '#domain/promo-code.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import type { ServerBasketPort } from '#ports/basket.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { NewsletterPort } from '#ports/newsletter.ts';
import type { PagesPort } from '#ports/pages.ts';
import type { FakeFailures } from './fake-failures.ts';
import { createFailures } from './fake-failures.ts';

export interface FakeCatalog {
  variants?: Variant[];
  categories?: Category[];
  shippingMethods?: ShippingMethod[];
  promoCodes?: PromoCode[];
}

const COMPARE: Record<string, (a: Variant, b: Variant) => number> = {
  cheap: (a, b) => currentPrice(a) - currentPrice(b),
  expensive: (a, b) => currentPrice(b) - currentPrice(a),
  new: (a, b) => b.createdAt.localeCompare(a.createdAt),
  old: (a, b) => a.createdAt.localeCompare(b.createdAt),
  inStock: (a, b) => Number(isInStock(b)) - Number(isInStock(a)),
};

function matches(variant: Variant, { filter = {} }: VariantSearch): boolean {
  const { ids, categories, sizes, types, colors, patterns, price, inStock, discounted, query } = filter;
  return (
    (ids === undefined || ids.includes(variant.id)) &&
    (categories === undefined || categories.some((id) => variant.categoryIds.includes(id))) &&
    (sizes === undefined || variant.sizes.some((size) => sizes.includes(size.value))) &&
    (types === undefined || types.includes(variant.type)) &&
    (colors === undefined || colors.includes(variant.color.id)) &&
    (patterns === undefined || patterns.includes(variant.details.pattern?.number ?? '')) &&
    currentPrice(variant) >= (price?.min ?? 0) &&
    currentPrice(variant) <= (price?.max ?? Number.POSITIVE_INFINITY) &&
    (inStock !== true || isInStock(variant)) &&
    (discounted !== true || variant.discountPrice !== undefined) &&
    (query === undefined || variant.name.toLowerCase().includes(query.toLowerCase()))
  );
}

function missing(code: string): AppError {
  return new AppError('server', { code, status: 404 });
}

/** Goods kept in memory. */
export function createFakeCatalogPort(given: FakeCatalog = {}): CatalogPort & FakeFailures {
  const { variants = [], categories = [], shippingMethods = [], promoCodes = [] } = given;
  const failures = createFailures();
  return {
    ...failures,
    async categories() {
      await failures.pass('categories');
      return categories;
    },
    async searchVariants(search) {
      await failures.pass('searchVariants', search);
      const { sort = 'first', page = 1, limit = 12 } = search;
      const found = variants.filter((variant) => matches(variant, search)).toSorted(COMPARE[sort] ?? (() => 0));
      return { items: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
    },
    async randomVariants(search) {
      await failures.pass('randomVariants', search);
      return variants.slice(0, search.limit ?? 12);
    },
    async variant(id) {
      await failures.pass('variant', id);
      const found = variants.find((variant) => variant.id === id);
      if (found === undefined) throw missing('PRODUCT_SINGLE_VARIANT_NOT_FOUND');
      return found;
    },
    async promoCode(name) {
      await failures.pass('promoCode', name);
      return promoCodes.find((code) => code.name === name.toUpperCase());
    },
    async shippingMethods() {
      await failures.pass('shippingMethods');
      return shippingMethods;
    },
  };
}

/** A basket kept in memory. */
export function createFakeBasketPort(initial: BasketItem[] = []): ServerBasketPort & FakeFailures {
  const failures = createFailures();
  let items = initial;
  const keep = async (method: string, value: unknown, next: () => BasketItem[]): Promise<BasketItem[]> => {
    await failures.pass(method, value);
    items = next();
    return items;
  };
  return {
    ...failures,
    async read() {
      await failures.pass('read');
      return items;
    },
    add: (item) => keep('add', item, () => addItem(items, item)),
    change: (item) => keep('change', item, () => changeItem(items, item)),
    remove: (key) => keep('remove', key, () => removeItem(items, key)),
    replace: (next) => keep('replace', next, () => next),
    async revise(make) {
      return this.replace(make(await this.read()));
    },
    removeBought: (bought) => keep('removeBought', bought, () => withoutBought(items, bought)),
  };
}

/** Info pages kept in memory. */
export function createFakePagesPort(pages: Page[] = []): PagesPort & FakeFailures {
  const failures = createFailures();
  return {
    ...failures,
    async page(slug) {
      await failures.pass('page', slug);
      const found = pages.find((page) => page.slug === slug);
      if (found === undefined) throw missing('PAGE_NOT_FOUND');
      return found;
    },
  };
}

/** A list of subscribers kept in memory; the same mail twice under two presses is refused. */
export function createFakeNewsletterPort(): NewsletterPort & FakeFailures {
  const failures = createFailures();
  const subscribers = new Map<string, string>();
  return {
    ...failures,
    async subscribe(email, operation) {
      await failures.pass('subscribe', email, operation);
      const known = subscribers.get(email);
      if (known !== undefined && known !== operation)
        throw new AppError('server', { code: 'BAD_REQUEST_VALUE_NOT_UNIQUE', status: 409 });
      subscribers.set(email, operation);
    },
  };
}
