import { INTENT_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import { type Connection, isDear } from '../boot/connection.ts';

/** The path and query of a link to another page of the shop; undefined for any other. */
function placeOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = window.location;
  const place = link.pathname + link.search;
  return link.origin === origin && place !== pathname + search ? place : undefined;
}

/** What says that a link may be followed; another sign of the same kind elsewhere takes it back. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/**
 * Calls `fetchAhead` with the place of a link that the shopper points at, touches or has come to with the keyboard, and
 * stays on for a moment; once a place. Nothing is fetched on a dear line.
 */
export function followIntent(
  fetchAhead: (place: string) => void,
  clock: Clock,
  connection: () => Connection | undefined,
): void {
  const known = new Set<string>();
  /** A pointer that leaves a link says nothing of the focus that is on another. */
  const cancel = new Map<string, () => void>();
  const onIntent = ({ target, type }: Event): void => {
    cancel.get(type)?.();
    const place = placeOf(target);
    if (place === undefined || known.has(place) || isDear(connection())) return;
    const fetchOnce = (): void => {
      // A quick press has gone there already.
      if (known.has(place) || placeOf(target) === undefined) return;
      known.add(place);
      fetchAhead(place);
    };
    cancel.set(type, clock.after(INTENT_MS, fetchOnce));
  };
  for (const name of SIGNS) document.addEventListener(name, onIntent, { passive: true });
}
