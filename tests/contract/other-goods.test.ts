// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type * as Catalogue from '#fixtures/catalogue/catalogue.ts';
import type { ProductRow } from '#fixtures/catalogue/product-row.ts';
import { photoOnWire } from '#fixtures/catalogue/wire.ts';
import { idOf } from '#fixtures/ids.ts';
import type * as Ways from '#fixtures/shipping-methods.ts';
import type { Place } from './ask.ts';
import type * as Bundled from './bundled-place.ts';
import type { Finding } from './check.ts';
import { report } from './report.ts';

type Project = 'ua' | 'us';
type Size = ProductRow['variants'][number]['sizes'][number];
type Way = Pick<Ways.ShippingMethodRow, 'slug' | 'kind' | 'regions' | 'price' | 'freeShippingFrom'>;

/** A shop as somebody else has it. */
interface Shop {
  is: string;
  project: Project;
  languages: ('uk' | 'en')[];
  goods: { name: string; price: number; discountPrice?: number; colors: string[]; sizes: Size[] }[];
  ways: Way[];
  /** Why something cannot be tried there, whoever asks. */
  lacks: string[];
}

const ONE_LANGUAGE = 'the shop speaks one language';
const ONE_REGION = 'the shop sends to one region only';
const NO_CASH = 'no cash on delivery here';
const NEVER_FREE = 'no way of delivery becomes free';
const TOO_LITTLE = 'the shop has too little in stock to try it';
const EVERYWHERE = ['no address is taxed here', 'nothing to filter by patterns', 'every way of delivery is on'];
const SMALL = ['nothing comes in two colours', 'nothing to filter by discounted'];
const ALL_THERE = 'nothing is sold out';

const one = (value: Size['value'], inStock = true): Size => ({ value, inStock });
const way = (slug: string, rest: Omit<Way, 'slug'>): Way => ({ slug, ...rest });

const SHOPS: Shop[] = [
  {
    is: 'teapots of one size, for Europe, in Ukrainian',
    project: 'ua',
    languages: ['uk'],
    goods: ['Бокатий', 'Стрункий', 'Дорожній'].map((name, index) => ({
      name,
      price: 431.37 + index,
      colors: ['#0a4a4a'],
      sizes: [one('ONE_SIZE')],
    })),
    ways: [way('sea', { kind: 'INTERNATIONAL', regions: ['EU'], price: 33.4, freeShippingFrom: null })],
    lacks: [...SMALL, ALL_THERE, ONE_LANGUAGE, ONE_REGION, NO_CASH, NEVER_FREE],
  },
  {
    is: 'one thing in one color, brought free',
    project: 'ua',
    languages: ['uk', 'en'],
    goods: [{ name: 'Kobza', price: 18_000, colors: ['#73451f'], sizes: [one('ONE_SIZE')] }],
    ways: [way('by-hand', { kind: 'COURIER', regions: ['UA'], price: 0, freeShippingFrom: null })],
    lacks: [...SMALL, ALL_THERE, ONE_REGION, NEVER_FREE, TOO_LITTLE],
  },
  {
    is: 'cheap goods on sale of many colors, in a size that is gone, to the rest of the world',
    project: 'ua',
    languages: ['en'],
    goods: [
      { name: 'Ribbon', price: 2, discountPrice: 1.01, colors: ['#ff0000', '#00ff00', '#0000ff'], sizes: [one('S')] },
      { name: 'Thread', price: 1, colors: ['#101010', '#ffffff'], sizes: [one('M', false), one('XL')] },
    ],
    ways: [
      way('air', { kind: 'INTERNATIONAL', regions: ['OTHER'], price: 500.05, freeShippingFrom: 1000.1 }),
      way('ship', { kind: 'POST', regions: ['OTHER', 'EU'], price: 300, freeShippingFrom: null }),
    ],
    lacks: [ONE_LANGUAGE, NO_CASH, 'every way goes home'],
  },
  {
    is: 'one saddle for Canada, in English',
    project: 'us',
    languages: ['en'],
    goods: [{ name: 'Saddle', price: 9_999.99, colors: ['#5b3a1e'], sizes: [one('L'), one('XL', false)] }],
    ways: [way('rail', { kind: 'COURIER', regions: ['CA'], price: 40.5, freeShippingFrom: 200 })],
    lacks: [...SMALL, ONE_LANGUAGE, ONE_REGION, NO_CASH, TOO_LITTLE],
  },
];

