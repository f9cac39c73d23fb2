import type { Page } from '@playwright/test';

export interface Thread {
  /**
   * What the page's thread has worked so far, ms: neither what this machine is busy with besides counts, nor finding and
   * asking for the judge.
   */
  worked: () => Promise<number>;
  /** How many times longer a fixed piece of work takes here and now than where the limits were found, one at least. */
  slowness: () => Promise<number>;
  /** The same by the clock on the wall, on a processor made so many times slower: whatever else the machine does counts. */
  lateness: (slower?: number) => Promise<number>;
}

/** What the fixed piece of work took of the thread on the quiet machine on which the limits were found, ms. */
const YARDSTICK_MS = 36;
const TRIES = 3;

/** Runs in the page: makes and lays out as much as a large dialog has, and is gone again. */
function yardstick(): void {
  const list = document.createElement('ul');
  list.style.cssText = 'position: absolute; inset-block-start: 0; inline-size: 300px; visibility: hidden';
  for (let at = 0; at < 1_500; at += 1) {
    const item = document.createElement('li');
    item.textContent = `${at} ${Math.sqrt(at).toFixed(3)} ${String(at).padStart(12, '·')}`;
    list.append(item);
  }
  document.documentElement.append(list);
  list.getBoundingClientRect();
  list.style.inlineSize = '120px';
  list.getBoundingClientRect();
  list.remove();
}

export async function watchThread(page: Page): Promise<Thread> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (on: string): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === on)?.value ?? Number.NaN) * 1_000;
  };
  const threadTime = (): Promise<number> => spent('ThreadTime');
  /** The quickest of several tries: a machine that is busy with something else for a moment says nothing. */
  const timesLonger = async (clock: () => Promise<number>, usual: number): Promise<number> => {
    let best = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const before = await clock();
      await page.evaluate(yardstick);
      best = Math.min(best, (await clock()) - before);
    }
    return Math.max(1, best / usual);
  };
  return {
    worked: async () => (await threadTime()) - (await spent('DevToolsCommandDuration')),
    slowness: () => timesLonger(threadTime, YARDSTICK_MS),
    lateness: (slower = 1) => timesLonger(async () => performance.now(), YARDSTICK_MS * slower),
  };
}
