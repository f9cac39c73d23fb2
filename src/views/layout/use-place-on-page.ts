import { useEffect, useState } from 'react';

/**
 * The first screenful of a page, its very end, what is between them; or wherever buttons of buying or words are in the
 * corner, or the same offer is in sight already.
 */
type PlaceOnPage = 'start' | 'middle' | 'end' | 'buying' | 'words' | 'offer';

/** So much of the end of a page holds the last line of the footer, px. */
const END_PX = 140;

/** So far into the page reaches what floats in its lower corner, px. */
const CORNER_PX = 124;
/** No line of words is lower, px. */
const LINE_PX = 16;
/** To look for words takes as long as a frame has: a page that is being scrolled is looked at so seldom, ms. */
const LOOK_EVERY_MS = 150;

/** Whether what is bought by (`data-buying`) stands in the lower corner of the window. */
function isBuyingInCorner(): boolean {
  const place = document.querySelector('[data-buying]')?.getBoundingClientRect();
  if (place === undefined) return false;
  const { innerWidth, innerHeight } = window;
  return place.right > innerWidth - CORNER_PX && place.bottom > innerHeight - CORNER_PX && place.top < innerHeight;
}

/** Whether a place of the page that says the same (`data-offer`) is in sight. */
function isOfferInSight(): boolean {
  const place = document.querySelector('[data-offer]')?.getBoundingClientRect();
  return place !== undefined && place.top < window.innerHeight && place.bottom > 0;
}

/** Whether a word, a price or a sign stands in the lower corner of the window; a picture may. */
function isWordInCorner(): boolean {
  const { innerWidth, innerHeight } = window;
  const [left, top] = [innerWidth - CORNER_PX, innerHeight - CORNER_PX];
  const range = document.createRange();
  const isWord = (node: ChildNode): boolean => {
    if (!(node instanceof Text) || node.data.trim() === '') return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => line.right > left && line.bottom > top && line.top < innerHeight);
  };
  const seen = new Set<Element>();
  for (let x = left; x < innerWidth; x += CORNER_PX / 4)
    for (let y = top; y < innerHeight; y += LINE_PX)
      for (const element of document.elementsFromPoint(x, y)) seen.add(element);
  return [...seen].some(
    (element) =>
      element.closest('button[data-place]') === null &&
      (element instanceof SVGElement || [...element.childNodes].some((node) => isWord(node))),
  );
}

/** What is known at once; undefined where it takes a look at the words. */
function plainPlace(): PlaceOnPage | undefined {
  const { scrollY, innerHeight } = window;
  if (isBuyingInCorner()) return 'buying';
  if (scrollY + innerHeight > document.documentElement.scrollHeight - END_PX && scrollY > 0) return 'end';
  if (scrollY <= innerHeight) return 'start';
  return isOfferInSight() ? 'offer' : undefined;
}

const placeNow = (): PlaceOnPage => plainPlace() ?? (isWordInCorner() ? 'words' : 'middle');

/** Where on the page the shopper is, as soon as the page is laid out: nothing is laid out for it alone. */
export function usePlaceOnPage(): PlaceOnPage | undefined {
  const [place, setPlace] = useState<PlaceOnPage>();
  useEffect(() => {
    let timer = 0;
    const look = (): void => {
      timer = 0;
      setPlace(placeNow());
    };
    const onScroll = (): void => {
      setPlace((before) => plainPlace() ?? (before === 'middle' ? before : 'words'));
      timer ||= window.setTimeout(look, LOOK_EVERY_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', look);
    // Looks at once too; and when the next screen has come, or has grown.
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    return () => {
      grown.disconnect();
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', look);
    };
  }, []);
  return place;
}
