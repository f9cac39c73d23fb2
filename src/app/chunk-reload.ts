import { CHUNK_RELOAD_GUARD_MS, STORAGE_CHUNK_RELOAD } from '#domain/constants.ts';

/**
 * A chunk that is gone after a new release: the page loads itself anew, at most once a minute. Where storage is blocked
 * it doesn't, because nothing could keep it from doing so for ever.
 */
export function reloadForMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    try {
      const last = Number(sessionStorage.getItem(STORAGE_CHUNK_RELOAD) ?? 0);
      if (Date.now() - last < CHUNK_RELOAD_GUARD_MS) return;
      sessionStorage.setItem(STORAGE_CHUNK_RELOAD, String(Date.now()));
      window.location.reload();
    } catch {
      // No storage, no guard: the error screen says how to go on.
    }
  });
}
