import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantSearch } from '#contract/catalog.ts';
import { toVariantSearch } from '#adapters/http/mapping/catalog.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { listingParameters, shortParameters } from '#domain/listing-address.ts';
import { colorsIn, listingQuery, searchesOf, searchOf } from '#domain/listing.ts';
import { PRODUCT_TYPES, SIZES, VARIANT_SORTS } from '#domain/catalog.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { processorMs } from '#tests/support/processor-time.ts';

const read = (address: string, category?: string): ListingQuery => listingQuery(new URLSearchParams(address), category);
const coal = idOf('color:coal');
const pine = idOf('color:pine');

test('a listing is read from its address', () => {
  const query = read(
    `sort=new&sizes=L,XL,nonsense&types=unisex&colors=${coal},nonsense&uzor=0137,nonsense&min=500&max=1500&stock=1&pages=2&q= соняшник `,
    'hoodies',
  );
  expect(query).toEqual({
    categoryId: 'hoodies',
    text: 'соняшник',
    sort: 'new',
    sizes: ['L', 'XL'],
    types: ['unisex'],
    colors: [coal],
    patterns: ['0137'],
    priceMin: 50_000,
    priceMax: 150_000,
    inStock: true,
    discounted: false,
    pages: 2,
  });
});

test.each([
  'sort=__proto__',
  'pages=-1',
  'pages=1.5',
  'pages=abc',
  'pages=Infinity',
  'sizes=,,,',
  'stock=yes',
  'colors=coal,%00,../..',
  'colors=00000000-0000-0000-0000-00000000000g',
  'min=0&max=0',
  'min=-5&max=1e9',
  'min=NaN&max=99999999999',
  'types=everyone',
])('what makes no sense in an address counts as not said: %s', (address) => {
  expect(listingParameters(read(address)).toString()).toBe('');
});

test('what is said twice counts once, and a price is read from its lower end', () => {
  const query = read(`sizes=L,S,L&colors=${pine},${coal.toUpperCase()},${pine}&min=900&max=400`);
  expect(query).toMatchObject({ sizes: ['S', 'L'], colors: [pine, coal], priceMin: 40_000, priceMax: 90_000 });
});

test('capitals and small letters of an address mean the same', () => {
  expect(read('sizes=m,Oversize&types=Female')).toMatchObject({ sizes: ['M', 'OVERSIZE'], types: ['female'] });
});

const money = fc.option(fc.integer({ min: 1, max: 9_999_999 }), { nil: undefined });
const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    text: fc.oneof(fc.constantFrom('', 'худі', 'SH-0212'), fc.string({ maxLength: 200, unit: 'grapheme' })),
    sort: fc.constantFrom(...VARIANT_SORTS),
    sizes: fc.subarray([...SIZES]),
    types: fc.subarray([...PRODUCT_TYPES]),
    colors: fc.uniqueArray(fc.uuid(), { maxLength: 20 }),
    patterns: fc.subarray(['0137', '0306', '1991']),
    prices: fc.tuple(money, money),
    inStock: fc.boolean(),
    discounted: fc.boolean(),
    pages: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ prices: [one, other], text, ...rest }) => ({
    ...rest,
    text: text.slice(0, 190).toWellFormed().trim(),
    priceMin: one === undefined || other === undefined ? one && one * 100 : Math.min(one, other) * 100,
    priceMax: one === undefined || other === undefined ? other && other * 100 : Math.max(one, other) * 100,
  }));

test('every listing survives being written into an address and read from it', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const address = listingParameters(query).toString();
      expect(read(address)).toEqual(query);
      expect(listingParameters(read(address)).toString()).toBe(address);
    }),
  );
});

const NAMES = ['q', 'sort', 'sizes', 'types', 'colors', 'uzor', 'min', 'max', 'stock', 'sale', 'pages', 'other'];
const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double().map(String),
  fc
    .array(fc.oneof(fc.uuid(), fc.constantFrom(...SIZES, 'male', '1', '0137')), { maxLength: 120 })
    .map((all) => all.join(',')),
);

test('whatever an address says, it is a listing that the server understands and that has an address', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...NAMES), anyValue), { maxLength: 12 }), (pairs) => {
      const query = listingQuery(new URLSearchParams(pairs));
      expect(read(listingParameters(query).toString())).toEqual(query);
      for (const search of searchesOf(query, 0))
        expect(() => variantSearch.parse(toVariantSearch(search))).not.toThrow();
    }),
  );
});

test.each([
  ['sizes=M&sizes=L&min=&max=&sort=first', 'sizes=M%2CL'],
  [`colors=${pine}&colors=${coal}&stock=1&q=`, `colors=${pine}%2C${coal}&stock=1`],
  ['min=900&max=&sort=cheap', 'sort=cheap&min=900'],
  ['uzor=0137&uzor=0606', 'uzor=0137%2C0606'],
  ['q=&utm_source=a&utm_term=', 'utm_source=a&utm_term='],
  ['max=', ''],
])('an address as a form writes it is the shorter one of the shop: %s', (long, short) => {
  expect(shortParameters(new URLSearchParams(long))?.toString()).toBe(short);
  expect(shortParameters(new URLSearchParams(short))).toBeUndefined();
});

test.each(['', 'saved', 'saved=a', 'utm_term=', 'sizes=M,L&sort=first', 'a=1&a=2'])(
  'an address that no form has written stays as it is: %s',
  (address) => {
    expect(shortParameters(new URLSearchParams(address))).toBeUndefined();
  },
);

test('an address of a hundred thousand letters is read in no time and stays short', () => {
  const long = 'ш'.repeat(100_000);
  const started = processorMs();
  const query = read(
    `q=${long}&sizes=${'L,'.repeat(50_000)}&colors=${`${coal},`.repeat(3_000)}&min=${'9'.repeat(50_000)}`,
  );
  expect(processorMs() - started).toBeLessThan(500);
  expect(listingParameters(query).toString().length).toBeLessThan(2_000);
});

test('words cut short at the longest length are cut between letters', () => {
  const { text } = read(`q=${'ш'.repeat(199)}😀`);
  expect(text).toBe('ш'.repeat(199));
  expect(read(`q=${'ш'.repeat(199)} хвіст`).text).toBe('ш'.repeat(199));
});

test('an address may ask for what is stitched with a pattern, by its number', () => {
  expect(searchOf(read('uzor=0137'), 1).filter).toEqual({ patterns: ['0137'] });
  expect(searchOf(read('uzor=0306,137&uzor=0137,0306'), 1).filter).toEqual({ patterns: ['0306', '0137'] });
  expect(searchOf(read('uzor=137'), 1).filter).toEqual({});
});

test('a search asks for twelve at a time and only for what was chosen', () => {
  expect(searchOf(read(''), 1)).toEqual({ filter: {}, sort: 'first', page: 1, limit: 12 });
  expect(searchOf(read(`sale=1&sizes=M&colors=${coal}&max=900`, 'tees'), 3)).toEqual({
    filter: { categories: ['tees'], sizes: ['M'], colors: [coal], price: { max: 90_000 }, discounted: true },
    sort: 'first',
    page: 3,
    limit: 12,
  });
});

test('the colours of goods are those of every colour they come in, each once', () => {
  const color = (id: string) => ({ id, name: id, hex: '#000000' });
  const goods = [
    buildVariant({ color: color('coal'), siblings: [{ id: 'b', color: color('pine') }] }),
    buildVariant({ color: color('pine'), siblings: [{ id: 'c', color: color('sky') }] }),
  ];
  expect(colorsIn(goods).map(({ id }) => id)).toEqual(['coal', 'pine', 'sky']);
});
