// What a page needs only once it is alive, in a chunk of its own: the first load is smaller by it.
import { autorun, reaction, when } from 'mobx';
import { MENU_READY_MS, RECHECK_AFTER_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import type { Stores } from '#views/stores.ts';
import { announceScreens } from './announce.ts';
import { fetchAhead } from './chunk-reload.ts';
import type { Platform } from './container.ts';
import { followConsent } from './follow-consent.ts';
import { headOf, wordsIn } from './head.ts';
import { applyHead, publicOrigin } from './head-tags.ts';
import { jsonLdOf } from './json-ld.ts';
import { listenToKeys } from './keyboard.ts';
import type { Match } from './match.ts';
import { dismissWorkers } from './old-workers.ts';
import { prefetch } from './prefetch.ts';
import { keepPlaces } from './return-to-place.ts';
import { ignoreStrayPresses } from './steady-presses.ts';

type Fetch = typeof globalThis.fetch;

/** Keeps the head of the document that of the screen; gives the way to stop. */
export function followHead(match: Match, search: string, stores: Stores): () => void {
  const origin = publicOrigin(document);
  const words = wordsIn(match.locale);
  return autorun(() =>
    applyHead(headOf(match, stores, search), jsonLdOf(match, stores, origin, words), document, origin),
  );
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

/** The flag of a menu at rest goes on half a second after each change of the menu. */
export function watchMenu({ ui }: Stores, clock: Clock): void {
  let cancel = (): void => {};
  reaction(
    () => ui.isMenuOpened,
    () => {
      cancel();
      ui.menuRests(false);
      cancel = clock.after(MENU_READY_MS, () => ui.menuRests(true));
    },
  );
}

export { returnTo } from './return-to-place.ts';

/** Everything above that goes on for as long as the page is open. `answerBy` gives the shop another way to its API. */
export function stayAlive(stores: Stores, platform: Platform, answerBy: (fetch: Fetch) => void): void {
  const { clock } = platform;
  prefetch(stores, platform, answerBy);
  recheckWhenSeen(stores, clock);
  rememberPrices(stores);
  listenToKeys(stores, platform.navigation, clock);
  watchMenu(stores, clock);
  ignoreStrayPresses();
  keepPlaces();
  announceScreens(stores, clock, document);
  // While developing that worker is the backend.
  if (!__MOCKED__) void dismissWorkers(navigator.serviceWorker, window.location.origin);
  void fetchAhead([() => followConsent(stores, platform)]);
}
