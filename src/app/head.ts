import type { Locale } from '#domain/profile.ts';
import { LANGUAGE_TAG } from '#domain/profile.ts';
import { localePath } from '#stores/locale.ts';
import type { Stores } from '#views/stores.ts';
import type { Match } from './match.ts';
import { messagesOf } from './messages.ts';

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

const TERRITORY: Record<Locale, string> = { ua: 'uk_UA', en: 'en_GB' };

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

/** Everything the head of a page holds, computed from the address and the stores alone. */
export function headOf(match: Match, stores: Stores): Head {
  const { profile } = stores.locale;
  const words = wordsIn(match.locale);
  const { title, description } = about(match, stores);
  const path = match.row?.canonical ?? match.path;
  return {
    language: LANGUAGE_TAG[match.locale],
    territory: TERRITORY[match.locale],
    siteName: profile.shortName,
    theme: profile.name === 'art' ? 'art' : (match.row?.theme ?? 'dark'),
    title: `${profile.shortName} — ${title ?? words(match.row?.titleKey ?? 'title.not-found')}`,
    description: description ?? words('title.description'),
    canonical: localePath(match.locale, path),
    alternates: [
      ...profile.locales.map((locale) => ({ language: LANGUAGE_TAG[locale], path: localePath(locale, path) })),
      // Without a language the server chooses by what the browser asks for.
      { language: 'x-default', path },
    ],
    isIndexed: match.row?.isPublic === true,
    picture: pictureOf(match, stores),
  };
}
