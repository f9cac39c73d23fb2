// What a page needs only once it is alive, in a chunk of its own: the first load is smaller by it.
import { autorun, when } from 'mobx';
import { PREFETCH_AFTER_MS, RECHECK_AFTER_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import type { Stores } from '#views/stores.ts';
import { announceScreens } from './announce.ts';
import { createAnswersAhead } from './answers-ahead.ts';
import { fetchAhead } from './chunk-reload.ts';
import { createStores, type Platform } from './container.ts';
import { followConsent } from './follow-consent.ts';
import { headOf } from './head.ts';
import { applyHead, publicOrigin } from './head-tags.ts';
import { listenToKeys } from './keyboard.ts';
import { type Match, matchAddress } from './match.ts';
import { loadMessages } from './messages.ts';
import { dismissWorkers } from './old-workers.ts';
import { type Connection, followIntent, isDear } from './prefetch-links.ts';
import { keepPlaces } from './return-to-place.ts';
import { ROUTES } from './routes.tsx';

type Fetch = typeof globalThis.fetch;

/** Keeps the head of the document that of the screen; gives the way to stop. */
export function followHead(match: Match, stores: Stores): () => void {
  const origin = publicOrigin(document);
  return autorun(() => applyHead(headOf(match, stores), document, origin));
}

/**
 * A basket or a product looked at again after a pause is read again, with prices and stock as they are now; so is that of
 * a page which Back has brought to life as it was: no other tab could tell it anything meanwhile.
 */
export function recheckWhenSeen({ account, basket, buying, product, session }: Stores, clock: Clock): void {
  const recheck = (): void => {
    void basket.recheck();
    void buying.current?.promo.recheck();
    void product.recheck({ isCertain: true });
  };
  let leftAt = clock.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = clock.now();
    else if (clock.now() - leftAt >= RECHECK_AFTER_MS) recheck();
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    // Whoever it was may have signed out since: nothing of theirs is shown.
    session.look();
    account.current?.keeper.follow();
    recheck();
  });
}

/** Whoever has something in the basket is told of prices that change from now on: what they are is remembered at once. */
function rememberPrices({ basket, buying }: Stores): void {
  when(
    () => !basket.isEmpty,
    () => void fetchAhead([buying.load]),
  );
}

/** Chunks that the next press will need, of the screens on the way to buying. */
const NEXT = new Set(['home', 'catalog', 'product', 'basket']);

/** The line as this browser knows it now. */
function connectionNow(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Fetches what the next screens need once the page has settled; never on a dear line. */
export function prefetchScreens({ buying }: Stores, clock: Clock, connection: Connection | undefined): void {
  if (isDear(connection)) return;
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

/** Fetches code and data of a place that a shopper seems about to go to; what fails is fetched when it is needed. */
export async function prefetchPlace(place: string, stores: Stores, platform: Platform, ask: Fetch): Promise<void> {
  const { profile } = platform;
  const { pathname, searchParams } = new URL(place, window.location.origin);
  const match = matchAddress(pathname, profile);
  if (match?.row === undefined) return;
  const { row, locale, parameters } = match;
  const fetches = [row.screen.preload, () => loadMessages(locale)];
  if (row.isForBuying === true) fetches.push(stores.buying.load, () => loadMessages(locale, 'buying'));
  if (row.isPublic)
    fetches.push(async () => {
      // In stores of its own: what is on the screen stays as it is, and only the answers are kept.
      const aside = createStores({ ...platform, fetch: ask });
      aside.locale.use(locale);
      await row.load(aside, parameters, searchParams);
    });
  await fetchAhead(fetches);
}

/** Everything above that goes on for as long as the page is open. `answerBy` gives the shop another way to its API. */
export function stayAlive(stores: Stores, platform: Platform, answerBy: (fetch: Fetch) => void): void {
  const { clock } = platform;
  const ahead = createAnswersAhead((...call) => window.fetch(...call), clock);
  answerBy(ahead.fetch);
  followIntent((place) => void prefetchPlace(place, stores, platform, ahead.ask), clock, connectionNow);
  recheckWhenSeen(stores, clock);
  rememberPrices(stores);
  listenToKeys(stores, platform.navigation, clock);
  keepPlaces();
  announceScreens(stores, clock, document);
  // While developing that worker is the backend.
  if (!__MOCKED__) void dismissWorkers(navigator.serviceWorker, window.location.origin);
  void fetchAhead([() => followConsent(stores, platform)]);
  prefetchScreens(stores, clock, connectionNow());
}
