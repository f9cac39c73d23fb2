import type { Variant } from '#domain/catalog.ts';
import type { Page, PageSlug } from '#domain/content.ts';
import type { CatalogSnapshot } from '#stores/catalog.ts';
import type { ListingSnapshot } from '#stores/listing.ts';
import type { PagesSnapshot } from '#stores/pages.ts';
import type { ProductSnapshot } from '#stores/product.ts';
import { fitOfOneSize } from '#views/product-card/card-note.ts';
import { wornPhoto } from '#views/product-card/worn-photo.ts';
import type { Stores } from '#views/stores.ts';

/** What the server knew when it drew a page: the browser begins with it instead of asking again. */
export interface State {
  now: number;
  pages: PagesSnapshot;
  catalog: CatalogSnapshot;
  listing?: ListingSnapshot;
  product?: ProductSnapshot;
}

/** A card draws no description and few details: they would only make the page heavier. */
function forCard(variant: Variant, place: number): Variant {
  const fit = fitOfOneSize(variant);
  const { pattern, model } = variant.details;
  const isWorn = wornPhoto(variant, place) !== undefined;
  const details = {
    ...(fit === undefined ? {} : { fit }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(isWorn && model !== undefined ? { model } : {}),
  };
  return { ...variant, description: [], details, photos: variant.photos.slice(0, isWorn ? 2 : 1) };
}

/** `page` is the one whose words are shown. */
export function takeState(stores: Stores, page: PageSlug | undefined): State {
  const { pages, catalog, listing, product, ui } = stores;
  const shelf = catalog.snapshot();
  const showcases = Object.entries(shelf.showcases).map(([key, variants]) => [key, variants.map(forCard)]);
  const listed = listing.snapshot();
  const shown = product.snapshot();
  // Header and footer need the contacts, not the words of their page.
  const contacts = (one: Page): Page => (one.slug === 'contacts' && page !== 'contacts' ? { ...one, blocks: [] } : one);
  const written = pages.snapshot();
  const known = Object.entries(written.pages).map(([key, one]) => [key, contacts(one)]);
  return {
    now: ui.openedAt,
    pages: { ...written, pages: Object.fromEntries(known) as PagesSnapshot['pages'] },
    catalog: { ...shelf, showcases: Object.fromEntries(showcases) as CatalogSnapshot['showcases'] },
    ...(listed === undefined ? {} : { listing: { ...listed, items: listed.items.map(forCard) } }),
    ...(shown === undefined ? {} : { product: { ...shown, related: shown.related.map(forCard) } }),
  };
}

export function restoreState(stores: Stores, state: State): void {
  stores.ui.restore(state.now);
  stores.pages.restore(state.pages);
  stores.catalog.restore(state.catalog);
  if (state.listing !== undefined) stores.listing.restore(state.listing);
  if (state.product !== undefined) stores.product.restore(state.product);
}
