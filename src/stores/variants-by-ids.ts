import type { Variant } from '#domain/catalog.ts';
import type { CatalogPort } from '#ports/catalog.ts';

/** The longest page of a search (the wire allows 100). */
const IDS_AT_ONCE = 100;

/** The active variants among these, in as many searches as it takes; rejects with AppError. */
export async function variantsByIds(port: CatalogPort, ids: string[], signal?: AbortSignal): Promise<Variant[]> {
  const parts: string[][] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) parts.push(ids.slice(from, from + IDS_AT_ONCE));
  const pages = await Promise.all(
    parts.map((part) => port.searchVariants({ filter: { ids: part }, limit: part.length }, signal)),
  );
  return pages.flatMap((page) => page.items);
}
