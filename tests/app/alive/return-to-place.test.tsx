import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { task } from '#app/boot/boot.ts';
import { holdPlace, keepPlaces, nameEntry, positions, returnTo } from '#app/alive/return-to-place.ts';
import { letGoAfterEach } from '#tests/support/let-go.ts';

let grow = (): void => {};
const scrollTo = vi.fn<(left: number, top: number) => void>();
const disconnect = vi.fn<() => void>();

letGoAfterEach();
beforeEach(() => {
  scrollTo.mockReset();
  disconnect.mockReset();
  positions.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = disconnect;
      constructor(callback: () => void) {
        grow = callback;
      }
      observe(): void {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page is so long now, and the browser scrolls as far as that lets it. */
function growTo(reach: number): void {
  scrollTo.mockImplementation((_, top) => void vi.stubGlobal('scrollY', Math.min(top, reach)));
  grow();
}

test('a page that is still growing is kept at the place of the shopper, also when it grows above it', () => {
  returnTo(900);
  growTo(400);
  expect(scrollY).toBe(400);
  growTo(2_000);
  expect(scrollY).toBe(900);
  // The browser follows what it showed last.
  vi.stubGlobal('scrollY', 2_694);
  growTo(4_000);
  expect(scrollY).toBe(900);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])(
  'a shopper who answers by %s is not held',
  (name) => {
    returnTo(900);
    window.dispatchEvent(new Event(name));
    expect(disconnect).toHaveBeenCalledOnce();
  },
);

test('a page is left alone after five seconds, however long it has got', () => {
  vi.useFakeTimers();
  returnTo(900);
  vi.advanceTimersByTime(4_999);
  expect(disconnect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(disconnect).toHaveBeenCalledOnce();
});

test('an entry of the history that was loaded by its address has a name of its own, and keeps it when loaded anew', () => {
  history.replaceState(null, '', '/');
  nameEntry();
  const { key } = history.state as { key: string };
  expect(key).toBe(String(performance.timeOrigin));
  history.replaceState({ key: 'a', idx: 3 }, '');
  nameEntry();
  expect(history.state).toEqual({ key: 'a', idx: 3 });
  history.replaceState({ idx: 3 }, '');
  nameEntry();
  expect(history.state).toEqual({ key, idx: 3 });
});

test('places of the history outlive a reload of the page', () => {
  positions.set('a', 120);
  keepPlaces();
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  positions.clear();
  keepPlaces();
  expect([...positions]).toEqual([['a', 120]]);
});

test.each([
  ['was no longer yet goes on to its place as it grows', 131 + window.innerHeight, 900, 900],
  ['is in its place already is held there as it grows above it', 3_000, 131, 131],
  ['the shopper has moved on from is left where it is', 3_000, 900, 1_500],
])('a page loaded anew that %s', (_case, length, kept, place) => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(length);
  vi.stubGlobal('scrollY', 131);
  history.replaceState({ key: 'a' }, '');
  sessionStorage.setItem('positions', JSON.stringify([['a', kept]]));
  grow = () => {};
  holdPlace();
  vi.stubGlobal('scrollY', 1_500);
  growTo(2_000);
  expect(scrollY).toBe(place);
  window.dispatchEvent(new Event('wheel'));
});

test('a page that Back brings to life is put in its place by the browser before the shop takes over', async () => {
  keepPlaces();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('auto');
  await task();
  expect(history.scrollRestoration).toBe('manual');
});

test.each(['', '{', 'null', '{"a":1}', '[["a"],["b","7"],["c",-1],["d",null],5,["e",1e999]]'])(
  'what was kept as %s is no place',
  (kept) => {
    sessionStorage.setItem('positions', kept);
    keepPlaces();
    expect([...positions]).toEqual([]);
  },
);

test('where storage is blocked places are forgotten with the page, and nothing breaks', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  keepPlaces();
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
});
