import { PREFETCH_AFTER_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import type { Stores } from '#views/stores.ts';
import { createAnswersAhead } from './answers-ahead.ts';
import { fetchAhead } from './chunk-reload.ts';
import { codeOf } from './code-of.ts';
import { type Connection, connectionNow, isDear } from './connection.ts';
import { createStores, type Platform } from './container.ts';
import { httpPortsCode } from './http-ports-code.ts';
import { matchAddress } from './match.ts';
import { loadMessages } from './messages.ts';
import { followIntent } from './prefetch-links.ts';
import { ROUTES } from './routes.tsx';

type Fetch = typeof globalThis.fetch;

/** Chunks that the next press will need, of the screens on the way to buying. */
const NEXT = new Set(['home', 'catalog', 'product', 'basket']);

/** Fetches what the next screens need once the page has settled; never on a dear line. */
export function prefetchScreens({ buying }: Stores, clock: Clock, connection: Connection | undefined): void {
  if (isDear(connection)) return;
  clock.after(PREFETCH_AFTER_MS, () => {
    const screens = ROUTES.filter((row) => NEXT.has(row.name)).map((row) => row.screen.preload);
    void fetchAhead([httpPortsCode, () => import('#views/layout/error-screen.tsx'), ...screens, buying.load]);
  });
}

/** Fetches code and data of a place that a shopper seems about to go to; what fails is fetched when it is needed. */
async function prefetchPlace(place: string, stores: Stores, platform: Platform, ask: Fetch): Promise<void> {
  const { profile } = platform;
  const { pathname, searchParams } = new URL(place, window.location.origin);
  const match = matchAddress(pathname, profile);
  if (match?.row === undefined) return;
  const { row, locale, parameters } = match;
  const fetches: (() => Promise<void>)[] = [() => loadMessages(locale), ...codeOf(row, locale, stores)];
  if (row.isPublic)
    fetches.push(async () => {
      // In stores of its own: what is on the screen stays as it is, and only the answers are kept.
      const aside = createStores({ ...platform, fetch: ask });
      aside.locale.use(locale);
      await row.load(aside, parameters, searchParams);
    });
  await fetchAhead(fetches);
}

/** Fetches ahead what seems to be needed next. `answerBy` gives the shop a way to its API that knows those answers. */
export function prefetch(stores: Stores, platform: Platform, answerBy: (fetch: Fetch) => void): void {
  const { clock } = platform;
  const ahead = createAnswersAhead((...call) => window.fetch(...call), clock);
  answerBy(ahead.fetch);
  followIntent((place) => void prefetchPlace(place, stores, platform, ahead.ask), clock, connectionNow);
  prefetchScreens(stores, clock, connectionNow());
}
