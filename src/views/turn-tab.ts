const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),[tabindex="0"]';

/** Whether it has a place on the page: where nothing is laid out, everything counts as drawn. */
export const isDrawn = (element: Element): boolean =>
  element.getClientRects().length > 0 || document.body.getClientRects().length === 0;

/** Whether the keyboard stops at it. */
const isStop = (element: HTMLElement): boolean => element.tabIndex >= 0 && isDrawn(element);

/** What the keyboard stops at within something, in its order. */
export const stopsOf = (within: HTMLElement): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isStop);

/** Tab goes round within something: after its last stop comes its first, whichever way, from itself and from outside too. */
export function turnTab(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, within: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = event.shiftKey ? stopsOf(within).reverse() : stopsOf(within);
  const { activeElement } = document;
  if (activeElement !== stops.at(-1) && activeElement !== within && within.contains(activeElement)) return;
  event.preventDefault();
  stops[0]?.focus();
}
