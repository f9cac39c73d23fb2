import { closeOff } from '../../close-off.ts';
import { isDrawn, turnTab } from '../../turn-tab.ts';

/** Everything but an element and what it stands in. */
function* around(element: HTMLElement): Generator<Element> {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    for (const one of at.parentElement?.children ?? []) if (one !== at) yield one;
}

/**
 * The sheet of filters on a narrow screen is a popover of the browser, which opens and closes before scripts. While it is
 * open the page behind is out of reach and the focus goes round within it; closed, it gives the focus back to what opened
 * it.
 */
export function filterSheet(screen: HTMLElement, signal: AbortSignal): void {
  const sheet = screen.querySelector<HTMLElement>('[popover]');
  const opener = sheet?.previousElementSibling;
  if (!sheet || !(opener instanceof HTMLElement)) return;
  let release = (): void => {};

  const take = (): void => {
    release = closeOff(around(sheet));
    sheet.querySelector('button')?.focus();
  };
  // Before it is gone: what is still out of reach takes no focus back.
  const onClosing = ({ newState }: ToggleEvent): void => {
    if (newState === 'closed') release();
  };
  const onToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') return take();
    const { activeElement } = document;
    // After a press beside it the focus is on what stands round it, or for a moment still in what is hidden.
    if (activeElement?.contains(sheet) || sheet.contains(activeElement)) opener.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (sheet.matches(':popover-open')) turnTab(event, sheet);
  };

  // Where there is room the filters stand in a row, and nothing would close the sheet.
  const onResize = (): void => {
    if (sheet.matches(':popover-open') && !isDrawn(opener)) sheet.hidePopover();
  };

  if (sheet.matches(':popover-open')) take();
  signal.addEventListener('abort', () => release());
  sheet.addEventListener('beforetoggle', onClosing, { signal });
  sheet.addEventListener('toggle', onToggle, { signal });
  sheet.addEventListener('keydown', onKey, { signal });
  window.addEventListener('resize', onResize, { signal });
}
