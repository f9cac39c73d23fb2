import type { Clock } from '#ports/platform.ts';

/** The time and the timers of the place the shop runs in. */
export function createClock(): Clock {
  return {
    now: () => Date.now(),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
