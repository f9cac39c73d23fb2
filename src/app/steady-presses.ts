import { DOUBLE_PRESS_MS, DOUBLE_PRESS_PX } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';

/** A press of a pointer: where, when, and what the control then said and did. */
interface Press {
  control: Element;
  meaning: string;
  x: number;
  y: number;
  at: number;
}

/** What opens and closes, or is on and off, means the same both times. */
const BOTH_WAYS = '[aria-expanded],[aria-pressed],[aria-checked],[popovertarget]';

/** What a control says it does; a number in it may count on meanwhile. */
function meaningOf(control: Element): string {
  if (control.matches(BOTH_WAYS)) return '';
  const said = control.getAttribute('aria-label') ?? control.textContent;
  return `${control.getAttribute('href') ?? ''} ${said}`.replaceAll(/\d+/g, '');
}

/**
 * The second press of a double press is meant for what the first one was meant for: on what has come in its place, or says
 * another thing by now, it does nothing. Keys and quick presses on one control count as ever. Gives the way to stop.
 */
export function ignoreStrayPresses(clock: Clock): () => void {
  let last: Press | undefined;

  const onPress = (event: MouseEvent): void => {
    const { target, detail, clientX: x, clientY: y } = event;
    const control = detail > 0 && target instanceof Element ? target.closest('a,button') : null;
    if (control === null) return;
    const meaning = meaningOf(control);
    const at = clock.now();
    const isSecond =
      last !== undefined && at - last.at < DOUBLE_PRESS_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_PRESS_PX;
    if (isSecond && (control !== last?.control || meaning !== last.meaning)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { control, meaning, x, y, at };
  };
  window.addEventListener('click', onPress, true);
  return () => window.removeEventListener('click', onPress, true);
}
