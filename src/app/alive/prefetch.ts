import { when } from 'mobx';
import type { Asking } from '#adapters/http/client.ts';
import { PREFETCH_AFTER_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import { fetchAhead } from '../boot/chunk-reload.ts';
import { type Connection, connectionNow, isDear } from '../boot/connection.ts';
import { createStores } from '../container.ts';
import type { Platform } from '../platform.ts';
import { matchAddress } from '../match.ts';
import { loadMessages } from '#views/messages.ts';
import type { Stores } from '#views/stores.ts';
import { followIntent } from './prefetch-links.ts';
import { basket } from '../routes/orders.ts';
import type { RouteRow } from '../routes/route.ts';

/**
 * Fetches what the next press needs, and once the page has settled the basket as soon as there is something in it; never
 * on a dear line.
 */
export function prefetchScreens(
  clock: Clock,
  connection: Connection | undefined,
  current: RouteRow | undefined,
  items: { readonly isEmpty: boolean },
): void {
  if (isDear(connection)) return;
  const next = current?.next?.();
  if (next !== undefined) void fetchAhead([next.screen.preload]);
  clock.after(PREFETCH_AFTER_MS, () =>
    when(
      () => !items.isEmpty,
      () => void fetchAhead([basket.screen.preload]),
    ),
  );
}

/** Fetches code and data of a place that a shopper seems about to go to; what fails is fetched when it is needed. */
async function prefetchPlace(place: string, platform: Platform, asking: Asking): Promise<void> {
  const { profile } = platform;
  const { pathname, searchParams } = new URL(place, window.location.origin);
  const match = matchAddress(pathname, profile);
  if (match?.row === undefined) return;
  const { row, locale, parameters } = match;
  const fetches: (() => Promise<void>)[] = [() => loadMessages(locale), row.screen.preload];
  if (row.isPublic)
    fetches.push(async () => {
      // In stores of its own: what is on the screen stays as it is, and only the answers are kept.
      const aside = createStores({ ...platform, asking });
      aside.locale.use(locale);
      await row.load(aside, parameters, searchParams);
    });
  await fetchAhead(fetches);
}

/** Fetches ahead what seems to be needed next. */
export function prefetch(stores: Stores, platform: Platform, askAhead: Asking): void {
  const { clock } = platform;
  followIntent((place) => void prefetchPlace(place, platform, askAhead), clock, connectionNow);
  const { row } = matchAddress(window.location.pathname, platform.profile) ?? {};
  prefetchScreens(clock, connectionNow(), row, stores.basket);
}
