// What a page needs only once it is alive, in a chunk of its own: the first load is smaller by it.
import { autorun } from 'mobx';
import { PREFETCH_AFTER_MS, RECHECK_AFTER_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import type { Stores } from '#views/stores.ts';
import { announceScreens } from './announce.ts';
import { fetchAhead } from './chunk-reload.ts';
import { headOf } from './head.ts';
import { applyHead, publicOrigin } from './head-tags.ts';
import type { Match } from './match.ts';
import { keepPlaces } from './return-to-place.ts';
import { ROUTES } from './routes.tsx';

/** Keeps the head of the document that of the screen; gives the way to stop. */
export function followHead(match: Match, stores: Stores): () => void {
  const origin = publicOrigin(document);
  return autorun(() => applyHead(headOf(match, stores), document, origin));
}

/**
 * A basket looked at again after a pause is read again, with prices and stock as they are now; so is that of a page which
 * Back has brought to life as it was: no other tab could tell it anything meanwhile.
 */
export function recheckWhenSeen({ basket }: Stores, clock: Clock): void {
  let leftAt = clock.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = clock.now();
    else if (clock.now() - leftAt >= RECHECK_AFTER_MS) void basket.recheck();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void basket.recheck();
  });
}

/** Chunks that the next press will need, of the screens on the way to buying. */
const NEXT = new Set(['home', 'catalog', 'product', 'basket']);

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches what the next screens need once the page has settled; never on 2g or for who saves data (spec section 9). */
export function prefetchScreens({ buying }: Stores, clock: Clock, connection: Connection | undefined): void {
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g') === true) return;
  clock.after(PREFETCH_AFTER_MS, () => {
    const screens = ROUTES.filter((row) => NEXT.has(row.name)).map((row) => row.screen.preload);
    void fetchAhead([
      () => import('./http-ports.ts'),
      () => import('#views/layout/error-screen.tsx'),
      ...screens,
      buying.load,
    ]);
  });
}

export { returnTo } from './return-to-place.ts';

/** Everything above that goes on for as long as the page is open. */
export function stayAlive(stores: Stores, clock: Clock): void {
  recheckWhenSeen(stores, clock);
  keepPlaces();
  announceScreens(stores, clock, document);
  prefetchScreens(stores, clock, (navigator as { connection?: Connection }).connection);
}
