import { AppError } from '#domain/errors.ts';
import type { Clock } from '#ports/platform.ts';

/**
 * Runs something for at most so many milliseconds. Rejects with `unreachable` when the time is up and with `cancelled`
 * when the shop gave up, at once in both cases, even if what runs does not listen to its signal.
 */
export async function withinLimit<Result>(
  clock: Clock,
  limitMs: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (outer?.aborted) throw new AppError('cancelled');
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort(new AppError('cancelled'));
  outer?.addEventListener('abort', cancel);
  const stopTimer = clock.after(limitMs, () => controller.abort(new AppError('unreachable')));
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    return await Promise.race([run(signal), ended]);
  } finally {
    stopTimer();
    outer?.removeEventListener('abort', cancel);
  }
}

/** Waits; when the signal says so, it stops waiting at once. */
export function pause(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(milliseconds, resolve);
    signal.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}
