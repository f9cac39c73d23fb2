import { PLACE_MS, POSITIONS_KEPT, STORAGE_POSITIONS } from '#domain/constants.ts';

/** How far each visited address was scrolled, by the key of its history entry. */
export const positions = new Map<string, number>();

/** Names a page that was loaded by its address: the router would call each of those "default". Loaded anew, it keeps its name. */
export function nameEntry(): void {
  const state = window.history.state as { key?: string } | null;
  window.history.replaceState({ key: String(performance.timeOrigin), ...state }, '');
}

/** What a shopper does who wants to be elsewhere, on this screen or on another of the history. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'];

/**
 * Keeps the page where the shopper was while it grows to its full length, above that place or below it, until the shopper
 * does something or it takes too long.
 */
export function returnTo(top: number): void {
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of OWN_WILL) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, PLACE_MS);
  for (const name of OWN_WILL) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
}

function keptPositions(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_POSITIONS) ?? '[]');
    return (Array.isArray(kept) ? kept : []).filter(
      (one): one is [string, number] =>
        Array.isArray(one) && typeof one[0] === 'string' && Number.isFinite(one[1]) && one[1] >= 0,
    );
  } catch {
    return [];
  }
}

function keepPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_POSITIONS, JSON.stringify([...positions].slice(-POSITIONS_KEPT)));
  } catch {
    // Back begins at the top of a page then, after this one was loaded anew.
  }
}

/**
 * The browser has put a page that comes anew in its place as far as it is long by now: a basket and a profile get their lines
 * later, and are held there as they do. Who has moved on is left alone. To be called before the page is alive.
 */
export function holdPlace(): void {
  const top = new Map(keptPositions()).get(String((window.history.state as { key?: unknown } | null)?.key)) ?? 0;
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (top > 0 && (Math.abs(top - scrollY) < 1 || (top > scrollY && isAtEnd))) returnTo(top);
}

/**
 * The places of this tab's history outlive a reload. While the page is open it scrolls by itself: the browser would
 * scroll the screen that is being left. A page that comes anew is put in its place by the browser.
 */
export function keepPlaces(): void {
  for (const [key, top] of keptPositions()) if (!positions.has(key)) positions.set(key, top);
  const takeOver = (): void => void (window.history.scrollRestoration = 'manual');
  takeOver();
  // WebKit puts a page in its place only after it has said that it is shown.
  window.addEventListener('pageshow', () => setTimeout(takeOver));
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    keepPositions();
  });
}
