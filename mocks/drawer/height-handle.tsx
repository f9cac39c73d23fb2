import { useEffect, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import classes from './drawer.module.css';

const KEY = 'mock-backend-drawer-height';
const LEAST = 20;
const MOST = 90;
const STEP = 5;
const WHOLE = 100;

const within = (percent: number): number => Math.min(MOST, Math.max(LEAST, Math.round(percent)));

/** Of the window, in per cent; none where nobody has chosen or the browser keeps nothing. */
function remembered(): number | undefined {
  try {
    const kept = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return Number.isNaN(kept) ? undefined : within(kept);
  } catch {
    return undefined;
  }
}

function remember(percent: number): void {
  try {
    localStorage.setItem(KEY, String(percent));
  } catch {
    // Then the next page begins as the first.
  }
}

/** The upper edge of the panel: drawn by a pointer or moved by arrow keys, and the same on every page from then on. */
export function HeightHandle() {
  const [percent, setPercent] = useState(remembered);
  const set = (next: number): void => {
    setPercent(within(next));
    remember(within(next));
  };
  useEffect(() => {
    if (percent !== undefined) document.documentElement.style.setProperty('--drawer-height', `${percent}dvh`);
  }, [percent]);
  const shown = ({ currentTarget }: { currentTarget: HTMLElement }): number =>
    percent ?? ((currentTarget.parentElement?.offsetHeight ?? 0) / window.innerHeight) * WHOLE;
  const onKeyDown = (event: KeyboardEvent<HTMLHRElement>): void => {
    const step = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    set(shown(event) + step);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLHRElement>): void => {
    if (currentTarget.hasPointerCapture(pointerId)) set((1 - clientY / window.innerHeight) * WHOLE);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a rule that has the focus and a value is moved
    <hr
      aria-label="Height"
      aria-orientation="horizontal"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={percent ?? WHOLE / 2}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={classes.handle}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
