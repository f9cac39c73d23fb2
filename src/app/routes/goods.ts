import type { Category, Variant } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import { listingQuery } from '#domain/listing.ts';
import { toMajor } from '#domain/money.ts';
import { plainText } from '#domain/rich-text.ts';
import { savedIds } from '#domain/saved.ts';
import { inBrief } from '#domain/text.ts';
import { MISSING, READY } from '#stores/load-state.ts';
import { intlIn } from '../intl.ts';
import { ArtProduct } from '#views/screens/product/art-part.ts';
import { CONTEXT } from '../head/json-ld.ts';
import { screen } from '../screen.ts';
import { BUYING, FULL } from './chrome.ts';
import type { About, RouteRow, Say, Shown, Step } from './route.ts';

/** More names would be cut off where a description is shown. */
const NAMED_AT_MOST = 5;

const catalogue = (words: Say): Step[] => [
  { name: words('common.home'), path: '/' },
  { name: words('common.catalog'), path: '/catalog' },
];

const shelf = ({ name, id }: Category): Step => ({ name, path: `/catalog/${id}` });

/** The words that were looked for, and the first of what they found. */
function aboutSearch(text: string, { match, stores: { listing } }: Shown): About {
  const { formatMessage } = intlIn(match.locale);
  const search = `?${new URLSearchParams({ q: text }).toString()}`;
  const title = formatMessage({ id: 'title.search' }, { text: inBrief(text) });
  if (listing.items.length === 0) return { search, title };
  const found = formatMessage({ id: 'listing.found' }, { count: listing.total });
  const names = listing.items.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  return { search, title, description: `${found}: ${names.join(', ')}` };
}

/** A list of one's own, which no search engine keeps. */
function aboutSaved({ match }: Shown): About {
  return {
    search: '?saved',
    title: intlIn(match.locale).formatMessage({ id: 'saved.title' }),
  };
}

const categoryOf = ({ stores, match }: Shown): Category | undefined =>
  stores.catalog.category(match.parameters['category']);

const listing: Omit<RouteRow, 'name' | 'path'> = {
  screen: screen(
    'catalog/catalog-screen',
    async () => (await import('#views/screens/catalog/catalog-screen.tsx')).CatalogScreen,
    'first',
  ),
  titleKey: 'title.catalog',
  theme: 'dark',
  chrome: FULL,
  isPublic: true,
  next: () => product,
  async load(stores, parameters, query) {
    const shared = savedIds(query.get('saved') ?? '');
    if (shared.length > 0) await stores.saved.load(shared);
    // One's own only a browser knows.
    else if (!query.has('saved')) await stores.listing.open(listingQuery(query, parameters['category']));
  },
  leave: (stores) => stores.listing.leave(),
  state: ({ stores, query }) => (query.has('saved') ? READY : stores.listing.state),
  about(shown) {
    if (shown.query.has('saved')) return aboutSaved(shown);
    const { text } = listingQuery(shown.query);
    const category = categoryOf(shown);
    const said = text === '' ? { title: category?.name, description: category?.description } : aboutSearch(text, shown);
    return { ...said, photo: category?.photo };
  },
  steps: (_, words) => catalogue(words),
};

export const catalog: RouteRow = { ...listing, name: 'catalog', path: '/catalog' };

/** A product without its id: all there is to choose from. */
const productEntry: RouteRow = {
  ...listing,
  name: 'product-entry',
  path: '/catalog/product',
  theme: 'light',
  canonical: '/catalog',
};

const category: RouteRow = {
  ...listing,
  name: 'catalog-category',
  path: '/catalog/:category',
  state(shown) {
    const { categories } = shown.stores.catalog;
    return categories.length > 0 && categoryOf(shown) === undefined ? MISSING : shown.stores.listing.state;
  },
  steps(shown, words) {
    const found = categoryOf(shown);
    return found === undefined ? [] : [...catalogue(words), shelf(found)];
  },
};

const variantOf = ({ stores, match }: Shown): Variant | undefined =>
  stores.product.shown(match.parameters['id'] ?? '').variant;

export const product: RouteRow = {
  name: 'product',
  path: '/catalog/product/:id',
  screen: screen(
    'product/product-screen',
    async () => (await import('#views/screens/product/product-screen.tsx')).ProductScreen,
    'first',
  ),
  titleKey: 'title.product',
  theme: 'light',
  chrome: BUYING,
  isPublic: true,
  part: (stores, parameters) => {
    const { variant } = stores.product.shown(parameters['id'] ?? '');
    return variant?.details.sheet && { file: 'src/views/screens/product/art-product.tsx', preload: ArtProduct.preload };
  },
  async load(stores, parameters) {
    await stores.product.open(parameters['id'] ?? '');
    await product.part?.(stores, parameters)?.preload();
  },
  leave: (stores) => stores.product.leave(),
  state: ({ stores, match }) => stores.product.shown(match.parameters['id'] ?? '').state,
  about(shown) {
    const variant = variantOf(shown);
    if (variant === undefined) return {};
    const [first] = variant.description;
    return {
      title: `${variant.name}, ${variant.color.name.toLocaleLowerCase(shown.stores.locale.language)}`,
      description: first !== undefined && 'children' in first ? plainText([first]) : undefined,
      photo: variant.photos[0],
    };
  },
  steps(shown, words) {
    const variant = variantOf(shown);
    if (variant === undefined) return [];
    const { catalog } = shown.stores;
    const found = variant.categoryIds.map((id) => catalog.category(id)).find((one) => one !== undefined);
    const here = { name: variant.name, path: shown.match.path };
    return [...catalogue(words), ...(found === undefined ? [] : [shelf(found)]), here];
  },
  described(shown, at, origin) {
    const variant = variantOf(shown);
    if (variant === undefined) return [];
    const { profile } = shown.stores.locale;
    const pictures = variant.photos.flatMap((photo) => photo.sources.at(-1)?.url ?? []);
    return [
      {
        ...CONTEXT,
        '@type': 'Product',
        name: variant.name,
        description: plainText(variant.description),
        sku: variant.vendorCode,
        color: variant.color.name,
        image: pictures.map((url) => (url.startsWith('/') ? origin + url : url)),
        brand: { '@type': 'Brand', name: profile.shortName },
        offers: {
          '@type': 'Offer',
          price: toMajor(currentPrice(variant)),
          priceCurrency: profile.currency.code,
          availability: `https://schema.org/${isInStock(variant) ? 'InStock' : 'OutOfStock'}`,
          url: at(shown.match.path),
        },
      },
    ];
  },
};

/** In the order they are tried. */
export const GOODS: RouteRow[] = [catalog, productEntry, product, category];
