const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),[tabindex="0"]';

/** Whether the keyboard stops at it: where nothing is laid out, everything counts as drawn. */
const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && ((element as Partial<HTMLElement>).checkVisibility?.() ?? true);

/** What the keyboard stops at within something, in its order. */
export const stopsOf = (within: HTMLElement): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isStop);

/** Tab goes round within something: after its last stop comes its first, whichever way, from itself and from outside too. */
export function turnTab(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, within: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = event.shiftKey ? stopsOf(within).toReversed() : stopsOf(within);
  const { activeElement } = document;
  if (activeElement !== stops.at(-1) && activeElement !== within && within.contains(activeElement)) return;
  event.preventDefault();
  stops[0]?.focus();
}
