import type { Upstreams } from '#app/tolerant.ts';

/** So many failures among so many answers are a call that fails often. */
const MOST_FAILURES = 3;
const REMEMBERED = 6;
const REST_MS = 10_000;

interface Breaker {
  /** Whether each of the last answers was one. */
  answers: boolean[];
  /** Until when nobody asks, in epoch milliseconds. */
  restsUntil: number;
}

export interface Breakers extends Upstreams {
  /** Calls that fail often and are left out for now. */
  resting(): string[];
}

/**
 * A breaker for each call that pages can do without: one that fails often rests for ten seconds, then a single page tries
 * it.
 */
export function createBreakers(now: () => number = Date.now): Breakers {
  const breakers = new Map<string, Breaker>();
  const isTripped = ({ answers }: Breaker): boolean => answers.filter((isWell) => !isWell).length >= MOST_FAILURES;

  return {
    mayAsk(call) {
      const breaker = breakers.get(call);
      if (breaker === undefined || !isTripped(breaker)) return true;
      if (now() < breaker.restsUntil) return false;
      // Whoever comes meanwhile does not wait for how the trial ends.
      breaker.restsUntil = now() + REST_MS;
      return true;
    },
    answered(call) {
      const breaker = breakers.get(call);
      if (breaker === undefined) return;
      if (isTripped(breaker)) breakers.delete(call);
      else breaker.answers = [...breaker.answers, true].slice(-REMEMBERED);
    },
    failed(call) {
      const { answers } = breakers.get(call) ?? { answers: [] };
      breakers.set(call, { answers: [...answers, false].slice(-REMEMBERED), restsUntil: now() + REST_MS });
    },
    resting: () => [...breakers].filter(([, breaker]) => isTripped(breaker)).map(([call]) => call),
  };
}
