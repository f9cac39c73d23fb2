import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIZES } from '#domain/catalog.ts';
import { countFilters, listingParameters, listingQuery, searchOf } from '#domain/listing.ts';

test('a listing is read from its address', () => {
  const query = listingQuery(
    new URLSearchParams('sort=new&sizes=L,XL,nonsense&types=unisex&stock=1&pages=2&q= соняшник '),
    'hoodies',
  );
  expect(query).toEqual({
    categoryId: 'hoodies',
    text: 'соняшник',
    sort: 'new',
    sizes: ['L', 'XL'],
    types: ['unisex'],
    inStock: true,
    discounted: false,
    pages: 2,
  });
  expect(countFilters(query)).toBe(4);
});

test.each(['sort=__proto__', 'pages=-1', 'pages=1.5', 'pages=abc', 'pages=Infinity', 'sizes=,,,', 'stock=yes'])(
  'what makes no sense in an address counts as not said: %s',
  (address) => {
    expect(listingParameters(listingQuery(new URLSearchParams(address))).toString()).toBe('');
  },
);

test('an address survives being read and written', () => {
  const query = fc.record({
    text: fc.constantFrom('', 'худі', 'SH-0212'),
    sort: fc.constantFrom('first', 'cheap', 'new'),
    sizes: fc.subarray([...SIZES]),
    types: fc.subarray(['male', 'female', 'unisex'] as const),
    inStock: fc.boolean(),
    discounted: fc.boolean(),
    pages: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(query, (one) => {
      expect(listingQuery(listingParameters(one))).toEqual(one);
    }),
  );
});

test('a search asks for twelve at a time and only for what was chosen', () => {
  expect(searchOf(listingQuery(new URLSearchParams()), 1)).toEqual({ filter: {}, sort: 'first', page: 1, limit: 12 });
  const chosen = listingQuery(new URLSearchParams('sale=1&sizes=M'), 'tees');
  expect(searchOf(chosen, 3)).toEqual({
    filter: { categories: ['tees'], sizes: ['M'], discounted: true },
    sort: 'first',
    page: 3,
    limit: 12,
  });
});
