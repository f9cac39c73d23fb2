import type { CatalogStore } from './catalog.ts';
import type { PagesStore } from './pages.ts';

/**
 * What every screen needs, all at once: categories, ways of delivery, contacts. What is there is not asked for again;
 * `failed` hears of each failure.
 */
export async function loadShared(
  { catalog, pages }: { catalog: CatalogStore; pages: PagesStore },
  failed: (what: unknown) => void = () => {},
): Promise<void> {
  const contacts = async (): Promise<void> => {
    await pages.load('contacts');
    if (pages.state('contacts').status === 'failed') failed('contacts');
  };
  await Promise.all([catalog.loadShared(failed), contacts()]);
}
