import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain } from '../focus-main.ts';
import { closeOff, speaks } from '../close-off.ts';

/** All that a dialog hides from those who listen, but the place where messages are told: those come over the dialog. */
function hiddenParts(): Element[] {
  return [...document.querySelectorAll('body > [aria-hidden="true"]')].flatMap((part) => {
    if (!speaks(part)) return part;
    part.removeAttribute('aria-hidden');
    return [...part.children];
  });
}

/** A dialog that came by itself has nothing to give the focus back to. */
function keepFocus(): void {
  if (document.activeElement === document.body) focusMain();
}

/** Stands in an open dialog: as long as it does, the page behind is out of reach. */
export function PageBehind(): undefined {
  const open = useRef<() => void>(undefined);
  // After the dialog has hidden the page, which it does as soon as it is in the document.
  useEffect(() => {
    open.current = closeOff(hiddenParts());
  }, []);
  // Before the dialog gives the focus back: what is out of reach takes none.
  useLayoutEffect(() => () => open.current?.(), []);
  useEffect(() => () => void setTimeout(keepFocus), []);
  return undefined;
}
