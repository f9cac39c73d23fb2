import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** Runs in the page: what is wrong with its texts, a line each. */
export function misfits(): string[] {
  interface Seen {
    text: string;
    /** The band its letters fill, without the room above and below them. */
    bands: { left: number; right: number; top: number; bottom: number }[];
    /** What is fixed to the window and may lie over the rest. */
    layer: Element | undefined;
  }
  const UNSEEN = 'script, style, noscript, template, select, textarea, svg title';
  const EDGE_PX = 1.5;
  // A line may be lower than its letters' whole box: descenders reach below it.
  const SLACK_EM = 0.35;
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const seen: Seen[] = [];
  const boxes = new Map<Element, { edge: DOMRect; position: string; display: string; overflow: [string, string] }>();
  const boxOf = (element: Element) => {
    const known = boxes.get(element);
    if (known !== undefined) return known;
    const { position, display, overflowX, overflowY } = getComputedStyle(element);
    const box = {
      edge: element.getBoundingClientRect(),
      position,
      display,
      overflow: [overflowX, overflowY] as [string, string],
    };
    boxes.set(element, box);
    return box;
  };
  const describe = (text: string, where: Element): string =>
    `«${text.slice(0, 60)}» in ${where.tagName.toLowerCase()}.${[...where.classList].join('.')}`;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest(UNSEEN) !== null) continue;
    // The end of the way to a page may be cut: its heading says it whole.
    if (parent.matches('nav li > [aria-current="page"]') && document.querySelector('h1') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const slack = size * SLACK_EM;
    const complaints: string[] = [];
    let isHidden = rects.length === 0;
    let isScrolled = false;
    let isInBox = false;
    let layer: Element | undefined;
    for (
      let box: Element | null = parent;
      box !== null && box !== document.body && !isHidden;
      box = box.parentElement
    ) {
      const { edge, position, display, overflow } = boxOf(box);
      if (position === 'fixed' || position === 'sticky') layer ??= box;
      if (display === 'inline' || display === 'contents') continue;
      // For those who listen.
      if (edge.width <= 1 && edge.height <= 1) isHidden = true;
      const sideways = (rect: DOMRect): boolean =>
        !isScrolled && (rect.left < edge.left - EDGE_PX || rect.right > edge.right + EDGE_PX);
      const upright = (rect: DOMRect): boolean => rect.top < edge.top - slack || rect.bottom > edge.bottom + slack;
      if (!isInBox && !(box instanceof SVGElement)) {
        isInBox = true;
        if (rects.some((rect) => sideways(rect) || upright(rect)))
          complaints.push(`sticks out of its box: ${describe(text, box)}`);
      }
      if (/auto|scroll/.test(overflow[0])) isScrolled = true;
      if (overflow.every((kind) => kind === 'visible')) continue;
      // Slid out of sight as a whole: it waits to be called.
      isHidden ||= rects.every(
        (rect) =>
          rect.right <= edge.left || rect.left >= edge.right || rect.bottom <= edge.top || rect.top >= edge.bottom,
      );
      const isCutUpright = /hidden|clip/.test(overflow[1]);
      if (rects.some((rect) => sideways(rect) || (isCutUpright && upright(rect))))
        complaints.push(`is cut: ${describe(text, box)}`);
    }
    if (isHidden) continue;
    if (!isScrolled && rects.some(({ left, right }) => left < -EDGE_PX || right > innerWidth + EDGE_PX))
      complaints.push(`leaves the window: ${describe(text, parent)}`);
    if (/^[−-]?[₴$€]\s?[\d,.]+$/.test(text) && rects.length > 1) complaints.push(`is a broken price: ${text}`);
    // A cell has room beside it, or scrolls with its table.
    for (const { 0: word, index } of parent.closest('td, th') ? (node.nodeValue ?? '').matchAll(/\p{L}+/gu) : []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) complaints.push(`is a broken word: ${word}`);
    }
    found.push(...complaints);
    const bands = rects.map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { left, right, top: middle - slack, bottom: middle + slack };
    });
    seen.push({ text, bands, layer });
  }

  for (const [place, one] of seen.entries())
    for (const other of seen.slice(place + 1)) {
      if (one.layer !== other.layer) continue;
      const isOver = one.bands.some((a) =>
        other.bands.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
        ),
      );
      if (isOver) found.push(`lie over each other: «${one.text.slice(0, 40)}» and «${other.text.slice(0, 40)}»`);
    }
  return found;
}

/** Every text is seen whole: in its box, in the window, over no other; no price is broken, and nothing scrolls sideways. */
export async function expectWordsFit(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(misfits), `${where}: texts that do not fit`).toEqual([]);
}

/** Makes every word of the page two fifths longer, as another language might. What is typed stays as it is. */
export async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, select, textarea')) continue;
      let owed = 0;
      node.nodeValue = (node.nodeValue ?? '').replaceAll(/\p{L}+/gu, (word) => {
        owed += word.length * 0.4;
        const more = Math.round(owed);
        owed -= more;
        return word + word.slice(-more || word.length);
      });
    }
  });
}
