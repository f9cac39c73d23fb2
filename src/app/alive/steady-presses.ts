/** What a pointer pressed last, and what that then said and did. */
interface Press {
  control: Element;
  meaning: string;
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
 * The second press of a double press is meant for what the first one was meant for: on what has come in its place, beside
 * what that opened, or on what says another thing by now, it does nothing. What a double press is the browser knows
 * (`detail` counts it, by the shopper's own settings). Keys, and quick presses on one control, count as ever.
 */
export function ignoreStrayPresses(): void {
  let first: Press | undefined;

  const onPress = (event: MouseEvent): void => {
    const { target, detail } = event;
    if (detail === 0 || !(target instanceof Element)) return;
    if (detail === 1) first = undefined;
    const control = target.closest('a,button');
    if (control !== null) first ??= { control, meaning: meaningOf(control) };
    // What is no control may close what the first press has opened.
    if (first === undefined || (control === first.control && meaningOf(control) === first.meaning)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onPress, true);
}
