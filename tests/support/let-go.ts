import { afterEach, beforeEach, vi } from 'vitest';

/** What the page is told to listen to is let go after each test: the window outlives it. */
export function letGoAfterEach(): void {
  let stops: (() => void)[] = [];
  beforeEach(() => {
    for (const target of [window, document]) {
      const listen = target.addEventListener.bind(target);
      const spy = vi
        .spyOn(target, 'addEventListener')
        .mockImplementation((name: string, hear: EventListenerOrEventListenerObject, how?: unknown) => {
          stops.push(() => target.removeEventListener(name, hear, how as EventListenerOptions));
          listen(name, hear, how as EventListenerOptions);
        });
      stops.push(() => spy.mockRestore());
    }
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
  });
}
