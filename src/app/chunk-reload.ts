import { CHUNK_RELOAD_GUARD_MS, STORAGE_CHUNK_RELOAD } from '#domain/constants.ts';

let ahead = 0;

/** Fetches what may be needed later. What fails is fetched when it is needed: no reason to load the page anew. */
export async function fetchAhead(fetches: (() => Promise<unknown>)[]): Promise<void> {
  ahead += 1;
  await Promise.allSettled(fetches.map((fetch) => fetch()));
  ahead -= 1;
}

/**
 * A chunk that is gone after a new release: the page loads itself anew, at most once a minute. Not where storage is
 * blocked, because nothing could keep it from doing so for ever; and not without a network, because what is on the
 * screen is better than the browser's own error.
 */
export function reloadForMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (ahead > 0 || !navigator.onLine) return;
    try {
      const since = Date.now() - Number(sessionStorage.getItem(STORAGE_CHUNK_RELOAD) ?? 0);
      // Less than nothing: the clock was set back.
      if (since >= 0 && since < CHUNK_RELOAD_GUARD_MS) return;
      sessionStorage.setItem(STORAGE_CHUNK_RELOAD, String(Date.now()));
      window.location.reload();
    } catch {
      // No storage, no guard: the error screen says how to go on.
    }
  });
}
