import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/** A row this near to a photo (in widths of one) has come to rest there. */
const AT_REST = 0.02;

/**
 * A row of photos that is swiped, or moved by keys and presses: which of them is in view. `changed` hears of each other
 * one. What `row` holds goes onto the list that scrolls.
 */
export function usePhotoStrip(count: number, changed?: (index: number) => void, first = 0) {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  // Where a press has sent the row: a photo it passes on the way is not the one shown.
  const goal = useRef<number>(undefined);

  const change = (index: number): void => {
    if (index === shown) return;
    setShown(index);
    changed?.(index);
  };
  const show = (index: number): void => {
    const { current } = ref;
    change(index);
    if (current === null || current.scrollLeft === current.clientWidth * index) return;
    goal.current = index;
    current.scrollLeft = current.clientWidth * index;
  };
  const onScroll = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = ref.current ?? {};
    const at = scrollLeft / clientWidth;
    if (clientWidth === 0 || (goal.current !== undefined && Math.abs(at - goal.current) > AT_REST)) return;
    goal.current = undefined;
    change(Math.round(at));
  };
  // It may have been swiped before anybody listened.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it comes alive
  useEffect(onScroll, []);
  // A turned phone shows what it showed. A resize is told of before what the row scrolls by because of it.
  useEffect(() => {
    const stay = (): void => ref.current?.scrollTo({ left: ref.current.clientWidth * shown, behavior: 'instant' });
    window.addEventListener('resize', stay);
    return () => window.removeEventListener('resize', stay);
  }, [shown]);
  /** Goes where an arrow, Home or End leads, and gives the place; undefined for any other key. */
  const onKey = (event: KeyboardEvent): number | undefined => {
    const places: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 };
    const place = Object.hasOwn(places, event.key) ? places[event.key] : undefined;
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, place));
    show(next);
    return next;
  };
  /** The shopper has taken the row into their own hands. */
  const letGo = (): void => {
    goal.current = undefined;
  };
  return { ref, shown, show, onKey, row: { onScroll, onPointerDown: letGo, onWheel: letGo, onKeyDown: onKey } };
}
