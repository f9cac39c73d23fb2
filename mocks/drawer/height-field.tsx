import { useEffect, useState } from 'react';
import classes from './drawer.module.css';

const KEY = 'mock-backend-drawer-height';
/** Of the window, in per cent. */
const LEAST = 20;
const USUAL = 60;
const MOST = 90;

/** None where nobody has chosen or the browser keeps nothing. */
function remembered(): number | undefined {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return kept >= LEAST && kept <= MOST ? kept : undefined;
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

/** How tall the panel is, on this page and on every one from then on. */
export function HeightField() {
  const [percent, setPercent] = useState(remembered);
  useEffect(() => {
    if (percent === undefined) return;
    document.documentElement.style.setProperty('--drawer-height', `${percent}dvh`);
    remember(percent);
  }, [percent]);
  return (
    <label className={classes.height}>
      Height
      <input
        type="range"
        min={LEAST}
        max={MOST}
        value={percent ?? USUAL}
        onChange={(event) => setPercent(Number(event.target.value))}
      />
    </label>
  );
}
