import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import { categoryOnWire } from '#fixtures/catalogue/wire.ts';
import type { Endpoint } from '../call.ts';
import { endpoint } from '../call.ts';
import { Fault } from '../faults.ts';
import { paged } from '../lists.ts';
import { onSale, shelfById } from '../shelves.ts';
import { findVariants } from '../variant-search.ts';

export const CATALOG: Endpoint[] = [
  endpoint('categories.search', ({ body: { filter = {}, ...options }, language }, { database }) => {
    const rows = CATALOGUE.categories
      .filter((row) => filter.photo === undefined || row.photo !== null)
      .filter((row) => filter.state === undefined || row.state === filter.state)
      .toSorted((one, other) => one.order - other.order);
    const shown = database.state.shelves === 'empty' ? [] : rows;
    return paged(
      shown.map((row) => categoryOnWire(row, language)),
      options,
    );
  }),
  endpoint('variants.search', ({ body, language }, { database }) =>
    paged(findVariants(database.state, body, language), body),
  ),
  endpoint('variants.search-random', ({ body, language }, { database, random }) => {
    const shuffled = findVariants(database.state, body, language)
      .map((item) => ({ item, at: random() }))
      .toSorted((one, other) => one.at - other.at);
    return paged(
      shuffled.map(({ item }) => item),
      body,
    );
  }),
  endpoint('variants.get', ({ params, language }, { database }) => {
    const shelf = shelfById(database.state, params['id'] ?? '');
    if (shelf === undefined) throw new Fault('PRODUCT_SINGLE_VARIANT_NOT_FOUND');
    return onSale(database.state, shelf, language);
  }),
];
