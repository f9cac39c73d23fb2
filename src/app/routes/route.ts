import type { PageSlug } from '#domain/content.ts';
import type { Photo } from '#domain/photo.ts';
import type { Locale, Theme } from '#domain/profile.ts';
import type { LoadState } from '#stores/load-state.ts';
import type { Chrome } from '#views/layout/shell.tsx';
import type { Stores } from '#views/stores.ts';
import type { Screen } from '../screen.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

/** What an address means. */
export interface Match {
  locale: Locale;
  /** Undefined: no such screen (404). */
  row: RouteRow | undefined;
  parameters: Parameters;
  /** The one address of it inside the locale, without the /amp alias: '/basket'. */
  path: string;
}

/** A screen with what the stores have for it. */
export interface Shown {
  stores: Stores;
  match: Match;
  query: URLSearchParams;
}

/** What a screen's data say of it, where they say more than its row. */
export interface About {
  title?: string | undefined;
  description?: string | undefined;
  /** Stands for it in previews. */
  photo?: Photo | undefined;
  /** What of its query makes a page of its own, which no search engine keeps: '?q=…'. */
  search?: string | undefined;
}

/** A step of the way from home to a screen; the address is that inside a locale. */
export interface Step {
  name: string;
  path: string;
}

/** A description of a thing in the words of schema.org. */
export type JsonLd = Record<string, unknown>;

/** Says a sentence without values, by its key. */
export type Say = (key: string) => string;

/** All that the shop knows of a screen; nothing else asks for its name. */
export interface RouteRow {
  name: string;
  /** Address inside a locale, in the router's pattern language. */
  path: string;
  screen: Screen;
  /** What the screen draws besides for what the stores have, in a chunk of its own: it is there before the screen is. */
  part?: (stores: Stores, parameters: Parameters) => Pick<Screen, 'file' | 'preload'> | undefined;
  /** Words of the title where its data say none. */
  titleKey: string | ((shown: Shown) => string);
  theme: Theme;
  chrome: Chrome;
  /** Where the same screen has its plain address, when that is not this one. */
  canonical?: string;
  /** False for what a search engine has no business with. */
  isPublic: boolean;
  /** Where nothing leads a buyer astray (spec section 2). */
  isBuying?: true;
  /** Where the next press most likely leads: its code is fetched as soon as the page is alive. */
  next?: () => RouteRow;
  /** Name in the query that makes another screen of it: one order within the profile. */
  within?: string;
  /** The page of the wire that it shows. */
  page?: PageSlug;
  /** Fills the stores before the screen is drawn on the server, and after each change of address in the browser. */
  load: (stores: Stores, parameters: Parameters, query: URLSearchParams) => Promise<unknown>;
  /** Gives up what is still on its way to the screen. */
  leave?: (stores: Stores) => void;
  /** What the load has come to; a screen without it is always there. */
  state?: (shown: Shown) => LoadState;
  about?: (shown: Shown) => About;
  /** The steps to it, itself the last; none where its name is not known. */
  steps?: (shown: Shown, words: Say) => Step[];
  /** What robots read of what it shows. `at` makes a public address of one inside the locale. */
  described?: (shown: Shown, at: (path: string) => string, origin: string) => JsonLd[];
}
