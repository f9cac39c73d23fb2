import type { LoadState } from '#stores/load-state.ts';
import { READY } from '#stores/load-state.ts';
import type { Stores } from '#views/stores.ts';
import type { Match } from './match.ts';
import type { RouteRow } from './routes.tsx';

const STATUS: Record<LoadState['status'], number> = { idle: 200, loading: 200, ready: 200, missing: 404, failed: 503 };

const LISTINGS = new Set(['catalog', 'product-entry', 'catalog-category']);

/** Whether a screen lists goods: the address says which. */
export function isListing(row: RouteRow | undefined): boolean {
  return row !== undefined && LISTINGS.has(row.name);
}

/** What the load of a screen came to; one that loads nothing is always there. */
function stateOf(name: string, locale: string, { listing, pages, product }: Stores): LoadState {
  if (name === 'product') return product.state;
  if (LISTINGS.has(name)) return listing.state;
  return pages.states.get(`${locale}:${name}`) ?? READY;
}

/** What a page answers with: 404 for what does not exist, 503 while the API cannot say what is there. */
export function statusOf({ row, parameters, locale }: Match, stores: Stores): number {
  if (row === undefined) return 404;
  const { categories, category } = stores.catalog;
  const id = parameters['category'];
  if (id !== undefined && categories.length > 0 && category(id) === undefined) return 404;
  return STATUS[stateOf(row.name, locale, stores).status];
}
