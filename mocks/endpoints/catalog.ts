import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import { categoryOnWire } from '#fixtures/catalogue/wire.ts';
import type { Endpoint } from '../call.ts';
import { endpoint } from '../call.ts';
import type { State } from '../state.ts';
import { Fault } from '../faults.ts';
import { paged } from '../lists.ts';
import type { Shelf } from '../shelves.ts';
import { onSale, shelfById } from '../shelves.ts';
import { findVariants } from '../variant-search.ts';

function categoriesIn({ shelves }: State): typeof CATALOGUE.categories {
  return shelves === 'empty' ? [] : CATALOGUE.categories;
}

export const CATALOG: Endpoint[] = [
  endpoint('categories.get', ({ params, language }, { database }) => {
    const row = categoriesIn(database.state).find((one) => one._id === params['id']);
    if (row === undefined) throw new Fault('CATEGORY_NOT_FOUND');
    return categoryOnWire(row, language);
  }),
  endpoint('categories.search', ({ body: { filter = {}, ...options }, language }, { database }) => {
    const rows = categoriesIn(database.state)
      .filter((row) => filter.photo === undefined || row.photo !== null)
      .filter((row) => filter.state === undefined || row.state === filter.state)
      .toSorted((one, other) => one.order - other.order);
    return paged(
      rows.map((row) => categoryOnWire(row, language)),
      options,
    );
  }),
  endpoint('variants.search', ({ body, language }, { database: { state } }) => {
    const { items, ...page } = paged(findVariants(state, body), body);
    return { items: items.map((shelf) => onSale(state, shelf, language)), ...page };
  }),
  endpoint('variants.search-random', ({ body, language }, { database: { state }, random }) => {
    const shuffled: Shelf[] = findVariants(state, body)
      .map((shelf) => ({ shelf, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ shelf }) => shelf);
    const { items, ...page } = paged(shuffled, body);
    return { items: items.map((shelf) => onSale(state, shelf, language)), ...page };
  }),
  endpoint('variants.get', ({ params, language }, { database }) => {
    const shelf = shelfById(database.state, params['id'] ?? '');
    if (shelf === undefined) throw new Fault('PRODUCT_SINGLE_VARIANT_NOT_FOUND');
    return onSale(database.state, shelf, language);
  }),
];
