import type { Clock } from '#ports/platform.ts';

const { setImmediate } = globalThis;

/** Lets everything that is already answered run on: promises, bodies of answers, events. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export interface FakeClock extends Clock {
  /** Lets the time pass: what falls due in it runs in its order, each with what follows from it. */
  advance(milliseconds: number): Promise<void>;
  /** How many calls back are still waited for. */
  readonly waiting: number;
}

/** A clock that stands still until a test moves it. */
export function createFakeClock(start = Date.UTC(2026, 0, 15, 10)): FakeClock {
  let now = start;
  let timers: { at: number; callback: () => void }[] = [];

  return {
    now: () => now,
    after(milliseconds, callback) {
      const timer = { at: now + Math.max(0, milliseconds), callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined || next.at > end) break;
        timers = timers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.callback();
        await settle();
      }
      now = end;
    },
    get waiting() {
      return timers.length;
    },
  };
}
