import { listingQuery } from '#domain/listing.ts';
import type { Locale } from '#domain/profile.ts';
import { LANGUAGE_TAG } from '#domain/profile.ts';
import { inBrief } from '#domain/text.ts';
import { localePath } from '#stores/locale.ts';
import type { Stores } from '#views/stores.ts';
import { createIntl } from './intl.ts';
import type { Match } from './match.ts';
import { messagesOf } from './messages.ts';
import { orderTitleKey } from './order-title.ts';
import { isListing, statusOf } from './status.ts';

/** What a page says of itself outside its body: to tabs, search engines and previews. */
export interface Head {
  language: string;
  /** The language and its country, as Open Graph writes them. */
  territory: string;
  siteName: string;
  theme: string;
  title: string;
  description: string;
  /** Addresses without the origin. */
  canonical: string;
  alternates: { language: string; path: string }[];
  isIndexed: boolean;
  /** Address of the photo in the preview picture. */
  picture: string | undefined;
}

/** More names would be cut off where a description is shown. */
const NAMED_AT_MOST = 5;

const MISSING_STATUS = 404;
const TERRITORY: Record<Locale, string> = { ua: 'uk_UA', en: 'en_US' };

/** The title and description of what a screen shows, from its data where it has any. */
function about(match: Match, stores: Stores): { title?: string | undefined; description?: string | undefined } {
  const { row, parameters } = match;
  if (row?.name === 'product') {
    const { variant } = stores.product;
    const [first] = variant?.description ?? [];
    const text =
      first !== undefined && 'children' in first ? first.children.map((run) => run.text).join('') : undefined;
    return {
      title: variant && `${variant.name}, ${variant.color.name.toLocaleLowerCase(stores.locale.language)}`,
      description: text,
    };
  }
  if (row?.name === 'catalog-category') {
    const category = stores.catalog.category(parameters['category']);
    return { title: category?.name, description: category?.description };
  }
  const page = stores.pages.pages.get(`${match.locale}:${row?.name ?? ''}`);
  return { title: row?.name === 'home' ? undefined : page?.title, description: page?.description };
}

/** The title and description of what was looked for: the words, and the first of what they found. */
function aboutSearch(text: string, match: Match, { listing }: Stores): { title: string; description?: string } {
  const { formatMessage } = createIntl(LANGUAGE_TAG[match.locale], messagesOf(match.locale) ?? {});
  const title = formatMessage({ id: 'title.search' }, { text: inBrief(text) });
  if (listing.items.length === 0) return { title };
  const found = formatMessage({ id: 'listing.found' }, { count: listing.total });
  const names = listing.items.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  return { title, description: `${found}: ${names.join(', ')}` };
}

/** The picture that stands for a screen in previews. */
function pictureOf(match: Match, stores: Stores): string | undefined {
  const hero = stores.pages.page('home')?.blocks.find((block) => block.type === 'hero');
  const category = stores.catalog.category(match.parameters['category']);
  const photo =
    match.row?.name === 'product' ? stores.product.variant?.photos[0] : (category?.photo ?? hero?.photos[0]);
  return photo?.sources.at(-1)?.url;
}

/** A sentence without values, by its key, in a language that has been loaded; the key where there is none. */
export function wordsIn(locale: Locale): (key: string) => string {
  const messages = messagesOf(locale) ?? {};
  return (key) => {
    const [first] = messages[key] ?? [];
    return first !== undefined && 'value' in first ? first.value : key;
  };
}

/**
 * Everything the head of a page holds, computed from the address and the stores alone. A filtered listing is that of its
 * plain address; a search is one of its own, which no search engine keeps.
 */
export function headOf(match: Match, stores: Stores, search: string): Head {
  const { row, locale } = match;
  const { profile } = stores.locale;
  const words = wordsIn(locale);
  const isMissing = statusOf(match, stores) === MISSING_STATUS;
  const text = !isMissing && isListing(row) ? listingQuery(new URLSearchParams(search)).text : '';
  const { title, description } = text === '' ? about(match, stores) : aboutSearch(text, match, stores);
  const titleKey = orderTitleKey(match, stores, search) ?? row?.titleKey;
  const path = row?.canonical ?? match.path;
  const suffix = text === '' ? '' : `?${new URLSearchParams({ q: text }).toString()}`;
  const at = (language: Locale): string => localePath(language, path) + suffix;
  return {
    language: LANGUAGE_TAG[locale],
    territory: TERRITORY[locale],
    siteName: profile.shortName,
    theme: profile.name === 'art' ? 'art' : (row?.theme ?? 'dark'),
    title: `${profile.shortName} — ${title ?? words((isMissing ? undefined : titleKey) ?? 'title.not-found')}`,
    description: description ?? words('title.description'),
    canonical: at(locale),
    alternates: [
      ...profile.locales.map((language) => ({ language: LANGUAGE_TAG[language], path: at(language) })),
      // Without a language the server chooses by what the browser asks for.
      { language: 'x-default', path: path + suffix },
    ],
    isIndexed: row?.isPublic === true && !isMissing && text === '',
    picture: pictureOf(match, stores),
  };
}
