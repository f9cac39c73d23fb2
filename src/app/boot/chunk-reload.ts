import { CHUNK_RELOAD_GUARD_MS, STORAGE_CHUNK_RELOAD } from '#domain/constants.ts';
import { cameBy } from './boot.ts';

let ahead = 0;
/** The file that was missed ahead of its need. */
let missed: string | undefined;
let isLeft = false;

/** Fetches what may be needed later. What fails is no reason to load the page anew, until it is needed. */
export async function fetchAhead(fetches: (() => Promise<unknown>)[]): Promise<void> {
  ahead += 1;
  await Promise.allSettled(fetches.map((fetch) => fetch()));
  ahead -= 1;
}

/** When this page was last loaded anew, epoch ms: as this tab has kept it, or as the browser itself remembers; else 0. */
function reloadedAt(): number {
  const remembered = cameBy() === 'reload' ? performance.timeOrigin : 0;
  try {
    return Math.max(remembered, Number(sessionStorage.getItem(STORAGE_CHUNK_RELOAD) ?? 0));
  } catch {
    return remembered;
  }
}

/** The file that did not come, as the failure names it; else the boot, which is called otherwise in every release. */
function fileMissed(event: Event): string {
  const { payload } = event as Event & { payload?: unknown };
  return /(?:https?:|\/)\S+\.(?:js|css)/.exec(String(payload))?.[0] ?? import.meta.url;
}

/** Whether a host has a file no more. One that only did not come is not gone: an import ends so too when the page is being left. */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    // Some hosts answer with a page to whatever they do not know.
    return status === 404 || status === 410 || headers.get('content-type')?.startsWith('text/html') === true;
  } catch {
    return false;
  }
}

/** Not without a network: what is on the screen is better than the browser's own error. Nor from where somebody is leaving. */
async function reloadSometimes(file: string): Promise<void> {
  const since = Date.now() - reloadedAt();
  // Less than nothing: the clock was set back.
  if (!navigator.onLine || (since >= 0 && since < CHUNK_RELOAD_GUARD_MS)) return;
  if (!(await isGone(file)) || isLeft) return;
  try {
    sessionStorage.setItem(STORAGE_CHUNK_RELOAD, String(Date.now()));
  } catch {
    // Storage is blocked: the browser remembers by itself.
  }
  window.location.reload();
}

/** A chunk that is gone after a new release: the page loads itself anew, at most once a minute, storage or not. */
export function reloadForMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (ahead > 0) missed = fileMissed(event);
    else void reloadSometimes(fileMissed(event));
  });
  window.addEventListener('pagehide', () => void (isLeft = true));
  window.addEventListener('pageshow', () => void (isLeft = false));
}

/** A screen could not be drawn: where a chunk that was fetched ahead is gone, that may be why. */
export async function reloadIfMissed(): Promise<void> {
  const file = missed;
  missed = undefined;
  if (file !== undefined) await reloadSometimes(file);
}
