import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterFrames } from '../../after-frames.ts';
import styles from './catalog-screen.module.css';

/** Brings the beginning of the goods below the sticky bar of filters, unless it is in view. */
function showBeginning(screen: HTMLElement): void {
  const bar = screen.querySelector('[popover]')?.parentElement;
  const goods = screen.querySelector(`.${styles.goods}`);
  if (!bar || !goods?.firstElementChild) return;
  const covered = Number.parseFloat(getComputedStyle(bar).insetBlockStart) + bar.offsetHeight;
  const isHidden = goods.firstElementChild.getBoundingClientRect().top < covered;
  if (isHidden) window.scrollBy(0, goods.getBoundingClientRect().top - covered);
}

/** A browser keeps in its place what it shows, again. */
const anchor = (): void => void document.body.style.removeProperty('overflow-anchor');

/**
 * Where the shopper was further down, goods that come in place of others are shown from their beginning, once they stand.
 * Gives what says that others were asked for.
 */
export function useBeginning(screen: RefObject<HTMLElement | null>, isWaiting: boolean): () => void {
  const isAnew = useRef(false);
  useLayoutEffect(() => {
    if (isWaiting || !isAnew.current) return;
    isAnew.current = false;
    if (screen.current !== null) showBeginning(screen.current);
    afterFrames(2, () => {
      if (!isAnew.current) anchor();
    });
  });
  useEffect(() => anchor, []);
  return () => {
    isAnew.current = true;
    // Else a browser would follow a card to its new place.
    document.body.style.setProperty('overflow-anchor', 'none');
  };
}
