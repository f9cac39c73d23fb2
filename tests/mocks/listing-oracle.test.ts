// @vitest-environment node
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { WireVariantItem, WireVariantSearch } from '#contract/catalog.ts';
import { SIZES, VARIANT_SORTS } from '#domain/catalog.ts';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import { createTestBackend } from '#mocks/node.ts';
import { ask } from './support/guest.ts';

/*
 * Every listing against an oracle: one that knows each variant as a single read gives it, filters and sorts the whole
 * catalogue in its own plain way, and cuts the page out last.
 */

type Filter = NonNullable<WireVariantSearch['filter']>;

const backend = createTestBackend();
let goods: WireVariantItem[] = [];

beforeAll(async () => {
  const ids = CATALOGUE.products.flatMap((product) => product.variants.map(({ _id }) => _id));
  const reads = ids.map((id) => ask<WireVariantItem>(backend, 'GET', `/v1/products/variants/${id}`));
  goods = (await Promise.all(reads)).map(({ body }) => body);
});

const costs = (item: WireVariantItem): number => item.discountPrice ?? item.price;
const canBuy = (item: WireVariantItem, sizes?: readonly string[]): boolean =>
  item.variant.sizes.some(({ value, inStock }) => inStock && (sizes?.includes(value) ?? true));

function fits(item: WireVariantItem, filter: Filter): boolean {
  const { sizes = [], types = [], colors = [], categories = [], price, inStock, discounted, state } = filter;
  if (state === 'ACTIVE' && (item.state !== 'ACTIVE' || item.variant.state !== 'ACTIVE')) return false;
  if (sizes.length > 0 && !canBuy(item, sizes)) return false;
  if (types.length > 0 && !types.includes(item.type)) return false;
  if (colors.length > 0 && !colors.includes(item.variant.color._id)) return false;
  if (categories.length > 0 && !item.categories.some((id) => categories.includes(id))) return false;
  if (costs(item) < (price?.min ?? 0) || costs(item) > (price?.max ?? Number.MAX_VALUE)) return false;
  if (inStock !== undefined && canBuy(item) !== inStock) return false;
  return discounted === undefined || (item.discountPrice !== null) === discounted;
}

/** Whether the first of two may not stand behind the second. */
const ORDERS: Record<(typeof VARIANT_SORTS)[number], (one: WireVariantItem, other: WireVariantItem) => number> = {
  first: () => 0,
  inStock: (one, other) => Number(canBuy(other)) - Number(canBuy(one)),
  cheap: (one, other) => costs(one) - costs(other),
  expensive: (one, other) => costs(other) - costs(one),
  new: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  old: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
};

function expected({ filter = {}, sort = 'first' }: WireVariantSearch): string[] {
  const sorted = goods.filter((item) => fits(item, filter)).toSorted(ORDERS[sort]);
  const first = sorted.filter((item, index) => sorted.findIndex((one) => one._id === item._id) === index);
  return first.map(({ variant }) => variant._id);
}

const some = (values: readonly string[]) => fc.subarray([...values], { maxLength: 4 });
const anySearch = fc.record(
  {
    filter: fc.record(
      {
        state: fc.constant('ACTIVE' as const),
        sizes: fc.subarray([...SIZES], { maxLength: 3 }),
        types: fc.subarray(['male', 'female', 'unisex'] as const),
        colors: some(CATALOGUE.colors.map(({ _id }) => _id)),
        categories: some(CATALOGUE.categories.map(({ _id }) => _id)),
        price: fc.record(
          { min: fc.integer({ min: 0, max: 1_500 }), max: fc.integer({ min: 500, max: 4_000 }) },
          { requiredKeys: [] },
        ),
        inStock: fc.boolean(),
        discounted: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom(...VARIANT_SORTS),
    page: fc.integer({ min: 1, max: 4 }),
    limit: fc.integer({ min: 1, max: 30 }),
  },
  { requiredKeys: [] },
);

test('every listing has the goods, the order, the page and the total that a plain oracle gives', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      const { page = 1, limit = 12 } = search;
      const whole = expected(search);
      const asking = { body: search };
      const { body } = await ask<{ items: WireVariantItem[]; total: number }>(
        backend,
        'POST',
        '/v1/products/variants/search',
        asking,
      );
      expect(body.total).toBe(whole.length);
      expect(body.items.map(({ variant }) => variant._id)).toEqual(whole.slice((page - 1) * limit, page * limit));
      found += body.items.length;
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(300);
});

test.each(VARIANT_SORTS)('the whole catalog sorted by «%s» is in the order of the oracle', async (sort) => {
  const { body } = await ask<{ items: WireVariantItem[] }>(backend, 'POST', '/v1/products/variants/search', {
    body: { sort, limit: 100 },
  });
  expect(body.items.map(({ variant }) => variant._id)).toEqual(expected({ sort }).slice(0, 100));
});
