import type { Page } from '@playwright/test';

/**
 * A fraction of what is called good (0.1): lines of small letters at the middle or the right that come in two pieces, and a
 * text whose words that keep together break elsewhere in the letters that stand in.
 */
export const BY_A_HAIR = 0.006;

/** As browsers tell it; not in the library of types yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Watched = Window & { shifts?: string[] };

/** Writes down everything that moves by itself from now on, a line each. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ left, top, width, height }: DOMRect): string => [left, top, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 90)} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push(`${value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What it was, a line each, which begins with how much. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Watched).shifts ?? ['not watched']);

/** What has moved by now was asked for. */
export const forgetShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as Watched).shifts?.splice(0));

/** How much it was, as browsers count it. */
export const sumOf = (shifts: string[]): number =>
  shifts.map((shift) => Number.parseFloat(shift)).reduce((sum, value) => sum + value, 0);
