const PRESSED = ':is(button, input, select, summary, a[data-variant]):not([aria-hidden=true] *)';

/** So much of the window is the header's, px. */
const HEADER_PX = 72;
const STEP_PX = 8;

/** Lifts what floats at the lower edge of a window so far (`--lift`) that it covers nothing one presses; where all is full, not at all. */
export function findClearPlace(floating: HTMLElement): void {
  floating.style.removeProperty('--lift');
  const { top, bottom } = floating.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(PRESSED)]
    .filter((one) => !floating.contains(one))
    .map((one) => one.getBoundingClientRect());
  for (let lift = 0; top - lift > HEADER_PX; lift += STEP_PX)
    if (!boxes.some((box) => box.width > 1 && box.top < bottom - lift && box.bottom > top - lift))
      return floating.style.setProperty('--lift', `${lift}px`);
}
