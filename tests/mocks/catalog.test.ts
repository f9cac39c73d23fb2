// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { WireCategory, WireVariantItem, WireVariantSearch } from '#contract/catalog.ts';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend, seededRandom } from '#mocks/node.ts';
import type { Asking } from './support/guest.ts';
import { ask } from './support/guest.ts';

interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}

let backend: Backend;

beforeEach(() => {
  backend = createTestBackend();
});

async function search(body: WireVariantSearch, headers: Asking['headers'] = {}): Promise<Page<WireVariantItem>> {
  const asking = { body: { limit: 100, ...body }, headers };
  return (await ask<Page<WireVariantItem>>(backend, 'POST', '/v1/products/variants/search', asking)).body;
}

const price = (item: WireVariantItem): number => item.discountPrice ?? item.price;
const isInStock = (item: WireVariantItem): boolean => item.variant.sizes.some((size) => size.inStock);

test('a garment of several colours is one item of a listing', async () => {
  const { items, total } = await search({});
  expect(total).toBe(CATALOGUE.products.length);
  expect(new Set(items.map((item) => item._id)).size).toBe(items.length);
});

test('who names variants gets each of them, colours of one garment too', async () => {
  const ids = CATALOGUE.products.flatMap((product) => product.variants.map((variant) => variant._id)).slice(0, 6);
  const { items } = await search({ filter: { _ids: ids } });
  expect(items.map((item) => item.variant._id)).toEqual(ids);
  expect((await search({ filter: { _ids: [] } })).total).toBe(0);
});

test('pages follow one another without a gap and know the total', async () => {
  const whole = await search({ sort: 'cheap' });
  const pages = await Promise.all([1, 2, 3].map((page) => search({ sort: 'cheap', page, limit: 5 })));
  expect(pages.flatMap((page) => page.items)).toEqual(whole.items.slice(0, 15));
  expect(pages[1]).toMatchObject({ total: whole.total, page: 2, limit: 5 });
  const { limit } = (await ask<Page<unknown>>(backend, 'POST', '/v1/products/variants/search', { body: {} })).body;
  expect(limit).toBe(12);
});

test('each filter lets through what it says and nothing else', async () => {
  const all = await search({});
  const [category, other] = CATALOGUE.categories.map((row) => row._id);
  const color = CATALOGUE.colors.find((row) => row.slug === 'coal')?._id ?? '';
  const cases: [NonNullable<WireVariantSearch['filter']>, (item: WireVariantItem) => boolean][] = [
    [{ sizes: ['S'] }, (item) => item.variant.sizes.some((size) => size.value === 'S' && size.inStock)],
    [
      { categories: [category ?? '', other ?? ''] },
      (item) => item.categories.some((id) => id === category || id === other),
    ],
    [{ types: ['unisex'] }, (item) => item.type === 'unisex'],
    [{ colors: [color] }, (item) => item.variant.color._id === color],
    [{ price: { min: 500, max: 1_000 } }, (item) => price(item) >= 500 && price(item) <= 1_000],
    [{ inStock: true }, isInStock],
    [{ discounted: true }, (item) => item.discountPrice !== null],
    [{ state: 'ACTIVE' }, (item) => item.state === 'ACTIVE' && item.variant.state === 'ACTIVE'],
  ];
  for (const [filter, holds] of cases) {
    const { items, total } = await search({ filter });
    expect([filter, items.length > 0, items.every(holds), total <= all.total]).toEqual([filter, true, true, true]);
  }
});

test('filters work together', async () => {
  const { items } = await search({ filter: { discounted: true, inStock: true, price: { max: 100_000 } } });
  expect(items.every((item) => item.discountPrice !== null && isInStock(item))).toBe(true);
});

test('the price filter looks at what is paid now, ends included', async () => {
  const [item] = (await search({ filter: { discounted: true } })).items;
  const now = item?.discountPrice ?? 0;
  const { items } = await search({ filter: { price: { min: now, max: now } } });
  expect(items.map((one) => one._id)).toContain(item?._id);
});

