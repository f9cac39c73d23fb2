import { useEffect, useRef, useState } from 'react';
import type { Cross } from '../../pattern/cross.ts';

const SEWING_MS = 2_400;
/** The part of it in which what was there is unpicked. */
const UNPICKED = 0.25;

/** The crosses as they are to be drawn now: others are unpicked and sewn anew, one after another, until somebody presses. */
export function useSewing(crosses: Cross[]): Cross[] {
  const [drawn, setDrawn] = useState(crosses);
  const sewn = useRef(crosses);
  useEffect(() => {
    const before = sewn.current;
    if (before === crosses) return undefined;
    sewn.current = crosses;
    const begun = performance.now();
    let frame = 0;
    const end = (): void => {
      cancelAnimationFrame(frame);
      setDrawn(crosses);
    };
    const sew = (now: number): void => {
      const part = (now - begun) / SEWING_MS;
      if (part >= 1) return end();
      setDrawn(
        part < UNPICKED
          ? before.slice(0, before.length * (1 - part / UNPICKED))
          : crosses.slice(0, (crosses.length * (part - UNPICKED)) / (1 - UNPICKED)),
      );
      frame = requestAnimationFrame(sew);
      return undefined;
    };
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) end();
    else frame = requestAnimationFrame(sew);
    for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, end);
    return () => {
      cancelAnimationFrame(frame);
      for (const press of ['pointerdown', 'keydown']) window.removeEventListener(press, end);
    };
  }, [crosses]);
  return drawn;
}
