import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead, reloadForMissingChunk, reloadIfMissed } from '#app/chunk-reload.ts';

const reload = vi.fn<() => void>();

// Once a page: a second listener would reload twice.
reloadForMissingChunk();

function missChunk(): void {
  window.dispatchEvent(new Event('vite:preloadError'));
}

/** As a network fails: not at once. */
async function missLate(): Promise<void> {
  await Promise.resolve();
  missChunk();
  throw new TypeError('Failed to fetch');
}

/** How this page came, and how long ago. */
function pageCameBy(type: 'navigate' | 'reload', millisecondsAgo: number): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceNavigationTiming]);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - millisecondsAgo);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 10) });
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  pageCameBy('navigate', 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a chunk that is gone reloads the page at most once a minute', () => {
  missChunk();
  missChunk();
  vi.advanceTimersByTime(59_999);
  missChunk();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a clock that was set back keeps nobody from a new release', () => {
  missChunk();
  vi.setSystemTime(Date.UTC(2026, 0, 14, 10));
  missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['getItem', 'setItem'] as const)(
  'where storage refuses %s the page is still loaded anew, and one that was, not again within a minute',
  (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    pageCameBy('navigate', 5_000);
    missChunk();
    expect(reload).toHaveBeenCalledOnce();
    pageCameBy('reload', 59_999);
    missChunk();
    expect(reload).toHaveBeenCalledOnce();
    pageCameBy('reload', 60_000);
    missChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  },
);

test('without a network the page stays as it is', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  missChunk();
  expect(reload).not.toHaveBeenCalled();
});

test('what is fetched ahead may fail in silence', async () => {
  await fetchAhead([missLate, missLate]);
  expect(reload).not.toHaveBeenCalled();
  missChunk();
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk that was missed ahead counts once its screen cannot be drawn', async () => {
  await fetchAhead([missLate]);
  expect(reload).not.toHaveBeenCalled();
  reloadIfMissed();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  reloadIfMissed();
  expect(reload).toHaveBeenCalledOnce();
});
