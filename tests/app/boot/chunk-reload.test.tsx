import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead, reloadForMissingChunk, reloadIfMissed } from '#app/boot/chunk-reload.ts';

const reload = vi.fn<() => void>();

// Once a page: a second listener would reload twice.
reloadForMissingChunk();

/** What the host says of a file that is asked for again. */
const asked = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();
const answer = (status: number, type = 'text/javascript'): Promise<Response> =>
  Promise.resolve(new Response(null, { status, headers: { 'content-type': type } }));

const MESSAGE = 'Failed to fetch dynamically imported module: https://shop.example/assets/faq-1.js';

/** A chunk does not come, and is asked for again. */
async function missChunk(message = MESSAGE): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) }));
  await vi.advanceTimersByTimeAsync(0);
}

/** As a network fails: not at once. */
async function missLate(): Promise<void> {
  await Promise.resolve();
  await missChunk();
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
  asked.mockReset().mockImplementation(() => answer(404));
  vi.stubGlobal('fetch', asked);
  window.dispatchEvent(new Event('pageshow'));
  pageCameBy('navigate', 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// The first here: later ones know of chunks that were missed.
test('a screen that could not be drawn although no chunk was missed reloads nothing', async () => {
  await reloadIfMissed();
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that is gone reloads the page at most once a minute', async () => {
  await missChunk();
  await missChunk();
  vi.advanceTimersByTime(59_999);
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a clock that was set back keeps nobody from a new release', async () => {
  await missChunk();
  vi.setSystemTime(Date.UTC(2026, 0, 14, 10));
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['getItem', 'setItem'] as const)(
  'where storage refuses %s the page is still loaded anew, and one that was, not again within a minute',
  async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    pageCameBy('navigate', 5_000);
    await missChunk();
    expect(reload).toHaveBeenCalledOnce();
    pageCameBy('reload', 59_999);
    await missChunk();
    expect(reload).toHaveBeenCalledOnce();
    pageCameBy('reload', 60_000);
    await missChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  },
);

test('without a network the page stays as it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
});

test('what is fetched ahead may fail in silence', async () => {
  await fetchAhead([missLate, missLate]);
  expect(reload).not.toHaveBeenCalled();
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk that was missed ahead counts once its screen cannot be drawn', async () => {
  await fetchAhead([missLate]);
  expect(reload).not.toHaveBeenCalled();
  await reloadIfMissed();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  await reloadIfMissed();
  expect(reload).toHaveBeenCalledOnce();
});

test('the file that did not come is the one that is asked for again, past every cache', async () => {
  await missChunk();
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://shop.example/assets/faq-1.js', {
    method: 'HEAD',
    cache: 'no-store',
  });
});

test('where the browser does not name the file, the one that names all others is asked for', async () => {
  await missChunk('Importing a module script failed.');
  expect(asked.mock.calls[0]?.[0]).toMatch(/chunk-reload/);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page of the host in the place of a chunk is no chunk', async () => {
  asked.mockImplementation(() => answer(200, 'text/html; charset=utf-8'));
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['is there after all', () => answer(200)],
  ['cannot be told of by a busy host', () => answer(503)],
  ['cannot be asked for', () => Promise.reject(new TypeError('aborted'))],
])('a chunk that %s brings nobody back who is on the way elsewhere', async (_, reply) => {
  asked.mockImplementation(reply);
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is left is not loaded anew, until Back shows it again', async () => {
  window.dispatchEvent(new Event('pagehide'));
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
});
