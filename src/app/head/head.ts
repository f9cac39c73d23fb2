import { heroOf } from '#domain/content.ts';
import type { Photo } from '#domain/photo.ts';
import type { Locale, Profile } from '#domain/profile.ts';
import { LANGUAGES } from '#domain/profile.ts';
import { localePath } from '#stores/locale.ts';
import type { Stores } from '#views/stores.ts';
import { intlIn } from '../intl.ts';
import type { About, Match, Say, Shown } from '../routes/route.ts';
import { statusOf } from './status.ts';

/** What the whole page is drawn by: attributes of its root. */
export interface Look {
  language: string;
  theme: string;
}

/** What a page says of itself outside its body: to tabs, search engines and previews. */
export interface Head extends Look {
  /** The language and its country, as Open Graph writes them. */
  territory: string;
  siteName: string;
  title: string;
  description: string;
  /** Addresses without the origin. */
  canonical: string;
  alternates: { language: string; path: string }[];
  isIndexed: boolean;
  /** Address of the photo in the preview picture. */
  picture: string | undefined;
}

const MISSING_STATUS = 404;

/** The picture of the shop itself, where a screen has none of its own. */
function photoOfShop({ pages }: Stores): Photo | undefined {
  const home = pages.page('home');
  return home && heroOf(home)?.photos[0];
}

/** A sentence without values, by its key, in a language that has been loaded; the key where there is none. */
export function wordsIn(locale: Locale): Say {
  const { formatMessage } = intlIn(locale);
  return (id) => formatMessage({ id });
}

/** How the screen of an address looks, whatever it shows. */
export const lookOf = ({ row, locale }: Match, profile: Profile): Look => ({
  language: LANGUAGES[locale].tag,
  theme: profile.name === 'art' ? 'art' : (row?.theme ?? 'dark'),
});

/**
 * Everything the head of a page holds, computed from the address and the stores alone. A filtered listing is that of its
 * plain address; a search is one of its own, which no search engine keeps.
 */
export function headOf(shown: Shown): Head {
  const { match, stores } = shown;
  const { row, locale } = match;
  const { profile } = stores.locale;
  const words = wordsIn(locale);
  const isMissing = statusOf(shown) === MISSING_STATUS;
  const { title, description, photo, search = '' }: About = (isMissing ? undefined : row?.about?.(shown)) ?? {};
  const titleKey = typeof row?.titleKey === 'function' ? row.titleKey(shown) : row?.titleKey;
  const path = row?.canonical ?? match.path;
  const at = (language: Locale): string => localePath(language, path) + search;
  return {
    ...lookOf(match, profile),
    territory: LANGUAGES[locale].territory,
    siteName: profile.shortName,
    title: `${profile.shortName} — ${title || words((isMissing ? undefined : titleKey) ?? 'title.not-found')}`,
    description: description || words('title.description'),
    canonical: at(locale),
    alternates: [
      ...profile.locales.map((language) => ({ language: LANGUAGES[language].tag, path: at(language) })),
      // Without a language the server chooses by what the browser asks for.
      { language: 'x-default', path: path + search },
    ],
    isIndexed: row?.isPublic === true && !isMissing && search === '',
    picture: (photo ?? photoOfShop(stores))?.sources.at(-1)?.url,
  };
}
