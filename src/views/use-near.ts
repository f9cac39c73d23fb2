import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether a place has come this near to being seen (px; it stays near from then on), and the ref that tells which place
 * it is. For what is fetched, or dear to draw, only for those who come to it.
 */
export function useNear(margin = 600): [isNear: boolean, place: RefCallback<Element>] {
  const [isNear, setNear] = useState(false);
  const place = useCallback(
    (element: Element) => {
      const watcher = new IntersectionObserver(
        (seen) => {
          if (seen.some((one) => one.isIntersecting)) setNear(true);
        },
        { rootMargin: `${margin}px` },
      );
      watcher.observe(element);
      return () => watcher.disconnect();
    },
    [margin],
  );
  return [isNear, place];
}
