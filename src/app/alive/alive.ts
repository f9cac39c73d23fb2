import { reaction } from 'mobx';
import type { Asking } from '#adapters/http/client.ts';
import { MENU_READY_MS, RECHECK_AFTER_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import { rememberPresses } from '#views/opener.ts';
import type { Stores } from '#views/stores.ts';
import { announceScreens } from './announce.ts';
import { fetchAhead } from '../boot/chunk-reload.ts';
import type { Platform } from '../platform.ts';
import { followConsent } from './follow-consent.ts';
import { listenToKeys } from './keyboard.ts';
import { prefetch } from './prefetch.ts';
import { keepPlaces } from './return-to-place.ts';
import { ignoreStrayPresses } from './steady-presses.ts';

/**
 * A basket or a product looked at again after a pause is read again, with prices and stock as they are now; so is that of
 * a page which Back has brought to life as it was: no other tab could tell it anything meanwhile.
 */
export function recheckWhenSeen({ basket, keeper, product, promo }: Stores, clock: Clock): void {
  const recheck = (): void => {
    void basket.recheck();
    void promo.recheck();
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
    keeper.follow();
    recheck();
  });
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

/** Everything above that goes on for as long as the page is open. */
export function stayAlive(stores: Stores, platform: Platform, askAhead: Asking): void {
  const { clock } = platform;
  prefetch(stores, platform, askAhead);
  recheckWhenSeen(stores, clock);
  listenToKeys(stores, platform.navigation, clock);
  watchMenu(stores, clock);
  ignoreStrayPresses();
  rememberPresses(document);
  keepPlaces();
  announceScreens(stores, clock, document);
  followConsent(stores, platform);
  // Whoever cannot have it has a page like any other.
  void fetchAhead([async () => (await import('./once-alive.ts')).giveMore()]);
}
