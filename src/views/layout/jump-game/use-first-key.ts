import type { RefObject } from 'react';
import { useEffect } from 'react';
import { isCalm } from './use-jump-game.ts';

/** Space belongs to the page: it scrolls, presses what is focused. */
function isFree(event: KeyboardEvent, stage: HTMLElement): boolean {
  if (event.key !== ' ' || event.repeat || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const isNowhere = event.target === document.body || (event.target as HTMLElement).id === 'main';
  const { top, bottom } = stage.getBoundingClientRect();
  return isNowhere && top >= 0 && bottom <= window.innerHeight;
}

/**
 * Begins with the first Space while the focus is on nothing and the whole stage is in sight, as its hint says; never
 * where less motion is asked for.
 */
export function useFirstKey(stage: RefObject<HTMLElement | null>, isWaiting: boolean, begin: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (stage.current === null || isCalm() || !isFree(event, stage.current)) return;
      event.preventDefault();
      begin();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [stage, isWaiting, begin]);
}
