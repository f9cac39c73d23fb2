import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** Runs in the page: the lines that end with a word of one letter or with what joins two words, by the words around it. */
export function strayWords(): string[] {
  const UNSEEN = 'script, style, noscript, template, select, textarea, svg';
  const STRAY = /(?<![\p{L}\p{N}'’№-])(?:\p{L}|та|чи|або|але|бо|and|but|or)\s+(?=\S)/giu;
  const found: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest(UNSEEN) !== null || !parent.checkVisibility()) continue;
    const text = node.nodeValue ?? '';
    const topOf = (place: number): number | undefined => {
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      return range.getClientRects()[0]?.top;
    };
    for (const { index, 0: word } of text.matchAll(STRAY)) {
      const [top, next] = [topOf(index), topOf(index + word.length)];
      const isLeft = top !== undefined && next !== undefined && next - top > 4;
      if (isLeft && parent.getBoundingClientRect().width > 1)
        found.push(text.slice(Math.max(0, index - 20), index + 20));
    }
  }
  return found;
}

/** Of no line the last word is one of a letter, or one that joins. */
export async function expectWholeLines(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(strayWords), `${where}: lines that end with a stray word`).toEqual([]);
}
