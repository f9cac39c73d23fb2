import type { Locale } from '#domain/profile.ts';
import type { Fetch } from '#views/fetch-once.ts';
import type { Stores } from '#views/stores.ts';
import { messagesFetch } from './messages.ts';
import type { RouteRow } from './routes.tsx';

/** What a screen is drawn by beside the shop itself: its chunk and, where it is one of buying, words and stores of that. */
export function codeOf({ screen, isForBuying }: RouteRow, locale: Locale, { buying }: Pick<Stores, 'buying'>): Fetch[] {
  return isForBuying === true ? [screen.preload, buying.load, messagesFetch(locale, 'buying')] : [screen.preload];
}
