import { useEffect, useState } from 'react';

/** The first screenful of a page, its very end, what is between them; or wherever buttons of buying are in the corner. */
type PlaceOnPage = 'start' | 'middle' | 'end' | 'buying';

/** So much of the end of a page holds the last line of the footer, px. */
const END_PX = 140;

/** So far into the page reaches what floats in its lower corner, px. */
const CORNER_PX = 124;

/** Whether what is bought by (`data-buying`) stands in the lower corner of the window. */
function isBuyingInCorner(): boolean {
  const place = document.querySelector('[data-buying]')?.getBoundingClientRect();
  if (place === undefined) return false;
  const { innerWidth, innerHeight } = window;
  return place.right > innerWidth - CORNER_PX && place.bottom > innerHeight - CORNER_PX && place.top < innerHeight;
}

function placeNow(): PlaceOnPage {
  const { scrollY, innerHeight } = window;
  if (isBuyingInCorner()) return 'buying';
  if (scrollY + innerHeight > document.documentElement.scrollHeight - END_PX && scrollY > 0) return 'end';
  return scrollY > innerHeight ? 'middle' : 'start';
}

/** Where on the page the shopper is, as soon as the page is laid out: nothing is laid out for it alone. */
export function usePlaceOnPage(): PlaceOnPage | undefined {
  const [place, setPlace] = useState<PlaceOnPage>();
  useEffect(() => {
    const look = (): void => setPlace(placeNow());
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // Looks at once too; and when the next screen has come, or has grown.
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return place;
}
