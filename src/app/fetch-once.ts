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
      underWay = fetch();
      underWay.catch(() => setTimeout(() => (underWay = undefined), TOLD_MS));
    }
    return underWay;
  };
}
