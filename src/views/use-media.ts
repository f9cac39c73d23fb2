import { useCallback, useSyncExternalStore } from 'react';

/** Whether this window is such a one, as CSS asks for it: '(hover: hover)'. Only for what a browser draws: no server knows. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
