// @vitest-environment node
import { expect, test } from 'vitest';
import type { WireVariantItem } from '#contract/catalog.ts';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import type { ColorSlug } from '#fixtures/catalogue/colors.ts';
import { plainWordsOf } from '#mocks/plain-colors.ts';
import { find } from './support/search.ts';

const SLUGS = new Map(CATALOGUE.colors.map(({ _id, slug }) => [_id, slug]));

const colorsOf = (items: WireVariantItem[]): (ColorSlug | undefined)[] => [
  ...new Set(items.map(({ variant }) => SLUGS.get(variant.color._id))),
];

/** Names of the goods that have one of the colors. */
const goodsIn = (...slugs: ColorSlug[]): string[] =>
  CATALOGUE.products
    .filter(({ variants }) => variants.some(({ color }) => slugs.includes(color)))
    .map(({ name }) => name.uk);

test.each<[string, ColorSlug[]]>([
  ['жовтий', ['yellow']],
  ['ЖОВТА', ['yellow']],
  ['жовт', ['yellow']],
  ['yellow', ['yellow']],
  ['zhovtyi', ['yellow']],
  ['чорного', ['coal', 'black']],
  ['black', ['coal', 'black']],
  ['білі', ['chalk', 'white', 'paper']],
  ['white', ['chalk', 'white', 'paper']],
  ['синє', ['ultra', 'night']],
  ['темно-синьої', ['night']],
  ['navy', ['night']],
  ['темно-синя', ['night']],
  ['dark blue', ['night']],
  ['blue', ['ultra', 'night', 'sky']],
  ['блакитна', ['sky']],
  ['червону', ['rust']],
  ['red', ['rust']],
  ['зелені', ['olive', 'pine']],
  ['green', ['olive', 'pine']],
  ['хакі', ['olive']],
  ['сірих', ['stone']],
  ['gray', ['stone']],
  ['grey', ['stone']],
  ['бежеве', ['linen', 'clay']],
  ['beige', ['linen', 'clay']],
  ['коричнева', ['oak']],
  ['brown', ['oak']],
])('«%s» finds all goods in %j, and no others', async (query, slugs) => {
  const items = await find(query);
  expect(slugs).toEqual(expect.arrayContaining(colorsOf(items)));
  expect(items.map(({ name }) => name)).toEqual(goodsIn(...slugs));
});

test.each<[string, ColorSlug[], RegExp]>([
  ['жовте худі', ['yellow'], /^Худі/],
  ['yellow hoodie', ['yellow'], /^Худі/],
  ['чорне худі', ['coal'], /^Худі/],
  ['футболка біла', ['chalk'], /^Футболка/],
  ['white t-shirt', ['chalk'], /^Футболка/],
  ['black t-shirts', ['coal'], /^Футболка/],
  ['чорний постер', ['black'], /^Постер/],
  ['черне худі', ['coal'], /^Худі/],
])('«%s» finds only such goods in %j', async (query, slugs, kind) => {
  const items = await find(query);
  expect(items.map(({ name }) => name)).toEqual(goodsIn(...slugs).filter((name) => kind.test(name)));
  expect(colorsOf(items)).toEqual(slugs);
});

test.each(['рожевий', 'рожеве худі', 'pink', 'фіолетова', 'purple', 'оранжеве', 'orange', 'жовтий шопер'])(
  'nothing is «%s», and nothing else is shown instead',
  async (query) => {
    expect(await find(query)).toEqual([]);
  },
);

test.each(CATALOGUE.colors.map(({ slug, _id }) => ({ slug, _id })))(
  'the color $slug has a plain word in each language, and every one of them finds its goods',
  async ({ slug, _id }) => {
    const { uk, en } = plainWordsOf(_id);
    expect(uk.length).toBeGreaterThan(0);
    expect(en.length).toBeGreaterThan(0);
    for (const word of [...uk, ...en])
      expect((await find(word)).map(({ name }) => name)).toEqual(expect.arrayContaining(goodsIn(slug)));
  },
);

test('goods of a plain color are sorted and paged as all others are', async () => {
  const prices = (items: WireVariantItem[]): number[] =>
    items.map(({ discountPrice, price }) => discountPrice ?? price);
  const all = await find('black', { sort: 'cheap' });
  expect(prices(all)).toEqual(prices(all).toSorted((one, other) => one - other));
  expect(await find('black', { sort: 'cheap', page: 2, limit: 4 })).toEqual(all.slice(4, 8));
});

test('a vendor code is found without its hyphens too', async () => {
  const found = await find('SH-0137');
  expect(found).toHaveLength(1);
  expect([await find('sh0137'), await find('sh0137ts')]).toEqual([found, found]);
});
