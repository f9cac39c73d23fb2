import { isPlainClick } from '../ui/is-plain-click.ts';

const FLIGHT_MS = 360;
/** Nothing of a screen that comes later than this is waited for. */
const WAIT_MS = 1000;
const EASE = 'cubic-bezier(0.65, 0, 0.35, 1)';
/** What of a shopper's own ends a flight: the page is theirs at once. */
const OWN_WILL = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'];

interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** A thing as it is shown: its disc and its picture, in px of the window. */
interface Shown {
  disc: Circle;
  color: string;
  picture: HTMLImageElement;
  box: DOMRect;
}

/** The tiles with a disc, of cards or of the page of a thing. */
const tiles = (of: 'cards' | 'page'): Element[] =>
  [...document.querySelectorAll('main [data-disc]')].filter(
    (tile) => (tile.closest('article') === null) === (of === 'page'),
  );

/** Where a picture that is shown whole is drawn within its box; it need not have come. */
function drawn(picture: HTMLImageElement): DOMRect {
  const box = picture.getBoundingClientRect();
  const [wide, high] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
  const scale = Math.min(box.width / (wide ?? 1), box.height / (high ?? 1));
  const [width, height] = [(wide ?? 1) * scale, (high ?? 1) * scale];
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** Nothing where there is no tile in sight, or no picture in it. */
function shownIn(tile: Element | null | undefined): Shown | undefined {
  const picture = tile?.querySelector('img');
  if (!tile || !picture) return undefined;
  const { x, y, width, height } = tile.getBoundingClientRect();
  if (y > window.innerHeight || y + height < 0) return undefined;
  const { clipPath, backgroundColor } = getComputedStyle(tile, '::before');
  // A place in the middle is left out.
  const [, radius = 0] = (/circle\(([\d.]+)/.exec(clipPath) ?? []).map(Number);
  const [, left = 50, top = 50] = (/at ([\d.]+)% ([\d.]+)%/.exec(clipPath) ?? []).map(Number);
  const disc = {
    x: x + (width * left) / 100,
    y: y + (height * top) / 100,
    // As CSS counts the radius of a circle in per cent.
    radius: ((radius / 100) * Math.hypot(width, height)) / Math.SQRT2,
  };
  return { disc, color: backgroundColor, picture, box: drawn(picture) };
}

/** A part in the air: laid out as it lands, it begins as it was. */
function part(tag: 'div' | 'img', { x, y, width, height }: DOMRect): HTMLElement {
  const element = document.createElement(tag);
  Object.assign(element.style, {
    position: 'absolute',
    insetBlockStart: `${y}px`,
    insetInlineStart: `${x}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    maxInlineSize: 'none',
    transformOrigin: '0 0',
  });
  return element;
}

const boxOf = ({ x, y, radius }: Circle): DOMRect => new DOMRect(x - radius, y - radius, 2 * radius, 2 * radius);

/** How what is laid out there is drawn in a box of the same shape; a disc that is never open has no size. */
const drawnIn = (box: DOMRect, { x, y, width }: DOMRect): Keyframe => ({
  transform: `translate(${box.x - x}px, ${box.y - y}px) scale(${box.width / (width || 1)})`,
});

/** The disc grows from where it was to where it is, and the picture travels with it; what they become is hidden meanwhile. */
function fly(from: Shown, tile: Element, to: Shown): void {
  // A part is laid out as large as it ever is: where the disc closes, as it was.
  const [before, after] = [boxOf(from.disc), boxOf(to.disc)];
  const largest = before.width > after.width ? before : after;
  const disc = part('div', largest);
  Object.assign(disc.style, { borderRadius: '50%', background: from.color });
  const picture = Object.assign(part('img', to.box), { src: from.picture.currentSrc, alt: '' });
  const sky = document.createElement('div');
  sky.setAttribute('aria-hidden', 'true');
  sky.dataset['flight'] = '';
  Object.assign(sky.style, { position: 'fixed', inset: '0', overflow: 'hidden', pointerEvents: 'none' });
  sky.append(disc, picture);
  document.body.append(sky);
  const timing = { duration: FLIGHT_MS, easing: EASE };
  const hidden = [{ opacity: 0 }, { opacity: 0 }];
  const motions = [
    disc.animate([drawnIn(before, largest), drawnIn(after, largest)], timing),
    picture.animate([drawnIn(from.box, to.box), { transform: 'none' }], timing),
    to.picture.animate(hidden, timing),
    tile.animate(hidden, { ...timing, pseudoElement: '::before' }),
  ];
  const end = (): void => {
    for (const motion of motions) motion.cancel();
    sky.remove();
    for (const name of OWN_WILL) window.removeEventListener(name, end, true);
  };
  for (const name of OWN_WILL) window.addEventListener(name, end, { capture: true, passive: true });
  motions[0]?.addEventListener('finish', end);
}

/**
 * The disc of a card opens the page: it grows into the disc of the product's page while the picture travels there, and Back
 * closes it again. Begun once the next screen stands, in the frame that shows it first, so that no press waits for it: the
 * browser's own transitions hold a screen back until they have taken a picture of the former one.
 */
export function followDiscs(): void {
  let giveUp = (): void => {};
  /** The page that a disc has opened, and how far the window was scrolled then. */
  let opened: { page: Shown; top: number } | undefined;
  let top = window.scrollY;

  const expectTile = (from: Shown | undefined, among: 'cards' | 'page'): void => {
    giveUp();
    // What has not come cannot travel.
    if (from?.picture.complete !== true || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const source = from.picture.src;
    let frame = 0;
    // Where it is, is known once the screen is put in its place: with it, or when it has grown long enough.
    const land = (tile: Element): void => {
      const to = shownIn(tile);
      if (to === undefined) {
        frame = requestAnimationFrame(() => land(tile));
        return;
      }
      giveUp();
      fly(from, tile, to);
      if (among === 'page') opened = { page: to, top: window.scrollY };
    };
    const look = (): void => {
      const tile = tiles(among).find((one) => one.querySelector('img')?.src === source);
      if (tile === undefined || tile.contains(from.picture)) return;
      observer.disconnect();
      frame = requestAnimationFrame(() => land(tile));
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => giveUp(), WAIT_MS);
    giveUp = () => {
      observer.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  };

  const onPress = (event: MouseEvent): void => {
    const { target } = event;
    if (!isPlainClick(event) || !(target instanceof Element)) return;
    const link = target.closest('a');
    // Back leads elsewhere from where it leads.
    if (link !== null) opened = undefined;
    const card = link?.closest('article')?.querySelector('[data-disc]');
    if (card) expectTile(shownIn(card), 'page');
  };
  // The screen may have changed by then: where the page stood is remembered.
  const onReturn = (): void => {
    if (opened === undefined) return;
    const { page, top: before } = opened;
    const scrolled = top - before;
    opened = undefined;
    const from = {
      ...page,
      disc: { ...page.disc, y: page.disc.y - scrolled },
      box: new DOMRect(page.box.x, page.box.y - scrolled, page.box.width, page.box.height),
    };
    if (from.box.bottom > 0) expectTile(from, 'cards');
  };
  const onScroll = (): void => void (top = window.scrollY);
  const forget = (): void => void (opened = undefined);
  window.addEventListener('click', onPress, true);
  window.addEventListener('popstate', onReturn);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', forget);
}
