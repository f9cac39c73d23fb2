import { reaction } from 'mobx';
import { createLocaleCookie } from '#adapters/browser/cookies.ts';
import { PREFETCH_AFTER_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import type { Stores } from '#views/stores.ts';
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
    },
  );
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
    void import('./http-ports.ts').catch(() => undefined);
    for (const row of ROUTES) if (NEXT.has(row.name)) void row.screen.preload().catch(() => undefined);
  });
}
