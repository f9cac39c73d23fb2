import type { Page } from '@playwright/test';

type Watched = Window & { moved?: number };

/**
 * Sums up what moves by itself in each page once its letters are there: those are another story (still.spec.ts). Gives how
 * much that is by now, as browsers count it, as soon as it is watched: whoever asks waits for the letters.
 */
export async function watchLateShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched: Watched = window;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.moved = (watched.moved ?? 0) + (entry as unknown as { value: number }).value;
    });
    const watch = async (): Promise<void> => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      // The shop puts them on by itself: the browser's own `fonts.ready` is before. Some browsers keep the quotes of a name.
      const isLetters = ({ family, status }: FontFace): boolean =>
        family.replaceAll('"', '') === 'Shov Text' && status === 'loaded';
      while (![...document.fonts].some(isLetters)) await frame();
      await frame();
      await frame();
      watched.moved = 0;
      observer.observe({ type: 'layout-shift' });
    };
    window.addEventListener('load', () => void watch());
  });
  return async () => {
    await page.waitForFunction(() => (window as Watched).moved !== undefined);
    return page.evaluate(() => (window as Watched).moved ?? Number.NaN);
  };
}
