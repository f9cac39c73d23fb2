import type { Page } from '@playwright/test';

/**
 * Sums up what moves by itself in each page once its letters are there: those are another story (still.spec.ts). Gives how
 * much that is by now, as browsers count it.
 */
export async function watchLateShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { moved: 0 });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.moved += (entry as unknown as { value: number }).value;
    });
    const watch = async (): Promise<void> => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      // The shop puts them on by itself: the browser's own `fonts.ready` is before.
      const isLetters = ({ family, status }: FontFace): boolean => family === 'Shov Text' && status === 'loaded';
      while (![...document.fonts].some(isLetters)) await frame();
      await frame();
      await frame();
      observer.observe({ type: 'layout-shift' });
    };
    window.addEventListener('load', () => void watch());
  });
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved);
}
