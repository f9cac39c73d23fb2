import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { lineKey } from '#stores/basket-line.ts';
import type { BasketLine } from '#stores/basket.ts';

/** The button of the newest message that brings a line back. */
const undoNow = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-does="basket.undo"]')].at(-1);

/**
 * The way back of a line that is removed, by keys: the focus is on the title then, and the next Tab leads to what brings
 * the line back. One that has come back has the focus, unless the shopper has gone on. Gives what to call before a line goes.
 */
export function useUndo(title: RefObject<HTMLElement | null>): (line: BasketLine) => void {
  const gone = useRef(new Set<string>());

  useEffect(() => {
    for (const key of gone.current) {
      const back = document.querySelector<HTMLElement>(`[data-line="${key}"] h2 a`);
      if (back === null) continue;
      gone.current.delete(key);
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.contains(back) || activeElement === title.current) back.focus();
    }
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const undo = undoNow();
      const [from, to] = event.shiftKey ? [undo, title.current] : [title.current, undo];
      if (event.key !== 'Tab' || from !== document.activeElement || !to) return;
      event.preventDefault();
      to.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [title]);

  return useCallback(
    (line) => {
      // The button that was pressed goes with its line: the focus must not fall out of the page.
      title.current?.focus();
      gone.current.add(lineKey(line));
    },
    [title],
  );
}
