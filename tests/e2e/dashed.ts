import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

const MOST = 3;

/** Runs in the page: the things in sight that are drawn in dashes or stitches; the lines of one list are one thread. */
function dashedInSight(): string[] {
  const isSeen = (element: Element): boolean => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      element.checkVisibility({ visibilityProperty: true })
    );
  };
  const isDashed = (style: CSSStyleDeclaration): boolean => {
    if (style.content === 'none' || style.opacity === '0' || style.display === 'none') return false;
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const isBordered = sides.some((side) => style[`border${side}Style`] === 'dashed');
    return isBordered || style.backgroundImage.includes('repeating-linear-gradient');
  };
  const threads = new Set<Element | null>();
  return [...document.querySelectorAll('body *')].filter(isSeen).flatMap((element) => {
    const own = getComputedStyle(element);
    const isLine = element instanceof SVGGeometryElement && own.strokeDasharray !== 'none' && own.opacity !== '0';
    const drawn = [getComputedStyle(element, '::before'), getComputedStyle(element, '::after')].some(
      (style) => style.content !== 'none' && style.content !== 'normal' && isDashed(style),
    );
    const isGudzyk = element.closest('[data-open]') !== null;
    const thread = element.matches('ol > li') ? element.parentElement : element;
    if (isGudzyk || threads.has(thread) || !(isLine || isDashed(own) || drawn)) return [];
    threads.add(thread);
    return [element.outerHTML.slice(0, 90)];
  });
}

/** Of all that is in sight at most three things are dashed: more is a pattern, not a sign. */
export async function expectFewDashed(page: Page, where: string): Promise<void> {
  const dashed = await page.evaluate(dashedInSight);
  expect.soft(dashed.length, `${where}: ${dashed.join('\n')}`).toBeLessThanOrEqual(MOST);
}
