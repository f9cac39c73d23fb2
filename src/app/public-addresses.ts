import type { Profile } from '#domain/profile.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import { localePath } from '#stores/locale.ts';
import { ROUTES } from './routes.ts';

/** The most a search answers at once. */
const AT_ONCE = 100;
/** A map holds 50,000 addresses at most; this is far below it in any number of languages. */
const MOST_PAGES = 50;

async function categoryPaths(catalog: CatalogPort): Promise<string[]> {
  return (await catalog.categories()).map(({ id }) => `/catalog/${id}`);
}

/** Every colour of every garment; a listing has one item a garment and names the others. */
async function productPaths(catalog: CatalogPort): Promise<string[]> {
  const ids = new Set<string>();
  for (let page = 1, left = 1; left > 0 && page <= MOST_PAGES; page += 1) {
    const { items, total } = await catalog.searchVariants({ page, limit: AT_ONCE });
    for (const { id, siblings } of items) for (const one of [{ id }, ...siblings]) ids.add(one.id);
    left = total - page * AT_ONCE;
  }
  return [...ids].map((id) => `/catalog/product/${id}`);
}

/** Paths of everything a search engine should know, in each language. Rejects with AppError. */
export async function publicAddresses(catalog: CatalogPort, { locales }: Profile): Promise<string[]> {
  const screens = ROUTES.filter((row) => row.isPublic && row.canonical === undefined && !row.path.includes(':'));
  const goods = await Promise.all([categoryPaths(catalog), productPaths(catalog)]);
  const paths = [...screens.map((row) => row.path), ...goods.flat()];
  return locales.flatMap((locale) => paths.map((path) => localePath(locale, path)));
}
