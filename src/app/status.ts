import type { LoadState } from '#stores/load-state.ts';
import type { Stores } from '#views/stores.ts';
import type { Match } from './match.ts';

const STATUS: Record<LoadState['status'], number> = { idle: 200, loading: 200, ready: 200, missing: 404, failed: 503 };

/** What a page answers with: 404 for what does not exist, 503 while the API cannot say what is there. */
export function statusOf(match: Match, stores: Stores): number {
  const { row, parameters } = match;
  if (row === undefined) return 404;
  if (row.name === 'product') return STATUS[stores.product.state.status];
  if (row.name === 'home') return STATUS[stores.pages.state('home').status];
  if (!row.name.startsWith('catalog')) return 200;
  const category = parameters['category'];
  const isUnknown =
    category !== undefined && stores.catalog.categories.length > 0 && !stores.catalog.category(category);
  return isUnknown ? 404 : STATUS[stores.listing.state.status];
}
