import { CHUNK_RELOAD_GUARD_MS, STORAGE_CHUNK_RELOAD } from '#domain/constants.ts';

let ahead = 0;
let hasMissed = false;

/** Fetches what may be needed later. What fails is no reason to load the page anew, until it is needed. */
export async function fetchAhead(fetches: (() => Promise<unknown>)[]): Promise<void> {
  ahead += 1;
  await Promise.allSettled(fetches.map((fetch) => fetch()));
  ahead -= 1;
}

/** When this page was last loaded anew, epoch ms: as this tab has kept it, or as the browser itself remembers; else 0. */
function reloadedAt(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry !== undefined && 'type' in entry && entry.type === 'reload';
  const remembered = isReload ? performance.timeOrigin : 0;
  try {
    return Math.max(remembered, Number(sessionStorage.getItem(STORAGE_CHUNK_RELOAD) ?? 0));
  } catch {
    return remembered;
  }
}

/** Not without a network: what is on the screen is better than the browser's own error. */
function reloadSometimes(): void {
  const since = Date.now() - reloadedAt();
  // Less than nothing: the clock was set back.
  if (!navigator.onLine || (since >= 0 && since < CHUNK_RELOAD_GUARD_MS)) return;
  try {
    sessionStorage.setItem(STORAGE_CHUNK_RELOAD, String(Date.now()));
  } catch {
    // Storage is blocked: the browser remembers by itself.
  }
  window.location.reload();
}

/** A chunk that is gone after a new release: the page loads itself anew, at most once a minute, storage or not. */
export function reloadForMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (ahead > 0) hasMissed = true;
    else reloadSometimes();
  });
}

/** A screen could not be drawn: where a chunk that was fetched ahead is gone, that may be why. */
export function reloadIfMissed(): void {
  if (hasMissed) reloadSometimes();
  hasMissed = false;
}
