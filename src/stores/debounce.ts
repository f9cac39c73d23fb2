import type { Clock } from '#ports/platform.ts';

/** Calls `action` once things have been quiet for so many milliseconds; `cancel` forgets a waiting call. */
export function debounce<Arguments extends unknown[]>(
  clock: Clock,
  milliseconds: number,
  action: (...values: Arguments) => void,
): ((...values: Arguments) => void) & { cancel: () => void } {
  let forget: (() => void) | undefined;
  const debounced = (...values: Arguments): void => {
    forget?.();
    forget = clock.after(milliseconds, () => {
      forget = undefined;
      action(...values);
    });
  };
  return Object.assign(debounced, {
    cancel: () => {
      forget?.();
      forget = undefined;
    },
  });
}
