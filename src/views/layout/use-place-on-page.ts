import { useSyncExternalStore } from 'react';

/** The first screenful of a page, its very end, or what is between them. */
type PlaceOnPage = 'start' | 'middle' | 'end';

/** So much of the end of a page holds the last line of the footer, px. */
const END_PX = 140;

function placeNow(): PlaceOnPage {
  const { scrollY, innerHeight } = window;
  if (scrollY + innerHeight > document.documentElement.scrollHeight - END_PX && scrollY > 0) return 'end';
  return scrollY > innerHeight ? 'middle' : 'start';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

/** Where on the page the shopper is; only for what is drawn by a page that is alive. */
export function usePlaceOnPage(): PlaceOnPage {
  return useSyncExternalStore(subscribe, placeNow);
}
