import { onTestFinished, vi } from 'vitest';

/** For the rest of a test everything has a place on the page, as where a browser lays it out, but these and what is in them. */
export function layOutAllBut(hidden: Iterable<Element>): void {
  const gone = [...hidden];
  const rects = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const own = gone.some((one) => one.contains(this)) ? [] : [this.getBoundingClientRect()];
    return own as unknown as DOMRectList;
  });
  onTestFinished(() => rects.mockRestore());
}
