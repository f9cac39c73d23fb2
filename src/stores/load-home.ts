import type { CatalogStore } from './catalog.ts';
import type { PagesStore } from './pages.ts';

/** The home page, and the rows of goods that it names. */
export async function loadHome({ catalog, pages }: { catalog: CatalogStore; pages: PagesStore }): Promise<void> {
  await pages.load('home');
  const rows = pages.page('home')?.blocks.filter((block) => block.type === 'products') ?? [];
  await Promise.all(rows.map((block) => catalog.loadShowcase(block.sort, block.limit)));
}
