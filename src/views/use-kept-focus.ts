import { type RefObject, useLayoutEffect } from 'react';
import { focusMain } from './focus-main.ts';

/** When a part goes away with the focus in it, as after another try that it offered, the focus goes to the page, or where it is told. */
export function useKeptFocus(part: RefObject<HTMLElement | null>, goOn = focusMain): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) goOn();
    };
  }, [part, goOn]);
}