/** The bundled backend on whose shelves other things lie. */
async function placeOf({ is, project, languages, goods, ways }: Shop): Promise<Place> {
  vi.resetModules();
  vi.doMock('#fixtures/orders.ts', () => ({ ORDERS: [] }));
  vi.doMock('#fixtures/catalogue/photos.ts', () => ({
    photosNamed: (ids: string[]) => ids.map((id) => photoOnWire(id, id)),
  }));
  vi.doMock('#fixtures/catalogue/catalogue.ts', async (importOriginal) => {
    const { CATALOGUE, ...rest } = await importOriginal<typeof Catalogue>();
    const [product, category] = [CATALOGUE.products[0]!, CATALOGUE.categories[0]!];
    const palette = [...CATALOGUE.colors];
    return {
      ...rest,
      soldIn: () => (row: ProductRow) => row,
      CATALOGUE: {
        colors: palette,
        categories: [{ ...category, name: { uk: `Це ${is}`, en: is } }],
        products: goods.map(({ name, price, discountPrice = null, colors, sizes }, index): ProductRow => ({
          ...product,
          _id: idOf(`other:${name}`),
          slug: name,
          vendorCode: `X/${index}`,
          type: 'unisex',
          name: { uk: `Річ ${name}`, en: name },
          price,
          discountPrice,
          createdAt: new Date(Date.UTC(2026, 9, 1 + index)).toISOString(),
          categories: [category.slug],
          variants: colors.map((_, at) => ({
            ...product.variants[0]!,
            _id: idOf(`other:${name}:${at}`),
            color: palette[at + 5]!.slug,
            sizes,
          })),
        })),
      },
    };
  });
  vi.doMock('#fixtures/shipping-methods.ts', async (importOriginal) => {
    const original = await importOriginal<typeof Ways>();
    const rows = ways.map((row): Ways.ShippingMethodRow => ({
      ...row,
      _id: idOf(`other:${row.slug}`),
      name: { uk: `Шлях ${row.slug}`, en: row.slug },
      minimumDelivery: 1,
      maximumDelivery: 30,
      state: 'ACTIVE',
    }));
    return { ...original, SHIPPING_METHODS: rows, shippingMethodsOf: () => rows };
  });
  const { bundledPlace } = await vi.importActual<typeof Bundled>('./bundled-place.ts');
  const place = bundledPlace({ project, language: languages[0] });
  if (languages.length > 1) return place;
  const spoken = { 'accept-language': languages[0] ?? '' };
  const fetch: Place['fetch'] = (address, init) =>
    place.fetch(address, { ...init, headers: { ...init.headers, ...spoken } });
  return { ...place, owner: { ...place.owner, languages }, fetch };
}

const wrongIn = (all: Finding[]) =>
  all.flatMap(({ name, problems }) => problems.map(({ curl, came, allowed }) => ({ name, curl, came, allowed })));

/** Why something was not tried, but for what its owner would have to do. */
const lacksIn = (all: Finding[]): string[] => {
  const reasons = all.flatMap(({ state, reason }) => (state === 'left out' ? [reason ?? 'nobody knows why'] : []));
  return [...new Set(reasons)].filter((reason) => !reason.startsWith('nobody gives the kit ')).toSorted();
};

test.each(SHOPS)('a shop of $is: nothing is wrong, and what is not tried says why', async (shop) => {
  const place = await placeOf(shop);
  const owned = await report(place, () => {});
  expect(wrongIn(owned)).toEqual([]);
  expect(lacksIn(owned)).toEqual([...EVERYWHERE, ...shop.lacks].toSorted());
  const unowned = await report({ ...place, owner: undefined }, () => {});
  expect(wrongIn(unowned)).toEqual([]);
  expect([...EVERYWHERE, ...shop.lacks]).toEqual(expect.arrayContaining(lacksIn(unowned)));
});
