import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** Runs in the page: what is wrong with the places of things, whatever letters they hold; a line each. */
export function misplaced(): string[] {
  const EDGE_PX = 1.5;
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  const describe = (element: Element): string => {
    const name = element.ariaLabel ?? element.textContent.trim();
    return `${element.tagName.toLowerCase()} «${name.slice(0, 40)}»`;
  };
  /** What is fixed to the window may lie over the rest. */
  const layerOf = (element: Element | null): Element | undefined => {
    if (element === null) return undefined;
    return /fixed|sticky/.test(getComputedStyle(element).position) ? element : layerOf(element.parentElement);
  };
  /** What of it is to be seen: less where something scrolls or hides it. */
  const seenOf = (element: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('[inert]') === null;
  /** A button within a field, or on a card that is a link as a whole. */
  const holds = (outer: ReturnType<typeof seenOf>, inner: ReturnType<typeof seenOf>): boolean =>
    inner.left >= outer.left - EDGE_PX &&
    inner.right <= outer.right + EDGE_PX &&
    inner.top >= outer.top - EDGE_PX &&
    inner.bottom <= outer.bottom + EDGE_PX;
  const found: string[] = [];

  const controls = [...document.querySelectorAll(CONTROLS)].filter(isSeen).flatMap((element) => {
    const seen = seenOf(element);
    const isThere = seen.right - seen.left > EDGE_PX && seen.bottom - seen.top > EDGE_PX;
    return isThere ? [{ element, seen, layer: layerOf(element) }] : [];
  });
  for (const { element, seen, layer } of controls) {
    if (layer === undefined && (seen.left < -EDGE_PX || seen.right > innerWidth + EDGE_PX))
      found.push(`leaves the window: ${describe(element)}`);
  }
  for (const [place, one] of controls.entries())
    for (const other of controls.slice(place + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const wide = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
      const high = Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
      if (wide > EDGE_PX && high > EDGE_PX && !holds(one.seen, other.seen) && !holds(other.seen, one.seen))
        found.push(`lie over each other: ${describe(one.element)} and ${describe(other.element)}`);
    }
  for (const image of document.images) {
    if (!isSeen(image) || image.naturalWidth === 0 || getComputedStyle(image).objectFit !== 'fill') continue;
    // As it is laid out: what is turned a little stays in shape.
    const { offsetWidth, offsetHeight } = image;
    const drawn = (offsetWidth * image.naturalHeight) / image.naturalWidth;
    if (Math.abs(drawn - offsetHeight) > EDGE_PX + offsetHeight / 50)
      found.push(`is out of shape: ${image.alt || image.src}`);
  }
  return found;
}

/** Everything that can be pressed is in the window and none of it over another; no picture is pulled out of shape. */
export async function expectBoxesInPlace(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(misplaced), `${where}: boxes out of place`).toEqual([]);
}
