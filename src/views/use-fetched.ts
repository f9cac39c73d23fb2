import { useEffect, useReducer } from 'react';
import type { Fetch } from './fetch-once.ts';

/**
 * Whether everything is there; fetches what is not, and has its caller drawn anew once it is. Throws what went wrong, for
 * the boundary around it. Not React's `use` or `lazy`: where two parts of a page wait at once, React may lose the news
 * that they have come and leave them hidden (decision 0021).
 */
export function useFetched(fetches: readonly Fetch[]): boolean {
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
  if (missing?.failure !== undefined) throw missing.failure.reason;
  return missing === undefined;
}
