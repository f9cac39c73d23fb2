/** So long a failure is told to everyone who asks. */
const TOLD_MS = 1_000;

/**
 * Fetches once, the same promise for everyone. A failed one is kept for a moment: whoever draws by it has to meet the
 * failure itself, for a new promise at each drawing would be waited for without end. After that it is tried anew.
 */
export function fetchOnce(fetch: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    if (underWay === undefined) {
      const promise = fetch();
      promise.then(
        // As React's `use` reads it: a drawing that comes later need not wait.
        () => Object.assign(promise, { status: 'fulfilled', value: undefined }),
        () => setTimeout(() => (underWay = undefined), TOLD_MS),
      );
      underWay = promise;
    }
    return underWay;
  };
}
