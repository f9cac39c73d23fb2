import { vi } from 'vitest';

/** Whatever is watched from now on has come into view, as for a shopper who scrolls down; until the test ends. */
export function scrollDown(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class extends globalThis.IntersectionObserver {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        this.#callback = callback;
      }
      override observe(): void {
        this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
      }
    },
  );
}
