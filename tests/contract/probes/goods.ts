import type { WireCategory, WireProduct, WirePromoCode, WireVariantItem } from '#contract/catalog.ts';
import type { WireShippingMethod } from '#contract/order.ts';
import { pageSlug } from '#contract/pages.ts';
import type { Probe } from './probe.ts';
import { NOBODY, good, owned, refused } from './probe.ts';

interface List {
  items: unknown[];
}

const itemsOf = <Item>({ items }: List) => items as Item[];
const PROMO_CODES = ['SHOV10', 'NYTKA200', 'TORBA'];

/** Every page, and what a shopper looks at before buying; the walk takes its goods from here. */
export const GOODS: Probe[] = [
  ...pageSlug.options.map((slug) => good('pages.get', slug, () => ({ id: slug }))),
  refused('PAGE_NOT_FOUND', 'pages.get', 'no such page', () => ({ id: 'no-such-page' })),

  good(
    'categories.search',
    'those with a photo',
    () => ({ body: { filter: { photo: { $ne: null }, state: 'ACTIVE' }, sort: 'first', page: 1, limit: 100 } }),
    (memory, answer: List) => {
      const [first] = itemsOf<WireCategory>(answer);
      if (first !== undefined) memory.categoryId = first._id;
    },
  ),
  good('categories.get', 'one of them', ({ categoryId }) => categoryId && { id: categoryId }),
  refused('CATEGORY_NOT_FOUND', 'categories.get', 'no such category', () => ({ id: NOBODY })),

  good(
    'variants.search',
    'all',
    () => ({ body: { filter: { state: 'ACTIVE' }, page: 1, limit: 100 } }),
    (memory, answer: List) => {
      memory.variants = itemsOf<WireVariantItem>(answer);
    },
  ),
  ...(['first', 'inStock', 'expensive', 'cheap', 'new', 'old'] as const).map((sort) =>
    good('variants.search', `sorted: ${sort}`, () => ({ body: { sort, limit: 3 } })),
  ),
  good(
    'variants.search',
    'by every filter at once',
    ({ variants: [first], categoryId }) =>
      first &&
      categoryId && {
        body: {
          filter: {
            _ids: [first.variant._id],
            productId: first._id,
            sizes: first.variant.sizes.map(({ value }) => value),
            state: 'ACTIVE',
            categories: first.categories,
            types: [first.type],
            colors: [first.variant.color._id],
            patterns: first.details?.pattern ? [first.details.pattern.number] : [],
            price: { min: 1, max: 1_000_000 },
            inStock: first.variant.sizes.some(({ inStock }) => inStock),
            discounted: first.discountPrice !== null,
            query: first.name,
          },
          sort: 'first',
          page: 1,
          limit: 12,
        },
      },
  ),
  good('variants.search-random', 'four', () => ({ body: { filter: { state: 'ACTIVE' }, limit: 4 } })),
  good('variants.get', 'the first', ({ variants: [first] }) => first && { id: first.variant._id }),
  refused('PRODUCT_SINGLE_VARIANT_NOT_FOUND', 'variants.get', 'no such variant', () => ({ id: NOBODY })),

  good(
    'products.search',
    'by every filter at once',
    ({ variants: [first] }) =>
      first && {
        body: {
          filter: { _ids: [first._id], state: 'ACTIVE', categories: first.categories, types: [first.type] },
          sort: 'new',
          page: 1,
          limit: 12,
        },
      },
  ),
  good('products.get', 'the first', ({ variants: [first] }) => first && { id: first._id }),
  refused('PRODUCT_NOT_FOUND', 'products.get', 'no such product', () => ({ id: NOBODY })),

  ...PROMO_CODES.map((name) =>
    good(
      'promo-codes.search',
      name,
      () => ({ body: { filter: { name, state: 'ACTIVE' }, sort: 'first', page: 1, limit: 12 } }),
      (memory, answer: List) => {
        const [found] = itemsOf<WirePromoCode>(answer);
        if (found !== undefined) memory.promoIds[name] = found._id;
      },
    ),
  ),
  good('promo-codes.search', 'without a name', () => ({ body: {} })),
  ...PROMO_CODES.map((name) =>
    good('promo-codes.get', name, ({ promoIds }) => promoIds[name] && { id: promoIds[name] }),
  ),
  refused('PROMO_CODE_NOT_FOUND', 'promo-codes.get', 'no such code', () => ({ id: NOBODY })),

  good(
    'shipping-methods.search',
    'the active ones',
    () => ({ body: { filter: { state: 'ACTIVE' }, sort: 'first', page: 1, limit: 100 } }),
    (memory, answer: List) => {
      const methods = itemsOf<WireShippingMethod>(answer);
      memory.methodIds = methods.map(({ _id }) => _id);
      memory.regions = methods.flatMap(({ regions }) => regions);
    },
  ),
  good('shipping-methods.get', 'the first', ({ methodIds: [id] }) => id && { id }),
  refused('PAGE_NOT_FOUND', 'shipping-methods.get', 'no such way of delivery', () => ({ id: NOBODY })),
];

const deleted = (memory: { variants: WireVariantItem[] }): WireProduct | undefined => memory.variants.at(-1);

/** Comes last: what is deleted is missing until everything is forgotten, so nothing is where that cannot be. */
export const DELETIONS: Probe[] = [
  refused(
    'DONT_HAVE_ACCESS',
    'products.delete-many',
    'as a customer',
    ({ tokens }) => tokens && { body: { ids: [NOBODY] }, token: tokens.accessToken },
  ),
  owned('account')(
    refused('PRODUCT_NOT_FOUND', 'products.delete-many', 'no such product', ({ managerToken }) =>
      managerToken === undefined ? undefined : { body: { ids: [NOBODY] }, token: managerToken },
    ),
  ),
  owned(
    'account',
    'forget',
  )(
    good('products.delete-many', 'as one who may', (memory) => {
      const product = deleted(memory);
      return memory.managerToken === undefined || product === undefined
        ? undefined
        : { body: { ids: [product._id] }, token: memory.managerToken };
    }),
  ),
];
