/** Something that is fetched once, however often it is asked for. */
export interface Fetch {
  (): Promise<void>;
  /** It is there. */
  readonly isDone: boolean;
  /** Why it is not, for the moment in which it is not tried anew. */
  readonly failure: { reason: unknown } | undefined;
}

/** So long a failure is told to everyone who asks. */
const TOLD_MS = 1_000;

/**
 * Fetches once, the same promise for everyone. A failed one is kept for a moment: whoever draws by it has to meet the
 * failure itself, for a new promise at each drawing would be waited for without end. After that it is tried anew.
 */
export function fetchOnce(fetch: () => Promise<void>): Fetch {
  let underWay: Promise<void> | undefined;
  const follow = async (promise: Promise<void>): Promise<void> => {
    try {
      await promise;
      once.isDone = true;
      // As React's `use` reads it: a drawing that comes later need not wait.
      void Object.assign(promise, { status: 'fulfilled', value: undefined });
    } catch (error) {
      once.failure = { reason: error };
      setTimeout(() => (once.failure = underWay = undefined), TOLD_MS);
    }
  };
  const ask = (): Promise<void> => {
    if (underWay === undefined) {
      underWay = fetch();
      void follow(underWay);
    }
    return underWay;
  };
  const once = Object.assign(ask, { isDone: false, failure: undefined as { reason: unknown } | undefined });
  return once;
}
