import type { WireProduct } from '#contract/catalog.ts';
import type { Language } from '#fixtures/localized.ts';
import { signedIn } from '../access-token.ts';
import type { Endpoint } from '../call.ts';
import { endpoint } from '../call.ts';
import type { State } from '../state.ts';
import { Fault } from '../faults.ts';
import { paged } from '../lists.ts';
import type { Shelf } from '../shelves.ts';
import { hasStock, onSale, shelves } from '../shelves.ts';
import { oneAProduct, sortedShelves } from '../variant-search.ts';

function productOnWire(state: State, shelf: Shelf, language: Language): WireProduct {
  const { variant: _, siblings: __, ...product } = onSale(state, shelf, language);
  return product;
}

/** One shelf a product, the one that has something in stock where there is one, so that sorts see the product's stock. */
function productShelves(state: State): Shelf[] {
  const all = shelves(state);
  const stocked = new Map(
    all.filter((shelf) => hasStock(state, shelf)).map((shelf) => [shelf.words.uk._id, shelf] as const),
  );
  return oneAProduct(all).map((shelf) => stocked.get(shelf.words.uk._id) ?? shelf);
}

export const PRODUCTS: Endpoint[] = [
  endpoint('products.get', ({ params, language }, { database: { state } }) => {
    const shelf = shelves(state).find(({ words: { uk } }) => uk._id === params['id']);
    if (shelf === undefined) throw new Fault('PRODUCT_NOT_FOUND');
    return productOnWire(state, shelf, language);
  }),
  endpoint('products.search', ({ body, language }, { database: { state } }) => {
    const { _ids, state: wanted, categories = [], types = [] } = body.filter ?? {};
    const found = productShelves(state)
      .filter(({ words: { uk } }) => _ids === undefined || _ids.includes(uk._id))
      .filter(({ words: { uk } }) => wanted === undefined || uk.state === wanted)
      .filter(({ words: { uk } }) => types.length === 0 || types.includes(uk.type))
      .filter(({ words: { uk } }) => categories.length === 0 || uk.categories.some((id) => categories.includes(id)));
    const { items, ...page } = paged(sortedShelves(state, found, body.sort), body);
    return { items: items.map((shelf) => productOnWire(state, shelf, language)), ...page };
  }),
  endpoint('products.delete-many', (call, { database: { state } }) => {
    if (signedIn(call).mayManage !== true) throw new Fault('DONT_HAVE_ACCESS');
    const known = new Set(shelves(state).map(({ words: { uk } }) => uk._id));
    const details = call.body.ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `ids.${index}`, message: 'No such product' }],
    );
    if (details.length > 0) throw new Fault('PRODUCT_NOT_FOUND', { details });
    state.deletedProducts = [...new Set([...state.deletedProducts, ...call.body.ids])];
  }),
];
