import { useEffect, useReducer } from 'react';
import { AppError } from '#domain/errors.ts';
import type { Fetch } from './fetch-once.ts';

/**
 * The first of them that is not there, if any; fetches what is not, and has its caller drawn anew once it is known. Not
 * React's `use` or `lazy`: where two parts of a page wait at once, React may lose the news that they have come and leave
 * them hidden (decision 0021).
 */
export function useMissing(fetches: readonly Fetch[]): Fetch | undefined {
  const missing = fetches.find(({ isDone }) => !isDone);
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (missing === undefined) return undefined;
    let isWanted = true;
    const end = (): void => {
      if (isWanted) drawAnew();
    };
    missing().then(end, end);
    // All at once; each is waited for in its turn.
    for (const fetch of fetches) fetch().catch(() => {});
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another list with the same first missing one changes nothing
  }, [missing]);
  return missing;
}

/** Whether everything is there. Throws AppError `unreachable` with its cause, for the boundary around it. */
export function useFetched(fetches: readonly Fetch[]): boolean {
  const missing = useMissing(fetches);
  if (missing?.failure !== undefined)
    throw Object.assign(new AppError('unreachable'), { cause: missing.failure.reason });
  return missing === undefined;
}
