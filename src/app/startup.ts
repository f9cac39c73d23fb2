import { reaction } from 'mobx';
import { createLocaleCookie } from '#adapters/browser/cookies.ts';
import { PREFETCH_AFTER_MS, RECHECK_AFTER_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import type { Stores } from '#views/stores.ts';
import { fetchAhead } from './chunk-reload.ts';
import { ROUTES } from './routes.tsx';

/** The page is alive: the basket is read, and the language remembered for the next visit. */
export function wakeUp(stores: Stores): void {
  const cookie = createLocaleCookie(document);
  stores.basket.start();
  cookie.write(stores.locale.current);
  reaction(
    () => stores.locale.current,
    (locale) => {
      cookie.write(locale);
      void stores.basket.refreshVariants();
      void stores.checkout.refresh();
    },
  );
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
export function prefetchScreens(clock: Clock, connection: Connection | undefined): void {
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g') === true) return;
  clock.after(PREFETCH_AFTER_MS, () => {
    const screens = ROUTES.filter((row) => NEXT.has(row.name)).map((row) => row.screen.preload);
    void fetchAhead([() => import('./http-ports.ts'), ...screens]);
  });
}
