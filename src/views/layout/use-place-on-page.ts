import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The first screenful of a page, its very end, what is between them; or wherever what is bought by or words are in the
 * corner, or the same offer is in sight already.
 */
type PlaceOnPage = 'start' | 'middle' | 'end' | 'buying' | 'words' | 'offer';

/** So much of the end of a page holds the last line of the footer, px. */
const END_PX = 140;

/** So much room the disc has round it, px. */
const ROOM_PX = 16;
/** No line of words is lower, px. */
const LINE_PX = 16;
/** To look for words takes as long as a frame has: a page that is being scrolled is looked at so seldom, ms. */
const LOOK_EVERY_MS = 150;

interface Corner {
  left: number;
  top: number;
  bottom: number;
}

/** Where the disc is once it is seen, above a bar to buy: all to the right of it, and the room round it. */
function cornerOf({ offsetLeft, offsetTop, offsetHeight }: HTMLElement): Corner {
  return { left: offsetLeft - ROOM_PX, top: offsetTop - ROOM_PX, bottom: offsetTop + offsetHeight + ROOM_PX };
}

const isIn = ({ left, top, bottom }: Corner, box: DOMRect): boolean =>
  box.right > left && box.bottom > top && box.top < bottom;

/** Whether what is bought by (`data-buying`), or one of its buttons where it is no box itself, stands in the corner. */
function isBuyingIn(corner: Corner): boolean {
  const parts = document.querySelectorAll('[data-buying], [data-buying] :is(button, a, input)');
  return [...parts].some((part) => isIn(corner, part.getBoundingClientRect()));
}

/** Whether a place of the page that says the same (`data-offer`) is in sight. */
function isOfferInSight(): boolean {
  const place = document.querySelector('[data-offer]')?.getBoundingClientRect();
  return place !== undefined && place.top < window.innerHeight && place.bottom > 0;
}

/** Whether a word, a price or a sign stands in the corner; a picture may. */
function isWordIn(corner: Corner, disc: HTMLElement): boolean {
  const range = document.createRange();
  const isWord = (node: ChildNode): boolean => {
    if (!(node instanceof Text) || node.data.trim() === '') return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => isIn(corner, line));
  };
  const seen = new Set<Element>();
  for (let x = corner.left; x < window.innerWidth; x += 2 * LINE_PX)
    for (let y = corner.top; y < corner.bottom; y += LINE_PX)
      for (const element of document.elementsFromPoint(x, y)) seen.add(element);
  return [...seen].some(
    (element) =>
      !disc.contains(element) &&
      (element instanceof SVGElement || [...element.childNodes].some((node) => isWord(node))),
  );
}

/** What is known at once; undefined where it takes a look at the words. */
function plainPlace(disc: HTMLElement): PlaceOnPage | undefined {
  const { scrollY, innerHeight } = window;
  if (isBuyingIn(cornerOf(disc))) return 'buying';
  if (scrollY + innerHeight > document.documentElement.scrollHeight - END_PX && scrollY > 0) return 'end';
  if (scrollY <= innerHeight) return 'start';
  return isOfferInSight() ? 'offer' : undefined;
}

const placeNow = (disc: HTMLElement): PlaceOnPage =>
  plainPlace(disc) ?? (isWordIn(cornerOf(disc), disc) ? 'words' : 'middle');

/** Where on the page the shopper is, as soon as the page is laid out: nothing is laid out for it alone. And a ref for the disc. */
export function usePlaceOnPage(): [place: PlaceOnPage, disc: RefObject<HTMLButtonElement | null>] {
  const [place, setPlace] = useState<PlaceOnPage>('start');
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const disc = ref.current;
    if (disc === null) return undefined;
    let timer = 0;
    const look = (): void => {
      timer = 0;
      setPlace(placeNow(disc));
    };
    const onScroll = (): void => {
      setPlace((before) => plainPlace(disc) ?? (before === 'middle' ? before : 'words'));
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
  return [place, ref];
}