test('the six sorts put goods in their order', async () => {
  const sorted = async (sort: NonNullable<WireVariantSearch['sort']>): Promise<WireVariantItem[]> =>
    (await search({ sort })).items;
  const isOrdered = (values: number[]): boolean =>
    values.every((value, index) => index === 0 || (values[index - 1] ?? 0) <= value);
  expect(isOrdered((await sorted('cheap')).map(price))).toBe(true);
  expect(isOrdered((await sorted('expensive')).map((item) => -price(item)))).toBe(true);
  expect(isOrdered((await sorted('old')).map((item) => Date.parse(item.createdAt)))).toBe(true);
  expect(isOrdered((await sorted('new')).map((item) => -Date.parse(item.createdAt)))).toBe(true);
  expect(isOrdered((await sorted('inStock')).map((item) => Number(!isInStock(item))))).toBe(true);
  expect((await sorted('first')).map((item) => item._id)).toEqual(CATALOGUE.products.map((product) => product._id));
});

test.each(['худі', 'HOODIE', 'ХУДІ соняшник', 'sunflower hoodie'])(
  'text search finds hoodies by «%s» in whichever language the shop is shown',
  async (query) => {
    for (const language of ['uk', 'en']) {
      const { items } = await search({ filter: { query } }, { 'accept-language': language });
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((item) => /худі|hoodie/i.test(item.name))).toBe(true);
    }
  },
);

test.each([
  ['дрібниці', 'accessories'],
  ['Accessories', 'accessories'],
  ['мистецтво', 'art'],
])('text search finds the goods of a category by its name alone: «%s»', async (query, slug) => {
  const category = CATALOGUE.categories.find((one) => one.slug === slug)?._id ?? '';
  const { total } = await search({ filter: { categories: [category] } });
  const { items } = await search({ filter: { query } });
  expect(items.every((item) => item.categories.includes(category) && !item.name.toLowerCase().includes(query))).toBe(
    true,
  );
  expect([items.length, items.length > 1]).toEqual([total, true]);
});

test('text search finds a vendor code and minds no apostrophe', async () => {
  const [product] = CATALOGUE.products;
  const found = await search({ filter: { query: product?.vendorCode ?? '' } });
  expect(found.items.map((item) => item._id)).toEqual([product?._id]);
  expect((await search({ filter: { query: "ʼ’'" } })).total).toBe(CATALOGUE.products.length);
});

test.each(['tshirt', 'T shirt', 't-shirt', 'shirt'])(
  'a word is one that begins so, where there is any: «%s» finds T-shirts and no sweatshirt',
  async (query) => {
    const { items } = await search({ filter: { query } }, { 'accept-language': 'en' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => /t-shirt/i.test(item.name))).toBe(true);
  },
);

test('text that nothing is called finds nothing', async () => {
  expect((await search({ filter: { query: 'велосипед' } })).total).toBe(0);
});

test('random goods differ from time to time and repeat by the seed', async () => {
  const draw = async (): Promise<string[]> => {
    const asking = { body: { limit: 4 } };
    const path = '/v1/products/variants/search-random';
    return (await ask<Page<WireVariantItem>>(backend, 'POST', path, asking)).body.items.map((item) => item._id);
  };
  const [first, second] = [await draw(), await draw()];
  expect(first).toHaveLength(4);
  expect(second).not.toEqual(first);
  backend = createTestBackend({ random: seededRandom(1) });
  expect(await draw()).toEqual(first);
});

test('a variant is found by its id; an unknown one is not', async () => {
  const id = CATALOGUE.products[0]?.variants[0]?._id ?? '';
  expect((await ask<WireVariantItem>(backend, 'GET', `/v1/products/variants/${id}`)).body.variant._id).toBe(id);
  const unknown = await ask(backend, 'GET', '/v1/products/variants/00000000-0000-4000-8000-000000000000');
  expect(unknown).toMatchObject({ status: 404, body: { code: 'PRODUCT_SINGLE_VARIANT_NOT_FOUND' } });
});

test('start-up gets the active categories with a photo, in their order', async () => {
  const asking = { body: { filter: { photo: { $ne: null }, state: 'ACTIVE' }, limit: 100 } };
  const { items } = (await ask<Page<WireCategory>>(backend, 'POST', '/v1/categories/search', asking)).body;
  expect(items.length).toBeGreaterThan(0);
  expect(items.every((item) => item.photo !== null && item.state === 'ACTIVE')).toBe(true);
  expect(items.map((item) => item.order)).toEqual(items.map((item) => item.order).toSorted((a, b) => a - b));
});
