const waiting = new Set<PlaceWatcher>();
let isDown = false;

/** jsdom lays nothing out: a place comes into view when a test scrolls down. */
export class PlaceWatcher implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  comeIntoView(): void {
    this.#seen([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  observe(): void {
    if (isDown) this.comeIntoView();
    else waiting.add(this);
  }
  unobserve(): void {}
  disconnect(): void {
    waiting.delete(this);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Whatever is watched, now or from now on, has come into view, as for a shopper who scrolls down; until the test ends. */
export function scrollDown(): void {
  isDown = true;
  for (const watcher of waiting) watcher.comeIntoView();
}

/** As before a test: nothing is in view, nothing is watched. */
export function scrollUp(): void {
  isDown = false;
  waiting.clear();
}
