import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Wide enough for a photo beside the list, and a pointer that hovers. */
const ROOM = '(min-width: 1201px) and (pointer: fine)';
/** How much of the way is gone in each frame. */
const SMOOTHING = 1 / 6;
const SIDEWAYS_PX = 40;

/**
 * Lets a photo follow the mouse: all the way up and down, a little to the sides; it goes home when the list is
 * scrolled. Rests on small screens, without a mouse, and where less motion is asked for.
 */
export function useFollowingPhoto(photo: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia(ROOM).matches || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return undefined;
    const place = { x: 0, y: 0 };
    let target = { x: 0, y: 0 };
    let frame = 0;
    const step = (): void => {
      place.x += (target.x - place.x) * SMOOTHING;
      place.y += (target.y - place.y) * SMOOTHING;
      photo.current?.style.setProperty('translate', `${place.x.toFixed(1)}px ${place.y.toFixed(1)}px`);
      const isThere = Math.hypot(target.x - place.x, target.y - place.y) < 0.5;
      frame = isThere ? 0 : requestAnimationFrame(step);
    };
    const goTo = (x: number, y: number): void => {
      target = { x, y };
      if (frame === 0) frame = requestAnimationFrame(step);
    };
    const onMove = (event: PointerEvent): void => {
      const { innerWidth, innerHeight } = window;
      const height = photo.current?.offsetHeight ?? 0;
      const reach = Math.max(0, (innerHeight - height) / 2 - 24);
      const y = event.clientY - innerHeight / 2;
      goTo((event.clientX / innerWidth - 0.5) * 2 * SIDEWAYS_PX, Math.min(reach, Math.max(-reach, y)));
    };
    const goHome = (): void => goTo(0, 0);
    window.addEventListener('pointermove', onMove, { passive: true });
    window.addEventListener('scroll', goHome, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('scroll', goHome, { capture: true });
    };
  }, [photo]);
}
