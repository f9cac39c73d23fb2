/**
 * Works something out once, and anew when it has grown old. While that fails it gives what was worked out last, or
 * undefined where there was nothing yet, and tries again no sooner than after a pause.
 */
export function lastWhole<Value>(
  freshMs: number,
  pauseMs: number,
  workOut: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value | undefined> {
  let whole: Value | undefined;
  let nextAt = 0;
  let trying: Promise<void> | undefined;

  async function attempt(): Promise<void> {
    try {
      whole = await workOut();
      nextAt = now() + freshMs;
    } catch {
      nextAt = now() + pauseMs;
    } finally {
      trying = undefined;
    }
  }

  return async () => {
    if (now() >= nextAt) await (trying ??= attempt());
    return whole;
  };
}
