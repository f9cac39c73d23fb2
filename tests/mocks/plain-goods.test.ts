// @vitest-environment node
import { expect, test } from 'vitest';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import { CARE } from '#fixtures/catalogue/cloth.ts';
import type { ProductRow } from '#fixtures/catalogue/product-row.ts';
import { find, namesFor } from './support/search.ts';

const namesOf = (is: (product: ProductRow) => boolean): string[] =>
  CATALOGUE.products.filter(is).map(({ name }) => name.uk);

const kind =
  (...words: string[]) =>
  ({ name }: ProductRow): boolean =>
    words.some((word) => name.en.split(' ').includes(word));

test.each<[string, string]>([
  ['tee', 'T-shirt'],
  ['tees', 'T-shirt'],
  ['майка', 'T-shirt'],
  ['bag', 'tote'],
  ['tote bags', 'tote'],
  ['сумки', 'tote'],
  ['екосумка', 'tote'],
  ['еко-сумка', 'tote'],
  ['hoody', 'hoodie'],
  ['sweater', 'sweatshirt'],
  ['crewneck', 'sweatshirt'],
  ['crew neck', 'sweatshirt'],
  ['sweatpants', 'pants'],
  ['trousers', 'pants'],
  ['брюки', 'pants'],
  ['hats', 'cap'],
  ['baseball cap', 'cap'],
  ['бейсболка', 'cap'],
  ['long sleeve', 'longsleeve'],
  ['довгий рукав', 'longsleeve'],
  ['носки', 'socks'],
  ['плакат', 'poster'],
])('«%s» finds every %s, and nothing else', async (query, word) => {
  expect(await namesFor(query)).toEqual(namesOf(kind(word)));
});

test.each(['толстовка', 'кофта'])('«%s» finds what is worn over a T-shirt', async (query) => {
  expect(await namesFor(query)).toEqual(namesOf(kind('hoodie', 'sweatshirt')));
});

test.each(['wall art', 'pictures', 'картини'])('«%s» finds all that hangs on a wall', async (query) => {
  expect(await namesFor(query)).toEqual(namesOf(kind('poster', 'print')));
});

const isWorn = ({ categories }: ProductRow): boolean => !categories.includes('art');

test.each<[string, ProductRow['type'][]]>([
  ['women', ['female', 'unisex']],
  ['woman', ['female', 'unisex']],
  ['female', ['female', 'unisex']],
  ['Women’s', ['female', 'unisex']],
  ['жіночі', ['female', 'unisex']],
  ['men', ['male', 'unisex']],
  ['man', ['male', 'unisex']],
  ['male', ['male', 'unisex']],
  ["men's", ['male', 'unisex']],
  ['чоловіче', ['male', 'unisex']],
  ['unisex', ['unisex']],
  ['унісекс', ['unisex']],
])('«%s» finds what they wear, unisex too, and nothing that hangs on a wall', async (query, types) => {
  expect(await namesFor(query)).toEqual(namesOf((product) => isWorn(product) && types.includes(product.type)));
});

test.each(["women's tee", 'жіноча футболка'])('«%s» finds T-shirts but those for men', async (query) => {
  const found = await namesFor(query);
  expect(found).toEqual(namesOf((product) => kind('T-shirt')(product) && product.type !== 'male'));
  expect(found.length).toBeGreaterThan(0);
});

test.each(['oversized', 'oversize', 'оверсайз'])('«%s» finds what has a size of that name', async (query) => {
  const found = await find(query);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ variant }) => variant.sizes.some(({ value }) => value.endsWith('OVERSIZE')))).toBe(true);
});

test.each(['embroidered', 'embroidery', 'вишита', 'вишиванка'])(
  '«%s» finds what is stitched, and nothing printed',
  async (query) => {
    const found = await namesFor(query);
    expect(found).toEqual(namesOf(({ details }) => details.care === CARE.stitch));
    expect(found.length).toBeGreaterThan(0);
  },
);

test.each(['clothes', 'clothing', 'одяг'])('«%s» finds all garments, and nothing else', async (query) => {
  expect(await namesFor(query)).toEqual(namesOf(kind('hoodie', 'sweatshirt', 'T-shirt', 'longsleeve', 'pants')));
});

test('what a kind is called besides is no other kind', async () => {
  expect(await namesFor('black hoodie tee')).toEqual([]);
  expect(await namesFor('велосипед')).toEqual([]);
});
