import { currentPrice, isInStock } from '#domain/catalog.ts';
import type { Contacts, Page } from '#domain/content.ts';
import { toMajor } from '#domain/money.ts';
import type { RichText, RichTextBlock } from '#domain/rich-text.ts';
import { localePath } from '#stores/locale.ts';
import type { Stores } from '#views/stores.ts';
import type { Match } from './match.ts';

/** A description of a thing in the words of schema.org. */
export type JsonLd = Record<string, unknown>;

/** A step of the way from home to here; the address is that inside a locale. */
interface Step {
  name: string;
  path: string;
}

const CONTEXT = { '@context': 'https://schema.org' };

function plain(block: RichTextBlock): string {
  const lines = block.type === 'list' ? block.items : [block.children];
  return lines.map((runs) => runs.map((run) => run.text).join('')).join(' ');
}

/** A rich text as its words alone. */
export function plainText(text: RichText): string {
  return text.map(plain).join(' ');
}

function organization(name: string, url: string, origin: string, contacts: Contacts | undefined): JsonLd {
  const { email, phone, address, telegramLink, instagramLink, facebookLink } = contacts ?? {};
  const profiles = [telegramLink, instagramLink, facebookLink].filter((link) => link !== undefined);
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name,
    url,
    logo: `${origin}/icons/icon-512.png`,
    ...(contacts === undefined ? {} : { email, telephone: phone, address }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  };
}

function questions({ blocks }: Page): JsonLd[] {
  const asked = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ ...CONTEXT, '@type': 'FAQPage', mainEntity }];
}

/** The steps to a screen that anybody may visit, as its breadcrumbs show them; none where its name is not known. */
function stepsTo(match: Match, { catalog, pages, product }: Stores, words: (key: string) => string): Step[] {
  const { row, parameters, path } = match;
  const home = { name: words('common.home'), path: '/' };
  const listing = { name: words('common.catalog'), path: '/catalog' };
  if (row?.isPublic !== true || row.name === 'home') return [];
  if (row.name === 'catalog' || row.name === 'product-entry') return [home, listing];
  if (row.name === 'catalog-category' || row.name === 'product') {
    const { variant } = product;
    const category = (row.name === 'product' ? (variant?.categoryIds ?? []) : [parameters['category']])
      .map((id) => catalog.category(id))
      .find((one) => one !== undefined);
    const shelf = category === undefined ? [] : [{ name: category.name, path: `/catalog/${category.id}` }];
    if (row.name === 'catalog-category') return category === undefined ? [] : [home, listing, ...shelf];
    return variant === undefined ? [] : [home, listing, ...shelf, { name: variant.name, path }];
  }
  const page = pages.pages.get(`${match.locale}:${row.name}`);
  return page === undefined ? [] : [home, { name: page.title, path }];
}

/**
 * What robots read of a screen: the shop itself, the way to the screen, the product with its offer, questions with
 * answers. `origin` is that of public addresses, or empty.
 */
export function jsonLdOf(match: Match, stores: Stores, origin: string, words: (key: string) => string): JsonLd[] {
  const { profile } = stores.locale;
  const at = (path: string): string => origin + localePath(match.locale, path);
  const name = match.row?.name;
  if (name === 'home') return [organization(profile.shortName, at('/'), origin, stores.pages.contacts)];
  const steps = stepsTo(match, stores, words).map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: at(step.path),
  }));
  const way = steps.length === 0 ? [] : [{ ...CONTEXT, '@type': 'BreadcrumbList', itemListElement: steps }];
  const page = name === undefined ? undefined : stores.pages.pages.get(`${match.locale}:${name}`);
  if (page !== undefined) return [...way, ...questions(page)];
  const { variant } = stores.product;
  if (name !== 'product' || variant === undefined) return way;
  const pictures = variant.photos.flatMap((photo) => photo.sources.at(-1)?.url ?? []);
  return [
    ...way,
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
        url: at(match.path),
      },
    },
  ];
}
