import { Fault } from './faults.ts';

const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 10;
/** Beyond so many addresses those that have been quiet are forgotten. */
const MOST_REMEMBERED = 10_000;

/** Counts what may be done only so often; in memory, for a minute. */
export interface Limits {
  /**
   * One more try for this e-mail; gives the way to take it back, for a try that turned out good. Throws a 429 that says
   * when to come again once there were ten within a minute.
   */
  take(what: 'password' | 'letter', email: string): () => void;
  forget(): void;
}

/** `now` in epoch milliseconds. */
export function createLimits(now: () => number): Limits {
  const tries = new Map<string, { at: number }[]>();
  const recent = (key: string): { at: number }[] => (tries.get(key) ?? []).filter(({ at }) => now() - at < MINUTE_MS);

  function forgetQuiet(): void {
    for (const key of tries.keys()) if (recent(key).length === 0) tries.delete(key);
  }

  return {
    take(what, email) {
      const key = `${what} ${email.toLowerCase()}`;
      const made = recent(key);
      const [first] = made;
      if (first !== undefined && made.length >= MOST_A_MINUTE) {
        const seconds = Math.ceil((first.at + MINUTE_MS - now()) / 1_000);
        const headers = { 'retry-after': String(seconds) };
        throw new Fault('BAD_REQUEST', { status: 429, headers, message: 'Too many tries: come again later' });
      }
      if (tries.size > MOST_REMEMBERED) forgetQuiet();
      const one = { at: now() };
      tries.set(key, [...made, one]);
      return () =>
        void tries.set(
          key,
          recent(key).filter((other) => other !== one),
        );
    },
    forget: () => tries.clear(),
  };
}
