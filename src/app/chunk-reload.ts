import { CHUNK_RELOAD_GUARD_MS, STORAGE_CHUNK_RELOAD } from '#domain/constants.ts';

let ahead = 0;

/** Fetches what may be needed later. What fails is fetched when it is needed: no reason to load the page anew. */
export async function fetchAhead(fetches: (() => Promise<unknown>)[]): Promise<void> {
  ahead += 1;
  await Promise.allSettled(fetches.map((fetch) => fetch()));
  ahead -= 1;
}

/** When this page was last loaded anew, epoch ms: as this tab has kept it, or as the browser itself remembers; else 0. */
function reloadedAt(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const remembered = entry?.type === 'reload' ? performance.timeOrigin : 0;
  try {
    return Math.max(remembered, Number(sessionStorage.getItem(STORAGE_CHUNK_RELOAD) ?? 0));
  } catch {
    return remembered;
  }
}

/**
 * A chunk that is gone after a new release: the page loads itself anew, at most once a minute, also where storage is
 * blocked; and not without a network, because what is on the screen is better than the browser's own error.
 */
export function reloadForMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (ahead > 0 || !navigator.onLine) return;
    const since = Date.now() - reloadedAt();
    // Less than nothing: the clock was set back.
    if (since >= 0 && since < CHUNK_RELOAD_GUARD_MS) return;
    try {
      sessionStorage.setItem(STORAGE_CHUNK_RELOAD, String(Date.now()));
    } catch {
      // Storage is blocked: the browser remembers by itself.
    }
    window.location.reload();
  });
}
